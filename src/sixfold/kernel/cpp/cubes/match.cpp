#include "cubes/match.hpp"

#include <memory>

#include "common/match_scores.hpp"
#include "cubes/game.hpp"

namespace sixfold::cubes {

namespace {

class Match {
  public:
    Match(const Rules& rules, const Player& player, const Player& others, int players)
        : rules_(rules), player_(player), others_(others), players_(players), board_(std::make_unique<Board>(rules)) {}

    Game play(std::uint64_t seed, int our_seat) {
        Random chance(seed), thoughts(~seed);
        Game game = Game::deal(rules_, players_, chance);
        board_->undo_to(0);
        while (!game.ended) turn(game, game.seat == our_seat, chance, thoughts);
        return game;
    }

    Thought player_thought, others_thought;

  private:
    void turn(Game& game, bool ours, Random& chance, Random& thoughts) {
        if (!ever_able_to_place(*board_, game.hand())) return game.pass();
        const Player& player = ours ? player_ : others_;
        const Thinking thinking(ours ? player_thought : others_thought);
        game.roll(*board_, player.roll(*board_, game, thoughts), Chance{chance});
        game.place(*board_, player.choose(*board_, game, thoughts), Chance{chance});
    }

    const Rules rules_;
    const Player& player_;
    const Player& others_;
    const int players_;
    std::unique_ptr<Board> board_;
};

}  // namespace

int Player::roll(Board& board, const Game& game, Random& random) const {
    if (style == Style::expert && limits.rolls && game.bag_size() == 0)
        return search_rolls(board, game, limits, random)[0].choice;
    return RollTable(board, game.hand()).best_choice();
}

Placement Player::choose(Board& board, const Game& game, Random& random) const {
    Limits styled = limits;
    if (style == Style::greedy) styled.candidates = 1;
    if (style != Style::expert) styled.rollouts = 0;
    return search(board, game, styled, random)[0].placement;
}

MatchResult play_match(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                       std::uint64_t seed) {
    Match match(rules, player, others, players);
    return play_deals(match, deals, players, seed);
}

}  // namespace sixfold::cubes

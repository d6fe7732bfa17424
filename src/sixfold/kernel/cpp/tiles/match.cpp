#include "tiles/match.hpp"

#include <algorithm>
#include <memory>

#include "common/match_scores.hpp"

namespace sixfold::tiles {

namespace {

class Match {
  public:
    Match(const Rules& rules, const Player& player, const Player& others, int players)
        : rules_(rules), player_(player), others_(others), players_(players), board_(std::make_unique<Board>(rules)) {}

    Game play(std::uint64_t seed, int our_seat) {
        Random draws(seed), thoughts(seed + 0x5eed + static_cast<std::uint64_t>(our_seat));
        Game game = Game::deal(rules_, players_, draws);
        history_.clear();
        board_->undo_to(0);
        while (!game.ended) turn(game, game.seat == our_seat, draws, thoughts);
        return game;
    }

    Thought player_thought, others_thought;

  private:
    void turn(Game& game, bool ours, Random& draws, Random& thoughts) {
        View view = View::of(game);
        view.history = seen_from(game.seat);
        const Player& player = ours ? player_ : others_;
        Choice choice;
        {
            const Thinking thinking(ours ? player_thought : others_thought);
            choice = player.choose(*board_, view, thoughts);
        }
        const int seat = game.seat, in_bag = game.bag.size;
        if (choice.placement.size) {
            game.place(*board_, choice.placement, draws);
            history_.push_back({seat, choice.placement, std::min<int>(choice.placement.size, in_bag)});
        } else if (in_bag == 0) {
            game.pass();
            history_.push_back({seat, {}, 0});
        } else if (game.deadlocked(*board_)) {
            game.ended = true;
        } else {
            game.trade(choice.traded, draws);
            history_.push_back({seat, {}, choice.traded.size});
        }
    }

    // The turns of the last three rounds, seats counted from the player on turn.
    std::vector<PastTurn> seen_from(int seat) const {
        const std::size_t shown = std::min<std::size_t>(history_.size(), static_cast<std::size_t>(3 * players_));
        std::vector<PastTurn> seen(history_.end() - static_cast<std::ptrdiff_t>(shown), history_.end());
        for (PastTurn& turn : seen) turn.seat = (turn.seat - seat + players_) % players_;
        return seen;
    }

    const Rules rules_;
    const Player& player_;
    const Player& others_;
    const int players_;
    std::unique_ptr<Board> board_;
    std::vector<PastTurn> history_;
};

}  // namespace

MatchResult play_match(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                       std::uint64_t seed) {
    Match match(rules, player, others, players);
    return play_deals(match, deals, players, seed);
}

}  // namespace sixfold::tiles

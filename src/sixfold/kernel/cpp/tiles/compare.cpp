#include "tiles/compare.hpp"

#include "tiles/playout.hpp"

namespace sixfold::tiles {

namespace {

Placement greedy(Game& game, Board& board, Random& draws, Random& ties) {
    return game.greedy_turn(board, draws, ties);
}

Placement thoughtful(const Player& player, Game& game, Board& board, Random& draws, Random& ties) {
    const Choice choice = player.choose(board, View::of(game), ties);
    if (choice.placement.size)
        game.place(board, choice.placement, draws);
    else if (game.bag.size == 0)
        game.pass();
    else if (game.deadlocked(board))
        game.ended = true;
    else
        game.trade(choice.traded, draws);
    return choice.placement;
}

}  // namespace

std::vector<Compared> compare(Board& board, const View& view, const Limits& limits, const std::vector<Judged>& plays,
                              const Hand& drawn, const Player* player, int deals, Random& random) {
    Playout playout(board, view, limits, random, drawn);
    TakeTurn take_turn = greedy;
    if (player)
        take_turn = [player](Game& game, Board& on, Random& draws, Random& ties) {
            return thoughtful(*player, game, on, draws, ties);
        };
    return compare_plays(static_cast<int>(plays.size()), deals, [&](int number, int deal, Compared& compared) {
        return playout.outcome(plays[static_cast<std::size_t>(number)], playout.dealt(deal), take_turn, compared);
    });
}

}  // namespace sixfold::tiles

#include "tiles/greedy.hpp"

#include <algorithm>
#include <memory>

namespace sixfold::tiles {

Totals simulate(const Rules& rules, int games, int players, std::uint64_t seed) {
    Totals totals;
    Random random(seed);
    const auto board = std::make_unique<Board>(rules);
    for (int number = 0; number < games; ++number) {
        Game game = Game::deal(rules, players, random);
        for (; !game.ended; ++totals.turns) game.greedy_turn(*board, random);
        const auto [low, high] = std::minmax_element(game.scores.begin(), game.scores.begin() + players);
        totals.winner_points += *high;
        totals.loser_points += *low;
        totals.deadlocks += game.bag.size > 0;
        board->undo_to(0);
    }
    totals.games = games;
    return totals;
}

namespace {

// What was drawn: the hand after the turn without what was kept.
Hand drawn_between(Hand before, Hand after, const Placement& placement, const Hand& traded) {
    before.remove(placement);
    for (Piece piece : traded) before.remove(piece);
    for (Piece piece : before) after.remove(piece);
    return after;
}

}  // namespace

TracedGame trace(const Rules& rules, int players, std::uint64_t seed) {
    Random random(seed);
    const auto board = std::make_unique<Board>(rules);
    Game game = Game::deal(rules, players, random);
    TracedGame traced{{game.hands.begin(), game.hands.begin() + players}, {}, game, false};
    while (!game.ended) {
        const int seat = game.seat;
        const Hand before = game.hand();
        const int in_bag = game.bag.size;
        TracedTurn turn{seat, game.greedy_turn(*board, random), {}, {}};
        if (game.ended && game.bag.size) break;
        if (!turn.placement.size && in_bag) {
            turn.traded = before;
            turn.traded.size = std::min<std::uint8_t>(before.size, static_cast<std::uint8_t>(in_bag));
        }
        turn.drawn = drawn_between(before, game.hands[seat], turn.placement, turn.traded);
        traced.turns.push_back(turn);
    }
    traced.deadlocked = game.bag.size > 0;
    traced.end = game;
    return traced;
}

}  // namespace sixfold::tiles

#include "tiles/greedy.hpp"

#include <algorithm>
#include <memory>

namespace sixfold {

SimulationTotals simulate_greedy(int games, int players, std::uint64_t seed) {
    SimulationTotals totals;
    Random random(seed);
    const auto board = std::make_unique<Board>();
    for (int game = 0; game < games; ++game) {
        TilesTable table = TilesTable::deal(players, random);
        for (; !table.ended; ++totals.turns) table.greedy_turn(*board, random);
        const auto [low, high] = std::minmax_element(table.scores.begin(), table.scores.begin() + players);
        totals.winner_points += *high;
        totals.loser_points += *low;
        totals.deadlocks += table.bag.size > 0;
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

TracedGame trace_greedy(int players, std::uint64_t seed) {
    Random random(seed);
    const auto board = std::make_unique<Board>();
    TilesTable table = TilesTable::deal(players, random);
    TracedGame game;
    game.deal.assign(table.hands.begin(), table.hands.begin() + players);
    while (!table.ended) {
        const int seat = table.seat;
        const Hand before = table.hand();
        const int in_bag = table.bag.size;
        TracedTurn turn{seat, table.greedy_turn(*board, random), {}, {}};
        if (table.ended && table.bag.size) break;
        if (!turn.placement.size && in_bag) {
            turn.traded = before;
            turn.traded.size = std::min<std::uint8_t>(before.size, static_cast<std::uint8_t>(in_bag));
        }
        turn.drawn = drawn_between(before, table.hands[seat], turn.placement, turn.traded);
        game.turns.push_back(turn);
    }
    game.deadlocked = table.bag.size > 0;
    game.end = table;
    return game;
}

}  // namespace sixfold

// Whole games of the bot that takes the most points each turn.
#pragma once

#include <cstdint>
#include <vector>

#include "tiles/game.hpp"

namespace sixfold::tiles {

struct Totals {
    std::int64_t games = 0;
    std::int64_t turns = 0;
    std::int64_t winner_points = 0;
    std::int64_t loser_points = 0;
    std::int64_t deadlocks = 0;
};

Totals simulate(const Rules& rules, int games, int players, std::uint64_t seed);

// A turn as it happened: a placement, or pieces traded, or neither for a pass.
struct TracedTurn {
    int seat;
    Placement placement;
    Hand traded;
    Hand drawn;
};

struct TracedGame {
    std::vector<Hand> deal;
    std::vector<TracedTurn> turns;
    Game end;
    bool deadlocked;
};

TracedGame trace(const Rules& rules, int players, std::uint64_t seed);

}  // namespace sixfold::tiles

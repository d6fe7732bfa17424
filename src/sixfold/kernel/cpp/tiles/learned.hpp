// Habits that were learned from games the kernel played with itself: `training/tiles.py` says how, and writes them.
#pragma once

#include "tiles/habit.hpp"

namespace sixfold::tiles {

// By the number of players: two, three, four and more.
constexpr int LEARNED_SETS = 3;

constexpr int learned_set(int players) {
    return players < 4 ? players - 2 : 2;
}

extern const std::array<Habits, LEARNED_SETS> LEARNED;

}  // namespace sixfold::tiles

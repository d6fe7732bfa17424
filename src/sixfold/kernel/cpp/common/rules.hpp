// What one edition prints and another may print otherwise. Python passes it; nothing here has a value of its own.
#pragma once

#include "common/kinds.hpp"

namespace sixfold {

// What the kernel's arrays have room for, whatever an edition says.
constexpr int MOST_PIECES = 108;
constexpr int MOST_HELD = 7;
constexpr int MOST_BONUS = 100;

struct Rules {
    // Pieces of each kind; of cubes, of each colour.
    int copies;
    int hand_size;
    // The fewest pieces that make a line or series.
    int shortest;
    // Points of a line of six beyond one a piece.
    int qwirkle_bonus;
    // Points for whoever ends the game.
    int ending_bonus;
};

}  // namespace sixfold

// What one edition prints and another may print otherwise. Python passes it; nothing here has a value of its own.
#pragma once

#include <stdexcept>

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

    static Rules checked(int copies, int hand_size, int shortest, int qwirkle_bonus, int ending_bonus) {
        if (copies < 1 || hand_size < 1) throw std::invalid_argument("there are pieces, and hands hold some");
        if (shortest < 1 || shortest > LONGEST) throw std::invalid_argument("a line has 1 to 6 pieces");
        if (qwirkle_bonus < 0 || qwirkle_bonus > MOST_BONUS || ending_bonus < 0 || ending_bonus > MOST_BONUS)
            throw std::invalid_argument("a bonus is 0 to 100 points");
        return {copies, hand_size, shortest, qwirkle_bonus, ending_bonus};
    }
};

}  // namespace sixfold

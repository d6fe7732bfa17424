// Choosing in cubes: which cubes to roll again, and which placement, with what it leaves to the next player.
#pragma once

#include <vector>

#include "cubes_roll.hpp"
#include "random.hpp"

namespace sixfold {

struct CubesLimits {
    // Placements looked at, those with the most points first; one: the most points are taken.
    int candidates = 10;
    // How much the next player's expected points count against a placement.
    double reply = 1.0;
    // How much the points that the cubes kept could expect on the same board count for it.
    double keep = 0.4;
};

struct CubesJudged {
    Placement placement;
    double value;
};

// Placements of the cubes as they lie, best first. The next player's cubes lie open; the own are drawn anew after them.
std::vector<CubesJudged> search_cubes(Board& board, const Hand& cubes, const Hand& next, int bag_size,
                                      const CubesLimits& limits, Random& random);

}  // namespace sixfold

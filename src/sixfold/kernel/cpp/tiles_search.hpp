// Choosing a placement of tiles by playing on from each candidate with supposed hands and draws.
#pragma once

#include <vector>

#include "tiles_infer.hpp"
#include "tiles_static.hpp"

namespace sixfold {

struct SearchLimits {
    int rollouts = 1600;
    // Rounds played out after the candidate; the lead is averaged over their ends.
    int rounds = 2;
    // How much the static value counts beside the rollouts.
    // How much the static value counts beside the rollouts, and after how many of these only half as much.
    double trust = 0.5;
    double patience = 25;
    int candidates = 16;
    Inference inference;
    // With an empty bag and two players the end is searched for with so many nodes at most; none: it is not.
    std::int64_t endgame_nodes = 30'000;
    StaticWeights weights;
};

struct Judged {
    Placement placement;
    double value;
    int rollouts;
    double prior = 0;
};

// The candidates, best first; none if nothing can be placed.
std::vector<Judged> search_tiles(Board& board, const TilesView& view, const SearchLimits& limits, Random& random);

}  // namespace sixfold

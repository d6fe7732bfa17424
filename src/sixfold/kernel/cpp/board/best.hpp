// The best-scoring placement of a hand, without listing the others.
#pragma once

#include "board/placements.hpp"
#include "common/random.hpp"

namespace sixfold {

// The highest score of any placement; 0 if nothing fits.
int best_score(const Board& board, Mask hand);

// A placement with the highest score, ties drawn evenly; of size 0 if nothing fits.
Placement best_placement(const Board& board, Mask hand, Random& random);

// Gives a placement its points; false if it is not one of the legal ones. On an empty board those lie in a row from the
// first cell on.
bool score_placement(const Board& board, Placement& placement);

}  // namespace sixfold

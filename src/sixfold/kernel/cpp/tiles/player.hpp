// The players of tiles that matches are played between.
#pragma once

#include "tiles/search.hpp"

namespace sixfold {

enum class TilesManner { greedy, weighed, searching };

struct TilesPlayer {
    TilesManner manner = TilesManner::greedy;
    SearchLimits limits;

    // The placement chosen; of size 0 if nothing can be placed.
    Placement choose(Board& board, const TilesView& view, Random& random) const;
    // What is traded when nothing can be placed.
    Hand trade(const TilesView& view) const;
};

}  // namespace sixfold

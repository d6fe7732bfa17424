// The players of tiles that matches are played between.
#pragma once

#include "tiles/search.hpp"

namespace sixfold::tiles {

enum class Style { greedy, club, expert };

struct Player {
    Style style = Style::greedy;
    Limits limits;

    // The placement chosen; of size 0 if nothing can be placed.
    Placement choose(Board& board, const View& view, Random& random) const;
    // What is traded when nothing can be placed.
    Hand trade(const View& view) const;
};

}  // namespace sixfold::tiles

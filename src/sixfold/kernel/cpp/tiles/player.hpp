// The players of tiles that matches are played between.
#pragma once

#include "tiles/search.hpp"

namespace sixfold::tiles {

enum class Style { greedy, club, expert };

// A placement, or what is traded; neither for a pass.
struct Choice {
    Placement placement;
    Hand traded;
};

struct Player {
    Style style = Style::greedy;
    Limits limits;

    Choice choose(Board& board, const View& view, Random& random) const;

  private:
    Placement place(Board& board, const View& view, Random& random) const;
    Hand trade(const View& view) const;
};

}  // namespace sixfold::tiles

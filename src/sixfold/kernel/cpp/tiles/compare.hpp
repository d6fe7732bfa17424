// Plays of tiles over the same supposed hands and draws: how they fare, and what the difference is made of.
#pragma once

#include <vector>

#include "common/outcome.hpp"
#include "tiles/player.hpp"

namespace sixfold::tiles {

// The first play is the one that all are compared with. Without a player everybody is greedy; `drawn`, if any, is what
// the player on turn draws first.
std::vector<Compared> compare(Board& board, const View& view, const Limits& limits, const std::vector<Judged>& plays,
                              const Hand& drawn, const Player* player, int deals, Random& random);

}  // namespace sixfold::tiles

// Plays of cubes over the same supposed draws and rolls: how they fare, and what the difference is made of.
#pragma once

#include <vector>

#include "cubes/match.hpp"
#include "cubes/playout.hpp"

namespace sixfold::cubes {

// The first play is the one that all are compared with. Without a player everybody plays in a hurry; `drawn`, if any,
// is what the player on turn draws first.
std::vector<Compared> compare(Board& board, const Game& game, const Limits& limits, const std::vector<Play>& plays,
                              const Hand& drawn, const Player* player, int deals, Random& random);

}  // namespace sixfold::cubes

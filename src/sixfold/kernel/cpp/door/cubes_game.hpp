// A game of cubes, as it is told.
#pragma once

#include <optional>

#include "cubes/match.hpp"
#include "door/board.hpp"

namespace sixfold::door {

// The game as all see it: hands and scores from the player on turn on, then the bag by colour. Nothing where it is
// refused.
std::optional<cubes::Game> read_cubes_game(Request& request, const LaidBoard& laid);

// A style and its limits.
cubes::Player read_cubes_player(Request& request);

}  // namespace sixfold::door

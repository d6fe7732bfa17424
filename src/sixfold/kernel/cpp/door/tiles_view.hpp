// What a player of tiles knows, as it is told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "door/board.hpp"
#include "tiles/player.hpp"

namespace sixfold::door {

// The hand, the unseen pieces by kind, hand sizes and scores by seat, and how much the bag holds. Checked so that no
// count is out of bounds further on; nothing where it is refused.
std::optional<tiles::View> read_tiles_view(Request& request, const Rules& rules);

// The latest turns, put into the view: the seat from the player on turn, what was placed, how much was drawn.
// They are laid last, so that they can be taken back.
void read_history(Request& request, LaidBoard& laid, std::optional<tiles::View>& view);

// A style and its limits.
tiles::Player read_tiles_player(Request& request);

void check_tiles_game(Request& request, const Rules& rules, int players);

}  // namespace sixfold::door

// Whether a game of tiles is one the kernel has room for.
#pragma once

#include <stdexcept>
#include <string>

#include "bind/board.hpp"
#include "tiles/game.hpp"

namespace sixfold::tiles {

inline void check_game(const Rules& rules, int players) {
    check_hand_size(rules);
    if (players < 2 || players > MOST_PLAYERS) throw std::invalid_argument("tiles is for 2 to 8 players");
    if (rules.copies > MOST_COPIES)
        throw std::invalid_argument("the kernel has room for " + std::to_string(MOST_PIECES) + " tiles");
    if (players * rules.hand_size > KINDS * rules.copies) throw std::invalid_argument("there are not tiles enough");
}

}  // namespace sixfold::tiles

// Turns of cards over the same supposed hands and draws: how they fare, and what the difference is made of.
#pragma once

#include <vector>

#include "cards/player.hpp"
#include "common/outcome.hpp"

namespace sixfold::cards {

struct Terms {
    int deals = 1;
    // Rounds after the turn; none: to the end of the game.
    int rounds = 2;
    // What the player on turn draws first, if that is given.
    Cards drawn;
};

// The first turn is the one that all are compared with; everybody plays on as this player does.
std::vector<Compared> compare(const Player& player, const View& view, const std::vector<EndPosition>& turns,
                              const Terms& terms, Random& chance, Arranger& arranger);

}  // namespace sixfold::cards

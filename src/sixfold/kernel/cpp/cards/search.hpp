// Choosing a turn of cards by playing on from each candidate, over supposed hands and draws.
#pragma once

#include <vector>

#include "cards/player.hpp"

namespace sixfold::cards {

// A turn played on: the mean of what it led to, over so many rollouts.
struct Judged {
    EndPosition end;
    double value = 0;
    int rollouts = 0;
};

// The turns an expert considers, the one to play first; nothing if no card can be played. A game laid open, with the
// player on turn in seat 0, is for measuring what it would be worth to know the others' hands.
std::vector<Judged> search(const Player& player, const View& view, Random& chance, Arranger& arranger,
                           const Game* laid_open = nullptr);

}  // namespace sixfold::cards

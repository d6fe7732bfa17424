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

// The turns an expert considers, the one to play first; nothing if no card can be played.
std::vector<Judged> search(const Player& player, const View& view, Random& chance, Arranger& arranger);

}  // namespace sixfold::cards

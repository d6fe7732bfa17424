// A game of cubes, as Python gives it.
#pragma once

#include <stdexcept>
#include <vector>

#include "bind/board.hpp"
#include "cubes/game.hpp"

namespace sixfold::cubes {

// The game as all see it: seats from the player on turn on.
inline Game game_of(const Rules& rules, const std::vector<std::vector<int>>& hands, const std::vector<int>& scores,
                    const std::vector<int>& bag) {
    if (hands.size() < 2 || hands.size() > MOST_PLAYERS || scores.size() != hands.size() || bag.size() != 6)
        throw std::invalid_argument("a search needs 2 to 4 hands, as many scores, and the bag by colour");
    Game game(rules, static_cast<int>(hands.size()));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        game.hands[seat] = hand_of(rules, hands[seat]);
        game.scores[seat] = scores[seat];
    }
    for (std::size_t colour = 0; colour < bag.size(); ++colour) {
        if (bag[colour] < 0 || bag[colour] > rules.copies) throw std::invalid_argument("no bag holds so many cubes");
        game.bag[colour] = bag[colour];
    }
    return game;
}

}  // namespace sixfold::cubes

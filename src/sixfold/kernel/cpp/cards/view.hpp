// What the player on turn sees of a game of cards.
#pragma once

#include <array>

#include "cards/game.hpp"

namespace sixfold::cards {

// Other hands and the stack are known only as the cards not seen.
struct View {
    int players = 2;
    Cards table;
    Cards hand;
    Cards unseen;
    // In the order of play, the player on turn first.
    std::array<int, MOST_PLAYERS> hand_sizes{};
    std::array<int, MOST_PLAYERS> qwirkles{};
    int stack_size = 0;
    int turns_left = -1;
    int passes = 0;
};

View view_of(const Game& game);

// A game that fits what is seen: the unseen cards dealt by chance, the player on turn in seat 0.
Game dealt(const View& view, Random& chance);

}  // namespace sixfold::cards

// A whole game of cards, as far as search needs it: multisets, a stack in the order of drawing, counts of Qwirkles.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/turn.hpp"
#include "common/random.hpp"
#include "common/rules.hpp"

namespace sixfold::cards {

struct Game {
    int players = 2;
    int seat = 0;
    Cards table;
    std::array<Cards, MOST_PLAYERS> hands;
    std::array<int, MOST_PLAYERS> qwirkles{};
    // Drawn from the back.
    std::array<std::uint8_t, MOST_CARDS> stack{};
    int stack_size = 0;
    // Once the last card of the stack is drawn: how many turns are still to be played; -1 before that.
    int turns_left = -1;
    int passes = 0;
    bool ended = false;

    void play(const EndPosition& end);
    void pass();

    // The seat's Qwirkles less the most that another seat has.
    int lead(int seat) const;

  private:
    void finish_turn(bool drew);
};

// Shuffled and dealt until somebody holds a series; the longest starts, a tie goes to the lowest seat.
Game deal(const Rules& rules, int players, std::uint64_t seed);

}  // namespace sixfold::cards

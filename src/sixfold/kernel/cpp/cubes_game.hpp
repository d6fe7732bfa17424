// A game of cubes as the kernel plays it out. `sixfold.games.cubes` is the authority for every rule here.
#pragma once

#include <array>

#include "cubes_roll.hpp"
#include "random.hpp"
#include "tiles_game.hpp"

namespace sixfold {

struct CubesTable {
    int players = 2;
    int seat = 0;
    int passes = 0;
    bool ended = false;
    std::array<Hand, MOST_PLAYERS> hands;
    std::array<int, MOST_PLAYERS> scores{};
    // Cubes of each colour in the bag.
    std::array<int, 6> bag{};

    Hand& hand() { return hands[seat]; }
    const Hand& hand() const { return hands[seat]; }
    int bag_size() const;
    void next() { seat = seat + 1 == players ? 0 : seat + 1; }

    // Everybody draws and rolls; seat 0 starts.
    static CubesTable deal(int players, Random& random);

    // Rolls the chosen cubes, then all of them while nothing can be placed.
    void roll(const Board& board, int choice, Random& random);
    void place(Board& board, const Placement& placement, Random& random);
    void pass();

  private:
    void refill(Hand& hand, Random& random);
};

}  // namespace sixfold

// What a turn of cubes can be expected to bring, for each choice of cubes to roll again, exactly.
//
// A placement lies within one colour or one shape. So the best play of a hand is the best over twelve lines of the best
// play with the kinds of that line alone, and a table by line and subset answers for all 6^6 faces.
#pragma once

#include <array>
#include <vector>

#include "board/hand.hpp"

namespace sixfold::cubes {

constexpr int MOST_CHOICES = 1 << MOST_HELD;

// Whether the cubes as they lie can be placed; the very first turn needs some that make a line.
bool able_to_place(const Board& board, Mask kinds);
// Whether some roll of these cubes could be placed.
bool ever_able_to_place(const Board& board, const Hand& cubes);

// For each line and each subset of its six kinds, the most points of a placement within that subset.
class LineTable {
  public:
    LineTable(const Board& board, const Hand& cubes);
    // Lines are numbered by colour, then by shape; a subset has bits for shapes of a colour, or colours of a shape.
    int best(int line, int subset) const { return points_[line][subset]; }

  private:
    void fill_opening(const Board& board);
    void fill(const Board& board, int line, Mask kinds, int most);

    std::array<std::array<std::uint16_t, 64>, LINES.size()> points_{};
};

// The expected points of the turn by choice: bit n of the choice rolls the hand's n-th cube again.
class RollTable {
  public:
    RollTable(const Board& board, const Hand& cubes);

    double expected(int choice) const { return expected_[choice]; }
    int best_choice() const;
    double best() const { return expected_[best_choice()]; }

  private:
    std::array<double, MOST_CHOICES> expected_{};
    int choices_;
};

}  // namespace sixfold::cubes

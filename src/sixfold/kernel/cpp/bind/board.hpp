// The board as Python holds it: cells are pairs of numbers, and a turn is undone as a whole.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "board/hand.hpp"

namespace sixfold {

using Coordinates = std::pair<std::int64_t, std::int64_t>;
using PlacedPieces = std::vector<std::pair<int, Coordinates>>;

class NamedBoard {
  public:
    NamedBoard(const Rules& rules, const PlacedPieces& pieces);

    void lay(const PlacedPieces& placement);
    void undo();

    const Rules& rules() const { return rules_; }
    Board& board() { return *board_; }
    const Board& board() const { return *board_; }
    int turns() const { return static_cast<int>(turns_.size()); }

    Placement placement_of(const PlacedPieces& named) const;
    nanobind::tuple named(const Placement& placement) const;
    Coordinates coordinates(Cell cell) const;

  private:
    struct Extent {
        std::int64_t low_x = 0, high_x = 0, low_y = 0, high_y = 0;
        bool any = false;
    };

    Extent with(const PlacedPieces& placement) const;

    Rules rules_;
    std::unique_ptr<Board> board_;
    Extent extent_;
    std::vector<std::pair<int, Extent>> turns_;
};

Cell cell_at(const Coordinates& coordinates);
Piece checked_piece(int piece);
Hand hand_of(const Rules& rules, const std::vector<int>& pieces);
void check_hand_size(const Rules& rules);
Mask mask_of(const std::vector<int>& pieces);
nanobind::tuple tuple_of(const Hand& hand);

}  // namespace sixfold

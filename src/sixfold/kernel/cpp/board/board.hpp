// The board without edges, with what each empty cell beside pieces accepts kept up to date.
//
// Cells lie in one array that wraps: 136 cells a row, 16,384 in all. The pieces of one game hang together, so they span
// at most 108 cells and no two of them, nor their surroundings, can meet in one place of the array.
#pragma once

#include <array>
#include <cstdint>

#include "common/rules.hpp"

namespace sixfold {

using Cell = std::uint16_t;

constexpr int CELLS = 16384;
constexpr int ROW_STRIDE = 136;
// Room for the pieces of a game, and some more.
constexpr int MOST_LAID = 128;
constexpr std::array<int, 2> STEPS = {1, ROW_STRIDE};

constexpr Cell moved(Cell cell, int by) {
    return static_cast<Cell>((cell + by) & (CELLS - 1));
}

// Along one direction: of an empty cell, what it accepts and the kinds it would join; of a piece at the end of a run,
// what that run accepts and its kinds. Inside a run the values are stale and never read.
struct Along {
    Mask accepts = EVERY_KIND;
    Mask kinds = 0;
};

struct Placement {
    std::uint8_t size = 0;
    std::int16_t points = 0;
    std::array<Piece, LONGEST> pieces;
    std::array<Cell, LONGEST> cells;

    Mask kinds() const {
        Mask mask = 0;
        for (int place = 0; place < size; ++place) mask |= bit(pieces[place]);
        return mask;
    }
};

class Board {
  public:
    explicit Board(const Rules& rules)
        : rules_(rules), line_points_{0, 2, 3, 4, 5, static_cast<std::uint8_t>(LONGEST + rules.qwirkle_bonus)} {
        pieces_.fill(NONE);
    }

    const Rules& rules() const { return rules_; }
    // The points of a line in which a newly laid piece joins so many others; none can join six or more.
    int line_points(int joined) const { return line_points_[joined]; }

    bool empty() const { return laid_size_ == 0; }
    int laid() const { return laid_size_; }
    bool occupied(Cell cell) const { return pieces_[cell] != NONE; }
    Piece piece(Cell cell) const { return pieces_[cell]; }
    Cell laid_cell(int place) const { return laid_[place].cell; }
    // How many pieces of each kind lie there.
    const std::array<std::uint8_t, KINDS>& laid_by_kind() const { return laid_by_kind_; }

    // Row first, column second.
    const std::array<Along, 2>& at(Cell cell) const { return cells_[cell]; }
    bool touches(Cell cell) const { return (cells_[cell][0].kinds | cells_[cell][1].kinds) != 0; }
    Mask accepts(Cell cell) const { return cells_[cell][0].accepts & cells_[cell][1].accepts; }

    // The empty cells that touch a piece.
    const Cell* begin() const { return frontier_.data(); }
    const Cell* end() const { return frontier_.data() + frontier_size_; }

    void lay(Cell cell, Piece piece);
    void undo();

    void lay(const Placement& placement) {
        for (int place = 0; place < placement.size; ++place) lay(placement.cells[place], placement.pieces[place]);
    }
    void undo(const Placement& placement) { undo_to(laid_size_ - placement.size); }
    void undo_to(int pieces) {
        while (laid_size_ > pieces) undo();
    }

    // What may be laid anywhere on the frontier.
    bool fits_somewhere(Mask kinds) const {
        if (empty()) return kinds != 0;
        for (Cell cell : *this)
            if (accepts(cell) & kinds) return true;
        return false;
    }

  private:
    static constexpr Piece NONE = 255;
    static constexpr int CHANGES = 8;

    struct Change {
        Cell cell;
        Along before;
    };
    struct Laid {
        Cell cell;
        std::int16_t frontier_place;
        std::uint8_t joined_frontier;
        std::array<Change, CHANGES> changes;
    };

    const Along* run_at(Cell cell, int direction) const;
    void write(Laid& laid, int change, Cell cell, int direction, Along value);
    void lay_along(Laid& laid, Cell cell, Piece piece, int direction);
    void leave_frontier(Laid& laid, Cell cell);
    void join_frontier(Laid& laid, Cell cell);

    Rules rules_;
    std::array<std::uint8_t, 2 * LONGEST> line_points_;
    std::array<std::array<Along, 2>, CELLS> cells_;
    std::array<Piece, CELLS> pieces_;
    std::array<std::uint16_t, CELLS> frontier_place_{};
    std::array<Cell, 4 * MOST_LAID + 4> frontier_;
    int frontier_size_ = 0;
    std::array<Laid, MOST_LAID> laid_;
    int laid_size_ = 0;
    std::array<std::uint8_t, KINDS> laid_by_kind_{};
};

}  // namespace sixfold

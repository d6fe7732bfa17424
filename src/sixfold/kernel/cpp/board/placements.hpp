// Every legal placement, each exactly once, with its score.
//
// A placement of several pieces is found from its anchor: the lowest of its cells, along its line, that touches a piece
// laid earlier. From there it grows backwards only over cells that touch nothing, then forwards over whatever comes.
#pragma once

#include <algorithm>
#include <utility>

#include "board/board.hpp"

namespace sixfold {

// What a placement is worth by the rules. Another such thing may weigh lines by what they still accept, once the
// placement lies, and pieces by their kind.
struct Points {
    using Value = int;
    const Board& board;

    int line(int joined, Mask) const { return board.line_points(joined); }
    int piece(int) const { return 0; }
    int opening(int length) const { return length == 1 ? 1 : board.line_points(length - 1); }
};

// Growing placements; `visit(placement view, worth)` is called for each.
template <class Visit, class Worth>
class Generator {
  public:
    Generator(const Board& board, Mask hand, Visit& visit, const Worth& worth, int most = LONGEST)
        : board_(board), hand_(hand), visit_(visit), worth_(worth), most_(most) {}

    void all() {
        if (board_.empty()) return opening();
        for (Cell cell : board_) from_anchor(cell);
    }

    int size() const { return last_ - first_ + 1; }
    Piece piece(int place) const { return pieces_[first_ + place]; }
    Cell cell(int place) const { return cells_[first_ + place]; }

    Placement placement(int points) const {
        Placement placement;
        placement.size = static_cast<std::uint8_t>(size());
        placement.points = static_cast<std::int16_t>(points);
        std::copy_n(pieces_.begin() + first_, size(), placement.pieces.begin());
        std::copy_n(cells_.begin() + first_, size(), placement.cells.begin());
        return placement;
    }

  private:
    using Value = typename Worth::Value;

    static constexpr int MIDDLE = LONGEST - 1;

    void from_anchor(Cell cell) {
        const auto& [row, column] = board_.at(cell);
        Mask fitting = row.accepts & column.accepts & hand_;
        if (!fitting) return;
        const int row_joined = count(row.kinds), column_joined = count(column.kinds);
        first_ = last_ = MIDDLE;
        cells_[MIDDLE] = cell;
        for (; fitting; fitting &= fitting - 1) {
            const int kind = lowest(fitting);
            pieces_[MIDDLE] = static_cast<Piece>(kind);
            const Mask in_row = row.accepts & COMPANIONS[kind], in_column = column.accepts & COMPANIONS[kind];
            const Value across_row = worth_.line(column_joined, in_column) + worth_.piece(kind);
            const Value across_column = worth_.line(row_joined, in_row) + worth_.piece(kind);
            visit_(*this, across_row + worth_.line(row_joined, in_row));
            if (most_ == 1) continue;
            if (in_row & hand_) grow<0>(in_row, row_joined + 1, across_row);
            if (in_column & hand_) grow<1>(in_column, column_joined + 1, across_column);
        }
    }

    // `accepted`: the kinds that may still join the line; `length`: its pieces; `crossing`: what its pieces are worth
    // across it.
    template <int direction>
    void grow(Mask accepted, int length, Value crossing) {
        forwards<direction>(accepted, length, crossing);
        const Cell cell = moved(cells_[first_], -STEPS[direction]);
        if (board_.occupied(cell) || board_.touches(cell)) return;
        cells_[--first_] = cell;
        for (Mask left = accepted & hand_; left; left &= left - 1) {
            const int kind = lowest(left);
            pieces_[first_] = static_cast<Piece>(kind);
            const Mask still = accepted & COMPANIONS[kind];
            const Value with = crossing + worth_.piece(kind);
            visit_(*this, worth_.line(length, still) + with);
            if (still & hand_ && size() < most_) grow<direction>(still, length + 1, with);
        }
        ++first_;
    }

    template <int direction>
    void forwards(Mask accepted, int length, Value crossing) {
        constexpr int step = STEPS[direction];
        Cell cell = moved(cells_[last_], step);
        if (board_.occupied(cell)) cell = moved(cell, step * count(board_.at(cell)[direction].kinds));
        const auto& opening = board_.at(cell);
        Mask fitting = accepted & opening[0].accepts & opening[1].accepts & hand_;
        if (!fitting) return;
        const Cell beyond = moved(cell, step);
        if (board_.occupied(beyond)) {
            const Mask run = board_.at(beyond)[direction].kinds;
            if (run & ~accepted) return;
            length += count(run);
        }
        const int joined_across = count(opening[1 - direction].kinds);
        const Mask along = opening[direction].accepts, across = opening[1 - direction].accepts;
        cells_[++last_] = cell;
        for (; fitting; fitting &= fitting - 1) {
            const int kind = lowest(fitting);
            pieces_[last_] = static_cast<Piece>(kind);
            const Mask still = accepted & along & COMPANIONS[kind];
            const Value with = crossing + worth_.line(joined_across, across & COMPANIONS[kind]) + worth_.piece(kind);
            visit_(*this, worth_.line(length, still) + with);
            if (still & hand_ && size() < most_) forwards<direction>(still, length + 1, with);
        }
        --last_;
    }

    // On an empty board: the longest lines of the hand in every order, in a row from the first cell on.
    void opening() {
        const int length = longest_line(hand_);
        if (length == 0) return;
        const Value worth = worth_.opening(length);
        std::array<Mask, LINES.size()> lines;
        int different = 0;
        for (Mask line : LINES) {
            const Mask kinds = hand_ & line;
            if (count(kinds) == length &&
                std::find(lines.begin(), lines.begin() + different, kinds) == lines.begin() + different)
                lines[different++] = kinds;
        }
        first_ = 0;
        last_ = length - 1;
        for (int place = 0; place < length; ++place) cells_[place] = static_cast<Cell>(place);
        for (int line = 0; line < different; ++line) every_order(lines[line], length, worth);
    }

    void every_order(Mask kinds, int length, const Value& worth) {
        for (int place = 0; place < length; ++place, kinds &= kinds - 1)
            pieces_[place] = static_cast<Piece>(lowest(kinds));
        do {
            visit_(*this, worth);
        } while (std::next_permutation(pieces_.begin(), pieces_.begin() + length));
    }

    const Board& board_;
    const Mask hand_;
    Visit& visit_;
    const Worth worth_;
    const int most_;
    std::array<Piece, 2 * LONGEST> pieces_;
    std::array<Cell, 2 * LONGEST> cells_;
    int first_ = MIDDLE;
    int last_ = MIDDLE;
};

// Calls `visit(generator, points)` for each placement of at most so many pieces; `generator.placement(points)` copies
// it.
template <class Visit>
void each_placement(const Board& board, Mask hand, Visit&& visit, int most = LONGEST) {
    Generator<std::remove_reference_t<Visit>, Points>(board, hand, visit, Points{board}, most).all();
}

// The same with another worth in place of points.
template <class Worth, class Visit>
void each_weighed(const Board& board, Mask hand, const Worth& worth, Visit&& visit) {
    Generator<std::remove_reference_t<Visit>, Worth>(board, hand, visit, worth).all();
}

}  // namespace sixfold

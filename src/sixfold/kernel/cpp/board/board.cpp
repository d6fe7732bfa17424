#include "board/board.hpp"

namespace sixfold {

namespace {

constexpr Along NO_RUN{};

// What a cell between two runs accepts: nothing, if the two could never be one line.
Along joint(const Along& one, const Along& other) {
    const bool compatible = (one.kinds & ~other.accepts) == 0;
    return {compatible ? one.accepts & other.accepts : 0, one.kinds | other.kinds};
}

}  // namespace

const Along* Board::run_at(Cell cell, int direction) const {
    return occupied(cell) ? &cells_[cell][direction] : &NO_RUN;
}

void Board::write(Laid& laid, int change, Cell cell, int direction, Along value) {
    laid.changes[change] = {cell, cells_[cell][direction]};
    cells_[cell][direction] = value;
}

void Board::lay_along(Laid& laid, Cell cell, Piece piece, int direction) {
    const int step = STEPS[direction];
    const Along before = *run_at(moved(cell, -step), direction);
    const Along after = *run_at(moved(cell, step), direction);
    const Along run{before.accepts & after.accepts & COMPANIONS[piece], before.kinds | after.kinds | bit(piece)};
    const Cell first = moved(cell, -step * count(before.kinds));
    const Cell last = moved(cell, step * count(after.kinds));
    const int change = 4 * direction;
    write(laid, change, first, direction, run);
    write(laid, change + 1, last, direction, run);
    const Cell below = moved(first, -step);
    const Cell above = moved(last, step);
    write(laid, change + 2, below, direction, joint(run, *run_at(moved(below, -step), direction)));
    write(laid, change + 3, above, direction, joint(run, *run_at(moved(above, step), direction)));
}

void Board::leave_frontier(Laid& laid, Cell cell) {
    laid.frontier_place = -1;
    if (!touches(cell)) return;
    const std::uint16_t place = frontier_place_[cell];
    const Cell moved_here = frontier_[--frontier_size_];
    frontier_[place] = moved_here;
    frontier_place_[moved_here] = place;
    laid.frontier_place = static_cast<std::int16_t>(place);
}

void Board::join_frontier(Laid& laid, Cell cell) {
    if (occupied(cell) || touches(cell)) return;
    frontier_place_[cell] = static_cast<std::uint16_t>(frontier_size_);
    frontier_[frontier_size_++] = cell;
    ++laid.joined_frontier;
}

void Board::lay(Cell cell, Piece piece) {
    Laid& laid = laid_[laid_size_++];
    laid.cell = cell;
    laid.joined_frontier = 0;
    leave_frontier(laid, cell);
    for (int step : STEPS) {
        join_frontier(laid, moved(cell, -step));
        join_frontier(laid, moved(cell, step));
    }
    pieces_[cell] = piece;
    ++laid_by_kind_[piece];
    lay_along(laid, cell, piece, 0);
    lay_along(laid, cell, piece, 1);
}

void Board::undo() {
    const Laid& laid = laid_[--laid_size_];
    for (int change = CHANGES - 1; change >= 0; --change)
        cells_[laid.changes[change].cell][change / 4] = laid.changes[change].before;
    --laid_by_kind_[pieces_[laid.cell]];
    pieces_[laid.cell] = NONE;
    frontier_size_ -= laid.joined_frontier;
    if (laid.frontier_place < 0) return;
    const auto place = static_cast<std::uint16_t>(laid.frontier_place);
    const Cell displaced = frontier_[place];
    frontier_[frontier_size_] = displaced;
    frontier_place_[displaced] = static_cast<std::uint16_t>(frontier_size_++);
    frontier_[place] = laid.cell;
    frontier_place_[laid.cell] = place;
}

}  // namespace sixfold

// Whether pieces just laid complete a line of six.
#pragma once

#include "board/board.hpp"

namespace sixfold {

inline int run_length(const Board& board, Cell cell, int step) {
    int length = 1;
    for (Cell beside = moved(cell, step); board.occupied(beside); beside = moved(beside, step)) ++length;
    for (Cell beside = moved(cell, -step); board.occupied(beside); beside = moved(beside, -step)) ++length;
    return length;
}

// Of a placement that lies on the board already.
inline bool made_qwirkle(const Board& board, const Placement& placement) {
    for (int place = 0; place < placement.size; ++place)
        for (const int step : STEPS)
            if (run_length(board, placement.cells[place], step) == LONGEST) return true;
    return false;
}

}  // namespace sixfold

// A hand: a few pieces, of which some may be equal.
#pragma once

#include <array>

#include "board/board.hpp"

namespace sixfold {

struct Hand {
    std::uint8_t size = 0;
    std::array<Piece, MOST_HELD> pieces;

    Mask kinds() const {
        Mask mask = 0;
        for (int place = 0; place < size; ++place) mask |= bit(pieces[place]);
        return mask;
    }
    void add(Piece piece) { pieces[size++] = piece; }
    void remove(Piece piece) {
        for (int place = 0; place < size; ++place)
            if (pieces[place] == piece) {
                pieces[place] = pieces[--size];
                return;
            }
    }
    void remove(const Placement& placement) {
        for (int place = 0; place < placement.size; ++place) remove(placement.pieces[place]);
    }
    const Piece* begin() const { return pieces.data(); }
    const Piece* end() const { return pieces.data() + size; }
};

}  // namespace sixfold

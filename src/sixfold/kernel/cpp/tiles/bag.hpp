// The bag: pieces drawn by chance, one by one, or from either end once they are in an order.
#pragma once

#include <array>
#include <utility>

#include "board/hand.hpp"
#include "common/random.hpp"

namespace sixfold::tiles {

struct Bag {
    std::uint8_t first = 0;
    std::uint8_t size = 0;
    std::array<Piece, MOST_PIECES> pieces;

    const Piece* begin() const { return pieces.data() + first; }
    const Piece* end() const { return begin() + size; }
    void add(Piece piece) { pieces[first + size++] = piece; }
    Piece draw(Random& random) {
        std::swap(pieces[first + random.below(size)], pieces[first + size - 1]);
        return draw_last();
    }
    Piece draw_first() { return --size, pieces[first++]; }
    Piece draw_last() { return pieces[first + --size]; }
    void mix_in(Piece piece, Random& random) {
        add(piece);
        std::swap(pieces[first + random.below(size)], pieces[first + size - 1]);
    }
    void shuffle(Random& random) {
        for (std::uint32_t left = size; left > 1; --left)
            std::swap(pieces[first + random.below(left)], pieces[first + left - 1]);
    }
    void refill(Hand& hand, int hand_size, Random& random) {
        while (hand.size < hand_size && size > 0) hand.add(draw(random));
    }

    static Bag whole(int copies) {
        Bag bag;
        for (int kind = 0; kind < KINDS; ++kind)
            for (int copy = 0; copy < copies; ++copy) bag.add(static_cast<Piece>(kind));
        return bag;
    }
};

}  // namespace sixfold::tiles

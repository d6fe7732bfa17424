// The bag: pieces drawn by chance, one by one.
#pragma once

#include <array>

#include "hand.hpp"
#include "random.hpp"

namespace sixfold {

struct Bag {
    std::uint8_t size = 0;
    std::array<Piece, KINDS * COPIES> pieces;

    void add(Piece piece) { pieces[size++] = piece; }
    Piece draw(Random& random) {
        const std::uint32_t place = random.below(size);
        const Piece piece = pieces[place];
        pieces[place] = pieces[--size];
        return piece;
    }
    void refill(Hand& hand, Random& random) {
        while (hand.size < HAND_SIZE && size > 0) hand.add(draw(random));
    }

    static Bag whole() {
        Bag bag;
        for (int kind = 0; kind < KINDS; ++kind)
            for (int copy = 0; copy < COPIES; ++copy) bag.add(static_cast<Piece>(kind));
        return bag;
    }
};

}  // namespace sixfold

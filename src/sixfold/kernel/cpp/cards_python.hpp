// Cards as Python gives and takes them: pieces are numbers from 0 to 35, tables are lists of series.
#pragma once

#include <stdexcept>
#include <vector>

#include "cards_turn.hpp"

namespace sixfold::cards {

inline Cards cards_from(const std::vector<int>& pieces, const Cards& with = {}) {
    Cards cards;
    for (const int piece : pieces) {
        if (piece < 0 || piece >= kKinds) throw std::invalid_argument("a piece is a number from 0 to 35");
        if (cards.count(piece) + with.count(piece) == kCopies) {
            throw std::invalid_argument("there are three copies of each piece");
        }
        cards.add(piece);
    }
    return cards;
}

inline Cards cards_from(const Table& table) {
    std::vector<int> pieces;
    for (const Series& series : table) pieces.insert(pieces.end(), series.begin(), series.end());
    return cards_from(pieces);
}

inline std::vector<int> pieces_of(const Cards& cards) {
    std::vector<int> pieces;
    cards.for_each_kind([&](int kind, int copies) { pieces.insert(pieces.end(), copies, kind); });
    return pieces;
}

}  // namespace sixfold::cards

// Cards as multisets: at most three copies of each of the 36 kinds, two bits a kind.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "common/kinds.hpp"

namespace sixfold::cards {

inline constexpr int LINE_COUNT = 12;
// A series has at least so many cards: what follows from counting them (`arrange.hpp`) holds for three alone.
inline constexpr int SHORTEST = 3;
// What there is room for, whatever an edition says.
inline constexpr int MOST_COPIES = 3;
inline constexpr int MOST_CARDS = KINDS * MOST_COPIES;
inline constexpr int MOST_IN_HAND = 24;
inline constexpr int MOST_PLAYERS = 4;

using Series = std::vector<int>;
using Table = std::vector<Series>;

class Cards {
  public:
    constexpr Cards() = default;

    constexpr int count(int kind) const { return static_cast<int>(half_[kind / 18] >> shift(kind) & 3); }
    constexpr void add(int kind) { half_[kind / 18] += std::uint64_t{1} << shift(kind); }
    constexpr void remove(int kind) { half_[kind / 18] -= std::uint64_t{1} << shift(kind); }
    constexpr bool empty() const { return (half_[0] | half_[1]) == 0; }
    constexpr std::uint64_t half(int which) const { return half_[which]; }

    constexpr int size() const {
        const std::uint64_t ones = (half_[0] & LOW) | (half_[1] & LOW) << 1;
        const std::uint64_t twos = (half_[0] & HIGH) | (half_[1] & HIGH) >> 1;
        return std::popcount(ones) + 2 * std::popcount(twos);
    }

    // The six counts of a colour, two bits a shape, the circle lowest.
    constexpr unsigned row(int colour) const {
        return static_cast<unsigned>(half_[colour / 3] >> 12 * (colour % 3) & 0xfff);
    }

    constexpr Cards operator+(const Cards& other) const {
        return Cards(half_[0] + other.half_[0], half_[1] + other.half_[1]);
    }
    // Only for cards that are all there.
    constexpr Cards operator-(const Cards& other) const {
        return Cards(half_[0] - other.half_[0], half_[1] - other.half_[1]);
    }
    // What is left after taking what there is of the others.
    constexpr Cards without(const Cards& other) const {
        return Cards(lanes_without(half_[0], other.half_[0]), lanes_without(half_[1], other.half_[1]));
    }
    constexpr bool holds(const Cards& other) const { return other.without(*this).empty(); }
    constexpr bool operator==(const Cards& other) const = default;

    // Calls visit(kind, copies) for each kind that occurs, lowest first.
    template <typename Visit>
    constexpr void for_each_kind(Visit visit) const {
        for (int which = 0; which < 2; ++which) {
            for (std::uint64_t left = (half_[which] | half_[which] >> 1) & LOW; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                visit(18 * which + bit / 2, static_cast<int>(half_[which] >> bit & 3));
            }
        }
    }

    // Two-bit lanes of `from`, each less the lane of `taken`, none below zero.
    static constexpr std::uint64_t lanes_without(std::uint64_t from, std::uint64_t taken) {
        const std::uint64_t differ = (from ^ taken) & HIGH;
        const std::uint64_t less_high = taken & differ;
        const std::uint64_t less_low = ~from & taken & LOW & ~(differ >> 1);
        const std::uint64_t less = (less_high >> 1 | less_low) * 3;
        return (from & ~less) - (taken & ~less);
    }

    static constexpr std::uint64_t LOW = 0x555555555;
    static constexpr std::uint64_t HIGH = 0xaaaaaaaaa;

  private:
    constexpr Cards(std::uint64_t first, std::uint64_t second) : half_{first, second} {}
    static constexpr int shift(int kind) { return 2 * (kind % 18); }

    std::array<std::uint64_t, 2> half_{};
};

// The six kinds of a line: lines 0 to 5 are the colours, 6 to 11 the shapes.
constexpr int kind_at(int line, int place) {
    return line < 6 ? 6 * line + place : 6 * place + line - 6;
}

// The twelve Qwirkles.
inline constexpr std::array<Cards, LINE_COUNT> QWIRKLES = [] {
    std::array<Cards, LINE_COUNT> lines{};
    for (int line = 0; line < LINE_COUNT; ++line) {
        for (int place = 0; place < 6; ++place) lines[line].add(kind_at(line, place));
    }
    return lines;
}();

// So many copies of each kind.
constexpr Cards whole_stack(int copies) {
    Cards all;
    for (int kind = 0; kind < KINDS; ++kind) {
        for (int copy = 0; copy < copies; ++copy) all.add(kind);
    }
    return all;
}

// Every other bit, from the lowest, moved together.
constexpr std::uint64_t every_other_bit(std::uint64_t bits) {
    bits &= Cards::LOW;
    bits = (bits | bits >> 1) & 0x333333333;
    bits = (bits | bits >> 2) & 0xf0f0f0f0f;
    bits = (bits | bits >> 4) & 0xff00ff00ff;
    bits = (bits | bits >> 8) & 0xff0000ffff;
    return (bits | bits >> 16) & 0x3ffff;
}

// The kinds of which there is at least one copy, one bit a kind.
constexpr std::uint64_t mask_of(const Cards& cards) {
    return every_other_bit(cards.half(0) | cards.half(0) >> 1) | every_other_bit(cards.half(1) | cards.half(1) >> 1)
                                                                     << 18;
}

// The kinds of which there are at least two.
constexpr std::uint64_t mask_of_pairs(const Cards& cards) {
    return every_other_bit(cards.half(0) >> 1) | every_other_bit(cards.half(1) >> 1) << 18;
}

// The six bits of a line in such a mask.
constexpr unsigned line_bits(std::uint64_t mask, int line) {
    if (line < 6) return static_cast<unsigned>(mask >> 6 * line & 63);
    // Bits 0, 6, 12, … come together at bit 25: no two products meet.
    constexpr std::uint64_t gather = 0x2108421;
    return static_cast<unsigned>((mask >> (line - 6) & 0x41041041) * gather >> 25 & 63);
}

// The length of the longest series among the cards.
constexpr int longest_series(const Cards& cards) {
    const std::uint64_t mask = mask_of(cards);
    int longest = 0;
    for (int line = 0; line < LINE_COUNT; ++line) {
        const int length = std::popcount(line_bits(mask, line));
        longest = length > longest ? length : longest;
    }
    return longest;
}

}  // namespace sixfold::cards

// Cards as multisets: at most three copies of each of the 36 kinds, two bits a kind.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace sixfold::cards {

inline constexpr int kKinds = 36;
inline constexpr int kLines = 12;
inline constexpr int kCopies = 3;
inline constexpr int kHandSize = 9;
inline constexpr int kShortest = 3;
inline constexpr int kMostPlayers = 4;

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
        const std::uint64_t ones = (half_[0] & kLow) | (half_[1] & kLow) << 1;
        const std::uint64_t twos = (half_[0] & kHigh) | (half_[1] & kHigh) >> 1;
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

    // One of each kind that occurs.
    constexpr Cards kinds() const {
        return Cards((half_[0] | half_[0] >> 1) & kLow, (half_[1] | half_[1] >> 1) & kLow);
    }

    // Colours and shapes change places.
    constexpr Cards transposed() const {
        Cards result;
        for_each_kind([&](int kind, int copies) {
            const int other = kind % 6 * 6 + kind / 6;
            result.half_[other / 18] |= static_cast<std::uint64_t>(copies) << shift(other);
        });
        return result;
    }

    // Calls visit(kind, copies) for each kind that occurs, lowest first.
    template <typename Visit>
    constexpr void for_each_kind(Visit visit) const {
        for (int which = 0; which < 2; ++which) {
            for (std::uint64_t left = (half_[which] | half_[which] >> 1) & kLow; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                visit(18 * which + bit / 2, static_cast<int>(half_[which] >> bit & 3));
            }
        }
    }

    // Two-bit lanes of `from`, each less the lane of `taken`, none below zero.
    static constexpr std::uint64_t lanes_without(std::uint64_t from, std::uint64_t taken) {
        const std::uint64_t differ = (from ^ taken) & kHigh;
        const std::uint64_t less_high = taken & differ;
        const std::uint64_t less_low = ~from & taken & kLow & ~(differ >> 1);
        const std::uint64_t less = (less_high >> 1 | less_low) * 3;
        return (from & ~less) - (taken & ~less);
    }

    static constexpr std::uint64_t kLow = 0x555555555;
    static constexpr std::uint64_t kHigh = 0xaaaaaaaaa;

private:
    constexpr Cards(std::uint64_t first, std::uint64_t second) : half_{first, second} {}
    static constexpr int shift(int kind) { return 2 * (kind % 18); }

    std::array<std::uint64_t, 2> half_{};
};

constexpr bool in_line(int line, int kind) { return line < 6 ? kind / 6 == line : kind % 6 == line - 6; }

// The twelve Qwirkles: six colours, then six shapes.
inline constexpr std::array<Cards, kLines> kQwirkles = [] {
    std::array<Cards, kLines> lines{};
    for (int line = 0; line < kLines; ++line) {
        for (int kind = 0; kind < kKinds; ++kind) {
            if (in_line(line, kind)) lines[line].add(kind);
        }
    }
    return lines;
}();

// All 108 cards.
inline constexpr Cards kWholeStack = [] {
    Cards all;
    for (int kind = 0; kind < kKinds; ++kind) {
        for (int copy = 0; copy < kCopies; ++copy) all.add(kind);
    }
    return all;
}();

// The length of the longest series among the cards.
constexpr int longest_series(const Cards& cards) {
    const Cards kinds = cards.kinds();
    int longest = 0;
    for (const Cards& line : kQwirkles) {
        const int length = std::popcount(kinds.half(0) & line.half(0)) + std::popcount(kinds.half(1) & line.half(1));
        longest = length > longest ? length : longest;
    }
    return longest;
}

}  // namespace sixfold::cards

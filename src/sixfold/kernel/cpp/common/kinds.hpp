// Kinds of pieces and which of them may share a line.
//
// A kind is a bit: six times its colour plus its shape. Two kinds may share a line when they differ and share a colour
// or a shape, and a set is a line when any two of its kinds may. So what may join a line is an intersection of masks.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sixfold {

using Mask = std::uint64_t;
using Piece = std::uint8_t;

constexpr int KINDS = 36;
constexpr int LONGEST = 6;
constexpr Mask EVERY_KIND = (Mask{1} << KINDS) - 1;

constexpr Mask bit(int kind) {
    return Mask{1} << kind;
}
constexpr int count(Mask kinds) {
    return std::popcount(kinds);
}
constexpr int lowest(Mask kinds) {
    return std::countr_zero(kinds);
}

constexpr Mask colour_mask(int colour) {
    return Mask{0b111111} << (6 * colour);
}

constexpr Mask shape_mask(int shape) {
    Mask mask = 0;
    for (int colour = 0; colour < 6; ++colour) mask |= bit(6 * colour + shape);
    return mask;
}

// The twelve complete lines: six colours, then six shapes.
constexpr std::array<Mask, 12> LINES = [] {
    std::array<Mask, 12> lines{};
    for (int value = 0; value < 6; ++value) {
        lines[value] = colour_mask(value);
        lines[6 + value] = shape_mask(value);
    }
    return lines;
}();

// For each kind, the kinds that may stand with it in a line.
constexpr std::array<Mask, KINDS> COMPANIONS = [] {
    std::array<Mask, KINDS> companions{};
    for (int kind = 0; kind < KINDS; ++kind)
        companions[kind] = (colour_mask(kind / 6) | shape_mask(kind % 6)) & ~bit(kind);
    return companions;
}();

constexpr int longest_line(Mask kinds) {
    int longest = 0;
    for (Mask line : LINES)
        if (count(kinds & line) > longest) longest = count(kinds & line);
    return longest;
}

}  // namespace sixfold

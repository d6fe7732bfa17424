// What a turn of cards is worth by signs that were learned from whole games: what it leaves to the next player, and
// what the hand it keeps may become.
#pragma once

#include <array>

#include "cards/view.hpp"

namespace sixfold::cards {

// What is counted of the end of a turn. A line lacks the kinds that the table does not show; those among them that are
// not in the hand either are still to be drawn.
enum Sign {
    ALWAYS,
    QWIRKLES_TAKEN,
    // Over the lines that lack up to one kind, two, three and four: how likely the next player holds what is lacking.
    LACKS_ONE,
    LACKS_TWO,
    LACKS_THREE,
    LACKS_FOUR,
    // How likely any of them can be completed.
    ANY_LINE,
    // Lines of which nothing is still to be drawn; and how likely one card, or two, that are to be drawn will be.
    NONE_TO_DRAW,
    ONE_TO_DRAW,
    TWO_TO_DRAW,
    // Cards played while there is a stack; whether its last card is drawn.
    CARDS_PLAYED,
    STACK_ENDS,
    // Cards kept whose kind is kept already; cards on the table, kinds there, and kinds there twice.
    KEPT_TWICE,
    CARDS_LYING,
    KINDS_LYING,
    KINDS_TWICE,
    // Lines by how many of the kinds they lack are kept: one of one, one of two, two of three, one of three.
    KEPT_ONE_OF_ONE,
    KEPT_ONE_OF_TWO,
    KEPT_TWO_OF_THREE,
    KEPT_ONE_OF_THREE,
    // The longest series that is kept.
    SERIES_KEPT,
    SIGNS
};

using Signs = std::array<double, SIGNS>;

// By how much the stack holds.
constexpr int STAGES = 3;
constexpr int stage_of(int stack_size) {
    return stack_size <= 18 ? 0 : stack_size <= 45 ? 1 : 2;
}

// By the number of players, from two on; in Qwirkles ahead of the mean of the others.
constexpr int LEARNED_SETS = MOST_PLAYERS - 1;
extern const std::array<std::array<Signs, STAGES>, LEARNED_SETS> LEARNED;

class Foresight {
  public:
    explicit Foresight(const View& view);

    Signs signs(const EndPosition& end) const;
    double value(const EndPosition& end) const;

  private:
    const View& view_;
    // By copies unseen, how likely the next player holds one; and how likely one is among so many cards drawn.
    std::array<double, MOST_COPIES + 1> held_{};
    std::array<std::array<double, MOST_COPIES + 1>, MOST_IN_HAND + 1> drawn_{};
};

}  // namespace sixfold::cards

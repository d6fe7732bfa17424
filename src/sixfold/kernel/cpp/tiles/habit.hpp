// How a turn is taken without looking ahead, as quickly as taking the most points: what a placement leaves behind
// counts as well, by weights that were learned.
#pragma once

#include "board/hand.hpp"
#include "board/placements.hpp"
#include "common/random.hpp"

namespace sixfold::tiles {

// What is counted of a placement beside its points. Lines are those it makes longer, once it lies; a kind is out if the
// player sees fewer pieces of it than there are.
enum HabitFeature {
    LINE_OF_TWO,
    // All kinds that could join are out, or not.
    LINE_OF_THREE,
    WORN_LINE_OF_THREE,
    // By how many of the kinds that could join are out: none, one, two.
    LINE_OF_FOUR,
    // By how many pieces of the kind that is missing are out: none to three.
    LINE_OF_FIVE = LINE_OF_FOUR + 3,
    LINE_OF_SIX = LINE_OF_FIVE + 4,
    // Pieces laid; those of which another is kept; over those, kinds in hand that could lie with them, and pieces of
    // their kind that are out.
    LAID,
    DUPLICATES,
    COMPANIONS_HELD,
    KIND_OUT,
    HABIT_FEATURES
};

// In 64ths of a point.
using Habit = std::array<std::int16_t, HABIT_FEATURES>;
constexpr int PARTS = 64;

// By how much the bag holds.
constexpr int STAGES = 4;
using Habits = std::array<Habit, STAGES>;

constexpr int stage_of(int bag_size) {
    return bag_size == 0 ? 0 : bag_size <= 12 ? 1 : bag_size <= 36 ? 2 : 3;
}

// Which pieces the player on turn does not see.
class Out {
  public:
    Out(const Board& board, const Hand& hand);

    // What kind of line it is in which a piece joins so many others, given what the line then accepts.
    int line_feature(int joined, Mask accepts) const {
        switch (joined) {
            case 1:
                return LINE_OF_TWO;
            case 2:
                return count(accepts & at_least_[0]) >= 3 ? LINE_OF_THREE : WORN_LINE_OF_THREE;
            case 3:
                return LINE_OF_FOUR + std::min(2, count(accepts & at_least_[0]));
            case 4:
                return LINE_OF_FIVE + count(accepts & at_least_[0]) + count(accepts & at_least_[1]) +
                       count(accepts & at_least_[2]);
            default:
                return LINE_OF_SIX;
        }
    }
    int of(int kind) const {
        const Mask one = bit(kind);
        return ((at_least_[0] & one) != 0) + ((at_least_[1] & one) != 0) + ((at_least_[2] & one) != 0);
    }

  private:
    std::array<Mask, 3> at_least_{};
};

// All that is counted of a placement, and its points.
struct Counted {
    int points = 0;
    std::array<std::int16_t, HABIT_FEATURES> features{};

    Counted operator+(const Counted& other) const {
        Counted sum = *this;
        sum.points += other.points;
        for (int feature = 0; feature < HABIT_FEATURES; ++feature) sum.features[feature] += other.features[feature];
        return sum;
    }
};

// The worth that counts; see `each_weighed`.
class CountingWorth {
  public:
    using Value = Counted;
    CountingWorth(const Board& board, const Hand& hand) : board_(board), hand_(hand), out_(board, hand) {}

    Counted line(int joined, Mask accepts) const;
    Counted piece(int kind) const;
    Counted opening(int length) const { return {Points{board_}.opening(length), {}}; }

  private:
    const Board& board_;
    const Hand& hand_;
    const Out out_;
};

// The placement that comes first by habit, ties drawn evenly; of size 0 if nothing fits.
Placement habitual_placement(const Board& board, const Hand& hand, const Habit& habit, Random& random);

}  // namespace sixfold::tiles

#include "tiles/habit.hpp"

#include <algorithm>
#include <limits>

namespace sixfold::tiles {

namespace {

// Points lie in the lower bits of a worth, so that both add up at once.
constexpr int ROOM_FOR_POINTS = 1024;

int held(const Hand& hand, int kind) {
    return static_cast<int>(std::count(hand.begin(), hand.end(), static_cast<Piece>(kind)));
}

class HabitWorth {
  public:
    using Value = int;

    HabitWorth(const Board& board, const Hand& hand, const Habit& habit) : board_(board), out_(board, hand) {
        for (int joined = 1; joined < LONGEST; ++joined)
            points_[joined] = board.line_points(joined) * (PARTS * ROOM_FOR_POINTS + 1);
        for (int feature = 0; feature <= LINE_OF_SIX; ++feature) lines_[feature] = habit[feature] * ROOM_FOR_POINTS;
        const Mask kinds = hand.kinds();
        for (Mask left = kinds; left; left &= left - 1) {
            const int kind = lowest(left);
            const int worth = habit[LAID] + habit[COMPANIONS_HELD] * count(kinds & COMPANIONS[kind]) +
                              habit[KIND_OUT] * out_.of(kind) + (held(hand, kind) > 1 ? habit[DUPLICATES] : 0);
            pieces_[kind] = worth * ROOM_FOR_POINTS;
        }
    }

    int line(int joined, Mask accepts) const {
        return joined == 0 ? 0 : points_[joined] + lines_[out_.line_feature(joined, accepts)];
    }
    int piece(int kind) const { return pieces_[kind]; }
    int opening(int length) const { return Points{board_}.opening(length); }

  private:
    const Board& board_;
    const Out out_;
    std::array<int, LONGEST> points_{};
    std::array<int, LINE_OF_SIX + 1> lines_;
    std::array<int, KINDS> pieces_;
};

}  // namespace

Out::Out(const Board& board, const Hand& hand) {
    std::array<int, KINDS> out;
    for (int kind = 0; kind < KINDS; ++kind) out[kind] = board.rules().copies - board.laid_by_kind()[kind];
    for (Piece piece : hand) --out[piece];
    for (int kind = 0; kind < KINDS; ++kind)
        for (int copy = 0; copy < 3; ++copy) at_least_[copy] |= Mask{out[kind] > copy} << kind;
}

Counted CountingWorth::line(int joined, Mask accepts) const {
    Counted counted;
    if (joined == 0) return counted;
    counted.points = board_.line_points(joined);
    counted.features[out_.line_feature(joined, accepts)] = 1;
    return counted;
}

Counted CountingWorth::piece(int kind) const {
    Counted counted;
    counted.features[LAID] = 1;
    counted.features[DUPLICATES] = held(hand_, kind) > 1;
    counted.features[COMPANIONS_HELD] = static_cast<std::int16_t>(count(hand_.kinds() & COMPANIONS[kind]));
    counted.features[KIND_OUT] = static_cast<std::int16_t>(out_.of(kind));
    return counted;
}

Placement habitual_placement(const Board& board, const Hand& hand, const Habit& habit, Random& random) {
    Placement best;
    std::uint32_t equal = 0;
    int most = std::numeric_limits<int>::min();
    each_weighed(board, hand.kinds(), HabitWorth(board, hand, habit), [&](const auto& found, int worth) {
        const int points = worth & (ROOM_FOR_POINTS - 1);
        if (worth - points < most) return;
        if (worth - points > most) equal = 0;
        most = worth - points;
        if (++equal == 1 || random.below(equal) == 0) best = found.placement(points);
    });
    return best;
}

}  // namespace sixfold::tiles

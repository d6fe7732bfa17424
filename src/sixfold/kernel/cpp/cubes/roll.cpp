#include "cubes/roll.hpp"

#include <algorithm>

#include "board/placements.hpp"

namespace sixfold::cubes {

namespace {

constexpr int FACES = 6;

}  // namespace

bool able_to_place(const Board& board, Mask kinds) {
    return board.empty() ? longest_line(kinds) >= board.rules().shortest : board.fits_somewhere(kinds);
}

bool ever_able_to_place(const Board& board, const Hand& cubes) {
    Mask kinds = 0;
    for (Piece piece : cubes) kinds |= colour_mask(piece / 6);
    return board.fits_somewhere(kinds);
}

LineTable::LineTable(const Board& board, const Hand& cubes) {
    if (board.empty()) {
        fill_opening(board);
        return;
    }
    std::array<int, 6> cubes_of{};
    Mask reachable = 0;
    for (Piece piece : cubes) {
        ++cubes_of[piece / 6];
        reachable |= colour_mask(piece / 6);
    }
    for (int colour = 0; colour < 6; ++colour)
        if (cubes_of[colour]) fill(board, colour, colour_mask(colour), cubes_of[colour]);
    for (int shape = 0; shape < 6; ++shape) fill(board, 6 + shape, shape_mask(shape) & reachable, cubes.size);
}

// The first turn lays the longest line, and none that is too short.
void LineTable::fill_opening(const Board& board) {
    for (auto& table : points_)
        for (unsigned subset = 1; subset < table.size(); ++subset)
            if (count(subset) >= board.rules().shortest)
                table[subset] =
                    static_cast<std::uint16_t>(count(subset) == 1 ? 1 : board.line_points(count(subset) - 1));
}

void LineTable::fill(const Board& board, int line, Mask kinds, int most) {
    auto& table = points_[line];
    each_placement(
        board, kinds,
        [&](const auto& found, int points) {
            int subset = 0;
            for (int place = 0; place < found.size(); ++place) {
                const int kind = found.piece(place);
                subset |= 1 << (line < 6 ? kind % 6 : kind / 6);
            }
            table[subset] = std::max(table[subset], static_cast<std::uint16_t>(points));
        },
        most);
    for (int kind = 0; kind < 6; ++kind)
        for (int subset = 0; subset < 64; ++subset)
            if (subset >> kind & 1) table[subset] = std::max(table[subset], table[subset & ~(1 << kind)]);
}

namespace {

// The points of all faces of the cubes, one after the other: the first cube's face changes fastest. A further cube
// changes what two lines hold, and more can only be better, so the best so far needs comparing with those two alone.
class EveryRoll {
  public:
    EveryRoll(const LineTable& table, const Hand& cubes, std::uint16_t* points)
        : table_(table), cubes_(cubes), next_(points), first_colour_(cubes.pieces[0] / 6) {
        for (int subset = 0; subset < 64; ++subset)
            for (int shape = 0; shape < FACES; ++shape)
                in_colour_[subset][shape] = static_cast<std::uint16_t>(table.best(first_colour_, subset | 1 << shape));
        for (int shape = 0; shape < FACES; ++shape) first_cube_joins(shape);
    }
    void run() { roll(cubes_.size - 1, 0); }

    // So many points more are written than there are rolls.
    static constexpr std::size_t BEYOND = 2;

  private:
    // By the first cube's face, with room for the compiler to compare all of them at once.
    using ByFace = std::array<std::uint16_t, FACES + BEYOND>;

    void first_cube_joins(int shape) {
        in_shape_[shape] = static_cast<std::uint16_t>(table_.best(6 + shape, held_[6 + shape] | 1 << first_colour_));
    }

    void roll(int cube, int best) {
        if (cube == 0) return first_cube(best, in_colour_[held_[first_colour_]]);
        const int colour = cubes_.pieces[cube] / 6;
        const std::uint8_t of_colour = held_[colour];
        for (int shape = 0; shape < FACES; ++shape) {
            const int with_colour = of_colour | 1 << shape, with_shape = held_[6 + shape] | 1 << colour;
            const int better = std::max({best, table_.best(colour, with_colour), table_.best(6 + shape, with_shape)});
            if (cube == 1)
                second_cube(better, colour, with_colour, shape, with_shape);
            else
                further_cube(cube, better, colour, with_colour, shape, with_shape);
        }
        held_[colour] = of_colour;
    }

    void further_cube(int cube, int best, int colour, int with_colour, int shape, int with_shape) {
        const std::uint8_t of_shape = held_[6 + shape];
        held_[colour] = static_cast<std::uint8_t>(with_colour);
        held_[6 + shape] = static_cast<std::uint8_t>(with_shape);
        first_cube_joins(shape);
        roll(cube - 1, best);
        held_[6 + shape] = of_shape;
        first_cube_joins(shape);
    }

    // Nearly all the time goes by here: what the second cube changes is looked at apart, and not noted down first.
    void second_cube(int best, int colour, int with_colour, int shape, int with_shape) {
        const int of_first = colour == first_colour_ ? with_colour : held_[first_colour_];
        std::uint16_t* const points = next_;
        first_cube(best, in_colour_[of_first]);
        const int joined = table_.best(6 + shape, with_shape | 1 << first_colour_);
        points[shape] = static_cast<std::uint16_t>(std::max<int>(points[shape], joined));
    }

    void first_cube(int best, const ByFace& in_colour) {
        ByFace points = in_shape_;
        const auto least = static_cast<std::uint16_t>(best);
        for (std::uint16_t& one : points) one = one < least ? least : one;
        for (std::size_t face = 0; face < points.size(); ++face)
            points[face] = points[face] < in_colour[face] ? in_colour[face] : points[face];
        std::copy(points.begin(), points.end(), next_);
        next_ += FACES;
    }

    const LineTable& table_;
    const Hand& cubes_;
    std::uint16_t* next_;
    const int first_colour_;
    std::array<ByFace, 64> in_colour_{};
    ByFace in_shape_{};
    std::array<std::uint8_t, LINES.size()> held_{};
};

constexpr std::size_t rolls_of(int cubes) {
    return cubes == 0 ? 1 : FACES * rolls_of(cubes - 1);
}

constexpr std::size_t MOST_ROLLS = rolls_of(MOST_HELD);

// Room for every roll of a hand, kept: to ask for so much anew each time takes as long as to fill it. Plain arrays, for
// what a browser runs has no end of a thread to let go of more at.
struct Room {
    std::array<std::uint16_t, MOST_ROLLS + EveryRoll::BEYOND> points;
    std::array<float, MOST_ROLLS> values;
    // The averages of a split are a sixth of what is split, and so on.
    std::array<float, MOST_ROLLS / (FACES - 1) + 1> averages;
};

constinit thread_local Room room{};

// Hands that cannot be placed are rolled anew, all cubes, until they can: worth the mean of those that can.
void settle_forced(const std::uint16_t* points, float* values, std::size_t rolls) {
    std::uint32_t sum = 0, able = 0;
    for (std::size_t place = 0; place < rolls; ++place) {
        sum += points[place];
        able += points[place] > 0;
    }
    const float forced = able ? static_cast<float>(static_cast<double>(sum) / able) : 0;
    for (std::size_t place = 0; place < rolls; ++place) values[place] = points[place] ? points[place] : forced;
}

// Splits by the last cube: kept as it lies, or rolled and averaged; then the cube before it. `room` is for the
// averages.
void expect(const Hand& cubes, int cube, int choice, const float* values, std::size_t size, float* room,
            std::array<double, MOST_CHOICES>& expected) {
    if (cube < 0) {
        expected[choice] = values[0];
        return;
    }
    const std::size_t part = size / FACES;
    expect(cubes, cube - 1, choice, values + cubes.pieces[cube] % 6 * part, part, room, expected);
    for (std::size_t place = 0; place < part; ++place) {
        float sum = 0;
        for (std::size_t shape = 0; shape < FACES; ++shape) sum += values[shape * part + place];
        room[place] = sum / FACES;
    }
    expect(cubes, cube - 1, choice | 1 << cube, room, part, room + part, expected);
}

}  // namespace

RollTable::RollTable(const Board& board, const Hand& cubes) : choices_(1 << cubes.size) {
    if (cubes.size == 0) return;
    const LineTable table(board, cubes);
    const std::size_t rolls = rolls_of(cubes.size);
    EveryRoll(table, cubes, room.points.data()).run();
    settle_forced(room.points.data(), room.values.data(), rolls);
    expect(cubes, cubes.size - 1, 0, room.values.data(), rolls, room.averages.data(), expected_);
}

int RollTable::best_choice() const {
    constexpr double EVEN = 1e-6;
    int best = 0;
    for (int choice = 1; choice < choices_; ++choice)
        if (expected_[choice] > expected_[best] + EVEN) best = choice;
    return best;
}

}  // namespace sixfold::cubes

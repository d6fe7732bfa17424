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

// All faces of the cubes, one after the other: the first cube's face changes slowest. A further cube changes what two
// lines hold, and more can only be better, so the best so far needs comparing with those two alone.
class EveryRoll {
  public:
    EveryRoll(const LineTable& table, const Hand& cubes, std::vector<float>& values)
        : table_(table), cubes_(cubes), values_(values) {}
    void run() { roll(0, 0); }

  private:
    void roll(int cube, int best) {
        if (cube == cubes_.size) return values_.push_back(static_cast<float>(best));
        const int colour = cubes_.pieces[cube] / 6;
        const std::uint8_t of_colour = held_[colour];
        for (int shape = 0; shape < FACES; ++shape) {
            const std::uint8_t of_shape = held_[6 + shape];
            held_[colour] = static_cast<std::uint8_t>(of_colour | 1 << shape);
            held_[6 + shape] = static_cast<std::uint8_t>(of_shape | 1 << colour);
            roll(cube + 1,
                 std::max({best, table_.best(colour, held_[colour]), table_.best(6 + shape, held_[6 + shape])}));
            held_[6 + shape] = of_shape;
        }
        held_[colour] = of_colour;
    }

    const LineTable& table_;
    const Hand& cubes_;
    std::vector<float>& values_;
    std::array<std::uint8_t, LINES.size()> held_{};
};

// Hands that cannot be placed are rolled anew, all cubes, until they can: worth the mean of those that can.
void settle_forced(std::vector<float>& values) {
    double sum = 0;
    int able = 0;
    for (float value : values) {
        sum += value;
        able += value > 0;
    }
    if (!able) return;
    const auto forced = static_cast<float>(sum / able);
    for (float& value : values)
        if (value <= 0) value = forced;
}

// Splits by the last cube: kept as it lies, or rolled and averaged; then the cube before it.
void expect(const Hand& cubes, int cube, int choice, const std::vector<float>& values,
            std::array<double, MOST_CHOICES>& expected) {
    if (cube < 0) {
        expected[choice] = values[0];
        return;
    }
    std::vector<float> kept(values.size() / FACES), rolled(values.size() / FACES);
    const int lies = cubes.pieces[cube] % 6;
    for (std::size_t place = 0; place < kept.size(); ++place) {
        float sum = 0;
        for (int shape = 0; shape < FACES; ++shape) sum += values[place * FACES + shape];
        rolled[place] = sum / FACES;
        kept[place] = values[place * FACES + lies];
    }
    expect(cubes, cube - 1, choice, kept, expected);
    expect(cubes, cube - 1, choice | 1 << cube, rolled, expected);
}

}  // namespace

RollTable::RollTable(const Board& board, const Hand& cubes) : choices_(1 << cubes.size) {
    const LineTable table(board, cubes);
    std::vector<float> values;
    std::size_t rolls = 1;
    for (int cube = 0; cube < cubes.size; ++cube) rolls *= FACES;
    values.reserve(rolls);
    EveryRoll(table, cubes, values).run();
    settle_forced(values);
    expect(cubes, cubes.size - 1, 0, values, expected_);
}

int RollTable::best_choice() const {
    constexpr double EVEN = 1e-6;
    int best = 0;
    for (int choice = 1; choice < choices_; ++choice)
        if (expected_[choice] > expected_[best] + EVEN) best = choice;
    return best;
}

}  // namespace sixfold::cubes

#include "cards/arrange.hpp"

#include <algorithm>

namespace sixfold::cards {
namespace {

constexpr int DEAD_ENDS = 1024;
constexpr int ENOUGH = 3 * MOST_COPIES;

constexpr int cell(unsigned row, int place) {
    return static_cast<int>(row >> 2 * place & 3);
}

struct Rows {
    std::array<std::uint8_t, 4096> tallest{};
    // The greatest height for which there are cards enough, or none.
    std::array<std::uint8_t, 4096> top{};
    // Bit h: cards enough for series in which no kind occurs more than h times, if the most frequent is cut to h.
    std::array<std::uint8_t, 4096> heights{};
};

constexpr Rows ROWS = [] {
    Rows rows;
    for (unsigned row = 0; row < 4096; ++row) {
        for (int place = 0; place < 6; ++place) {
            rows.tallest[row] = std::max<std::uint8_t>(rows.tallest[row], cell(row, place));
        }
        for (int height = 1; height <= MOST_COPIES; ++height) {
            int cards = 0;
            for (int place = 0; place < 6; ++place) cards += std::min(cell(row, place), height);
            if (cards >= SHORTEST * height) {
                rows.heights[row] |= 1 << height;
                rows.top[row] = static_cast<std::uint8_t>(height);
            }
        }
    }
    return rows;
}();

// What a shape's side has so far: sixteen times its most frequent kind's copies, plus its cards up to nine.
constexpr int side(int tallest, int cards) {
    return 16 * tallest + cards;
}

// By 4 × side + copies: the side with so many copies of one more kind.
constexpr std::array<std::uint8_t, 256> JOINED = [] {
    std::array<std::uint8_t, 256> joined{};
    for (int state = 0; state < 64; ++state) {
        for (int copies = 0; copies <= MOST_COPIES; ++copies) {
            const int cards = std::min(ENOUGH, state % 16 + copies);
            joined[4 * state + copies] = static_cast<std::uint8_t>(side(std::max(state / 16, copies), cards));
        }
    }
    return joined;
}();

// By height and cards to come: the sides, one bit each, that can still reach series of that height.
constexpr std::array<std::array<std::uint64_t, 19>, 4> REACH = [] {
    std::array<std::array<std::uint64_t, 19>, 4> reach{};
    for (int height = 0; height <= MOST_COPIES; ++height) {
        for (int hope = 0; hope <= 18; ++hope) {
            for (int tallest = 0; tallest <= height; ++tallest) {
                for (int cards = 0; cards <= ENOUGH; ++cards) {
                    if (cards + hope >= SHORTEST * height) {
                        reach[height][hope] |= std::uint64_t{1} << side(tallest, cards);
                    }
                }
            }
        }
    }
    return reach;
}();

void split(const std::vector<int>& cards, Table& table) {
    const std::size_t piles = cards.size() / SHORTEST;
    for (std::size_t pile = 0; pile < piles; ++pile) {
        Series series;
        for (std::size_t card = pile; card < cards.size(); card += piles) series.push_back(cards[card]);
        table.push_back(std::move(series));
    }
}

constexpr bool splits(unsigned row) {
    return row == 0 || (ROWS.heights[row] >> ROWS.tallest[row] & 1);
}

unsigned column(const Cards& cards, int shape) {
    unsigned counts = 0;
    for (int colour = 0; colour < 6; ++colour) counts |= (cards.row(colour) >> 2 * shape & 3) << 2 * colour;
    return counts;
}

}  // namespace

bool Standing::mend(const Cards& must, const Cards& most) {
    bool done = true;
    must.without(cards).for_each_kind([&](int kind, int copies) {
        for (int copy = 0; copy < copies && done; ++copy) done = add(kind);
    });
    cards.without(most).for_each_kind([&](int kind, int copies) {
        for (int copy = 0; copy < copies && done; ++copy) done = remove(kind);
    });
    return done;
}

bool Standing::add(int kind) {
    const int colour = kind / 6;
    const int shape = kind % 6;
    if (splits(cards.row(colour) - on_shapes.row(colour) + (1u << 2 * shape))) {
        cards.add(kind);
        return true;
    }
    if (!splits(column(on_shapes, shape) + (1u << 2 * colour))) return false;
    cards.add(kind);
    on_shapes.add(kind);
    return true;
}

bool Standing::remove(int kind) {
    const int colour = kind / 6;
    const int shape = kind % 6;
    if (cards.count(kind) > on_shapes.count(kind) &&
        splits(cards.row(colour) - on_shapes.row(colour) - (1u << 2 * shape))) {
        cards.remove(kind);
        return true;
    }
    if (on_shapes.count(kind) == 0 || !splits(column(on_shapes, shape) - (1u << 2 * colour))) return false;
    cards.remove(kind);
    on_shapes.remove(kind);
    return true;
}

Arranger::Arranger()
    : options_(std::make_unique_for_overwrite<std::array<std::uint16_t, 4096>[]>(6)), dead_ends_(DEAD_ENDS) {}

bool Arranger::stands(const Cards& must, const Cards& most) {
    must_ = must;
    most_ = most;
    if (must.empty()) return true;
    if (!narrow()) return false;
    for (int colour = 0; colour < 6; ++colour) {
        if (!list_options(colour)) return false;
    }
    order_rows();
    if (++question_ == 0) {
        std::fill(dead_ends_.begin(), dead_ends_.end(), DeadEnd{});
        question_ = 1;
    }
    return choose(0, 0);
}

Standing Arranger::found() const {
    Standing standing;
    if (must_.empty()) return standing;
    for (int place = 0; place < 6; ++place) {
        const unsigned given = chosen_[place];
        const unsigned most = most_.row(order_[place]) - given;
        const auto least = static_cast<unsigned>(Cards::lanes_without(must_.row(order_[place]), given));
        int height = ROWS.tallest[least];
        if (least != 0) height += std::countr_zero(static_cast<unsigned>(ROWS.heights[most] >> height));
        for (int shape = 0; shape < 6; ++shape) {
            const int kind = 6 * order_[place] + shape;
            const int own = std::min(cell(most, shape), height);
            for (int copy = 0; copy < own; ++copy) standing.cards.add(kind);
            for (int copy = 0; copy < cell(given, shape); ++copy) {
                standing.cards.add(kind);
                standing.on_shapes.add(kind);
            }
        }
    }
    return standing;
}

std::optional<Table> Arranger::lay_out(const Cards& cards) {
    if (cards.empty()) return Table{};
    if (!stands(cards, cards)) return std::nullopt;
    Table table;
    std::array<unsigned, 6> given{};
    for (int place = 0; place < 6; ++place) given[order_[place]] = chosen_[place];
    for (int colour = 0; colour < 6; ++colour) {
        std::vector<int> own;
        for (int shape = 0; shape < 6; ++shape) {
            const int kind = kind_at(colour, shape);
            own.insert(own.end(), cards.count(kind) - cell(given[colour], shape), kind);
        }
        split(own, table);
    }
    for (int shape = 0; shape < 6; ++shape) {
        std::vector<int> own;
        for (int colour = 0; colour < 6; ++colour) {
            own.insert(own.end(), cell(given[colour], shape), kind_at(colour, shape));
        }
        split(own, table);
    }
    return table;
}

// Bounds how many copies of each kind can lie on either side, until nothing changes; false if that shows a dead end.
bool Arranger::narrow() {
    colours_.least.fill(0);
    shapes_.least.fill(0);
    shapes_.most.fill(0);
    for (int colour = 0; colour < 6; ++colour) {
        const unsigned row = most_.row(colour);
        colours_.most[colour] = row;
        for (int shape = 0; shape < 6; ++shape) shapes_.most[shape] |= (row >> 2 * shape & 3) << 2 * colour;
    }
    unsigned waiting = 0xfff;
    while (waiting != 0) {
        const int line = std::countr_zero(waiting);
        waiting &= waiting - 1;
        if (!narrow_line(line, waiting)) return false;
    }
    return true;
}

// No kind can lie more often than the height its line can reach; what cannot lie here must lie on the other side.
bool Arranger::narrow_line(int line, unsigned& waiting) {
    Side& own = line < 6 ? colours_ : shapes_;
    Side& other = line < 6 ? shapes_ : colours_;
    const int place = line % 6;
    unsigned& most = own.most[place];
    const int height = ROWS.top[most];
    if (height < ROWS.tallest[own.least[place]]) return false;
    if (ROWS.tallest[most] <= height) return true;
    for (int crossing = 0; crossing < 6; ++crossing) {
        const int before = cell(most, crossing);
        if (before <= height) continue;
        const int kind = kind_at(line, crossing);
        const int least_other = must_.count(kind) - height;
        int after = height;
        if (least_other > cell(other.least[crossing], place)) {
            other.least[crossing] += (least_other - cell(other.least[crossing], place)) << 2 * place;
            waiting |= 1u << (line < 6 ? 6 + crossing : crossing);
            after = std::min(after, most_.count(kind) - least_other);
            if (after < height) waiting |= 1u << line;
        }
        most -= static_cast<unsigned>(before - after) << 2 * crossing;
    }
    return true;
}

// Every choice of copies for the shapes' sides that leaves the colour's own side able to stand.
bool Arranger::list_options(int colour) {
    const unsigned must = must_.row(colour);
    const unsigned most = most_.row(colour);
    auto& options = options_[colour];
    options[0] = 0;
    int listed = 1;
    for (int shape = 0; shape < 6; ++shape) {
        const int fewest = cell(shapes_.least[shape], colour);
        const int more = cell(shapes_.most[shape], colour) - fewest;
        if (fewest > 0) {
            const int step = fewest << 2 * shape;
            for (int index = 0; index < listed; ++index) options[index] += static_cast<std::uint16_t>(step);
        }
        const int before = listed;
        for (int copies = 1; copies <= more; ++copies) {
            const int step = copies << 2 * shape;
            for (int index = 0; index < before; ++index) {
                options[listed++] = static_cast<std::uint16_t>(options[index] + step);
            }
        }
    }
    int kept = 0;
    for (int index = 0; index < listed; ++index) {
        const unsigned given = options[index];
        const auto least = static_cast<unsigned>(Cards::lanes_without(must, given));
        options[kept] = static_cast<std::uint16_t>(given);
        kept += least == 0 || ROWS.heights[most - given] >> ROWS.tallest[least] != 0;
    }
    option_count_[colour] = kept;
    return kept > 0;
}

// Colours with the fewest choices first; then what the colours after each can still bring to each shape.
void Arranger::order_rows() {
    for (int colour = 0; colour < 6; ++colour) {
        int place = colour;
        for (; place > 0 && option_count_[colour] < option_count_[order_[place - 1]]; --place) {
            order_[place] = order_[place - 1];
        }
        order_[place] = colour;
    }
    for (int shape = 0; shape < 6; ++shape) {
        std::array<int, 4> hope{};
        int floor = 0;
        for (int place = 5; place >= 0; --place) {
            std::uint64_t alive = 0;
            for (int height = floor; height <= MOST_COPIES; ++height) alive |= REACH[height][hope[height]];
            alive_[place][shape] = alive;
            const int most = cell(shapes_.most[shape], order_[place]);
            for (int height = 1; height <= MOST_COPIES; ++height) hope[height] += std::min(most, height);
            floor = std::max(floor, cell(shapes_.least[shape], order_[place]));
        }
    }
}

bool Arranger::choose(int place, std::uint64_t sides) {
    const std::uint64_t key = sides << 3 | static_cast<unsigned>(place);
    if (place > 0 && known_dead(key)) return false;
    const auto& alive = alive_[place];
    const auto& options = options_[order_[place]];
    for (int index = 0; index < option_count_[order_[place]]; ++index) {
        const unsigned given = options[index];
        std::uint64_t after = 0;
        bool open = true;
        for (int shape = 0; shape < 6 && open; ++shape) {
            const unsigned joined = JOINED[(sides >> 6 * shape & 63) << 2 | (given >> 2 * shape & 3)];
            open = alive[shape] >> joined & 1;
            after |= std::uint64_t{joined} << 6 * shape;
        }
        if (!open) continue;
        chosen_[place] = given;
        if (place == 5 || choose(place + 1, after)) return true;
    }
    if (place > 0) remember_dead(key);
    return false;
}

std::size_t Arranger::slot_of(std::uint64_t key) {
    return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15u >> 54);
}

bool Arranger::known_dead(std::uint64_t key) const {
    const DeadEnd& end = dead_ends_[slot_of(key)];
    return end.question == question_ && end.key == key;
}

void Arranger::remember_dead(std::uint64_t key) {
    dead_ends_[slot_of(key)] = {key, question_};
}

}  // namespace sixfold::cards

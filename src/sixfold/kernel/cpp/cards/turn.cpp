#include "cards/turn.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sixfold::cards {
namespace {

double worth(const Cards& cards, const std::array<double, KINDS>& weights) {
    double sum = 0;
    cards.for_each_kind([&](int kind, int copies) { sum += copies * weights[kind]; });
    return sum;
}

// A kind of card that may be played or kept.
struct Spare {
    int kind;
    int copies;
    double gain;
    double hope = 0;
};

// Where a walk through the sets of cards to play stands: what is undecided is in `most` and not in `must`.
struct Step {
    std::size_t place;
    Cards must;
    Cards most;
    int played;
    double value;
};

// Decides kind by kind how many copies are played; a table that stands is carried along as long as it fits.
template <typename Promising, typename Leaf>
class Walk {
  public:
    Walk(Arranger& arranger, std::vector<Spare> spare, Promising promising, Leaf leaf)
        : arranger_(arranger), spare_(std::move(spare)), promising_(promising), leaf_(leaf) {
        double hope = 0;
        for (auto next = spare_.rbegin(); next != spare_.rend(); ++next) {
            next->hope = hope += std::max(0.0, next->gain * next->copies);
        }
    }

    void run(const Step& first) {
        if (arranger_.stands(first.must, first.most)) from(first, arranger_.found());
    }

  private:
    void from(const Step& step, Standing standing) {
        const bool decided = step.place == spare_.size();
        if (!promising_(step, step.value + (decided ? 0 : spare_[step.place].hope))) return;
        if (decided && step.played == 0) return;
        if (!standing.mend(step.must, step.most)) {
            if (!arranger_.stands(step.must, step.most)) return;
            standing = arranger_.found();
        }
        if (decided) {
            leaf_(step.must, step.value);
            return;
        }
        const Spare& next = spare_[step.place];
        for (int tried = 0; tried <= next.copies; ++tried) {
            const int copies = next.gain > 0 ? next.copies - tried : tried;
            Step further{step.place + 1, step.must, step.most, step.played + copies, step.value + copies * next.gain};
            for (int copy = 0; copy < copies; ++copy) further.must.add(next.kind);
            for (int copy = copies; copy < next.copies; ++copy) further.most.remove(next.kind);
            from(further, standing);
        }
    }

    Arranger& arranger_;
    std::vector<Spare> spare_;
    Promising promising_;
    Leaf leaf_;
};

}  // namespace

Choice Choice::with(int line) const {
    Choice result = *this;
    ++result.times[line];
    ++result.size;
    result.cards = cards + QWIRKLES[line];
    return result;
}

std::vector<int> Choice::lines() const {
    std::vector<int> result;
    for (int line = 0; line < LINE_COUNT; ++line) result.insert(result.end(), times[line], line);
    return result;
}

Turn::Turn(const Cards& table, const Cards& hand, Arranger& arranger)
    : table_(table), hand_(hand), all_(table + hand), arranger_(arranger) {}

bool Turn::can_play() {
    return works(Choice{});
}

// With cards from the table the Qwirkles are filled first: which copy goes where makes no difference to what is left.
bool Turn::works(const Choice& choice, Cards* found) {
    const Cards must = table_.without(choice.cards);
    const Cards most = all_ - choice.cards;
    if (!table_.holds(choice.cards)) {
        const bool stands = arranger_.stands(must, most);
        if (stands && found) *found = arranger_.found().cards;
        return stands;
    }
    bool stands = false;
    hand_.for_each_kind([&](int kind, int) {
        if (stands) return;
        Cards more = must;
        more.add(kind);
        stands = arranger_.stands(more, most);
        if (stands && found) *found = arranger_.found().cards;
    });
    return stands;
}

std::vector<Choice> Turn::takings(int fewer) {
    std::vector<Choice> found;
    if (!can_play()) return found;
    int most = 0;
    take(0, Choice{}, fewer, most, found);
    std::erase_if(found, [&](const Choice& choice) { return choice.size < most - fewer; });
    std::stable_sort(found.begin(), found.end(),
                     [](const Choice& one, const Choice& other) { return one.size > other.size; });
    return found;
}

// What can be done with some Qwirkles can be done with fewer of them, so a choice that fails is not lengthened.
void Turn::take(int line, const Choice& choice, int fewer, int& most, std::vector<Choice>& found) {
    const Cards left = all_ - choice.cards;
    while (line < LINE_COUNT && !left.holds(QWIRKLES[line])) ++line;
    if (line == LINE_COUNT) {
        if (choice.size < most - fewer) return;
        most = std::max<int>(most, choice.size);
        found.push_back(choice);
        return;
    }
    if (choice.size + most_further(line, left) < most - fewer) return;
    std::array<Choice, MOST_COPIES + 1> ways{choice};
    int times = 0;
    while (times < MOST_COPIES && (all_ - ways[times].cards).holds(QWIRKLES[line])) {
        ways[times + 1] = ways[times].with(line);
        if (!works(ways[times + 1])) break;
        ++times;
    }
    for (; times >= 0; --times) take(line + 1, ways[times], fewer, most, found);
}

// At most so many Qwirkles of this line and those after it. Any way to pair colours with shapes bounds their number:
// a colour and a shape together are taken at most as often as there are copies of the card they share.
int Turn::most_further(int line, const Cards& left) const {
    std::array<int, LINE_COUNT> alone{};
    int sum = 0;
    for (int next = line; next < LINE_COUNT; ++next) {
        Cards rest = left;
        while (alone[next] < MOST_COPIES && rest.holds(QWIRKLES[next])) {
            rest = rest - QWIRKLES[next];
            ++alone[next];
        }
        sum += alone[next];
    }
    if (sum <= 2 || line >= 6) return sum;
    std::array<int, 64> least;
    least.fill(sum);
    for (int colour = line; colour < 6; ++colour) {
        if (alone[colour] == 0) continue;
        for (int paired = 63; paired >= 0; --paired) {
            for (int shape = 0; shape < 6; ++shape) {
                if (~paired >> shape & 1 || alone[6 + shape] == 0) continue;
                const int saved = alone[colour] + alone[6 + shape] - left.count(6 * colour + shape);
                least[paired] = std::min(least[paired], least[paired ^ 1 << shape] - saved);
            }
        }
    }
    return *std::min_element(least.begin(), least.end());
}

EndPosition Turn::end_of(const Choice& choice, const Cards& played) const {
    return {choice, played, table_ + played - choice.cards, hand_ - played, 0};
}

std::optional<EndPosition> Turn::some_play(const Choice& choice) {
    Cards found;
    if (!works(choice, &found)) return std::nullopt;
    return end_of(choice, found + choice.cards - table_);
}

std::optional<EndPosition> Turn::best_play(const Choice& choice, const Weights& weights, double floor) {
    const Cards forced = choice.cards.without(table_);
    const Cards must = table_.without(choice.cards);
    const double start =
        worth(hand_ - forced, weights.in_hand) + worth(must, weights.on_table) + weights.played * forced.size();
    std::vector<Spare> spare;
    (hand_ - forced).for_each_kind([&](int kind, int copies) {
        spare.push_back({kind, copies, weights.on_table[kind] - weights.in_hand[kind] + weights.played});
    });
    std::stable_sort(spare.begin(), spare.end(),
                     [](const Spare& one, const Spare& other) { return std::abs(one.gain) > std::abs(other.gain); });
    std::optional<EndPosition> best;
    Walk walk(
        arranger_, std::move(spare), [&](const Step&, double hope) { return hope > floor; },
        [&](const Cards& table, double value) {
            floor = value;
            best = end_of(choice, table + choice.cards - table_);
            best->value = value;
        });
    walk.run({0, must, all_ - choice.cards, forced.size(), start});
    return best;
}

std::optional<EndPosition> Turn::best_play(const Choice& choice, const Judgement& judgement, double floor) {
    const Cards forced = choice.cards.without(table_);
    const Cards must = table_.without(choice.cards);
    const Cards most = all_ - choice.cards;
    std::vector<Spare> spare;
    (hand_ - forced).for_each_kind([&](int kind, int copies) {
        spare.push_back({kind, copies, judgement.gain(must, kind)});
    });
    std::stable_sort(spare.begin(), spare.end(),
                     [](const Spare& one, const Spare& other) { return std::abs(one.gain) > std::abs(other.gain); });
    std::optional<EndPosition> best;
    Walk walk(
        arranger_, std::move(spare),
        [&](const Step& step, double) { return judgement.at_most(choice, step.must, step.most) > floor; },
        [&](const Cards& table, double) {
            best = end_of(choice, table + choice.cards - table_);
            best->value = floor = judgement.value(*best);
        });
    walk.run({0, must, most, forced.size(), 0});
    return best;
}

std::vector<EndPosition> Turn::every_play(const Choice& choice, std::size_t limit) {
    const Cards forced = choice.cards.without(table_);
    std::vector<Spare> spare;
    (hand_ - forced).for_each_kind([&](int kind, int copies) { spare.push_back({kind, copies, 0}); });
    std::vector<EndPosition> ends;
    Walk walk(
        arranger_, std::move(spare), [&](const Step&, double) { return ends.size() < limit; },
        [&](const Cards& table, double) { ends.push_back(end_of(choice, table + choice.cards - table_)); });
    walk.run({0, table_.without(choice.cards), all_ - choice.cards, forced.size(), 0});
    return ends;
}

std::optional<EndPosition> best_turn(const Cards& table, const Cards& hand, const Weights& weights,
                                     Arranger& arranger) {
    Turn turn(table, hand, arranger);
    std::optional<EndPosition> best;
    for (const Choice& choice : turn.takings()) {
        const double floor = best ? best->value : -std::numeric_limits<double>::infinity();
        if (auto end = turn.best_play(choice, weights, floor)) best = std::move(end);
    }
    return best;
}

Table shown_table(const EndPosition& end, Arranger& arranger) {
    Table table = arranger.lay_out(end.table).value();
    for (const int line : end.taken.lines()) {
        Series series;
        QWIRKLES[line].for_each_kind([&](int kind, int) { series.push_back(kind); });
        table.push_back(std::move(series));
    }
    return table;
}

}  // namespace sixfold::cards

#include "cards/judge.hpp"

#include <algorithm>

#include "common/transcendental.hpp"

namespace sixfold::cards {
namespace {

constexpr std::size_t MOST_TURNS = 4000;

// How likely at least one of so many copies is in a hand dealt from the unseen cards.
double likely(int copies, int hand, int unseen) {
    return 1 - whole_power(1 - std::min(1.0, static_cast<double>(hand) / unseen), copies);
}

// How likely the next player holds one of so many copies, to the power of fear.
using Fears = std::array<double, MOST_COPIES + 1>;

// While games are played on, the same few are asked for over and over, and a power is slow to find.
const Fears& fears(int hand, int unseen, double fear) {
    struct Known {
        bool known;
        double fear;
        Fears fears;
    };
    thread_local std::array<std::array<Known, MOST_CARDS + 1>, MOST_IN_HAND + 1> all;
    Known& found = all[hand][unseen];
    if (!found.known || found.fear != fear) {
        found = {true, fear, {}};
        for (int copies = 1; copies <= MOST_COPIES && unseen > 0; ++copies)
            found.fears[copies] = power(likely(copies, hand, unseen), fear);
    }
    return found.fears;
}

}  // namespace

Judge::Judge(const View& view, const Taste& taste) : lying_(view.table.size()) {
    if (view.stack_size > 0) {
        for (int played = 0; played <= view.hand.size(); ++played) {
            renewal_[played] = taste.played * played + (played >= view.stack_size ? taste.closing : 0);
        }
    }
    std::array<double, KINDS> held{};
    const Fears& feared = fears(view.hand_sizes[1], view.unseen.size(), taste.fear);
    view.unseen.for_each_kind([&](int kind, int copies) { held[kind] = feared[copies]; });
    for (int line = 0; line < LINE_COUNT; ++line) {
        auto& completed = completed_[line];
        completed[63] = 1;
        for (unsigned present = 63; present-- > 0;) {
            const int missing = std::countr_one(present);
            completed[present] = completed[present | 1u << missing] * held[kind_at(line, missing)];
        }
    }
}

double Judge::danger(const Cards& table) const {
    const std::uint64_t mask = mask_of(table);
    double sum = 0;
    for (int line = 0; line < LINE_COUNT; ++line) sum += completed_[line][line_bits(mask, line)];
    return sum;
}

double Judge::value(const EndPosition& end) const {
    return at_most(end.taken, end.table, end.table);
}

// Every card on the table adds to the danger, and every card played to the renewal.
double Judge::at_most(const Choice& taken, const Cards& must, const Cards& most) const {
    return taken.size - danger(must) + renewal_[most.size() + taken.cards.size() - lying_];
}

double Judge::gain(const Cards& table, int kind) const {
    Cards more = table;
    if (more.count(kind) == 0) more.add(kind);
    return renewal_[1] - renewal_[0] + danger(table) - danger(more);
}

std::vector<EndPosition> judged_turns(const View& view, const Taste& taste, int fewer, Arranger& arranger) {
    const Judge judge(view, taste);
    Turn turn(view.table, view.hand, arranger);
    std::vector<EndPosition> ends;
    for (const Choice& choice : turn.takings(fewer)) {
        for (EndPosition& end : turn.every_play(choice, MOST_TURNS - ends.size())) {
            end.value = judge.value(end);
            ends.push_back(end);
        }
    }
    std::stable_sort(ends.begin(), ends.end(),
                     [](const EndPosition& one, const EndPosition& other) { return one.value > other.value; });
    return ends;
}

}  // namespace sixfold::cards

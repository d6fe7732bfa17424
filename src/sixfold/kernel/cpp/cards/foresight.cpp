#include "cards/foresight.hpp"

#include <algorithm>
#include <bit>

#include "common/transcendental.hpp"

namespace sixfold::cards {
namespace {

constexpr int MOST_LACKING = 4;

double likely(int copies, int cards, int unseen) {
    return 1 - whole_power(1 - std::min(1.0, static_cast<double>(cards) / unseen), copies);
}

template <typename Chances>
double all_of(unsigned kinds, int line, const Cards& unseen, const Chances& chances) {
    double chance = 1;
    for (; kinds; kinds &= kinds - 1) chance *= chances[unseen.count(kind_at(line, std::countr_zero(kinds)))];
    return chance;
}

void count_kept(int lacking, int kept, Signs& signs) {
    if (lacking == 1 && kept == 1) signs[KEPT_ONE_OF_ONE] += 1;
    if (lacking == 2 && kept == 1) signs[KEPT_ONE_OF_TWO] += 1;
    if (lacking == 3 && kept == 2) signs[KEPT_TWO_OF_THREE] += 1;
    if (lacking == 3 && kept == 1) signs[KEPT_ONE_OF_THREE] += 1;
}

}  // namespace

Foresight::Foresight(const View& view) : view_(view) {
    const int unseen = std::max(1, view.unseen.size());
    for (int copies = 0; copies <= MOST_COPIES; ++copies) {
        held_[copies] = likely(copies, view.hand_sizes[1], unseen);
        for (int cards = 0; cards <= view.hand.size(); ++cards) drawn_[cards][copies] = likely(copies, cards, unseen);
    }
}

Signs Foresight::signs(const EndPosition& end) const {
    Signs signs{};
    const std::uint64_t lying = mask_of(end.table), kept = mask_of(end.hand);
    const int played = end.played.size();
    const auto& drawn = drawn_[std::min(played, view_.stack_size)];
    double none = 1;
    for (int line = 0; line < LINE_COUNT; ++line) {
        const unsigned lacking = 63 & ~line_bits(lying, line), to_draw = lacking & ~line_bits(kept, line);
        const int lacks = std::popcount(lacking), draws = std::popcount(to_draw);
        signs[SERIES_KEPT] = std::max<double>(signs[SERIES_KEPT], std::popcount(line_bits(kept, line)));
        if (lacks > MOST_LACKING) continue;
        const double completed = all_of(lacking, line, view_.unseen, held_);
        signs[LACKS_ONE + std::max(1, lacks) - 1] += completed;
        none *= 1 - completed;
        if (draws == 0) signs[NONE_TO_DRAW] += 1;
        if (draws == 1 || draws == 2) signs[NONE_TO_DRAW + draws] += all_of(to_draw, line, view_.unseen, drawn);
        count_kept(lacks, lacks - draws, signs);
    }
    signs[ALWAYS] = 1;
    signs[QWIRKLES_TAKEN] = end.taken.size;
    signs[ANY_LINE] = 1 - none;
    if (view_.stack_size > 0) {
        signs[CARDS_PLAYED] = played;
        signs[STACK_ENDS] = played >= view_.stack_size;
    }
    signs[KEPT_TWICE] = end.hand.size() - std::popcount(kept);
    signs[CARDS_LYING] = end.table.size();
    signs[KINDS_LYING] = std::popcount(lying);
    signs[KINDS_TWICE] = std::popcount(mask_of_pairs(end.table));
    return signs;
}

double Foresight::value(const EndPosition& end) const {
    const Signs& weights = LEARNED[view_.players - 2][stage_of(view_.stack_size)];
    const Signs counted = signs(end);
    double sum = 0;
    for (int sign = 0; sign < SIGNS; ++sign) sum += weights[sign] * counted[sign];
    return sum;
}

}  // namespace sixfold::cards

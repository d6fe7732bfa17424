// What the player on turn sees, in the layout of `sixfold.envs.tensors.cards`. The table is kept up to date; the rest
// is short and written anew.
#include "batch/cards_table.hpp"

namespace sixfold::batch {

int CardsTable::observation_size(const Setting& setting) {
    return slots(setting) * (KINDS + 1) + 5 * KINDS + PHASES + 3 * setting.players + 3;
}

void CardsTable::show(float* observation, std::int8_t* mask, bool anew) {
    const int slots = CardsTable::slots(setting());
    if (anew) {
        shown_ = {};
        std::fill_n(mask, moves(setting()), std::int8_t{0});
        std::fill_n(observation, slots * (KINDS + 1), 0.0f);
    }
    legal_.show(shown_.legal, mask);
    show_table(observation, observation + slots * KINDS);
    show_rest(Pen(observation + slots * (KINDS + 1)));
}

// Untouched series are in their places, settled ones in the gaps.
void CardsTable::show_table(float* table, float* settled) {
    Bits<MOST_SERIES> in_gaps;
    int next = 0;
    for (int place = 0; place < slots(setting()); ++place) {
        Mask series = place < untouched_.size ? untouched_.series[place] : 0;
        if (series == 0 && next < settled_.size) {
            series = settled_.series[next++];
            in_gaps.set(place);
        }
        for (Mask changed = series ^ shown_.table[place]; changed; changed &= changed - 1)
            table[KINDS * place + lowest(changed)] = series & changed & -changed ? 1.0f : 0.0f;
        shown_.table[place] = series;
    }
    in_gaps.show(shown_.settled, settled);
}

void CardsTable::show_rest(Pen pen) const {
    const int players = setting().players, copies = setting().rules.copies;
    const double box = setting().box();
    const auto counts = [&](const cards::Cards& cards) {
        float* const part = pen.part(KINDS);
        cards.for_each_kind([&](int kind, int copies) { part[kind] = static_cast<float>(copies); });
    };
    const auto kinds = [&](Mask mask) {
        float* const part = pen.part(KINDS);
        for (; mask; mask &= mask - 1) part[lowest(mask)] = 1;
    };
    counts(hand_);
    cards::Cards seen = taken_cards_ + hands_[seat_];
    for (Mask series : table_)
        for (; series; series &= series - 1) seen.add(lowest(series));
    for (int kind = 0; kind < KINDS; ++kind) pen.write(double(copies - seen.count(kind)) / copies);
    kinds(open_.cards());
    kinds(open_.laid);
    counts(lifted_);
    pen.part(PHASES)[static_cast<int>(phase())] = 1;
    pen.part(players)[0] = 1;
    pen.by_seat(seat_, players, [&](int seat) { return taken_[seat] / (box / LONGEST); });
    pen.by_seat(seat_, players, [&](int seat) { return double(hands_[seat].size()) / setting().rules.hand_size; });
    pen.write(stack_size_ / box);
    pen.write(double(passes_) / players);
    pen.write(turns_left_ < 0 ? 0 : double(players - turns_left_ + 1) / (players + 1));
}

Phase CardsTable::phase() const {
    if (over_) return Phase::over;
    if (!is_open_) return Phase::beginning;
    return open_.laid ? Phase::laying : Phase::swapping;
}

}  // namespace sixfold::batch

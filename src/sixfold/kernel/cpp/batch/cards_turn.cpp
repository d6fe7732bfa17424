// What is legal in a turn in the making: what can still lead to a table that stands.
#include "batch/cards_table.hpp"

namespace sixfold::batch {

void CardsTable::begin_turn() {
    untouched_ = table_;
    hand_ = hands_[seat_];
    lifted_ = {};
    played_ = 0;
    settled_.size = 0;
    is_open_ = false;
    open_ = {};
    find_standing();
    must_pass_ = !over_ && !desk_->endings.possible(standing_, {}, hand_, false);
    find_legal();
}

void CardsTable::find_standing() {
    standing_.clear();
    for (const Mask series : untouched_)
        if (series) standing_.add(series);
}

void CardsTable::find_legal() {
    legal_.clear();
    if (over_) return legal_.set(other(WAIT));
    if (must_pass_) return legal_.set(other(PASS));
    for (Mask held = cards::mask_of(lifted_) | cards::mask_of(hand_); held; held &= held - 1)
        if (may_lay(lowest(held))) legal_.set(lowest(held));
    if (!is_open_) {
        for (int place = 0; place < untouched_.size; ++place)
            if (untouched_.series[place]) legal_.set(FIRST_SERIES + place);
        if (played_ > 0 && lifted_.empty()) legal_.set(other(DONE));
        return;
    }
    if (!open_.laid)
        for (Mask kept = open_.kept; kept; kept &= kept - 1) legal_.set(lowest(kept));
    if (may_close()) legal_.set(other(CLOSE));
}

// Whether a card that was lifted or is in the hand may be laid on the open series, or begin a new one: with some cards
// above it, the series must become complete and the turn able to end.
bool CardsTable::may_lay(int kind) const {
    const Mask begun = open_.cards();
    if (open_.lifted & bit(kind) || count(begun) == LONGEST || begun & ~COMPANIONS[kind]) return false;
    if (open_.laid >> kind) return false;
    const Mask cards = begun | bit(kind), above = ~Mask{0} << (kind + 1);
    const Mask at_hand = (cards::mask_of(lifted_) | cards::mask_of(hand_)) & above & ~open_.lifted & ~cards;
    for (const Mask line : LINES) {
        if (cards & ~line) continue;
        const Mask choice = at_hand & line;
        // Fewer cards first: most turns can end with these.
        for (int size = std::max(0, setting().rules.shortest - count(cards)); size <= count(choice); ++size)
            for (Mask chosen = choice;; chosen = (chosen - 1) & choice) {
                if (count(chosen) == size && can_end_with(chosen | bit(kind))) return true;
                if (chosen == 0) break;
            }
    }
    return false;
}

bool CardsTable::may_close() const {
    if (!open_.lifted && !open_.laid) return false;
    if (!open_.cards()) return true;
    return count(open_.cards()) >= setting().rules.shortest && can_end_with(0);
}

// Whether the turn can end if the open series is closed with these cards laid on it as well.
bool CardsTable::can_end_with(Mask laid) const {
    cards::Cards lifted = lifted_, hand = hand_;
    bool played = played_ > 0;
    for (; laid; laid &= laid - 1) {
        const int kind = lowest(laid);
        if (lifted.count(kind) > 0) {
            lifted.remove(kind);
        } else {
            hand.remove(kind);
            played = true;
        }
    }
    return desk_->endings.possible(standing_, lifted, hand, played);
}

}  // namespace sixfold::batch

#include "batch/cards_table.hpp"

namespace sixfold::batch {

void CardsTable::start(const Seed& seed) {
    Stream stream(seed);
    const int players = setting().players;
    std::array<int, MOST_PLAYERS> lengths{};
    do {
        deal(stream);
        for (int seat = 0; seat < players; ++seat) lengths[seat] = cards::longest_series(hands_[seat]);
    } while (*std::max_element(lengths.begin(), lengths.end()) < setting().rules.shortest);
    table_.size = passes_ = 0;
    taken_.fill(0);
    taken_cards_ = {};
    turns_left_ = -1;
    over_ = false;
    seat_ = setting().starter(seed, lengths);
    begin_turn();
}

void CardsTable::deal(Stream& stream) {
    stack_size_ = setting().box();
    for (int place = 0; place < stack_size_; ++place)
        stack_[place] = static_cast<std::uint8_t>(place / setting().rules.copies);
    stream.shuffle(stack_.data(), stack_size_);
    stack_first_ = 0;
    for (int seat = 0; seat < setting().players; ++seat) {
        hands_[seat] = {};
        for (int card = 0; card < setting().rules.hand_size; ++card) hands_[seat].add(drawn());
    }
}

int CardsTable::drawn() {
    --stack_size_;
    return stack_[stack_first_++];
}

bool CardsTable::move(int move) {
    if (move < FIRST_SERIES)
        lift_or_lay(move);
    else if (move < other(CLOSE))
        open(move - FIRST_SERIES);
    else if (move == other(CLOSE))
        close();
    else
        return end_turn(), true;
    find_legal();
    return false;
}

// A card is lifted from the open series if it lies there and nothing was laid on it yet; else it is laid, and what was
// lifted comes before what is in the hand.
void CardsTable::lift_or_lay(int kind) {
    is_open_ = true;
    if (!open_.laid && open_.kept & bit(kind)) {
        open_.kept &= ~bit(kind);
        open_.lifted |= bit(kind);
        lifted_.add(kind);
        return;
    }
    open_.laid |= bit(kind);
    if (lifted_.count(kind) > 0) {
        lifted_.remove(kind);
    } else {
        hand_.remove(kind);
        ++played_;
    }
}

void CardsTable::open(int place) {
    is_open_ = true;
    open_.kept = untouched_.series[place];
    untouched_.series[place] = 0;
    find_standing();
}

void CardsTable::close() {
    if (open_.cards()) settled_.add(open_.cards());
    is_open_ = false;
    open_ = {};
}

// The table is complete, or nothing could be played.
void CardsTable::end_turn() {
    int drawn_cards = 0;
    if (must_pass_) {
        ++passes_;
    } else {
        SeriesList after;
        for (const SeriesList* list : {&untouched_, &settled_})
            for (const Mask series : *list) take_or_leave(series, after);
        table_ = after;
        hands_[seat_] = hand_;
        passes_ = 0;
        for (; drawn_cards < played_ && stack_size_ > 0; ++drawn_cards) hands_[seat_].add(drawn());
    }
    if (turns_left_ > 0) --turns_left_;
    if (drawn_cards > 0 && stack_size_ == 0) turns_left_ = setting().players;
    over_ = turns_left_ == 0 || passes_ == setting().players;
    seat_ = (seat_ + 1) % setting().players;
}

void CardsTable::take_or_leave(Mask series, SeriesList& left) {
    if (series == 0) return;
    if (count(series) < LONGEST) return left.add(series);
    ++taken_[seat_];
    for (; series; series &= series - 1) taken_cards_.add(lowest(series));
}

}  // namespace sixfold::batch

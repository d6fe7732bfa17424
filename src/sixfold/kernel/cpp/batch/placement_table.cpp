#include "batch/placement_table.hpp"

#include <algorithm>

namespace sixfold::batch {

namespace {

int lengths_of(const OrderedHand& hand) {
    return longest_line(hand.kinds());
}

}  // namespace

void PlacementTable::start(const Seed& seed) {
    stream_ = Stream(seed);
    laid_size_ = passes_ = trades_ = 0;
    laid_by_kind_.fill(0);
    extent_ = {};
    scores_.fill(0);
    rolled_ = over_ = false;
    deal();
    std::array<int, MOST_PLAYERS> lengths{};
    for (int seat = 0; seat < setting().players; ++seat) lengths[seat] = lengths_of(hands_[seat]);
    seat_ = setting().starter(seed, lengths);
    begin_turn();
}

void PlacementTable::deal() {
    const int copies = setting().rules.copies;
    bag_first_ = 0;
    bag_size_ = setting().box();
    // Cubes show nothing in the bag: each is there by the first kind of its colour.
    for (int place = 0; place < bag_size_; ++place)
        bag_[place] = static_cast<Piece>(place / copies * (cubes() ? 6 : 1));
    stream_.shuffle(bag_.data(), bag_size_);
    for (int seat = 0; seat < setting().players; ++seat) {
        hands_[seat].size = 0;
        for (int place = 0; place < setting().rules.hand_size; ++place) hands_[seat].add(drawn());
    }
}

Piece PlacementTable::drawn() {
    --bag_size_;
    const Piece piece = bag_[bag_first_++];
    return cubes() ? rolled(piece) : piece;
}

bool PlacementTable::move(int move) {
    if (move < FIRST_CELL)
        name(static_cast<Piece>(move));
    else if (move < other(STOP))
        lay(window_.at(page_, move - FIRST_CELL));
    else if (move == other(SWAP))
        swapping_ = true;
    else if (move == other(ELSEWHERE))
        page_ = first_page(&page_);
    else if (move == other(PASS))
        return pass(), true;
    else if (move == other(STOP))
        return swapping_ ? swap() : place(), true;
    find_legal();
    return false;
}

void PlacementTable::name(Piece piece) {
    if (swapping_) return chosen_.add(piece);
    named_ = piece;
    page_ = first_page(nullptr);
}

void PlacementTable::lay(Spot spot) {
    const Cell cell = cell_of(spot);
    const auto piece = static_cast<Piece>(named_);
    std::erase_if(options_.placements, [&](const Placement& option) {
        return option.size <= loose_size_ || option.pieces[loose_size_] != piece || option.cells[loose_size_] != cell;
    });
    loose_[loose_size_++] = {piece, spot};
    named_ = -1;
    page_ = {};
}

void PlacementTable::place() {
    int points = 0;
    for (const Placement& option : options_.placements)
        if (option.size == loose_size_) points = option.points;
    for (int place = 0; place < loose_size_; ++place) {
        const Laid& laid = laid_[laid_size_++] = loose_[place];
        ++laid_by_kind_[laid.piece];
        extent_.add(laid.spot);
        hand().remove(laid.piece);
    }
    for (int left = std::min(loose_size_, bag_size_); left > 0; --left) hand().add(drawn());
    over_ = hand().size == 0;
    scores_[seat_] += points + (over_ ? setting().rules.ending_bonus : 0);
    passes_ = trades_ = 0;
    rolled_ = false;
    next_seat();
}

void PlacementTable::swap() {
    if (cubes())
        roll();
    else
        trade();
}

void PlacementTable::trade() {
    for (Piece piece : chosen_) hand().remove(piece);
    for (int left = chosen_.size; left > 0; --left) hand().add(drawn());
    std::copy_n(bag_.begin() + bag_first_, bag_size_, bag_.begin());
    bag_first_ = 0;
    for (Piece piece : chosen_) bag_[bag_size_++] = piece;
    stream_.shuffle(bag_.data(), bag_size_);
    passes_ = 0;
    ++trades_;
    over_ = trades_ >= setting().players && nothing_left_but_trading();
    next_seat();
}

void PlacementTable::roll() {
    for (Piece piece : chosen_) hand().remove(piece);
    for (Piece piece : chosen_) hand().add(rolled(piece));
    rolled_ = true;
    lay_board();
    while (!able())
        for (int place = 0; place < hand().size; ++place) hand().pieces[place] = rolled(hand().pieces[place]);
}

void PlacementTable::pass() {
    over_ = ++passes_ == setting().players;
    trades_ = 0;
    rolled_ = false;
    next_seat();
}

bool PlacementTable::nothing_left_but_trading() {
    Mask left = 0;
    for (int seat = 0; seat < setting().players; ++seat) left |= hands_[seat].kinds();
    for (int place = 0; place < bag_size_; ++place) left |= bit(bag_[bag_first_ + place]);
    lay_board();
    return !board().fits_somewhere(left);
}

void PlacementTable::lay_board() {
    board().undo_to(0);
    for (int place = 0; place < laid_size_; ++place) board().lay(cell_of(laid_[place].spot), laid_[place].piece);
}

// Whether the pieces as they lie can be placed.
bool PlacementTable::able() const {
    const Mask kinds = hand().kinds();
    if (cubes() && board().empty()) return longest_line(kinds) >= setting().rules.shortest;
    return board().fits_somewhere(kinds);
}

// Whether some roll of these cubes could be placed.
bool PlacementTable::ever_able() const {
    Mask kinds = 0;
    for (Piece piece : hand()) kinds |= colour_mask(piece / 6);
    return board().fits_somewhere(kinds);
}

}  // namespace sixfold::batch

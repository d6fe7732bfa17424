// What the player on turn sees, in the layout of `sixfold.envs.tensors.placement`. Planes of the board are kept up to
// date; the rest is short and written anew.
#include "batch/placement_table.hpp"

namespace sixfold::batch {

namespace {

constexpr int LOOSE = 12;
constexpr int PLAYABLE = 13;
constexpr int PLANES = 14;
constexpr double HUNDRED = 100;

}  // namespace

int PlacementTable::observation_size(const Setting& setting) {
    const int players = setting.players;
    const bool cubes = setting.game == Kind::cubes;
    const int hands = KINDS * (cubes ? players : 1), unseen = cubes ? 6 : KINDS;
    return PLANES * setting.side * setting.side + hands + unseen + 2 * KINDS + PHASES + 3 * players + 3;
}

void PlacementTable::show(float* observation, std::int8_t* mask, bool anew) {
    if (anew) {
        shown_ = {};
        std::fill_n(mask, moves(setting()), std::int8_t{0});
    }
    legal_.show(shown_.legal, mask);
    const int cells = setting().side * setting().side;
    if (anew) std::fill_n(observation, PLANES * cells, 0.0f);
    show_board(observation, anew);
    show_rest(Pen(observation + PLANES * cells));
}

void PlacementTable::show_board(float* planes, bool anew) {
    const int cells = setting().side * setting().side;
    const bool moved = window_.left != shown_.window.left || window_.top != shown_.window.top || page_ != shown_.page;
    if (moved && !anew)
        for (int number = 0; number < shown_.pieces; ++number) show_piece(planes, number, 0);
    if (moved || anew) {
        shown_.window = window_;
        shown_.page = page_;
        shown_.pieces = 0;
    }
    const int pieces = laid_size_ + loose_size_;
    for (; shown_.pieces < pieces; ++shown_.pieces) show_piece(planes, shown_.pieces, 1);
    Bits<MOST_CELLS> loose;
    for (int place = 0; place < loose_size_; ++place)
        if (const int on_page = window_.place_on(page_, loose_[place].spot); on_page >= 0) loose.set(on_page);
    loose.show(shown_.loose, planes + LOOSE * cells);
    playable_.show(shown_.playable, planes + PLAYABLE * cells);
}

void PlacementTable::show_piece(float* planes, int number, float shown) const {
    const Laid& laid = laid_or_loose(number);
    const int place = shown_.window.place_on(shown_.page, laid.spot);
    if (place < 0) return;
    const int cells = setting().side * setting().side;
    planes[laid.piece / 6 * cells + place] = shown;
    planes[(6 + laid.piece % 6) * cells + place] = shown;
}

void PlacementTable::show_rest(Pen pen) const {
    const int players = setting().players;
    for (int place = 0; place < (cubes() ? players : 1); ++place) {
        float* const counts = pen.part(KINDS);
        for (Piece piece : hands_[(seat_ + place) % players]) ++counts[piece];
        if (place > 0) continue;
        for (int loose = 0; loose < loose_size_; ++loose) --counts[loose_[loose].piece];
    }
    show_unseen(pen);
    float* const named = pen.part(KINDS);
    if (named_ >= 0) named[named_] = 1;
    float* const chosen = pen.part(KINDS);
    for (Piece piece : chosen_) ++chosen[piece];
    pen.part(PHASES)[static_cast<int>(phase())] = 1;
    pen.part(players)[0] = 1;
    pen.by_seat(seat_, players, [&](int seat) { return scores_[seat] / HUNDRED; });
    pen.by_seat(seat_, players, [&](int seat) { return double(hands_[seat].size) / setting().rules.hand_size; });
    pen.write(double(bag_size_) / setting().box());
    pen.write(double(passes_) / players);
    pen.write(rolled_);
}

// Of each kind, or of each colour of cubes, the share that the player has not seen.
void PlacementTable::show_unseen(Pen& pen) const {
    const int copies = setting().rules.copies;
    std::array<int, KINDS> seen{};
    if (!cubes()) {
        for (int kind = 0; kind < KINDS; ++kind) seen[kind] = laid_by_kind_[kind];
        for (Piece piece : hand()) ++seen[piece];
        for (int kind = 0; kind < KINDS; ++kind) pen.write(double(copies - seen[kind]) / copies);
        return;
    }
    for (int kind = 0; kind < KINDS; ++kind) seen[kind / 6] += laid_by_kind_[kind];
    for (int seat = 0; seat < setting().players; ++seat)
        for (Piece piece : hands_[seat]) ++seen[piece / 6];
    for (int colour = 0; colour < 6; ++colour) pen.write(double(copies - seen[colour]) / copies);
}

Phase PlacementTable::phase() const {
    if (over_) return Phase::over;
    if (named_ >= 0) return Phase::cell;
    if (swapping_) return Phase::swapping;
    return loose_size_ > 0 ? Phase::laying : Phase::beginning;
}

}  // namespace sixfold::batch

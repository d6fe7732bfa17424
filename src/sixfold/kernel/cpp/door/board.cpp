#include "door/board.hpp"

#include <algorithm>
#include <utility>

#include "board/best.hpp"
#include "board/placements.hpp"
#include "door/verbs.hpp"

namespace sixfold::door {

namespace {

// Placements reach at most so many cells beyond the pieces that lie.
constexpr std::int64_t REACH = LONGEST;

Cell cell_at(std::int64_t x, std::int64_t y) {
    const auto row = static_cast<std::uint64_t>(y) * ROW_STRIDE;
    return static_cast<Cell>((row + static_cast<std::uint64_t>(x)) & (CELLS - 1));
}

}  // namespace

Rules read_rules(Request& request) {
    Rules rules{};
    rules.copies = request.number();
    rules.hand_size = request.number();
    rules.shortest = request.number();
    rules.qwirkle_bonus = request.number();
    rules.ending_bonus = request.number();
    const auto bonus = [](int points) { return points >= 0 && points <= MOST_BONUS; };
    request.require(rules.copies >= 1 && rules.hand_size >= 1, Refusal::no_pieces);
    request.require(rules.shortest >= 1 && rules.shortest <= LONGEST, Refusal::no_such_line_length);
    request.require(bonus(rules.qwirkle_bonus) && bonus(rules.ending_bonus), Refusal::no_such_bonus);
    return request.refused() ? Rules{1, 1, 1, 0, 0} : rules;
}

PlacedPieces read_placed(Request& request) {
    PlacedPieces placed(request.size(3));
    for (auto& [piece, x, y] : placed) {
        piece = request.number();
        x = request.word();
        y = request.word();
    }
    return placed;
}

Piece checked_piece(Request& request, int piece) {
    return request.require(piece >= 0 && piece < KINDS, Refusal::no_such_piece, piece) ? static_cast<Piece>(piece) : 0;
}

Hand hand_of(Request& request, const Rules& rules, const std::vector<int>& pieces) {
    Hand hand;
    check_hand_size(request, rules);
    if (!request.require(std::cmp_less_equal(pieces.size(), rules.hand_size), Refusal::hand_too_large, rules.hand_size))
        return hand;
    for (int piece : pieces) hand.add(checked_piece(request, piece));
    return hand;
}

Hand read_hand(Request& request, const Rules& rules) {
    return hand_of(request, rules, request.numbers());
}

Mask read_kinds(Request& request) {
    Mask mask = 0;
    for (int piece : request.numbers()) mask |= bit(checked_piece(request, piece));
    return mask;
}

void check_hand_size(Request& request, const Rules& rules) {
    request.require(rules.hand_size <= MOST_HELD, Refusal::hand_too_large_for_kernel, MOST_HELD);
}

LaidBoard LaidBoard::read(Request& request) {
    const Rules rules = read_rules(request);
    check_hand_size(request, rules);
    const PlacedPieces pieces = read_placed(request);
    LaidBoard board(rules);
    if (!request.refused()) board.lay(request, pieces);
    return board;
}

void LaidBoard::lay(Request& request, const PlacedPieces& pieces) {
    const Extent extent = with(request, pieces);
    const bool room = static_cast<std::size_t>(board_->laid()) + pieces.size() <= MOST_LAID;
    if (!request.require(room, Refusal::too_many_pieces)) return;
    for (const auto& [piece, x, y] : pieces) {
        const Cell cell = cell_at(x, y);
        const Piece kind = checked_piece(request, piece);
        const bool fits = !board_->occupied(cell) && board_->accepts(cell) & bit(kind);
        if (!request.require(fits, Refusal::cannot_lie)) return;
        board_->lay(cell, kind);
    }
    extent_ = extent;
}

LaidBoard::Extent LaidBoard::with(Request& request, const PlacedPieces& pieces) const {
    constexpr std::int64_t FARTHEST = std::int64_t{1} << 61;
    Extent extent = extent_;
    for (const auto& [piece, x, y] : pieces) {
        const bool near = x >= -FARTHEST && x <= FARTHEST && y >= -FARTHEST && y <= FARTHEST;
        if (!request.require(near, Refusal::too_far_away)) return extent_;
        if (!extent.any) extent = {x, x, y, y, true};
        extent.low_x = std::min(extent.low_x, x);
        extent.high_x = std::max(extent.high_x, x);
        extent.low_y = std::min(extent.low_y, y);
        extent.high_y = std::max(extent.high_y, y);
    }
    const std::int64_t width = extent.high_x - extent.low_x + 1 + 2 * REACH;
    const std::int64_t height = extent.high_y - extent.low_y + 1 + 2 * REACH;
    request.require(width <= ROW_STRIDE && height <= CELLS / ROW_STRIDE, Refusal::too_far_apart);
    return extent;
}

PlacedPiece LaidBoard::coordinates(Cell cell) const {
    const Cell corner = cell_at(extent_.low_x - REACH, extent_.low_y - REACH);
    const int from_corner = moved(cell, -corner);
    const int piece = board_->occupied(cell) ? board_->piece(cell) : -1;
    return {piece, extent_.low_x - REACH + from_corner % ROW_STRIDE, extent_.low_y - REACH + from_corner / ROW_STRIDE};
}

Placement LaidBoard::placement_of(Request& request, const PlacedPieces& placed) const {
    Placement placement;
    if (!request.require(placed.size() <= LONGEST, Refusal::placement_too_large)) return placement;
    for (const auto& [piece, x, y] : placed) {
        placement.pieces[placement.size] = checked_piece(request, piece);
        placement.cells[placement.size++] = cell_at(x, y);
    }
    return placement;
}

PlacedPieces LaidBoard::placed(const Placement& placement) const {
    PlacedPieces placed;
    for (int place = 0; place < placement.size; ++place) {
        placed.push_back(coordinates(placement.cells[place]));
        placed.back().piece = placement.pieces[place];
    }
    return placed;
}

void LaidBoard::write(Answer& answer, const Placement& placement) const {
    answer.size(placement.size);
    for (int place = 0; place < placement.size; ++place) {
        const PlacedPiece at = coordinates(placement.cells[place]);
        answer.word(placement.pieces[place]);
        answer.word(at.x);
        answer.word(at.y);
    }
}

void check_rules(Request& request, Answer&) {
    read_rules(request);
}

void check_board(Request& request, Answer&) {
    LaidBoard::read(request);
}

void board_placements(Request& request, Answer& answer) {
    const LaidBoard laid = LaidBoard::read(request);
    const Mask hand = read_kinds(request);
    if (!request.read()) return;
    each_placement(laid.board(), hand, [&](const auto& generator, int points) {
        laid.write(answer, generator.placement(points));
        answer.word(points);
    });
}

void board_best_score(Request& request, Answer& answer) {
    const LaidBoard laid = LaidBoard::read(request);
    const Mask hand = read_kinds(request);
    if (request.read()) answer.word(best_score(laid.board(), hand));
}

void board_can_place(Request& request, Answer& answer) {
    const LaidBoard laid = LaidBoard::read(request);
    const Mask hand = read_kinds(request);
    if (request.read()) answer.word(laid.board().fits_somewhere(hand));
}

}  // namespace sixfold::door

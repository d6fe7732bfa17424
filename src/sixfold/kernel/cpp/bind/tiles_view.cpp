#include "bind/tiles_view.hpp"

#include <stdexcept>
#include <string>

#include "board/best.hpp"

namespace sixfold::tiles {

View view_of(const Rules& rules, const std::vector<int>& hand, const std::vector<int>& unseen,
             const std::vector<int>& hand_sizes, const std::vector<int>& scores, int bag_size) {
    const int players = static_cast<int>(hand_sizes.size());
    if (rules.copies > MOST_COPIES) throw std::invalid_argument("the kernel has room for three tiles of a kind");
    if (players < 2 || players > MOST_PLAYERS || scores.size() != hand_sizes.size())
        throw std::invalid_argument(
            "hand sizes and scores are for the same 2 to 8 players, from the player on turn on");
    if (unseen.size() != KINDS) throw std::invalid_argument("unseen pieces are counted for each of the 36 kinds");
    std::array<std::uint8_t, KINDS> counts;
    for (int kind = 0; kind < KINDS; ++kind) {
        if (unseen[kind] < 0 || unseen[kind] > rules.copies)
            throw std::invalid_argument("0 to " + std::to_string(rules.copies) + " pieces of a kind are unseen");
        counts[kind] = static_cast<std::uint8_t>(unseen[kind]);
    }
    View view{rules, players, hand_of(rules, hand), Unseen(counts), {}, {}, bag_size, {}};
    int hidden = bag_size;
    for (int seat = 0; seat < players; ++seat) {
        if (hand_sizes[seat] < 0 || hand_sizes[seat] > rules.hand_size)
            throw std::invalid_argument("a hand holds 0 to " + std::to_string(rules.hand_size) + " pieces");
        view.hand_sizes[seat] = hand_sizes[seat];
        view.scores[seat] = scores[seat];
        if (seat > 0) hidden += hand_sizes[seat];
    }
    if (bag_size < 0 || hidden != view.unseen.total() || view.hand.size != hand_sizes[0])
        throw std::invalid_argument("the unseen pieces are those in the bag and in the others' hands");
    return view;
}

SearchBoard::SearchBoard(const NamedBoard& named, const PastTurns& history, View& view)
    : board_(std::make_unique<Board>(named.rules())) {
    const Board& given = named.board();
    std::vector<bool> later(CELLS, false);
    for (const auto& [seat, placed, drawn] : history) {
        Placement placement = named.placement_of(placed);
        for (int place = 0; place < placement.size; ++place) {
            const Cell cell = placement.cells[place];
            if (later[cell] || !given.occupied(cell) || given.piece(cell) != placement.pieces[place])
                throw std::invalid_argument("the latest turns lie on the board");
            later[cell] = true;
        }
        if (seat < 0 || seat >= view.players || drawn < 0 || drawn > view.rules.hand_size)
            throw std::invalid_argument("a latest turn is (seat from the player on turn, placement, pieces drawn)");
        view.history.push_back({seat, placement, drawn});
    }
    for (int place = 0; place < given.laid(); ++place) {
        const Cell cell = given.laid_cell(place);
        if (!later[cell]) board_->lay(cell, given.piece(cell));
    }
    for (PastTurn& turn : view.history) {
        score_placement(*board_, turn.placement);
        board_->lay(turn.placement);
    }
}

}  // namespace sixfold::tiles

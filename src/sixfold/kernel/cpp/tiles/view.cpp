#include "tiles/view.hpp"

namespace sixfold {

TilesView TilesView::of(const Board& board, const TilesTable& table) {
    std::array<std::uint8_t, KINDS> unseen;
    unseen.fill(COPIES);
    for (int place = 0; place < board.laid(); ++place) --unseen[board.piece(board.laid_cell(place))];
    for (Piece piece : table.hand()) --unseen[piece];
    TilesView view{table.players, table.hand(), Unseen(unseen), {}, {}, table.bag.size, {}};
    for (int seat = 0; seat < table.players; ++seat) {
        const int from = (table.seat + seat) % table.players;
        view.hand_sizes[seat] = table.hands[from].size;
        view.scores[seat] = table.scores[from];
    }
    return view;
}

}  // namespace sixfold

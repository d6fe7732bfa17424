#include "tiles/view.hpp"

namespace sixfold::tiles {

View View::of(const Board& board, const Game& game) {
    std::array<std::uint8_t, KINDS> unseen;
    unseen.fill(static_cast<std::uint8_t>(game.rules.copies));
    for (int place = 0; place < board.laid(); ++place) --unseen[board.piece(board.laid_cell(place))];
    for (Piece piece : game.hand()) --unseen[piece];
    View view{game.rules, game.players, game.hand(), Unseen(unseen), {}, {}, game.bag.size, {}};
    for (int seat = 0; seat < game.players; ++seat) {
        const int from = (game.seat + seat) % game.players;
        view.hand_sizes[seat] = game.hands[from].size;
        view.scores[seat] = game.scores[from];
    }
    return view;
}

}  // namespace sixfold::tiles

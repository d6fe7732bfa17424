#include "tiles/view.hpp"

namespace sixfold::tiles {

Unseen unseen_in(const Game& game) {
    std::array<std::uint8_t, KINDS> unseen{};
    for (Piece piece : game.bag) ++unseen[piece];
    for (int seat = 0; seat < game.players; ++seat)
        if (seat != game.seat)
            for (Piece piece : game.hands[seat]) ++unseen[piece];
    return Unseen(unseen);
}

View View::of(const Game& game) {
    View view{game.rules, game.players, game.hand(), unseen_in(game), {}, {}, game.bag.size, {}};
    for (int seat = 0; seat < game.players; ++seat) {
        const int from = (game.seat + seat) % game.players;
        view.hand_sizes[seat] = game.hands[from].size;
        view.scores[seat] = game.scores[from];
    }
    return view;
}

}  // namespace sixfold::tiles

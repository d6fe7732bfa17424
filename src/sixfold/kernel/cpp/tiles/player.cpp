#include "tiles/player.hpp"

#include <algorithm>

#include "board/best.hpp"
#include "tiles/endgame.hpp"

namespace sixfold::tiles {

Choice Player::choose(Board& board, const View& view, Random& random) const {
    const bool solved = view.players == 2 && view.bag_size == 0 && limits.endgame_nodes > 0;
    const bool fits = board.fits_somewhere(view.hand.kinds());
    if (style == Style::expert && limits.trades && !board.empty() && !solved && (fits || view.bag_size > 0)) {
        const Judged best = search(board, view, limits, random)[0];
        return {best.placement, best.traded};
    }
    if (!fits) return {{}, trade(view)};
    return {place(board, view, random), {}};
}

Placement Player::place(Board& board, const View& view, Random& random) const {
    if (style == Style::greedy || board.empty()) return best_placement(board, view.hand.kinds(), random);
    if (view.players == 2 && view.bag_size == 0 && limits.endgame_nodes > 0)
        return Endgame(view.rules, board).solve(view.hand, view.unseen.hand(), 0, limits.endgame_nodes).placement;
    if (style == Style::club) return valued_placements(board, view, limits.weights)[0].placement;
    return search(board, view, limits, random)[0].placement;
}

Hand Player::trade(const View& view) const {
    if (style != Style::greedy) return chosen_trade(view.hand, view.bag_size);
    Hand traded = view.hand;
    traded.size = static_cast<std::uint8_t>(std::min<int>(traded.size, view.bag_size));
    return traded;
}

}  // namespace sixfold::tiles

#include "tiles/search.hpp"

#include "common/playouts.hpp"
#include "tiles/playout.hpp"

namespace sixfold::tiles {

namespace {

std::vector<Judged> candidates_of(const Board& board, const View& view, const Limits& limits,
                                  const std::vector<ValuedPlacement>& valued) {
    std::vector<Judged> judged;
    for (const auto& one : valued) {
        if (static_cast<int>(judged.size()) == limits.candidates) break;
        judged.push_back({one.placement, {}});
    }
    if (limits.trades && !board.empty())
        for (const Hand& traded : worthwhile_trades(view.hand, view.bag_size)) judged.push_back({{}, traded});
    return judged;
}

}  // namespace

std::vector<Judged> search(Board& board, const View& view, const Limits& limits, Random& random,
                           const Hands* laid_open) {
    const auto valued = valued_placements(board, view, limits.weights);
    if (valued.size() == 1 && !limits.trades) return {{valued[0].placement, {}}};
    Playout playout(board, view, limits, random, {}, laid_open);
    auto judged = candidates_of(board, view, limits, valued);
    if (judged.size() > 1)
        halve(judged, limits.rollouts,
              [&](const Judged& one, int deal) { return playout.rollout(one, playout.dealt(deal)); });
    return judged;
}

}  // namespace sixfold::tiles

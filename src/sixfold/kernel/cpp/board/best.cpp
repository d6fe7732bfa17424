#include "board/best.hpp"

namespace sixfold {

int best_score(const Board& board, Mask hand) {
    int best = 0;
    each_placement(board, hand, [&](const auto&, int points) { best = std::max(best, points); });
    return best;
}

Placement best_placement(const Board& board, Mask hand, Random& random) {
    Placement best;
    std::uint32_t equal = 0;
    each_placement(board, hand, [&](const auto& found, int points) {
        if (points < best.points) return;
        if (points > best.points) equal = 0;
        if (++equal == 1 || random.below(equal) == 0) best = found.placement(points);
    });
    return best;
}

}  // namespace sixfold

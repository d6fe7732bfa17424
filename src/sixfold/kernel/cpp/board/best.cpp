#include "board/best.hpp"

#include <algorithm>

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

bool score_placement(const Board& board, Placement& placement) {
    const Placement wanted = placement;
    bool legal = false;
    each_placement(board, wanted.kinds(), [&](const auto& found, int points) {
        const Placement other = found.placement(points);
        if (other.size != wanted.size) return;
        for (int place = 0; place < wanted.size; ++place) {
            const auto end = other.cells.begin() + other.size;
            const auto same = std::find(other.cells.begin(), end, wanted.cells[place]);
            if (same == end || other.pieces[same - other.cells.begin()] != wanted.pieces[place]) return;
        }
        placement.points = static_cast<std::int16_t>(points);
        legal = true;
    });
    return legal;
}

}  // namespace sixfold

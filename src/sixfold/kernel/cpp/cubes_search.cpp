#include "cubes_search.hpp"

#include <algorithm>

#include "generate.hpp"

namespace sixfold {

namespace {

// The points that a turn with these cubes could expect.
double prospects(const Board& board, const Hand& cubes) {
    return cubes.size > 0 && ever_able_to_place(board, cubes) ? RollTable(board, cubes).best() : 0;
}

}  // namespace

std::vector<CubesJudged> search_cubes(Board& board, const Hand& cubes, const Hand& next, int bag_size,
                                      const CubesLimits& limits, Random& random) {
    std::vector<CubesJudged> judged;
    each_placement(board, cubes.kinds(), [&](const auto& found, int points) {
        const bool ends = bag_size == 0 && found.size() == cubes.size;
        judged.push_back({found.placement(points), static_cast<double>(points + (ends ? ENDING_BONUS : 0))});
    });
    // Equal values come in any order, so that ties are drawn evenly.
    for (std::size_t place = judged.size(); place > 1; --place)
        std::swap(judged[place - 1], judged[random.below(static_cast<std::uint32_t>(place))]);
    const auto better = [](const auto& one, const auto& other) { return one.value > other.value; };
    std::stable_sort(judged.begin(), judged.end(), better);
    if (static_cast<int>(judged.size()) > limits.candidates) judged.resize(limits.candidates);
    if (judged.size() < 2) return judged;
    for (auto& [placement, value] : judged) {
        if (bag_size == 0 && placement.size == cubes.size) continue;
        Hand kept = cubes;
        kept.remove(placement);
        board.lay(placement);
        value += limits.keep * prospects(board, kept) - limits.reply * prospects(board, next);
        board.undo(placement);
    }
    std::stable_sort(judged.begin(), judged.end(), better);
    return judged;
}

}  // namespace sixfold

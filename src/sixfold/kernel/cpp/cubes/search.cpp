#include "cubes/search.hpp"

#include <algorithm>

#include "cubes/playout.hpp"
#include "board/placements.hpp"

namespace sixfold {

namespace {

// The points that a turn with these cubes could expect.
double prospects(const Board& board, const Hand& cubes) {
    return cubes.size > 0 && ever_able_to_place(board, cubes) ? RollTable(board, cubes).best() : 0;
}

bool better(const CubesJudged& one, const CubesJudged& other) {
    return one.value > other.value;
}

// The placements with the most points.
std::vector<CubesJudged> most_points(const Board& board, const CubesTable& table, int candidates, Random& random) {
    const Hand& cubes = table.hand();
    const bool last = table.bag_size() == 0;
    std::vector<CubesJudged> judged;
    each_placement(board, cubes.kinds(), [&](const auto& found, int points) {
        const bool ends = last && found.size() == cubes.size;
        judged.push_back({found.placement(points), static_cast<double>(points + (ends ? ENDING_BONUS : 0))});
    });
    // Equal values come in any order, so that ties are drawn evenly.
    for (std::size_t place = judged.size(); place > 1; --place)
        std::swap(judged[place - 1], judged[random.below(static_cast<std::uint32_t>(place))]);
    std::stable_sort(judged.begin(), judged.end(), better);
    if (static_cast<int>(judged.size()) > candidates) judged.resize(candidates);
    return judged;
}

// What is left to the next player counts against a placement, and what the cubes kept could do counts for it.
void weigh(Board& board, const CubesTable& table, const CubesLimits& limits, std::vector<CubesJudged>& judged) {
    for (auto& one : judged) {
        if (table.bag_size() == 0 && one.placement.size == table.hand().size) continue;
        Hand kept = table.hand();
        kept.remove(one.placement);
        board.lay(one.placement);
        one.value += limits.keep * prospects(board, kept) - prospects(board, table.next_hand());
        board.undo(one.placement);
    }
    std::stable_sort(judged.begin(), judged.end(), better);
}

}  // namespace

std::vector<CubesJudged> search_cubes(Board& board, const CubesTable& table, const CubesLimits& limits,
                                      Random& random) {
    auto judged = most_points(board, table, limits.candidates, random);
    if (judged.size() < 2) return judged;
    if (limits.rollouts > 0)
        CubesPlayout(board, table, limits, random).judge(judged);
    else
        weigh(board, table, limits, judged);
    return judged;
}

}  // namespace sixfold

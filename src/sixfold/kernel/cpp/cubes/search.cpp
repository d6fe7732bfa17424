#include "cubes/search.hpp"

#include <algorithm>

#include "board/placements.hpp"
#include "common/playouts.hpp"
#include "cubes/playout.hpp"

namespace sixfold::cubes {

namespace {

// Rolls that are played on from.
constexpr int ROLLS = 8;
// The points to expect count as much as so many rollouts: most rolls differ by less than these would tell.
constexpr int PRIOR = 50;

// The points that a turn with these cubes could expect.
double prospects(const Board& board, const Hand& cubes) {
    return cubes.size > 0 && ever_able_to_place(board, cubes) ? RollTable(board, cubes).best() : 0;
}

bool better(const Judged& one, const Judged& other) {
    return one.value > other.value;
}

// The placements with the most points.
std::vector<Judged> most_points(const Board& board, const Game& game, int candidates, Random& random) {
    const Hand& cubes = game.hand();
    const bool last = game.bag_size() == 0;
    std::vector<Judged> judged;
    each_placement(board, cubes.kinds(), [&](const auto& found, int points) {
        const bool ends = last && found.size() == cubes.size;
        judged.push_back({found.placement(points), static_cast<double>(points + (ends ? game.rules.ending_bonus : 0))});
    });
    // Equal values come in any order, so that ties are drawn evenly.
    for (std::size_t place = judged.size(); place > 1; --place)
        std::swap(judged[place - 1], judged[random.below(static_cast<std::uint32_t>(place))]);
    std::stable_sort(judged.begin(), judged.end(), better);
    if (static_cast<int>(judged.size()) > candidates) judged.resize(candidates);
    return judged;
}

// What is left to the next player counts against a placement, and what the cubes kept could do counts for it.
void weigh(Board& board, const Game& game, const Limits& limits, std::vector<Judged>& judged) {
    for (auto& one : judged) {
        if (game.bag_size() == 0 && one.placement.size == game.hand().size) continue;
        Hand kept = game.hand();
        kept.remove(one.placement);
        board.lay(one.placement);
        const double keeping = limits.keep != 0 ? limits.keep * prospects(board, kept) : 0;
        one.value += keeping - prospects(board, game.next_hand());
        board.undo(one.placement);
    }
    std::stable_sort(judged.begin(), judged.end(), better);
}

// Whether no other choice rolls the same kinds: of equal cubes the first are rolled.
bool first_of_its_kind(const Hand& cubes, int choice) {
    for (int kept = 0; kept < cubes.size; ++kept)
        for (int rolled = kept + 1; rolled < cubes.size; ++rolled)
            if (cubes.pieces[kept] == cubes.pieces[rolled] && !(choice >> kept & 1) && choice >> rolled & 1)
                return false;
    return true;
}

// The rolls with the most points to expect, and none if the cubes can be placed as they lie.
std::vector<JudgedRoll> most_expected(const Board& board, const Hand& cubes) {
    const RollTable table(board, cubes);
    std::vector<JudgedRoll> judged;
    for (int choice = able_to_place(board, cubes.kinds()) ? 0 : 1; choice < 1 << cubes.size; ++choice)
        if (first_of_its_kind(cubes, choice)) judged.push_back({choice, table.expected(choice)});
    std::stable_sort(judged.begin(), judged.end(),
                     [](const JudgedRoll& one, const JudgedRoll& other) { return one.points > other.points; });
    if (judged.size() > ROLLS) judged.resize(ROLLS);
    return judged;
}

}  // namespace

std::vector<Judged> search(Board& board, const Game& game, const Limits& limits, Random& random) {
    auto judged = most_points(board, game, limits.candidates, random);
    if (judged.size() < 2) return judged;
    if (limits.rollouts > 0)
        Playout(board, game, limits, random).judge(judged);
    else
        weigh(board, game, limits, judged);
    return judged;
}

std::vector<JudgedRoll> search_rolls(Board& board, const Game& game, const Limits& limits, Random& random) {
    auto judged = most_expected(board, game.hand());
    Playout playout(board, game, limits, random);
    const double now = playout.chance(game), per_point = playout.chance_per_point();
    const double most = judged.front().points;
    for (JudgedRoll& one : judged) {
        one.value = now + per_point * (one.points - most);
        one.rollouts = PRIOR;
    }
    halve(judged, limits.rollouts, [&](const JudgedRoll& one, int deal) {
        int points = 0;
        const double value = playout.rollout({{}, one.choice}, NOT_CHOSEN, playout.dealt(deal - PRIOR), &points);
        // What the faces bring by luck is taken out again.
        return value - per_point * (points - one.points);
    });
    return judged;
}

}  // namespace sixfold::cubes

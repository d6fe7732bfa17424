#include "cards/player.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "cards/search.hpp"

namespace sixfold::cards {
namespace {

constexpr double LOWEST = -std::numeric_limits<double>::infinity();

// One of the choices with the most Qwirkles, and any cards that go with it.
std::optional<EndPosition> any_of_the_best(Turn& turn, const std::vector<Choice>& choices, Random& chance) {
    if (choices.empty()) return std::nullopt;
    const auto fewer = std::find_if(choices.begin(), choices.end(),
                                    [&](const Choice& choice) { return choice.size < choices.front().size; });
    const auto best = static_cast<int>(fewer - choices.begin());
    Weights weights;
    for (double& weight : weights.in_hand) weight = 2 * chance.unit() - 1;
    return turn.best_play(choices[chance.below(best)], weights, LOWEST);
}

std::optional<EndPosition> choose_as_greedy(const View& view, Random& chance, Arranger& arranger) {
    Turn turn(view.table, view.hand, arranger);
    return any_of_the_best(turn, turn.takings(), chance);
}

std::optional<EndPosition> choose_as_novice(double miss, const View& view, Random& chance, Arranger& arranger) {
    std::array<bool, LINE_COUNT> missed{};
    for (bool& line : missed) line = chance.unit() < miss;
    Turn turn(view.table, view.hand, arranger);
    auto choices = turn.takings(LINE_COUNT * MOST_COPIES);
    std::erase_if(choices, [&](const Choice& choice) {
        for (int line = 0; line < LINE_COUNT; ++line) {
            if (missed[line] && choice.times[line] > 0) return true;
        }
        return false;
    });
    return any_of_the_best(turn, choices, chance);
}

std::optional<EndPosition> choose_as_club(const Taste& taste, const View& view, Arranger& arranger) {
    const Judge judge(view, taste);
    Turn turn(view.table, view.hand, arranger);
    std::optional<EndPosition> best;
    for (const Choice& choice : turn.takings()) {
        if (auto end = turn.best_play(choice, judge, best ? best->value : LOWEST)) best = std::move(end);
    }
    return best;
}

}  // namespace

std::optional<EndPosition> choose(const Player& player, const View& view, Random& chance, Arranger& arranger) {
    switch (player.style) {
        case Style::novice:
            return choose_as_novice(player.miss, view, chance, arranger);
        case Style::greedy:
            return choose_as_greedy(view, chance, arranger);
        case Style::club:
            return choose_as_club(player.taste, view, arranger);
        case Style::expert:
            break;
    }
    auto judged = search(player, view, chance, arranger);
    if (judged.empty()) return std::nullopt;
    judged.front().end.value = judged.front().value;
    return judged.front().end;
}

}  // namespace sixfold::cards

// Judging candidates by playing on from each: how the tries are shared out, and what a lead is worth.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "common/transcendental.hpp"

namespace sixfold {

// Sequential halving: all candidates get a few deals, the better half some more, until one is left; best first.
// A candidate has `value`, the mean so far, and `rollouts`; `judge(candidate, deal)` is the worth of one try.
// Candidates meet the same deals, so that they differ by what they do and not by luck.
template <class Candidate, class Judge>
void halve(std::vector<Candidate>& candidates, int rollouts, Judge&& judge) {
    int rounds = 0;
    for (std::size_t left = candidates.size(); left > 1; left = (left + 1) / 2) ++rounds;
    for (std::size_t left = candidates.size(); left > 1; left = (left + 1) / 2) {
        const int deals = std::max<int>(1, rollouts / (rounds * static_cast<int>(left)));
        const int first = candidates[0].rollouts;
        for (std::size_t place = 0; place < left; ++place) {
            Candidate& candidate = candidates[place];
            for (int deal = first; deal < first + deals; ++deal) {
                const double value = judge(candidate, deal);
                candidate.value += (value - candidate.value) / ++candidate.rollouts;
            }
        }
        std::stable_sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(left),
                         [](const auto& one, const auto& other) { return one.value > other.value; });
    }
}

// How likely a lead lasts: luck moves scores apart in proportion to the root of what is still to be played, as a share
// of the whole. `luck` is the standard deviation of their difference over a whole game.
inline double chance_of_winning(double lead, double share_left, double luck) {
    return 0.5 + 0.5 * error_function(lead / (luck * std::sqrt(share_left)) / std::numbers::sqrt2);
}

inline double won(double lead) {
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

// How likely a standard normal number lies below this one, from a table with steps of 1/64.
inline double normal_below(double number) {
    constexpr int STEPS = 64, FARTHEST = 6;
    static const auto table = [] {
        std::array<double, 2 * FARTHEST * STEPS + 2> below;
        for (int place = 0; place < static_cast<int>(below.size()); ++place)
            below[place] =
                0.5 * error_function_complement((FARTHEST - static_cast<double>(place) / STEPS) / std::numbers::sqrt2);
        return below;
    }();
    if (number <= -FARTHEST) return 0;
    if (number >= FARTHEST) return 1;
    const double place = (number + FARTHEST) * STEPS;
    const auto low = static_cast<std::size_t>(place);
    return table[low] + (place - static_cast<double>(low)) * (table[low + 1] - table[low]);
}

// How likely a seat ends ahead of all the others. Luck moves each score on its own. The seat's own luck counts against
// everybody at once, so the chances against each do not simply multiply: they do for each size of that luck, over which
// the mean is taken. Between more players each has fewer turns: `luck` is that of two, and goes with the root of 2/n.
template <class Scores>
double chance_to_beat_all(const Scores& scores, int seat, int players, double share_left, double luck) {
    struct Node {
        double luck, weight;
    };
    // Gauss and Hermite's seven points.
    static constexpr std::array<Node, 7> NODES{{{0, 0.45714285714285713},
                                                {-1.1544053947399682, 0.24012317860501272},
                                                {1.1544053947399682, 0.24012317860501272},
                                                {-2.3667594107345412, 0.030757123967586497},
                                                {2.3667594107345412, 0.030757123967586497},
                                                {-3.7504397177257423, 0.00054826885597221782},
                                                {3.7504397177257423, 0.00054826885597221782}}};
    const double spread = luck * std::sqrt(share_left / players);
    std::array<double, 8> leads;
    int others = 0;
    for (int other = 0; other < players; ++other)
        if (other != seat) leads[others++] = (scores[seat] - scores[other]) / spread;
    double chance = 0;
    for (const Node& node : NODES) {
        double beats_all = node.weight;
        for (int other = 0; other < others; ++other) beats_all *= normal_below(leads[other] + node.luck);
        chance += beats_all;
    }
    return chance;
}

// 1 for the best score, shared by all who have it.
template <class Scores>
double won_among(const Scores& scores, int seat, int players) {
    int best = 0;
    for (int other = 0; other < players; ++other) {
        if (scores[other] > scores[seat]) return 0;
        best += scores[other] == scores[seat];
    }
    return 1.0 / best;
}

// The score of a seat less the mean of the others.
template <class Scores>
double lead_of(const Scores& scores, int seat, int players) {
    int others = 0;
    for (int other = 0; other < players; ++other)
        if (other != seat) others += scores[other];
    return scores[seat] - static_cast<double>(others) / (players - 1);
}

}  // namespace sixfold

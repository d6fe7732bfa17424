// Judging candidates by playing on from each: how the tries are shared out, and what a lead is worth.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

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
    return 0.5 + 0.5 * std::erf(lead / (luck * std::sqrt(share_left)) / std::numbers::sqrt2);
}

inline double won(double lead) {
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
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

// Adding up a match: the same deal is played once from each seat, and deals are what spreads are taken over.
#pragma once

#include <algorithm>
#include <chrono>

#include "common/match_result.hpp"
#include "common/random.hpp"
#include "common/sample.hpp"

namespace sixfold {

// How long a player thought in all.
struct Thought {
    double seconds = 0;
    std::int64_t turns = 0;
    double ms() const { return turns ? 1000 * seconds / static_cast<double>(turns) : 0; }
};

// Adds the time between its making and its end.
class Thinking {
  public:
    explicit Thinking(Thought& thought) : thought_(thought), start_(Clock::now()) {}
    ~Thinking() {
        thought_.seconds += std::chrono::duration<double>(Clock::now() - start_).count();
        ++thought_.turns;
    }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

  private:
    using Clock = std::chrono::steady_clock;
    Thought& thought_;
    Clock::time_point start_;
};

class MatchScores {
  public:
    explicit MatchScores(int players) : players_(players) {}

    void add(int our_seat, const int* scores) {
        const int best = *std::max_element(scores, scores + players_);
        int best_other = scores[our_seat == 0 ? 1 : 0];
        for (int seat = 0; seat < players_; ++seat)
            if (seat != our_seat) best_other = std::max(best_other, scores[seat]);
        if (scores[our_seat] == best) won_ += 1.0 / static_cast<double>(std::count(scores, scores + players_, best));
        margin_ += scores[our_seat] - best_other;
        if (++seats_ < players_) return;
        wins_.add(won_ / players_);
        margins_.add(margin_ / players_);
        seats_ = 0;
        won_ = margin_ = 0;
    }

    MatchResult result(const Thought& player, const Thought& others) const {
        return {wins_.size * players_, wins_.mean(), wins_.within(), margins_.mean(),
                margins_.within(),     player.ms(),  others.ms()};
    }

  private:
    const int players_;
    int seats_ = 0;
    double won_ = 0, margin_ = 0;
    Sample wins_, margins_;
};

// Every deal once with the player in each seat. A match plays one game: `play(seed, our seat)`.
template <typename Match>
MatchResult play_deals(Match& match, int deals, int players, std::uint64_t seed) {
    MatchScores scores(players);
    Random seeds(seed);
    for (int deal = 0; deal < deals; ++deal) {
        const std::uint64_t deal_seed = seeds.next();
        for (int seat = 0; seat < players; ++seat) scores.add(seat, match.play(deal_seed, seat).scores.data());
    }
    return scores.result(match.player_thought, match.others_thought);
}

}  // namespace sixfold

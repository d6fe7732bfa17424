// What became of a play in one deal, and how plays compare over the same deals.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "common/sample.hpp"

namespace sixfold {

struct Outcome {
    // The chance of winning.
    double chance = 0;
    // Points of the player, those of the play included, and the mean of the others'; without bonuses for ending the
    // game.
    double mine = 0, others = 0;
    // The player's bonus for ending the game, less the mean of the others'.
    double ending = 0;
    // Cards: what still lay there when no further turn was played, in Qwirkles for the player.
    double left = 0;
    // Before the player's next turn: the points of all others together, and whether one of them made a Qwirkle.
    double reply = 0, reply_qwirkle = 0;
    // The same of the player's next turn.
    double next = 0, next_qwirkle = 0;

    static constexpr int FIELDS = 10;
    std::array<double, FIELDS> values() const {
        return {chance, mine,          others, ending,      left, mine - others + ending + left,
                reply,  reply_qwirkle, next,   next_qwirkle};
    }
};

// By place, in how many deals it was filled by a turn that made a Qwirkle.
using Places = std::map<std::uint16_t, int>;

// A play over all deals: its outcomes, and how they differ from those of the first play in the same deals.
struct Compared {
    std::array<Sample, Outcome::FIELDS> values, differences;
    Places replies, next;

    void add(const Outcome& outcome, const Outcome& first) {
        const auto own = outcome.values(), others = first.values();
        for (int field = 0; field < Outcome::FIELDS; ++field) {
            values[field].add(own[field]);
            differences[field].add(own[field] - others[field]);
        }
    }
};

// Every play in every deal; `play(number of the play, deal, compared)` is what became of it.
template <class Play>
std::vector<Compared> compare_plays(int plays, int deals, Play&& play) {
    std::vector<Compared> compared(static_cast<std::size_t>(plays));
    for (int deal = 0; deal < deals; ++deal) {
        Outcome first;
        for (int number = 0; number < plays; ++number) {
            Compared& one = compared[static_cast<std::size_t>(number)];
            const Outcome outcome = play(number, deal, one);
            if (number == 0) first = outcome;
            one.add(outcome, first);
        }
    }
    return compared;
}

}  // namespace sixfold

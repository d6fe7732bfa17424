// What a batch plays, once it was looked at.
#pragma once

#include "batch/batch.h"
#include "batch/stream.hpp"
#include "common/rules.hpp"

namespace sixfold::batch {

constexpr int MOST_PLAYERS = 8;
constexpr int MOST_SIDE = 26;

enum class Kind { tiles, cubes, cards };

// Where in its turn the player is, as observations tell it.
enum class Phase { waiting, beginning, cell, laying, swapping, over };
constexpr int PHASES = 6;

struct Setting {
    Kind game;
    int players;
    Rules rules;
    bool longest_starts;
    bool youngest_first;
    int side;
    bool by_score;
    bool auto_reset;

    // The pieces in the box.
    int box() const { return rules.copies * (game == Kind::cubes ? 6 : KINDS); }

    // Who starts, by the longest line in each hand.
    template <class Lengths>
    int starter(const Seed& seed, const Lengths& lengths) const {
        std::array<int, MOST_PLAYERS> order;
        const int seats = std::min(players, MOST_PLAYERS);
        for (int seat = 0; seat < seats; ++seat) order[seat] = seat;
        Stream(derived(SENIORITY, seed)).shuffle(order.data(), seats);
        if (youngest_first) std::reverse(order.begin(), order.begin() + seats);
        int first = order[0];
        if (longest_starts)
            for (int place = 1; place < seats; ++place)
                if (lengths[order[place]] > lengths[first]) first = order[place];
        return first;
    }
};

// False if an edition has no room here, or none that the rules know of.
bool read_setting(const sixfold_batch_setting& given, Setting& setting);

// Writes numbers one after the other.
class Pen {
  public:
    explicit Pen(float* at) : at_(at) {}

    void write(double number) { *at_++ = static_cast<float>(number); }
    float* part(int size) {
        float* const begin = at_;
        std::fill_n(begin, size, 0.0f);
        at_ += size;
        return begin;
    }
    // Values by seat, from the observer on.
    template <class Value>
    void by_seat(int observer, int players, Value value) {
        for (int place = 0; place < players; ++place) write(value((observer + place) % players));
    }

  private:
    float* at_;
};

}  // namespace sixfold::batch

// One turn: the most Qwirkles it can take, and the best of the ways to take them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cards/arrange.hpp"

namespace sixfold::cards {

// A choice of Qwirkles, each of the twelve lines up to three times.
struct Choice {
    std::array<std::uint8_t, LINE_COUNT> times{};
    std::uint8_t size = 0;
    Cards cards;

    Choice with(int line) const;
    // The lines, each as often as it is taken, lowest first.
    std::vector<int> lines() const;
};

// What a turn leads to. The arrangement of the table does not matter for what follows, only its cards.
struct EndPosition {
    Choice taken;
    Cards played;
    Cards table;
    Cards hand;
    double value = 0;
};

// A value that is a sum over cards: for each kind, what a copy kept in hand and one left on the table are worth.
struct Weights {
    std::array<double, KINDS> in_hand{};
    std::array<double, KINDS> on_table{};
    double played = 0;
};

// A value that is more than a sum over cards.
class Judgement {
  public:
    virtual ~Judgement() = default;
    virtual double value(const EndPosition& end) const = 0;
    // No end position with these Qwirkles is worth more if its table holds `must` and is held by `most`; exact if the
    // two are equal.
    virtual double at_most(const Choice& taken, const Cards& must, const Cards& most) const = 0;
    // Roughly what playing a card of this kind to the table changes; only the order of search depends on it.
    virtual double gain(const Cards& table, int kind) const = 0;
};

class Turn {
  public:
    Turn(const Cards& table, const Cards& hand, Arranger& arranger);

    bool can_play();

    // Every choice of as many Qwirkles as possible, or of up to `fewer` less, the most first; nothing if no card can be
    // played.
    std::vector<Choice> takings(int fewer = 0);

    // Some way to take these Qwirkles with at least one card from the hand.
    std::optional<EndPosition> some_play(const Choice& choice);

    // The way to take these Qwirkles with the highest value, if that exceeds `floor`.
    std::optional<EndPosition> best_play(const Choice& choice, const Weights& weights, double floor);

    std::optional<EndPosition> best_play(const Choice& choice, const Judgement& judgement, double floor);

    // Every set of cards that can be played when taking these Qwirkles; at most `limit` of them.
    std::vector<EndPosition> every_play(const Choice& choice, std::size_t limit);

    EndPosition end_of(const Choice& choice, const Cards& played) const;

  private:
    bool works(const Choice& choice, Cards* found = nullptr);
    void take(int line, const Choice& choice, int fewer, int& most, std::vector<Choice>& found);
    int most_further(int line, const Cards& left) const;

    Cards table_;
    Cards hand_;
    Cards all_;
    Arranger& arranger_;
};

// The most Qwirkles, and of all ways to take as many the one with the highest value.
std::optional<EndPosition> best_turn(const Cards& table, const Cards& hand, const Weights& weights, Arranger& arranger);

// The table as it is shown at the end of the turn: the series that stay, then the Qwirkles.
Table shown_table(const EndPosition& end, Arranger& arranger);

}  // namespace sixfold::cards

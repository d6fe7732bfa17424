// What a turn of cards is worth without looking ahead.
#pragma once

#include <array>
#include <vector>

#include "cards/view.hpp"

namespace sixfold::cards {

// What a static player weighs, in Qwirkles.
struct Taste {
    // The exponent on how likely the next player holds a card that a line on the table lacks.
    double fear = 1.15;
    // Each card played, while there is a stack to draw from.
    double played = 0.09;
    // Drawing the last card of the stack, and with it the last turn of the game.
    double closing = 0.5;
};

// What a turn is worth: its Qwirkles, less those that the next player may make of the table it leaves, and more for a
// hand renewed. Lines are taken one by one, as if the rest of the table could always be arranged.
class Judge : public Judgement {
  public:
    Judge(const View& view, const Taste& taste);
    double value(const EndPosition& end) const override;
    double at_most(const Choice& taken, const Cards& must, const Cards& most) const override;
    double gain(const Cards& table, int kind) const override;

  private:
    double danger(const Cards& table) const;

    int lying_ = 0;
    // By the number of cards played.
    std::array<double, MOST_IN_HAND + 1> renewal_{};
    // By line and kinds of it on the table: how likely the next player holds the missing ones.
    std::array<std::array<double, 64>, LINE_COUNT> completed_{};
};

// Every turn with the most Qwirkles, or up to `fewer` less, judged, best first.
std::vector<EndPosition> judged_turns(const View& view, const Taste& taste, int fewer, Arranger& arranger);

}  // namespace sixfold::cards

// What a placement is worth without looking ahead: its points, what it offers the next player, what it keeps.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "tiles/view.hpp"

namespace sixfold::tiles {

struct Weights {
    // Points that the next player can be expected to take with a single piece; shared among all the others, as one
    // player's gain matters less the more play.
    double reply = 0.9;
    // Points that the kept pieces could take on the new board.
    double kept_score = 0.8;
    // Each kept piece that is held twice.
    double kept_duplicate = -0.8;
    // Each piece of the longest line kept.
    double kept_line = 0.0;
    // Each piece laid.
    double laid = 0.4;
};

struct ValuedPlacement {
    Placement placement;
    double value;
};

// How likely a hand from the unseen pieces holds none of so many of them.
class HandChances {
  public:
    HandChances(int unseen, int hand_size);
    double none(int pieces) const { return none_[pieces]; }

  private:
    std::array<double, MOST_PIECES + 1> none_;
};

// The expected best score of a single piece from a hand drawn from the unseen pieces.
double expected_reply(const Board& board, const Unseen& unseen, const HandChances& chances);

// All placements with their static values, best first.
std::vector<ValuedPlacement> valued_placements(Board& board, const View& view, const Weights& weights);

// How likely hands hold none of so many pieces, worked out once for each number unseen and each size of hand.
class KnownChances {
  public:
    const HandChances& of(int unseen, int hand_size);

  private:
    std::vector<std::optional<HandChances>> known_;
};

// Of so many placements with the most points, the one of the highest static value to whoever is on turn, who knows no
// other hand; of size 0 if nothing fits.
Placement weighed_placement(Board& board, const Game& game, int most, const Weights& weights, KnownChances& known);

// What to trade when nothing can be placed: what does not belong to the longest line in hand.
Hand chosen_trade(const Hand& hand, int bag_size);

// Trades that may be better than a placement: all but a longest line, and everything.
std::vector<Hand> worthwhile_trades(const Hand& hand, int bag_size);

}  // namespace sixfold::tiles

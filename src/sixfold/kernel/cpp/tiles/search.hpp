// Choosing a placement of tiles by playing on from each candidate with supposed hands and draws.
#pragma once

#include <vector>

#include "tiles/infer.hpp"
#include "tiles/judge.hpp"
#include "tiles/learned.hpp"

namespace sixfold::tiles {

struct Limits {
    // How often to play on in all.
    int rollouts = 0;
    // Rounds played out after the candidate; the chance of winning is averaged over their ends.
    int rounds = 3;
    // With so few pieces in the bag the game is played out to its end.
    int last_pieces = 10;
    // How far apart two scores come to lie by luck over a whole game: the standard deviation of their difference.
    double luck = 28;
    // Whether the value is the chance to beat all the others; otherwise that of a lead over their mean.
    bool beat_all = true;
    // Whether a trade is considered where something can be placed.
    bool trades = true;
    // Whether turns in rollouts are taken by the learned habits; otherwise everybody takes the most points.
    bool habits = false;
    // In each turn of a rollout so many of the placements with the most points are weighed, as a club player weighs
    // all; none: everybody takes the most points, which is ten times as quick.
    int weighed = 0;
    int candidates = 64;
    Inference inference;
    // With an empty bag and two players the end is searched for with so many nodes at most; none: it is not.
    std::int64_t endgame_nodes = 0;
    Weights weights;
};

// By seat from the player on turn on.
using Hands = std::array<Hand, MOST_PLAYERS>;

struct Judged {
    // Of size 0 for a trade.
    Placement placement;
    Hand traded;
    // The chance of winning, as far as it was played out.
    double value = 0;
    int rollouts = 0;
};

// The candidates, best first. A single one is not played out. Unless trades are considered there is none if nothing can
// be placed. Hands laid open are for measuring what it would be worth to know them.
std::vector<Judged> search(Board& board, const View& view, const Limits& limits, Random& random,
                           const Hands* laid_open = nullptr);

}  // namespace sixfold::tiles

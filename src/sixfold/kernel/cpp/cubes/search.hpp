// Choosing a placement of cubes: weighed against what it leaves to the next player, or played on from. And choosing, at
// the end of a game, which cubes to roll.
#pragma once

#include <vector>

#include "cubes/game.hpp"

namespace sixfold::cubes {

struct Limits {
    // Placements looked at, those with the most points first; one: the most points are taken.
    int candidates = 32;
    // How often to play on in all; never: placements are weighed against the next player's turn.
    int rollouts = 0;
    // How much the points that the cubes kept could expect on the same board count when placements are weighed.
    double keep = 0.4;
    // Rounds played out after the candidate; the chance of winning is averaged over their ends.
    int rounds = 3;
    // With so few cubes in the bag the game is played out to its end.
    int last_pieces = 10;
    // Whether rolls are played on from once the bag is empty; otherwise they are those with the most points to expect.
    bool rolls = false;
    // Whether the value is the chance to beat all the others; otherwise that of a lead over their mean.
    bool beat_all = true;
    // How far apart two scores come to lie by luck over a whole game: the standard deviation of their difference.
    double luck = 28;
};

struct Judged {
    Placement placement;
    // Points less what is held against it; the chance of winning once it was played on from.
    double value;
    int rollouts = 0;
};

// Placements of the cubes as they lie, best first. Everybody's cubes lie open; what is drawn and rolled is chance.
std::vector<Judged> search(Board& board, const Game& game, const Limits& limits, Random& random);

struct JudgedRoll {
    // The cubes to roll, as a `RollTable` has them; none: to place them as they lie.
    int choice;
    // The points that the turn can expect.
    double points;
    // The chance of winning.
    double value = 0;
    int rollouts = 0;
};

// The rolls with the most points to expect, played on from; best first. Some roll of the cubes can be placed.
std::vector<JudgedRoll> search_rolls(Board& board, const Game& game, const Limits& limits, Random& random);

}  // namespace sixfold::cubes

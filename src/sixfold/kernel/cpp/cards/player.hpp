// Players of cards, from the one who overlooks Qwirkles to the one who plays every turn on in thought.
#pragma once

#include <optional>

#include "cards/judge.hpp"

namespace sixfold::cards {

enum class Style { novice, greedy, club, expert };

struct Player {
    Style style = Style::greedy;
    // A novice overlooks each of the twelve Qwirkles this often in a turn.
    double miss = 0.3;
    // How a club player, and an expert before searching, judges a turn.
    Taste taste;
    // An expert plays so many turns on, over so many games in all, for so many rounds each.
    int candidates = 8;
    int rollouts = 0;
    int rounds = 1;
    // With at most so many cards in the stack the games are played to their end.
    int to_the_end = 0;
    // Whether turns are judged by the chance to beat all the others, where there are several; otherwise by the lead
    // over their mean.
    bool beat_all = true;
    // The same between two: the chance to win, otherwise the lead.
    bool to_win = false;
    // How far apart the Qwirkles of two players come to lie by luck over a whole game: their standard deviation.
    double luck = 2.8;
    // How many Qwirkles fewer than the most an expert considers.
    int fewer = 0;
    // An expert's static judgement counts as much as so many games.
    double prior = 15;
    // Whether that judgement is the learned one.
    bool learned = false;
};

// The player's turn; nothing if no card can be played.
std::optional<EndPosition> choose(const Player& player, const View& view, Random& chance, Arranger& arranger);

}  // namespace sixfold::cards

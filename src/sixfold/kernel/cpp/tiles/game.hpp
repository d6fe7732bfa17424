// A game of tiles as the kernel plays it out. `sixfold.games.tiles` is the authority for every rule here.
#pragma once

#include <array>

#include "board/board.hpp"
#include "board/hand.hpp"
#include "common/random.hpp"
#include "tiles/bag.hpp"

namespace sixfold::tiles {

constexpr int MOST_PLAYERS = 8;
constexpr int MOST_COPIES = MOST_PIECES / KINDS;

// Seats are numbered from 0; hands and scores are by seat.
struct Game {
    Game(const Rules& rules, int players) : rules(rules), players(players) {}

    Rules rules;
    int players;
    int seat = 0;
    int passes = 0;
    bool ended = false;
    // Whether the bag is in an order: seat 0 draws from its end and the others from its front, so that what one draws
    // does not hang on how much another does.
    bool settled = false;
    std::array<Hand, MOST_PLAYERS> hands;
    std::array<int, MOST_PLAYERS> scores{};
    Bag bag;

    Hand& hand() { return hands[seat]; }
    const Hand& hand() const { return hands[seat]; }
    void next() { seat = seat + 1 == players ? 0 : seat + 1; }

    // Shuffle, deal, and let the longest line start; ties go to the lowest seat, as if seats were by age.
    static Game deal(const Rules& rules, int players, Random& random);

    // Lays on the board, scores and draws; what the turn scored, with the bonus for ending the game.
    int place(Board& board, const Placement& placement, Random& random);
    // The pieces are set aside, as many are drawn, then those set aside are mixed back.
    void trade(const Hand& pieces, Random& random);
    void pass();

    // Whether nothing that is not yet laid fits anywhere: ruling R13 ends the game once all have traded in vain.
    bool deadlocked(const Board& board) const;

    // The player on turn draws back up to a full hand, as far as the bag goes.
    void draw(Random& random);

    // One turn of the bot that takes the most points: the placement it laid, of size 0 for a trade or a pass.
    // A deadlocked game is ended.
    Placement greedy_turn(Board& board, Random& draws, Random& ties);
    Placement greedy_turn(Board& board, Random& random) { return greedy_turn(board, random, random); }

    // Lays the placement; if there is none, trades all it can or passes, as that bot does.
    void take_turn(Board& board, const Placement& placement, Random& draws);
};

}  // namespace sixfold::tiles

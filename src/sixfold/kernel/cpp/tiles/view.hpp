// What the player on turn knows in a game of tiles. Seats are counted from that player on.
#pragma once

#include <array>
#include <vector>

#include "board/hand.hpp"
#include "tiles/game.hpp"

namespace sixfold::tiles {

// Pieces that lie neither on the board nor in the player's own hand, counted by masks of kinds seen missing once,
// twice, thrice.
class Unseen {
  public:
    explicit Unseen(const std::array<std::uint8_t, KINDS>& counts) : counts_(counts) {
        for (int kind = 0; kind < KINDS; ++kind) {
            total_ += counts[kind];
            for (int copy = 0; copy < counts[kind]; ++copy) at_least_[copy] |= bit(kind);
        }
    }
    int total() const { return total_; }
    int of(int kind) const { return counts_[kind]; }
    int among(Mask kinds) const {
        return count(kinds & at_least_[0]) + count(kinds & at_least_[1]) + count(kinds & at_least_[2]);
    }
    Mask kinds() const { return at_least_[0]; }
    // All of them as a hand, once there are so few.
    Hand hand() const {
        Hand hand;
        for (int kind = 0; kind < KINDS; ++kind)
            for (int copy = 0; copy < counts_[kind]; ++copy) hand.add(static_cast<Piece>(kind));
        return hand;
    }

  private:
    std::array<std::uint8_t, KINDS> counts_;
    std::array<Mask, MOST_COPIES> at_least_{};
    int total_ = 0;
};

// What the player on turn does not see. Whoever knows the box and what is out of the game can count these: together,
// not who holds which.
Unseen unseen_in(const Game& game);

// A turn already taken; the board's log holds its pieces. Nothing placed: a trade or a pass.
struct PastTurn {
    int seat;
    Placement placement;
    int drawn;
};

struct View {
    Rules rules;
    int players;
    Hand hand;
    Unseen unseen;
    std::array<int, MOST_PLAYERS> hand_sizes;
    std::array<int, MOST_PLAYERS> scores;
    int bag_size;
    // The latest turns, latest last.
    std::vector<PastTurn> history;

    // What the player on turn sees of a game, and nothing more.
    static View of(const Game& game);
};

}  // namespace sixfold::tiles

// The end of a game of tiles between two, once the bag is empty: both hands are known, and the best line of play can
// be searched for to the end.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "board/hand.hpp"

namespace sixfold::tiles {

struct EndgameResult {
    // Of size 0 if the player on turn must pass.
    Placement placement;
    // Points still to come for the player on turn, less those for the other.
    int value = 0;
    // Whether the value is proven.
    bool exact = false;
    std::int64_t nodes = 0;
};

// Deepens until the result is proven or so many nodes were seen; where the search stops, both play for points.
class Endgame {
  public:
    Endgame(const Rules& rules, Board& board) : rules_(rules), board_(board) {}

    EndgameResult solve(const Hand& mine, const Hand& theirs, int passes, std::int64_t most_nodes);

  private:
    enum class Bound : std::uint8_t { exact, at_least, at_most };
    struct Known {
        std::int16_t value;
        std::int8_t depth;
        Bound bound;
        bool proven;
        std::uint64_t best;
    };
    struct Side {
        Hand hand;
        std::uint64_t key;
    };

    int search(Side mine, Side theirs, int passes, int depth, int alpha, int beta, bool& proven);
    int value_of(const Placement& placement, Side mine, const Side& theirs, int depth, int alpha, int beta,
                 bool& proven);
    int after_pass(const Side& mine, const Side& theirs, int passes, int depth, int alpha, int beta, bool& proven);
    int play_for_points(Hand mine, Hand theirs, int passes);
    std::vector<Placement> ordered(Mask hand, int held, std::uint64_t first) const;

    const Rules rules_;
    Board& board_;
    std::unordered_map<std::uint64_t, Known> known_;
    std::uint64_t position_ = 0;
    std::int64_t nodes_ = 0;
    std::int64_t most_nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace sixfold::tiles

// Playing on from a placement of cubes or a roll, with draws and rolls supposed.
#pragma once

#include <functional>
#include <vector>

#include "common/outcome.hpp"
#include "cubes/search.hpp"

namespace sixfold::cubes {

constexpr int NOT_CHOSEN = -1;

// Chance that is settled beforehand, so that candidates meet the same as far as can be: the player's draws come from
// one end of the bag and those of the others from its other end, so that laying one cube more changes nobody else's
// luck. What the player draws first may be given.
class Settled {
  public:
    Settled(int own_seat, const std::uint8_t* order, int size, std::uint64_t seed, const Hand& given = {})
        : own_seat_(own_seat),
          next_(order),
          end_(order + size),
          faces_{Random(seed), Random(seed + 1), Random(seed + 2), Random(seed + 3)},
          given_(given) {}

    int draw(int seat, const std::array<int, 6>&, int) {
        if (seat != own_seat_) return *next_++;
        return drawn_ < given_.size ? given_.pieces[drawn_++] / 6 : *--end_;
    }
    int face(int seat) {
        if (seat == own_seat_ && shown_ < drawn_) return given_.pieces[shown_++] % 6;
        return static_cast<int>(faces_[seat].below(6));
    }

  private:
    const int own_seat_;
    const std::uint8_t *next_, *end_;
    std::array<Random, MOST_PLAYERS> faces_;
    const Hand given_;
    int drawn_ = 0, shown_ = 0;
};

// A placement; or the cubes to roll, after which the most points are placed.
struct Play {
    Placement placement;
    int choice = NOT_CHOSEN;
};

// One turn of whoever is on turn; what was laid. The choice is of cubes to roll, or not made yet.
using TakeTurn = std::function<Placement(Game& game, Board& board, int choice, Settled& luck, Random& ties)>;

// A turn in a hurry: rolls what the best placement leaves over, unless told which cubes, then takes the most points.
Placement quick_turn(Game& game, Board& board, int choice, Settled& luck, Random& ties);

class Playout {
  public:
    Playout(Board& board, const Game& game, const Limits& limits, Random& random, const Hand& drawn = {})
        : board_(board), game_(game), limits_(limits), random_(random), drawn_(drawn) {}

    // All that chance will do: the order of the bag, and the faces each seat will throw.
    struct Deal {
        std::array<std::uint8_t, MOST_PIECES> order;
        std::uint64_t seed;
    };

    // Replaces the values by chances of winning, and sorts by them.
    void judge(std::vector<Judged>& judged);

    const Deal& dealt(int number);

    // The cubes that the next player does best to roll after a placement.
    int reply_to(const Placement& placement);

    // The chance of winning, averaged over the rounds played out; each ends with the player's own turn. What the play
    // itself scored is told where it is asked for.
    double rollout(const Play& play, int reply, const Deal& deal, int* points = nullptr);

    // The chance of winning with these scores, and how much more it is with a point more.
    double chance(const Game& game) const;
    double chance_per_point() const;

    // What becomes of a play, with all that can be counted on the way. No rounds: to the end of the game.
    Outcome outcome(const Play& play, int reply, const Deal& deal, const TakeTurn& take_turn, Compared& compared);

  private:
    int begin(Game& game, const Play& play, const Deal& deal, Settled& luck, Random& ties);
    void add_points(const Game& game, Outcome& outcome) const;

    Board& board_;
    const Game& game_;
    const Limits& limits_;
    Random& random_;
    const Hand drawn_;
    std::vector<Deal> deals_;
};

}  // namespace sixfold::cubes

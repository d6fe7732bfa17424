// Playing on from a placement of cubes, with draws and rolls supposed.
#pragma once

#include <vector>

#include "cubes/search.hpp"

namespace sixfold::cubes {

class Playout {
  public:
    Playout(Board& board, const Game& game, const Limits& limits, Random& random)
        : board_(board), game_(game), limits_(limits), random_(random) {}

    // Replaces the values by chances of winning, and sorts by them.
    void judge(std::vector<Judged>& judged);

  private:
    // All that chance will do: the order of the bag, and the faces each seat will throw.
    struct Deal {
        std::array<std::uint8_t, MOST_PIECES> order;
        std::uint64_t seed;
    };

    const Deal& dealt(int number);
    double rollout(const Placement& placement, int reply, const Deal& deal);
    double chance(const Game& game) const;

    Board& board_;
    const Game& game_;
    const Limits& limits_;
    Random& random_;
    std::vector<Deal> deals_;
};

}  // namespace sixfold::cubes

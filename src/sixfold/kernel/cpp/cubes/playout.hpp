// Playing on from a placement of cubes, with draws and rolls supposed.
#pragma once

#include <vector>

#include "cubes/search.hpp"

namespace sixfold {

class CubesPlayout {
  public:
    CubesPlayout(Board& board, const CubesTable& table, const CubesLimits& limits, Random& random)
        : board_(board), table_(table), limits_(limits), random_(random) {}

    // Replaces the values by chances of winning, and sorts by them.
    void judge(std::vector<CubesJudged>& judged);

  private:
    // All that chance will do: the order of the bag, and the faces each seat will throw.
    struct Deal {
        std::array<std::uint8_t, CUBES> order;
        std::uint64_t seed;
    };

    const Deal& dealt(int number);
    double rollout(const Placement& placement, int reply, const Deal& deal);
    double chance(const CubesTable& table) const;

    Board& board_;
    const CubesTable& table_;
    const CubesLimits& limits_;
    Random& random_;
    std::vector<Deal> deals_;
};

}  // namespace sixfold

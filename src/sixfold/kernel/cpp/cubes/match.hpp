// Matches of cubes: one player against one or more of another, the same deals in every seat.
#pragma once

#include "cubes/search.hpp"
#include "common/match_result.hpp"

namespace sixfold {

// Rolls are always those with the best expectation; the limits say how a placement is chosen.
struct CubesPlayer {
    CubesLimits limits;
};

MatchResult match_cubes(const CubesPlayer& first, const CubesPlayer& second, int deals, int players,
                        std::uint64_t seed);

}  // namespace sixfold

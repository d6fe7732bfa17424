// Matches of tiles: one player against one or more of another, the same deals in every seat.
#pragma once

#include <cstdint>

#include "common/match_result.hpp"
#include "tiles/player.hpp"

namespace sixfold {

// The first player sits once in each seat of every deal; all other seats are the second's.
MatchResult match_tiles(const TilesPlayer& first, const TilesPlayer& second, int deals, int players,
                        std::uint64_t seed);

}  // namespace sixfold

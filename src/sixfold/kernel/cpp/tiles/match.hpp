// Matches of tiles: one player against one or more of another, the same deals in every seat.
#pragma once

#include <cstdint>

#include "common/match_result.hpp"
#include "tiles/player.hpp"

namespace sixfold::tiles {

// The player sits once in each seat of every deal, and the others in all the rest.
MatchResult play_match(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                       std::uint64_t seed);

}  // namespace sixfold::tiles

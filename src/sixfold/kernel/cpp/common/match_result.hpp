// How a match ended.
#pragma once

#include <cstdint>

namespace sixfold {

struct MatchResult {
    std::int64_t games = 0;
    // Shared wins count in part.
    double wins = 0;
    // Half the width of the 95 % interval, from the spread between deals.
    double wins_within = 0;
    // The player's points less the best of the others.
    double margin = 0;
    double margin_within = 0;
    // Milliseconds a turn.
    double player_ms = 0;
    double others_ms = 0;
};

}  // namespace sixfold

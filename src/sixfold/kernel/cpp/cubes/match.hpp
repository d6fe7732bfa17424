// Matches of cubes: one player against one or more of another, the same deals in every seat.
#pragma once

#include "common/match_result.hpp"
#include "cubes/search.hpp"

namespace sixfold::cubes {

enum class Style { greedy, club, expert };

// The style says how a placement is chosen, and the limits of an expert how a roll is.
struct Player {
    Style style = Style::greedy;
    Limits limits;

    int roll(Board& board, const Game& game, Random& random) const;
    Placement choose(Board& board, const Game& game, Random& random) const;
};

// The player sits once in each seat of every deal, and the others in all the rest.
MatchResult play_match(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                       std::uint64_t seed);

}  // namespace sixfold::cubes

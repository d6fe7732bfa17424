// The result of a match, as Python gets it.
#pragma once

#include <nanobind/nanobind.h>

#include "common/match_result.hpp"

namespace sixfold {

inline nanobind::dict named(const MatchResult& result) {
    nanobind::dict named;
    named["games"] = result.games;
    named["wins"] = result.wins;
    named["wins_within"] = result.wins_within;
    named["margin"] = result.margin;
    named["margin_within"] = result.margin_within;
    named["player_ms"] = result.player_ms;
    named["others_ms"] = result.others_ms;
    return named;
}

}  // namespace sixfold

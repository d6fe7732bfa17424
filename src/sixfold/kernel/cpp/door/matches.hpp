// How a match ended, as it is answered.
#pragma once

#include "common/match_result.hpp"
#include "door/message.hpp"

namespace sixfold::door {

inline void write(Answer& answer, const MatchResult& result) {
    answer.word(result.games);
    for (const double figure :
         {result.wins, result.wins_within, result.margin, result.margin_within, result.player_ms, result.others_ms})
        answer.real(figure);
}

}  // namespace sixfold::door

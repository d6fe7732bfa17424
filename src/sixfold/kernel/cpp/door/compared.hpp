// Plays compared over the same deals, as they are answered.
#pragma once

#include <vector>

#include "common/outcome.hpp"
#include "door/message.hpp"

namespace sixfold::door {

// Of each play the means of all fields, the mean differences to the first play, and their standard errors; then how
// often others and the player made a Qwirkle at which place, as `write_place(place)` tells it.
template <class WritePlace>
void write(Answer& answer, const std::vector<Compared>& compared, WritePlace&& write_place) {
    answer.size(compared.size());
    for (const Compared& one : compared) {
        for (const Sample& value : one.values) answer.real(value.mean());
        for (const Sample& difference : one.differences) answer.real(difference.mean());
        for (const Sample& difference : one.differences) answer.real(difference.error());
        for (const Places& counted : {one.replies, one.next}) {
            answer.size(counted.size());
            for (const auto& [place, times] : counted) {
                write_place(place);
                answer.word(times);
            }
        }
    }
}

}  // namespace sixfold::door

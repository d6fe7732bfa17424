// Plays compared over the same deals, for Python.
#pragma once

#include <nanobind/nanobind.h>

#include <vector>

#include "common/outcome.hpp"

namespace sixfold {

// The means of all fields, the mean differences to the first play, and their standard errors; then the places, named.
template <class Name>
nanobind::list named(const std::vector<Compared>& compared, Name&& name) {
    namespace nb = nanobind;
    nb::list found;
    for (const Compared& one : compared) {
        nb::list means, differences, errors;
        for (int field = 0; field < Outcome::FIELDS; ++field) {
            means.append(one.values[field].mean());
            differences.append(one.differences[field].mean());
            errors.append(one.differences[field].error());
        }
        const auto places = [&](const Places& counted) {
            nb::dict dict;
            for (const auto& [place, times] : counted) dict[name(place)] = times;
            return dict;
        };
        found.append(nb::make_tuple(means, differences, errors, places(one.replies), places(one.next)));
    }
    return found;
}

}  // namespace sixfold

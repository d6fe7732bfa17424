// A mean and its spread, taken in value by value.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace sixfold {

struct Sample {
    double sum = 0, squares = 0;
    std::int64_t size = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
        ++size;
    }
    double mean() const { return sum / static_cast<double>(size); }
    // The standard error of the mean.
    double error() const {
        if (size < 2) return 0;
        const double variance = std::max(0.0, squares / static_cast<double>(size) - mean() * mean());
        return std::sqrt(variance / static_cast<double>(size - 1));
    }
    // Half the width of the 95 % interval of the mean.
    double within() const { return 1.96 * error(); }
};

}  // namespace sixfold

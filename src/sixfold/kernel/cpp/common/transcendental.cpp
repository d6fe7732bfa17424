#include "common/transcendental.hpp"

#include <array>
#include <cmath>

namespace sixfold {

namespace {

// A number as the sum of two doubles, the second far smaller: some 32 digits, so that what is rounded to one double in
// the end is almost always the double nearest to the truth.
struct Twofold {
    double high = 0, low = 0;
};

constexpr Twofold LOG_2{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
constexpr Twofold TWO_OVER_ROOT_PI{0x1.20dd750429b6dp+0, 0x1.1ae3a914fed80p-56};

Twofold sum(double one, double other) {
    const double high = one + other, moved = high - one;
    return {high, (one - (high - moved)) + (other - moved)};
}

Twofold ordered_sum(double larger, double smaller) {
    const double high = larger + smaller;
    return {high, smaller - (high - larger)};
}

Twofold operator+(const Twofold& one, const Twofold& other) {
    const Twofold high = sum(one.high, other.high), low = sum(one.low, other.low);
    const Twofold both = ordered_sum(high.high, high.low + low.high);
    return ordered_sum(both.high, both.low + low.low);
}

Twofold operator-(const Twofold& number) {
    return {-number.high, -number.low};
}

// The first 26 digits and the rest, of which products are exact.
Twofold halves(double number) {
    const double scaled = 134217729.0 * number, high = scaled - (scaled - number);
    return {high, number - high};
}

Twofold product(double one, double other) {
    const double high = one * other;
    const Twofold a = halves(one), b = halves(other);
    return {high, ((a.high * b.high - high) + a.high * b.low + a.low * b.high) + a.low * b.low};
}

Twofold operator*(const Twofold& one, const Twofold& other) {
    const Twofold high = product(one.high, other.high);
    return ordered_sum(high.high, high.low + (one.high * other.low + one.low * other.high));
}

Twofold operator/(const Twofold& number, double divisor) {
    const double first = number.high / divisor;
    const Twofold left = number + -product(first, divisor);
    return ordered_sum(first, left.high / divisor);
}

Twofold scaled(const Twofold& number, int twos) {
    return {std::ldexp(number.high, twos), std::ldexp(number.low, twos)};
}

// Within ±700, by the series of a number made small: halved eight times, and what comes out squared as often.
Twofold exponential(const Twofold& number) {
    constexpr int HALVINGS = 8, TERMS = 8;
    const double twos = std::floor(number.high / LOG_2.high + 0.5);
    const Twofold small = scaled(number + -(LOG_2 * Twofold{twos}), -HALVINGS);
    Twofold term = small, less_one = small;
    for (int place = 2; place <= TERMS; ++place) {
        term = term * small / place;
        less_one = less_one + term;
    }
    // (1 + x)² − 1 = 2x + x²: taken in this way, nothing small is lost beside the one.
    for (int squared = 0; squared < HALVINGS; ++squared) less_one = scaled(less_one, 1) + less_one * less_one;
    return scaled(less_one + Twofold{1}, static_cast<int>(twos));
}

// Of a number above 0: first to the digits of a double, by the series of the inverse hyperbolic tangent, then mended.
Twofold logarithm(double number) {
    int twos;
    double part = std::frexp(number, &twos);
    if (part < 0.7071) {
        part *= 2;
        --twos;
    }
    const double ratio = (part - 1) / (part + 1), square = ratio * ratio;
    double series = 0;
    for (int place = 23; place >= 1; place -= 2) series = series * square + 1.0 / place;
    const double rough = 2 * ratio * series;
    const Twofold mended = exponential(Twofold{-rough}) * Twofold{part} + Twofold{-1};
    return LOG_2 * Twofold{static_cast<double>(twos)} + Twofold{rough} + mended;
}

// Around points a sixteenth apart, the error function as a polynomial.
class ErrorFunction {
  public:
    ErrorFunction() {
        for (int point = 0; point < POINTS; ++point) {
            const double at = static_cast<double>(point) / STEPS;
            const Twofold slope = TWO_OVER_ROOT_PI * exponential(-product(at, at));
            values_[point] = slope * climb(at);
            auto& terms = terms_[point];
            // The slope g has g' = −2xg, which gives one term after the other.
            double before = 0, term = slope.high;
            for (int place = 0; place < TERMS; ++place) {
                terms[place] = term / (place + 1);
                const double next = -2 * (at * term + before) / (place + 1);
                before = term;
                term = next;
            }
        }
    }

    // Of a number from 0 on.
    Twofold at(double number) const {
        if (number >= FARTHEST) return {1};
        const auto point = static_cast<int>(number * STEPS + 0.5);
        const double from = number - static_cast<double>(point) / STEPS;
        const auto& terms = terms_[point];
        double rest = 0;
        for (int place = TERMS; place-- > 0;) rest = rest * from + terms[place];
        const Twofold& value = values_[point];
        const Twofold both = sum(value.high, rest * from);
        return ordered_sum(both.high, both.low + value.low);
    }

  private:
    static constexpr int STEPS = 16, FARTHEST = 6, POINTS = STEPS * FARTHEST + 1, TERMS = 12;

    // x + 2x³/3 + 4x⁵/15 + …: what the slope is to be multiplied with.
    static Twofold climb(double at) {
        const Twofold square = product(at, at);
        Twofold term{at}, total{at};
        for (int odd = 3; term.high > total.high * 0x1p-80; odd += 2) {
            term = scaled(term * square, 1) / odd;
            total = total + term;
        }
        return total;
    }

    std::array<Twofold, POINTS> values_;
    std::array<std::array<double, TERMS>, POINTS> terms_;
};

Twofold twofold_error_function(double number) {
    static const ErrorFunction table;
    return number < 0 ? -table.at(-number) : table.at(number);
}

}  // namespace

double exponential(double number) {
    if (number < -700) return 0;
    return exponential(Twofold{number}).high;
}

double power(double base, double exponent) {
    if (exponent == 0 || base == 1) return 1;
    if (base <= 0) return 0;
    const Twofold product = logarithm(base) * Twofold{exponent};
    return product.high < -700 ? 0 : exponential(product).high;
}

double whole_power(double base, int exponent) {
    Twofold power{1};
    for (; exponent > 0; --exponent) power = power * Twofold{base};
    return power.high;
}

double error_function(double number) {
    return twofold_error_function(number).high;
}

double error_function_complement(double number) {
    return (Twofold{1} + -twofold_error_function(number)).high;
}

}  // namespace sixfold

// Chance that is the same for the same seed everywhere: xoshiro256**, seeded by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sixfold::cards {

class Chance {
public:
    explicit constexpr Chance(std::uint64_t seed) {
        for (auto& word : state_) word = mixed(seed += 0x9e3779b97f4a7c15u);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // A number below the bound; the bias of a bound below 2^16 is below 2^-16.
    constexpr int below(int bound) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }

    // A number from 0 up to, not including, 1.
    constexpr double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    // A seed of its own for each of several uses.
    static constexpr std::uint64_t derived(std::uint64_t seed, std::uint64_t use) {
        return mixed(mixed(seed + 0x9e3779b97f4a7c15u) ^ mixed(use * 0xbf58476d1ce4e5b9u + 1));
    }

private:
    static constexpr std::uint64_t mixed(std::uint64_t word) {
        word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
        word = (word ^ word >> 27) * 0x94d049bb133111ebu;
        return word ^ word >> 31;
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace sixfold::cards

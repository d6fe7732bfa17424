// A seeded generator of its own, the same on every machine: xoshiro256**, filled by splitmix64.
#pragma once

#include <bit>
#include <cstdint>

namespace sixfold {

class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) word = mixed(seed += 0x9e3779b97f4a7c15);
    }

    std::uint64_t next() {
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

    // A number below the limit; the bias of 2^-32 times the limit is far below anything measurable.
    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(((next() >> 32) * limit) >> 32); }

    // A number from 0 up to, not including, 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // A seed of its own for each of several uses.
    static std::uint64_t derived(std::uint64_t seed, std::uint64_t use) {
        return mixed(mixed(seed + 0x9e3779b97f4a7c15) ^ mixed(use * 0xbf58476d1ce4e5b9 + 1));
    }

  private:
    static std::uint64_t mixed(std::uint64_t word) {
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
        word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
        return word ^ (word >> 31);
    }

    std::uint64_t state_[4];
};

}  // namespace sixfold

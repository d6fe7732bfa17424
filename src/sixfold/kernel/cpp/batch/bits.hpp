// Small sets of numbers, and arrays that follow them: only what has changed is written.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace sixfold::batch {

template <int most>
class Bits {
  public:
    void clear() { words_.fill(0); }
    void set(int number) { words_[number / 64] |= std::uint64_t{1} << number % 64; }
    bool has(int number) const { return words_[number / 64] >> number % 64 & 1; }

    int size() const {
        int size = 0;
        for (std::uint64_t word : words_) size += std::popcount(word);
        return size;
    }

    // Of n numbers, that in place n times the chance, the lowest first; -1 if there are none.
    int picked(double chance) const {
        const int all = size();
        if (all == 0) return -1;
        return at(chance > 0 ? static_cast<int>(std::min(chance * all, all - 1.0)) : 0);
    }

    // The number at that place of the ascending order; there must be one.
    int at(int place) const {
        std::size_t index = 0;
        while (place >= std::popcount(words_[index])) place -= std::popcount(words_[index++]);
        std::uint64_t word = words_[index];
        for (; place > 0; --place) word &= word - 1;
        return 64 * static_cast<int>(index) + std::countr_zero(word);
    }

    // Writes 1 and 0 where this set differs from what an array shows, which is this set from now on.
    template <class Number>
    void show(Bits& shown, Number* numbers) const {
        for (std::size_t index = 0; index < words_.size(); ++index) {
            for (std::uint64_t left = words_[index] ^ shown.words_[index]; left; left &= left - 1) {
                const int bit = std::countr_zero(left);
                numbers[64 * index + bit] = static_cast<Number>(words_[index] >> bit & 1);
            }
            shown.words_[index] = words_[index];
        }
    }

  private:
    std::array<std::uint64_t, (most + 63) / 64> words_{};
};

}  // namespace sixfold::batch

// All the chance of a game, out of its seed, as `sixfold.core.stream` and `docs/fairness.md` have it.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

#include "batch/sha256.hpp"

namespace sixfold::batch {

using Seed = Digest;

class Stream {
  public:
    Stream() = default;
    explicit Stream(const Seed& seed) : seed_(seed), block_(block(0)) {}

    // A number below the bound, which is from 1 to 256, all equally likely.
    int below(int bound) {
        const int limit = 256 - 256 % bound;
        while (true) {
            if (offset_ == block_.size()) {
                block_ = block(++index_);
                offset_ = 0;
            }
            const int byte = block_[offset_++];
            if (byte < limit) return byte % bound;
        }
    }

    template <class Item>
    void shuffle(Item* items, int size) {
        for (int place = size - 1; place > 0; --place) std::swap(items[place], items[below(place + 1)]);
    }

  private:
    Digest block(std::uint64_t index) const {
        std::array<std::uint8_t, 40> message;
        std::copy(seed_.begin(), seed_.end(), message.begin());
        for (int byte = 0; byte < 8; ++byte) message[32 + byte] = static_cast<std::uint8_t>(index >> (56 - 8 * byte));
        return digest_of(message);
    }

    Seed seed_{};
    Digest block_{};
    std::uint64_t index_ = 0;
    std::size_t offset_ = 0;
};

// Another seed out of this one, for the use that the words name.
inline Seed derived(std::string_view words, const Seed& seed) {
    std::array<std::uint8_t, MOST_DIGESTED> message;
    const auto end = std::copy(words.begin(), words.end(), message.begin());
    std::copy(seed.begin(), seed.end(), end);
    return digest_of(message.data(), words.size() + seed.size());
}

constexpr std::string_view SENIORITY = "sixfold seniority";
constexpr std::string_view NEXT_GAME = "sixfold next game";
static_assert(SENIORITY.size() + sizeof(Seed) <= MOST_DIGESTED && NEXT_GAME.size() + sizeof(Seed) <= MOST_DIGESTED);

}  // namespace sixfold::batch

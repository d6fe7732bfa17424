// SHA-256 of messages that fit one block, which is all that the chance of a game needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sixfold::batch {

using Digest = std::array<std::uint8_t, 32>;

// What a block has room for beside the end mark and the length.
constexpr std::size_t MOST_DIGESTED = 55;

Digest digest_of(const std::uint8_t* bytes, std::size_t length);

template <std::size_t length>
Digest digest_of(const std::array<std::uint8_t, length>& bytes) {
    static_assert(length <= MOST_DIGESTED);
    return digest_of(bytes.data(), length);
}

}  // namespace sixfold::batch

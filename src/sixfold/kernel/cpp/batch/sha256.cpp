#include "batch/sha256.hpp"

#include <algorithm>
#include <bit>

namespace sixfold::batch {

namespace {

using Word = std::uint32_t;

constexpr std::array<Word, 8> FIRST{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
constexpr std::array<Word, 64> ROUNDS{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

Word word_at(const std::uint8_t* bytes) {
    return Word{bytes[0]} << 24 | Word{bytes[1]} << 16 | Word{bytes[2]} << 8 | Word{bytes[3]};
}

}  // namespace

Digest digest_of(const std::uint8_t* bytes, std::size_t length) {
    std::array<std::uint8_t, 64> block{};
    std::copy_n(bytes, length, block.begin());
    block[length] = 0x80;
    block[62] = static_cast<std::uint8_t>(8 * length >> 8);
    block[63] = static_cast<std::uint8_t>(8 * length);

    std::array<Word, 64> schedule;
    for (int place = 0; place < 16; ++place) schedule[place] = word_at(&block[4 * place]);
    for (int place = 16; place < 64; ++place) {
        const Word early = schedule[place - 15], late = schedule[place - 2];
        schedule[place] = schedule[place - 16] + schedule[place - 7] +
                          (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) +
                          (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
    }
    auto [a, b, c, d, e, f, g, h] = FIRST;
    for (int round = 0; round < 64; ++round) {
        const Word one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) +
                         ROUNDS[round] + schedule[round];
        const Word two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + one;
        d = c;
        c = b;
        b = a;
        a = one + two;
    }
    const std::array<Word, 8> last{a, b, c, d, e, f, g, h};
    Digest digest;
    for (int word = 0; word < 8; ++word)
        for (int byte = 0; byte < 4; ++byte)
            digest[4 * word + byte] = static_cast<std::uint8_t>((FIRST[word] + last[word]) >> (24 - 8 * byte));
    return digest;
}

}  // namespace sixfold::batch

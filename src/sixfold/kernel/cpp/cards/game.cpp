#include "cards/game.hpp"

#include <algorithm>
#include <utility>

namespace sixfold::cards {

void Game::play(const EndPosition& end) {
    table = end.table;
    hands[seat] = end.hand;
    qwirkles[seat] += end.taken.size;
    const int drawn = std::min(end.played.size(), stack_size);
    for (int card = 0; card < drawn; ++card) hands[seat].add(stack[--stack_size]);
    passes = 0;
    finish_turn(drawn > 0);
}

void Game::pass() {
    ++passes;
    finish_turn(false);
}

void Game::finish_turn(bool drew) {
    if (turns_left > 0) --turns_left;
    if (drew && stack_size == 0) turns_left = players;
    seat = (seat + 1) % players;
    ended = turns_left == 0 || passes == players;
}

int Game::lead(int of) const {
    int other = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat != of) other = std::max(other, qwirkles[seat]);
    }
    return qwirkles[of] - other;
}

Game deal(const Rules& rules, int players, std::uint64_t seed) {
    const int cards = KINDS * rules.copies;
    Random chance(seed);
    Game game;
    game.players = players;
    int longest = 0;
    while (longest < SHORTEST) {
        for (int card = 0; card < cards; ++card) game.stack[card] = static_cast<std::uint8_t>(card / rules.copies);
        for (int card = cards - 1; card > 0; --card) {
            std::swap(game.stack[card], game.stack[chance.below(static_cast<std::uint32_t>(card) + 1)]);
        }
        game.stack_size = cards;
        longest = 0;
        for (int seat = 0; seat < players; ++seat) {
            game.hands[seat] = Cards{};
            for (int card = 0; card < rules.hand_size; ++card) game.hands[seat].add(game.stack[--game.stack_size]);
            const int own = longest_series(game.hands[seat]);
            if (own > longest) {
                longest = own;
                game.seat = seat;
            }
        }
    }
    return game;
}

}  // namespace sixfold::cards

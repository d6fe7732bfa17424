#include "cards/view.hpp"

#include <utility>

namespace sixfold::cards {

View view_of(const Game& game) {
    View view;
    view.players = game.players;
    view.table = game.table;
    view.hand = game.hands[game.seat];
    for (int card = 0; card < game.stack_size; ++card) view.unseen.add(game.stack[card]);
    for (int place = 0; place < game.players; ++place) {
        const int seat = (game.seat + place) % game.players;
        view.hand_sizes[place] = game.hands[seat].size();
        view.qwirkles[place] = game.qwirkles[seat];
        if (place > 0) view.unseen = view.unseen + game.hands[seat];
    }
    view.stack_size = game.stack_size;
    view.turns_left = game.turns_left;
    view.passes = game.passes;
    return view;
}

Game dealt(const View& view, Random& chance) {
    Game game;
    game.players = view.players;
    game.table = view.table;
    game.hands[0] = view.hand;
    game.qwirkles = view.qwirkles;
    game.turns_left = view.turns_left;
    game.passes = view.passes;
    int unseen = 0;
    view.unseen.for_each_kind([&](int kind, int copies) {
        for (int copy = 0; copy < copies; ++copy) game.stack[unseen++] = static_cast<std::uint8_t>(kind);
    });
    for (int card = unseen - 1; card > 0; --card)
        std::swap(game.stack[card], game.stack[chance.below(static_cast<std::uint32_t>(card) + 1)]);
    for (int seat = 1; seat < view.players; ++seat) {
        for (int card = 0; card < view.hand_sizes[seat]; ++card) game.hands[seat].add(game.stack[--unseen]);
    }
    game.stack_size = unseen;
    return game;
}

}  // namespace sixfold::cards

// What the player on turn sees of a game of cards, and a static judgement of the turns open to them.
#pragma once

#include <array>
#include <vector>

#include "cards/game.hpp"

namespace sixfold::cards {

// Other hands and the stack are known only as the cards not seen.
struct View {
    int players = 2;
    Cards table;
    Cards hand;
    Cards unseen;
    // In the order of play, the player on turn first.
    std::array<int, MOST_PLAYERS> hand_sizes{};
    std::array<int, MOST_PLAYERS> qwirkles{};
    int stack_size = 0;
    int turns_left = -1;
    int passes = 0;
};

View view_of(const Game& game);

// A game that fits what is seen: the unseen cards dealt by chance, the player on turn in seat 0.
Game dealt(const View& view, Random& chance);

// What a static player weighs, in Qwirkles.
struct Taste {
    // The exponent on how likely the next player holds a card that a line on the table lacks.
    double fear = 1.15;
    // Each card played, while there is a stack to draw from.
    double played = 0.09;
    // Drawing the last card of the stack, and with it the last turn of the game.
    double closing = 0.5;
};

// What a turn is worth: its Qwirkles, less those that the next player may make of the table it leaves, and more for a
// hand renewed. Lines are taken one by one, as if the rest of the table could always be arranged.
class Judge : public Judgement {
public:
    Judge(const View& view, const Taste& taste);
    double value(const EndPosition& end) const override;
    double at_most(const Choice& taken, const Cards& must, const Cards& most) const override;
    double gain(const Cards& table, int kind) const override;

private:
    double danger(const Cards& table) const;

    int lying_ = 0;
    // By the number of cards played.
    std::array<double, HAND_SIZE + 1> renewal_{};
    // By line and kinds of it on the table: how likely the next player holds the missing ones.
    std::array<std::array<double, 64>, LINES> completed_{};
};

// Every turn with the most Qwirkles, or up to `fewer` less, judged, best first.
std::vector<EndPosition> judged_turns(const View& view, const Taste& taste, int fewer, Arranger& arranger);

}  // namespace sixfold::cards

// Cards as Python gives and takes them: pieces are numbers from 0 to 35, tables are lists of series.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards/match.hpp"

namespace sixfold::cards {

using Pieces = std::vector<int>;

// Refuses an edition that the kernel has no room for.
void check_rules(const Rules& rules);

// Refuses numbers that are no piece, and more copies than there is room for; copies in `with` count too.
Cards cards_from(const Pieces& pieces, const Cards& with = {});
Cards cards_from(const Table& table, const Cards& with = {});

Pieces pieces_of(const Cards& cards);

// A turn, laid out.
struct TurnForPython {
    std::vector<int> qwirkles;
    Pieces played;
    Table table;
    Pieces hand;
    double value = 0;
    int rollouts = 0;
};

TurnForPython laid_out(const EndPosition& end, Arranger& arranger);

Style style_from(const std::string& name);
std::string style_name(Style style);

// What a seat sees, from what `sixfold.games.cards.Observation` holds.
struct ViewFromPython {
    Rules rules;
    Table table;
    Pieces hand;
    std::vector<int> hand_sizes;
    std::vector<Table> qwirkles;
    int stack_size;
    int seat = 0;
    std::optional<int> turns_left;
    int passes = 0;
};

// Refuses a view in which the cards do not add up.
View view_from(const ViewFromPython& seen);

// A game with all its cards known, as `sixfold.games.cards.State` holds it: the stack in the order of drawing.
struct GameFromPython {
    Rules rules;
    Table table;
    std::vector<Pieces> hands;
    Pieces stack;
    std::vector<int> qwirkles;
    int seat = 0;
    std::optional<int> turns_left;
    int passes = 0;
};

// Refuses more copies of a card than there are, and hands that are too large.
Game game_from(const GameFromPython& known);

}  // namespace sixfold::cards

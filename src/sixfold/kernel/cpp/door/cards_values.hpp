// Cards as they are told and answered: pieces are numbers from 0 to 35, tables are lists of series.
#pragma once

#include <optional>
#include <vector>

#include "cards/match.hpp"
#include "door/message.hpp"

namespace sixfold::door {

// Refuses an edition that the kernel has no room for.
Rules read_cards_rules(Request& request);

// Refuses numbers that are no piece, and more copies than there is room for; copies in `with` count too.
cards::Cards cards_of(Request& request, const std::vector<int>& pieces, const cards::Cards& with = {});
cards::Cards cards_of(Request& request, const cards::Table& table, const cards::Cards& with = {});

std::vector<int> pieces_of(const cards::Cards& cards);

cards::Player read_cards_player(Request& request);

// What a seat sees, in the order of play from it on, and which seat that is.
struct SeenCards {
    cards::View view;
    int seat = 0;
};

// Refuses a view in which the cards do not add up.
SeenCards read_cards_view(Request& request);

// All cards known, the stack in the order of drawing. Refuses more copies of a card than there are, and hands that are
// too large.
cards::Game read_cards_game(Request& request);

// The lines taken, the cards played, the table, the hand, what it is worth, how often it was played on.
void write(Answer& answer, const cards::EndPosition& end, double value, int rollouts, cards::Arranger& arranger);
inline void write(Answer& answer, const cards::EndPosition& end, cards::Arranger& arranger) {
    write(answer, end, end.value, 0, arranger);
}

}  // namespace sixfold::door

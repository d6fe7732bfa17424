// Comparing turns of cards.
#include "cards/compare.hpp"
#include "door/cards_values.hpp"
#include "door/compared.hpp"
#include "door/verbs.hpp"

namespace sixfold::door {

namespace {

struct ToldTurn {
    std::vector<int> played;
    std::vector<int> lines;
};

std::vector<ToldTurn> read_turns(Request& request) {
    std::vector<ToldTurn> turns(request.size(2));
    for (ToldTurn& turn : turns) {
        turn.played = request.numbers();
        turn.lines = request.numbers();
    }
    return turns;
}

cards::EndPosition turn_of(Request& request, const cards::View& view, const ToldTurn& told, cards::Arranger& arranger) {
    cards::Choice choice;
    for (int line : told.lines) {
        if (!request.require(line >= 0 && line < cards::LINE_COUNT, Refusal::no_such_card_line)) return {};
        for (int place = 0; place < LONGEST; ++place)
            request.require(choice.cards.count(cards::kind_at(line, place)) < cards::MOST_COPIES,
                            Refusal::no_such_qwirkle);
        if (request.refused()) return {};
        choice = choice.with(line);
    }
    const cards::Cards played = cards_of(request, told.played);
    if (!request.require(!played.empty() && view.hand.holds(played), Refusal::not_held)) return {};
    if (!request.require((view.table + played).holds(choice.cards), Refusal::no_such_qwirkle)) return {};
    const cards::EndPosition end = cards::Turn(view.table, view.hand, arranger).end_of(choice, played);
    request.require(arranger.stands(end.table, end.table), Refusal::table_cannot_stand);
    return end;
}

}  // namespace

void cards_compare(Request& request, Answer& answer) {
    const cards::Player player = read_cards_player(request);
    const cards::View view = read_cards_view(request).view;
    const std::uint64_t seed = request.seed();
    const std::vector<ToldTurn> told = read_turns(request);
    cards::Terms terms;
    terms.deals = request.number();
    terms.rounds = request.number();
    terms.drawn = cards_of(request, request.numbers());
    request.require(!told.empty(), Refusal::nothing_to_compare);
    request.require(terms.deals >= 1 && terms.rounds >= 0, Refusal::no_deals);
    if (!request.read()) return;
    cards::Arranger arranger;
    std::vector<cards::EndPosition> turns;
    for (const ToldTurn& turn : told) turns.push_back(turn_of(request, view, turn, arranger));
    request.require(view.unseen.holds(terms.drawn) && terms.drawn.size() <= view.stack_size, Refusal::not_unseen);
    if (request.refused()) return;
    Random chance(seed);
    const auto compared = cards::compare(player, view, turns, terms, chance, arranger);
    write(answer, compared, [&](std::uint16_t place) { answer.word(place); });
}

}  // namespace sixfold::door

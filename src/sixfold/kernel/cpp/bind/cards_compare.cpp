// Comparing turns of cards, for Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "bind/bind.hpp"
#include "bind/cards_values.hpp"
#include "bind/compared.hpp"
#include "cards/compare.hpp"

namespace nb = nanobind;

namespace sixfold::cards {
namespace {

// The cards played, and the lines taken.
using Turns = std::vector<std::pair<Pieces, std::vector<int>>>;

EndPosition turn_of(const View& view, const Pieces& played, const std::vector<int>& lines, Arranger& arranger) {
    Choice choice;
    for (int line : lines) {
        if (line < 0 || line >= LINE_COUNT) throw std::invalid_argument("there are twelve lines");
        choice = choice.with(line);
    }
    const Cards cards = cards_from(played);
    if (cards.empty() || !view.hand.holds(cards)) throw std::invalid_argument("what is played is held");
    if (!(view.table + cards).holds(choice.cards)) throw std::invalid_argument("a Qwirkle is made of cards that lie");
    const EndPosition end = Turn(view.table, view.hand, arranger).end_of(choice, cards);
    if (!arranger.stands(end.table, end.table)) throw std::invalid_argument("the table left cannot stand");
    return end;
}

nb::list compared(const Player& player, const ViewFromPython& seen, std::uint64_t seed, const Turns& given, int deals,
                  int rounds, const Pieces& drawn) {
    const View view = view_from(seen);
    Arranger arranger;
    std::vector<EndPosition> turns;
    for (const auto& [played, lines] : given) turns.push_back(turn_of(view, played, lines, arranger));
    if (turns.empty() || deals < 1 || rounds < 0) throw std::invalid_argument("turns are compared over deals");
    const Terms terms{deals, rounds, cards_from(drawn)};
    if (!view.unseen.holds(terms.drawn) || terms.drawn.size() > view.stack_size)
        throw std::invalid_argument("what is drawn was unseen");
    std::vector<Compared> result;
    {
        const nb::gil_scoped_release release;
        Random chance(seed);
        result = compare(player, view, turns, terms, chance, arranger);
    }
    return sixfold::named(result, [](std::uint16_t place) { return nb::int_(int{place}); });
}

}  // namespace
}  // namespace sixfold::cards

void bind_cards_compare(nb::module_& module) {
    using namespace sixfold::cards;
    using namespace nb::literals;
    module.def(
        "cards_compare", &compared, "player"_a, "view"_a, "seed"_a, nb::kw_only(), "turns"_a, "deals"_a,
        "rounds"_a = Terms{}.rounds, "drawn"_a = Pieces{},
        nb::sig("def cards_compare(player: CardsPlayer, view: CardsView, seed: int, *, "
                "turns: Sequence[tuple[Sequence[int], Sequence[int]]], deals: int, rounds: int = 2, "
                "drawn: Sequence[int] = ()) -> list[Compared]"),
        "Turns (cards played, lines taken) over the same supposed hands and draws; as `tiles_compare`, in Qwirkles.\n\n"
        "Everybody plays on as the player does; the player's turn after the last round is only judged.");
}

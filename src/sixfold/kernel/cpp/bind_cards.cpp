// Cards for Python.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "cards_python.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace sixfold::cards {
namespace {

// A turn as Python sees it, laid out.
struct CardsTurn {
    std::vector<int> qwirkles;
    std::vector<int> played;
    Table table;
    std::vector<int> hand;
    double value;
};

CardsTurn laid_out(const EndPosition& end, Arranger& arranger) {
    return {end.taken.lines(), pieces_of(end.played), shown_table(end, arranger), pieces_of(end.hand), end.value};
}

struct Position {
    Cards table;
    Cards hand;

    Position(const Table& lying, const std::vector<int>& held)
        : table(cards_from(lying)), hand(cards_from(held, table)) {}
};

bool can_play(const Table& table, const std::vector<int>& hand) {
    const Position position(table, hand);
    Arranger arranger;
    return Turn(position.table, position.hand, arranger).can_play();
}

std::optional<Table> arrange(const std::vector<int>& pieces) {
    Arranger arranger;
    return arranger.lay_out(cards_from(pieces));
}

std::vector<CardsTurn> takings(const Table& table, const std::vector<int>& hand, int fewer) {
    const Position position(table, hand);
    Arranger arranger;
    Turn turn(position.table, position.hand, arranger);
    std::vector<CardsTurn> result;
    for (const Choice& choice : turn.takings(fewer)) {
        result.push_back(laid_out(turn.some_play(choice).value(), arranger));
    }
    return result;
}

std::optional<CardsTurn> best(const Table& table, const std::vector<int>& hand,
                              const std::array<double, kKinds>& in_hand, const std::array<double, kKinds>& on_table,
                              double played) {
    const Position position(table, hand);
    Arranger arranger;
    const auto end = best_turn(position.table, position.hand, {in_hand, on_table, played}, arranger);
    if (!end) return std::nullopt;
    return laid_out(*end, arranger);
}

std::vector<CardsTurn> every_turn(const Table& table, const std::vector<int>& hand, int fewer, std::size_t limit) {
    const Position position(table, hand);
    Arranger arranger;
    Turn turn(position.table, position.hand, arranger);
    std::vector<CardsTurn> result;
    for (const Choice& choice : turn.takings(fewer)) {
        for (const EndPosition& end : turn.every_play(choice, limit - result.size())) {
            result.push_back(laid_out(end, arranger));
        }
    }
    return result;
}

void bind_turns(nb::module_& module) {
    nb::class_<CardsTurn>(module, "CardsTurn", "A turn of cards, laid out on the table.")
        .def_ro("qwirkles", &CardsTurn::qwirkles, "The lines taken: 0 to 5 are the colours, 6 to 11 the shapes.")
        .def_ro("played", &CardsTurn::played, "The cards played from the hand.")
        .def_ro("table", &CardsTurn::table, "The table as it is shown at the end of the turn, with its Qwirkles.")
        .def_ro("hand", &CardsTurn::hand, "The cards kept, before drawing.")
        .def_ro("value", &CardsTurn::value, "What the turn was chosen for, where it was chosen for a value.");
    module.def("cards_can_play", &can_play, "table"_a, "hand"_a, nb::call_guard<nb::gil_scoped_release>(),
               "Whether at least one card of the hand can be played.");
    module.def("cards_arrange", &arrange, "pieces"_a, nb::call_guard<nb::gil_scoped_release>(),
               "Series of three to five that hold exactly these cards; nothing if they cannot stand.");
    module.def("cards_takings", &takings, "table"_a, "hand"_a, "fewer"_a = 0,
               nb::call_guard<nb::gil_scoped_release>(),
               "Every choice of as many Qwirkles as possible, or of up to `fewer` less, each with one way to do it.");
    module.def("cards_best_turn", &best, "table"_a, "hand"_a, "in_hand"_a, "on_table"_a, "played"_a = 0.0,
               nb::call_guard<nb::gil_scoped_release>(),
               "The most Qwirkles, and of all ways to take as many the one that leaves the highest sum of weights:\n"
               "of each kind kept in hand, of each kind left on the table, and of each card played.");
    module.def("cards_every_turn", &every_turn, "table"_a, "hand"_a, "fewer"_a = 0, "limit"_a = 10000,
               nb::call_guard<nb::gil_scoped_release>(),
               "Every choice of Qwirkles, as in `cards_takings`, with every set of cards that can be played.");
}

}  // namespace
}  // namespace sixfold::cards

void bind_cards(nb::module_& module) {
    sixfold::cards::bind_turns(module);
}

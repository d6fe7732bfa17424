// Cubes for Python.
#include <memory>
#include <stdexcept>

#include "bind.hpp"
#include "bind_board.hpp"
#include "bind_match.hpp"
#include "cubes_match.hpp"

namespace nb = nanobind;

namespace sixfold {

namespace {

constexpr int MOST_CUBES_PLAYERS = 4;

std::vector<double> cubes_rolls(const NamedBoard& named, const std::vector<int>& cubes) {
    const Hand hand = hand_of(cubes);
    std::vector<double> expected;
    const nb::gil_scoped_release release;
    const RollTable table(named.board(), hand);
    for (int choice = 0; choice < 1 << hand.size; ++choice) expected.push_back(table.expected(choice));
    return expected;
}

nb::tuple cubes_best_roll(const NamedBoard& named, const std::vector<int>& cubes) {
    const Hand hand = hand_of(cubes);
    int choice;
    double expected;
    {
        const nb::gil_scoped_release release;
        const RollTable table(named.board(), hand);
        choice = table.best_choice();
        expected = table.best();
    }
    nb::list rolled;
    for (int place = 0; place < hand.size; ++place)
        if (choice >> place & 1) rolled.append(int{hand.pieces[place]});
    return nb::make_tuple(nb::tuple(rolled), expected);
}

nb::list cubes_search(const NamedBoard& named, const std::vector<int>& cubes, const std::vector<int>& next,
                      int bag_size, std::uint64_t seed, int candidates, double reply, double keep) {
    const Hand hand = hand_of(cubes), next_hand = hand_of(next);
    if (candidates < 1 || bag_size < 0)
        throw std::invalid_argument("a search needs a candidate, and a bag is not less than empty");
    if (named.board().laid() + HAND_SIZE > MOST_PIECES) throw std::invalid_argument("more pieces than any game has");
    const auto board = std::make_unique<Board>(named.board());
    std::vector<CubesJudged> judged;
    {
        const nb::gil_scoped_release release;
        Random random(seed);
        judged = search_cubes(*board, hand, next_hand, bag_size, {candidates, reply, keep}, random);
    }
    nb::list found;
    for (const auto& [placement, value] : judged)
        found.append(nb::make_tuple(named.named(placement), int{placement.points}, value));
    return found;
}

nb::dict match(const CubesPlayer& first, const CubesPlayer& second, int deals, int players, std::uint64_t seed) {
    if (players < 2 || players > MOST_CUBES_PLAYERS || deals < 1)
        throw std::invalid_argument("a match needs a deal and 2 to 4 players");
    MatchResult result;
    {
        const nb::gil_scoped_release release;
        result = match_cubes(first, second, deals, players, seed);
    }
    return sixfold::named(result);
}

}  // namespace

}  // namespace sixfold

void bind_cubes(nb::module_& module) {
    using namespace sixfold;
    using namespace nb::literals;
    module.def(
        "cubes_rolls", &cubes_rolls, "board"_a, "hand"_a,
        nb::sig("def cubes_rolls(board: Board, hand: Sequence[int]) -> list[float]"),
        "The expected points of the turn for each choice of cubes to roll: bit n of the index rolls the n-th cube.\n\n"
        "Exact, with the forced rolls that follow where nothing can be placed; 0 if no roll can ever be placed.");
    module.def("cubes_best_roll", &cubes_best_roll, "board"_a, "hand"_a,
               nb::sig("def cubes_best_roll(board: Board, hand: Sequence[int]) -> tuple[tuple[int, ...], float]"),
               "The cubes to roll for the most points this turn, none to keep all, and the points to expect.");
    module.def(
        "cubes_search", &cubes_search, "board"_a, "hand"_a, "next_hand"_a, "bag_size"_a, "seed"_a,
        "candidates"_a = CubesLimits{}.candidates, "reply"_a = CubesLimits{}.reply, "keep"_a = CubesLimits{}.keep,
        nb::sig(
            "def cubes_search(board: Board, hand: Sequence[int], next_hand: Sequence[int], bag_size: int, seed: int, "
            "candidates: int = 10, reply: float = 1.0, keep: float = 0.4) -> list[tuple[Placement, int, float]]"),
        "Placements of the cubes as they lie, with what the next player's open cubes can expect held against them:\n"
        "(placement, points, value), best first.");
    nb::class_<CubesPlayer>(module, "CubesPlayer", "A player for matches; with one candidate it takes the most points.")
        .def(
            "__init__",
            [](CubesPlayer* player, int candidates, double reply, double keep) {
                if (candidates < 1) throw std::invalid_argument("a player looks at one placement at least");
                new (player) CubesPlayer{{candidates, reply, keep}};
            },
            "candidates"_a = CubesLimits{}.candidates, "reply"_a = CubesLimits{}.reply, "keep"_a = CubesLimits{}.keep);
    module.def(
        "match_cubes", &match, "first"_a, "second"_a, "deals"_a, "players"_a = 2, "seed"_a = 1,
        nb::sig("def match_cubes(first: CubesPlayer, second: CubesPlayer, deals: int, players: int = 2, seed: int = 1) "
                "-> dict[str, Any]"),
        "A match in which the first player sits once in each seat of every deal, and the second in all others.");
}

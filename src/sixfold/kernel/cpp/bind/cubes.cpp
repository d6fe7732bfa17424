// Cubes for Python.
#include <memory>
#include <stdexcept>

#include "bind/bind.hpp"
#include "bind/board.hpp"
#include "bind/match.hpp"
#include "cubes/match.hpp"

namespace nb = nanobind;

namespace sixfold {

namespace {

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

// The game as all see it: seats from the player on turn on.
CubesTable table_of(const std::vector<std::vector<int>>& hands, const std::vector<int>& scores,
                    const std::vector<int>& bag) {
    if (hands.size() < 2 || hands.size() > MOST_CUBES_PLAYERS || scores.size() != hands.size() || bag.size() != 6)
        throw std::invalid_argument("a search needs 2 to 4 hands, as many scores, and the bag by colour");
    CubesTable table;
    table.players = static_cast<int>(hands.size());
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        table.hands[seat] = hand_of(hands[seat]);
        table.scores[seat] = scores[seat];
    }
    for (std::size_t colour = 0; colour < bag.size(); ++colour) {
        if (bag[colour] < 0 || bag[colour] > CUBE_COPIES) throw std::invalid_argument("no bag holds so many cubes");
        table.bag[colour] = bag[colour];
    }
    return table;
}

nb::list cubes_search(const NamedBoard& named, const std::vector<std::vector<int>>& hands,
                      const std::vector<int>& scores, const std::vector<int>& bag, std::uint64_t seed, int candidates,
                      int rollouts, double keep) {
    const CubesTable table = table_of(hands, scores, bag);
    if (candidates < 1 || rollouts < 0)
        throw std::invalid_argument("a search needs a candidate, and plays on no less than never");
    if (named.board().laid() + HAND_SIZE * table.players + table.bag_size() > MOST_PIECES)
        throw std::invalid_argument("more pieces than any game has");
    CubesLimits limits;
    limits.candidates = candidates;
    limits.rollouts = rollouts;
    limits.keep = keep;
    const auto board = std::make_unique<Board>(named.board());
    std::vector<CubesJudged> judged;
    {
        const nb::gil_scoped_release release;
        Random random(seed);
        judged = search_cubes(*board, table, limits, random);
    }
    nb::list found;
    for (const auto& one : judged)
        found.append(nb::make_tuple(named.named(one.placement), int{one.placement.points}, one.value));
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
        "cubes_search", &cubes_search, "board"_a, "hands"_a, "scores"_a, "bag"_a, "seed"_a,
        "candidates"_a = CubesLimits{}.candidates, "rollouts"_a = CubesLimits{}.rollouts, "keep"_a = CubesLimits{}.keep,
        nb::sig("def cubes_search(board: Board, hands: Sequence[Sequence[int]], scores: Sequence[int], "
                "bag: Sequence[int], seed: int, candidates: int = 32, rollouts: int = 2000, keep: float = 0.4) "
                "-> list[tuple[Placement, int, float]]"),
        "Placements of the first of the open hands, as its cubes lie, best first: (placement, points, value). Hands and\n"
        "scores go from the player on turn on; the bag is how many of each colour it holds.\n\n"
        "Without rollouts, what the next player can expect is held against a placement; with them, the game is played\n"
        "on from each and the value is the chance of winning.");
    nb::class_<CubesPlayer>(module, "CubesPlayer", "A player for matches; with one candidate it takes the most points.")
        .def(
            "__init__",
            [](CubesPlayer* player, int candidates, int rollouts, double keep) {
                if (candidates < 1 || rollouts < 0)
                    throw std::invalid_argument("a player looks at one placement at least, and plays on no less than never");
                new (player) CubesPlayer{};
                player->limits.candidates = candidates;
                player->limits.rollouts = rollouts;
                player->limits.keep = keep;
            },
            "candidates"_a = CubesLimits{}.candidates, "rollouts"_a = CubesLimits{}.rollouts,
            "keep"_a = CubesLimits{}.keep);
    module.def(
        "match_cubes", &match, "first"_a, "second"_a, "deals"_a, "players"_a = 2, "seed"_a = 1,
        nb::sig("def match_cubes(first: CubesPlayer, second: CubesPlayer, deals: int, players: int = 2, seed: int = 1) "
                "-> dict[str, Any]"),
        "A match in which the first player sits once in each seat of every deal, and the second in all others.");
}

// Cubes for Python.
#include <nanobind/stl/string.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "bind/bind.hpp"
#include "bind/board.hpp"
#include "bind/cubes_game.hpp"
#include "bind/match.hpp"
#include "cubes/match.hpp"

namespace nb = nanobind;

namespace sixfold::cubes {

namespace {

std::vector<double> rolls(const NamedBoard& named, const std::vector<int>& cubes) {
    const Hand hand = hand_of(named.rules(), cubes);
    std::vector<double> expected;
    const nb::gil_scoped_release release;
    const RollTable table(named.board(), hand);
    for (int choice = 0; choice < 1 << hand.size; ++choice) expected.push_back(table.expected(choice));
    return expected;
}

nb::tuple best_roll(const NamedBoard& named, const std::vector<int>& cubes) {
    const Hand hand = hand_of(named.rules(), cubes);
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

nb::list searched(const NamedBoard& named, const std::vector<std::vector<int>>& hands, const std::vector<int>& scores,
                  const std::vector<int>& bag, std::uint64_t seed, int rollouts, int candidates, double keep,
                  bool beat_all) {
    const Game game = game_of(named.rules(), hands, scores, bag);
    if (candidates < 1 || rollouts < 0)
        throw std::invalid_argument("a search needs a candidate, and plays on no less than never");
    if (named.board().laid() + named.rules().hand_size * game.players + game.bag_size() > MOST_LAID)
        throw std::invalid_argument("more pieces than any game has");
    Limits limits;
    limits.candidates = candidates;
    limits.rollouts = rollouts;
    limits.keep = keep;
    limits.beat_all = beat_all;
    const auto board = std::make_unique<Board>(named.board());
    std::vector<Judged> judged;
    {
        const nb::gil_scoped_release release;
        Random random(seed);
        judged = search(*board, game, limits, random);
    }
    nb::list found;
    for (const auto& one : judged)
        found.append(nb::make_tuple(named.named(one.placement), int{one.placement.points}, one.value));
    return found;
}

Style style_from(const std::string& name) {
    if (name == "greedy") return Style::greedy;
    if (name == "club") return Style::club;
    if (name == "expert") return Style::expert;
    throw std::invalid_argument("no style of play is called " + name);
}

nb::dict matched(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                 std::uint64_t seed) {
    check_hand_size(rules);
    if (COLOURS * rules.copies > MOST_PIECES || players * rules.hand_size > COLOURS * rules.copies)
        throw std::invalid_argument("the kernel has room for " + std::to_string(MOST_PIECES) +
                                    " cubes, and all must have a hand");
    if (players < 2 || players > MOST_PLAYERS || deals < 1)
        throw std::invalid_argument("a match needs a deal and 2 to 4 players");
    MatchResult result;
    {
        const nb::gil_scoped_release release;
        result = play_match(rules, player, others, deals, players, seed);
    }
    return sixfold::named(result);
}

}  // namespace

}  // namespace sixfold::cubes

void bind_cubes(nb::module_& module) {
    using namespace sixfold;
    using namespace sixfold::cubes;
    using namespace nb::literals;
    module.def(
        "cubes_rolls", &rolls, "board"_a, "hand"_a,
        nb::sig("def cubes_rolls(board: Board, hand: Sequence[int]) -> list[float]"),
        "The expected points of the turn for each choice of cubes to roll: bit n of the index rolls the n-th cube.\n\n"
        "Exact, with the forced rolls that follow where nothing can be placed; 0 if no roll can ever be placed.");
    module.def("cubes_best_roll", &best_roll, "board"_a, "hand"_a,
               nb::sig("def cubes_best_roll(board: Board, hand: Sequence[int]) -> tuple[tuple[int, ...], float]"),
               "The cubes to roll for the most points this turn, none to keep all, and the points to expect.");
    module.def(
        "cubes_search", &searched, "board"_a, "hands"_a, "scores"_a, "bag"_a, "seed"_a, nb::kw_only(), "rollouts"_a,
        "candidates"_a = Limits{}.candidates, "keep"_a = Limits{}.keep, "beat_all"_a = Limits{}.beat_all,
        nb::sig("def cubes_search(board: Board, hands: Sequence[Sequence[int]], scores: Sequence[int], "
                "bag: Sequence[int], seed: int, *, rollouts: int, candidates: int = 32, keep: float = 0.4, beat_all: "
                "bool = True) "
                "-> list[tuple[Placement, int, float]]"),
        "Placements of the first of the open hands, as its cubes lie, best first: (placement, points, value).\n\n"
        "Hands and scores go from the player on turn on; the bag is how many of each colour it holds. Without\n"
        "rollouts, what the next player can expect is held against a placement. With them, the game is played on\n"
        "from each, and the value is the chance of winning.");
    nb::class_<Player>(module, "CubesPlayer", "A player for matches: greedy, club or expert.")
        .def(
            "__init__",
            [](Player* player, const std::string& style, int rollouts, int candidates, double keep, bool beat_all) {
                const Style checked = style_from(style);
                if (candidates < 1 || (checked == Style::expert && rollouts < 1))
                    throw std::invalid_argument("a player looks at one placement at least, and an expert plays on");
                new (player) Player{checked, {}};
                player->limits.candidates = candidates;
                player->limits.rollouts = rollouts;
                player->limits.keep = keep;
                player->limits.beat_all = beat_all;
            },
            "style"_a, nb::kw_only(), "rollouts"_a = 0, "candidates"_a = Limits{}.candidates, "keep"_a = Limits{}.keep,
            "beat_all"_a = Limits{}.beat_all, "An expert needs rollouts.");
    module.def(
        "cubes_match", &matched, "rules"_a, "player"_a, "others"_a, "deals"_a, "players"_a = 2, "seed"_a = 1,
        nb::sig("def cubes_match(rules: Rules, player: CubesPlayer, others: CubesPlayer, deals: int, players: int = 2, "
                "seed: int = 1) -> dict[str, Any]"),
        "A match in which the player sits once in each seat of every deal, and the others in all the rest.");
}

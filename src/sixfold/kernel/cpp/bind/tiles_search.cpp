// Search in tiles, and matches between its players, for Python.
#include <nanobind/stl/string.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "bind/bind.hpp"
#include "bind/board.hpp"
#include "bind/match.hpp"
#include "bind/tiles_checks.hpp"
#include "bind/tiles_view.hpp"
#include "tiles/endgame.hpp"
#include "tiles/match.hpp"

namespace nb = nanobind;

namespace sixfold::tiles {

namespace {

nb::list searched(const NamedBoard& named, const std::vector<int>& hand, const std::vector<int>& unseen,
                  const std::vector<int>& hand_sizes, const std::vector<int>& scores, int bag_size, std::uint64_t seed,
                  int rollouts, const PastTurns& history, int rounds, int candidates, int samples, double tau,
                  bool beat_all, bool trades, bool habits) {
    View view = view_of(named.rules(), hand, unseen, hand_sizes, scores, bag_size);
    SearchBoard board(named, history, view);
    if (rollouts < 1 || rounds < 1 || candidates < 1 || samples < 0 || tau <= 0)
        throw std::invalid_argument("a search needs rollouts, rounds and candidates, and a tau above 0");
    Limits limits;
    limits.rollouts = rollouts;
    limits.rounds = rounds;
    limits.candidates = candidates;
    limits.inference.samples = samples;
    limits.inference.tau = tau;
    limits.beat_all = beat_all;
    limits.trades = trades;
    limits.habits = habits;
    std::vector<Judged> judged;
    {
        nb::gil_scoped_release release;
        Random random(seed);
        judged = search(board.board(), view, limits, random);
    }
    nb::list found;
    for (const Judged& one : judged)
        found.append(nb::make_tuple(named.named(one.placement), tuple_of(one.traded), int{one.placement.points},
                                    one.value, one.rollouts));
    return found;
}

nb::list judged(const NamedBoard& named, const std::vector<int>& hand, const std::vector<int>& unseen,
                const std::vector<int>& hand_sizes, const std::vector<int>& scores, int bag_size) {
    View view = view_of(named.rules(), hand, unseen, hand_sizes, scores, bag_size);
    SearchBoard board(named, {}, view);
    std::vector<ValuedPlacement> valued;
    {
        nb::gil_scoped_release release;
        valued = valued_placements(board.board(), view, Weights{});
    }
    nb::list found;
    for (const auto& [placement, value] : valued)
        found.append(nb::make_tuple(named.named(placement), int{placement.points}, value));
    return found;
}

nb::tuple traded(const std::vector<int>& hand, int bag_size) {
    Hand held;
    if (hand.size() > MOST_HELD) throw std::invalid_argument("the kernel has no room for such a hand");
    for (int piece : hand) held.add(checked_piece(piece));
    return tuple_of(chosen_trade(held, bag_size));
}

nb::tuple ended(const NamedBoard& named, const std::vector<int>& mine, const std::vector<int>& theirs, int passes,
                std::int64_t nodes) {
    if (mine.empty() || theirs.empty()) throw std::invalid_argument("both hold pieces until the game ends");
    const Hand my_hand = hand_of(named.rules(), mine), their_hand = hand_of(named.rules(), theirs);
    const auto board = std::make_unique<Board>(named.board());
    if (board->laid() + my_hand.size + their_hand.size > MOST_LAID)
        throw std::invalid_argument("more pieces than any game has");
    EndgameResult result;
    {
        nb::gil_scoped_release release;
        result = Endgame(named.rules(), *board).solve(my_hand, their_hand, passes, nodes);
    }
    return nb::make_tuple(named.named(result.placement), result.value, result.exact, result.nodes);
}

Style style_from(const std::string& name) {
    if (name == "greedy") return Style::greedy;
    if (name == "club") return Style::club;
    if (name == "expert") return Style::expert;
    throw std::invalid_argument("no style of play is called " + name);
}

nb::dict matched(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                 std::uint64_t seed) {
    check_game(rules, players);
    if (deals < 1) throw std::invalid_argument("a match needs a deal");
    MatchResult result;
    {
        nb::gil_scoped_release release;
        result = play_match(rules, player, others, deals, players, seed);
    }
    return named(result);
}

}  // namespace

}  // namespace sixfold::tiles

void bind_tiles_search(nb::module_& module) {
    using namespace sixfold;
    using namespace sixfold::tiles;
    const Limits standard;
    using namespace nb::literals;
    module.def(
        "tiles_search", &searched, "board"_a, "hand"_a, "unseen"_a, "hand_sizes"_a, "scores"_a, "bag_size"_a, "seed"_a,
        nb::kw_only(), "rollouts"_a, "history"_a = PastTurns{}, "rounds"_a = standard.rounds,
        "candidates"_a = standard.candidates, "samples"_a = standard.inference.samples,
        "tau"_a = standard.inference.tau, "beat_all"_a = standard.beat_all, "trades"_a = standard.trades,
        "habits"_a = standard.habits,
        nb::sig(
            "def tiles_search(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], "
            "scores: Sequence[int], bag_size: int, seed: int, *, rollouts: int, "
            "history: Sequence[tuple[int, Sequence[tuple[int, tuple[int, int]]], int]] = (), rounds: int = 3, "
            "candidates: int = 64, samples: int = 1500, tau: float = 0.3, beat_all: bool = True, trades: bool = True, "
            "habits: bool = False) -> list[tuple[Placement, tuple[int, ...], int, float, int]]"),
        "Placements of tiles and trades judged by playing on: (placement, traded, points, value, rollouts), best "
        "first.\n\n"
        "`unseen` counts each kind. `hand_sizes` and `scores` are by seat, the player on turn first. `history` holds\n"
        "the latest turns as (seat from the player on turn, placement, pieces drawn), latest last. With `habits`\n"
        "everybody plays on by learned habits, not for the most points.");
    module.def(
        "tiles_judge", &judged, "board"_a, "hand"_a, "unseen"_a, "hand_sizes"_a, "scores"_a, "bag_size"_a,
        nb::sig("def tiles_judge(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], "
                "scores: Sequence[int], bag_size: int) -> list[tuple[Placement, int, float]]"),
        "All placements of tiles with a value that looks no turn ahead: (placement, points, value), best first.");
    module.def("tiles_trade", &traded, "hand"_a, "bag_size"_a,
               nb::sig("def tiles_trade(hand: Sequence[int], bag_size: int) -> tuple[int, ...]"),
               "What to trade when nothing can be placed: what does not belong to the longest line in hand.");
    module.def(
        "tiles_endgame", &ended, "board"_a, "mine"_a, "theirs"_a, "passes"_a, "nodes"_a,
        nb::sig("def tiles_endgame(board: Board, mine: Sequence[int], theirs: Sequence[int], passes: int, nodes: int) "
                "-> tuple[Placement, int, bool, int]"),
        "The end of a game between two with an empty bag: (placement, lead still to come, whether proven, nodes).");
    nb::class_<Player>(module, "TilesPlayer", "A player for matches: greedy, club or expert.")
        .def(
            "__init__",
            [](Player* player, const std::string& style, int rollouts, int rounds, int candidates, int samples,
               double tau, std::int64_t endgame_nodes, bool beat_all, bool trades, bool habits) {
                const Style checked = style_from(style);
                if (checked == Style::expert && (rollouts < 1 || rounds < 1 || candidates < 1 || tau <= 0))
                    throw std::invalid_argument("an expert needs rollouts, rounds and candidates, and a tau above 0");
                new (player) Player{checked, {}};
                player->limits.rollouts = rollouts;
                player->limits.rounds = rounds;
                player->limits.candidates = candidates;
                player->limits.inference.samples = samples;
                player->limits.inference.tau = tau;
                player->limits.endgame_nodes = endgame_nodes;
                player->limits.beat_all = beat_all;
                player->limits.trades = trades;
                player->limits.habits = habits;
            },
            "style"_a, nb::kw_only(), "rollouts"_a = 0, "rounds"_a = standard.rounds,
            "candidates"_a = standard.candidates, "samples"_a = standard.inference.samples,
            "tau"_a = standard.inference.tau, "endgame_nodes"_a = 0, "beat_all"_a = standard.beat_all,
            "trades"_a = standard.trades, "habits"_a = standard.habits,
            "An expert needs rollouts. With nodes, the end between two is searched for.");
    module.def(
        "tiles_match", &matched, "rules"_a, "player"_a, "others"_a, "deals"_a, "players"_a = 2, "seed"_a = 1,
        nb::sig("def tiles_match(rules: Rules, player: TilesPlayer, others: TilesPlayer, deals: int, players: int = 2, "
                "seed: int = 1) -> dict[str, Any]"),
        "A match in which the player sits once in each seat of every deal, and the others in all the rest.");
}

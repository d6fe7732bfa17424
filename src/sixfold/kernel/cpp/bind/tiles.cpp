// Tiles for Python.
#include <algorithm>
#include <stdexcept>

#include "bind/bind.hpp"
#include "bind/board.hpp"
#include "bind/tiles_checks.hpp"
#include "tiles/greedy.hpp"

namespace nb = nanobind;

namespace sixfold::tiles {

namespace {

nb::dict simulated(const Rules& rules, int games, int players, std::uint64_t seed) {
    check_game(rules, players);
    if (games < 1) throw std::invalid_argument("at least one game is simulated");
    Totals totals;
    {
        nb::gil_scoped_release release;
        totals = simulate(rules, games, players, seed);
    }
    nb::dict result;
    const auto per_game = [&](std::int64_t total) {
        return static_cast<double>(total) / static_cast<double>(totals.games);
    };
    result["games"] = totals.games;
    result["turns"] = totals.turns;
    result["winner_mean"] = per_game(totals.winner_points);
    result["loser_mean"] = per_game(totals.loser_points);
    result["deadlocks"] = totals.deadlocks;
    return result;
}

nb::dict traced(const Rules& rules, int players, std::uint64_t seed) {
    check_game(rules, players);
    const TracedGame game = trace(rules, players, seed);
    NamedBoard board(rules, {});
    nb::list deal, turns, scores;
    for (const Hand& hand : game.deal) deal.append(tuple_of(hand));
    for (const TracedTurn& turn : game.turns) {
        const nb::tuple placement = board.named(turn.placement);
        if (turn.placement.size) board.lay(nb::cast<PlacedPieces>(placement));
        turns.append(nb::make_tuple(turn.seat, placement, tuple_of(turn.traded), tuple_of(turn.drawn)));
    }
    for (int seat = 0; seat < players; ++seat) scores.append(game.end.scores[seat]);
    nb::dict result;
    result["deal"] = nb::tuple(deal);
    result["turns"] = turns;
    result["scores"] = nb::tuple(scores);
    result["deadlocked"] = game.deadlocked;
    return result;
}

}  // namespace

}  // namespace sixfold::tiles

void bind_tiles(nb::module_& module) {
    using namespace sixfold::tiles;
    using namespace nb::literals;
    module.def("tiles_simulate", &simulated, "rules"_a, "games"_a, "players"_a, "seed"_a,
               nb::sig("def tiles_simulate(rules: Rules, games: int, players: int, seed: int) -> dict[str, Any]"),
               "Play whole games of tiles between greedy players: games, turns, mean scores of winners and losers.");
    module.def(
        "tiles_trace", &traced, "rules"_a, "players"_a, "seed"_a,
        nb::sig("def tiles_trace(rules: Rules, players: int, seed: int) -> dict[str, Any]"),
        "One game between greedy players, turn by turn: (seat, placement, traded, drawn), so that it can be replayed.");
}

// Comparing plays of cubes, for Python.
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>

#include "bind/bind.hpp"
#include "bind/compared.hpp"
#include "bind/cubes_game.hpp"
#include "board/best.hpp"
#include "cubes/compare.hpp"

namespace nb = nanobind;

namespace sixfold::cubes {

namespace {

using Plays = std::vector<std::pair<PlacedPieces, std::optional<std::vector<int>>>>;

// The places of the cubes in hand, each once.
int choice_of(const Hand& hand, const std::vector<int>& rolled) {
    int choice = 0;
    for (int piece : rolled) {
        int place = 0;
        while (place < hand.size && (choice >> place & 1 || hand.pieces[place] != piece)) ++place;
        if (place == hand.size) throw std::invalid_argument("what is rolled is held");
        choice |= 1 << place;
    }
    return choice;
}

std::vector<Play> plays_of(const NamedBoard& named, const Game& game, const Plays& given) {
    std::vector<Play> plays;
    for (const auto& [placed, rolled] : given) {
        Play play{named.placement_of(placed)};
        if (rolled.has_value() == (play.placement.size > 0))
            throw std::invalid_argument("a play is a placement or a roll");
        if (rolled) {
            if (!ever_able_to_place(named.board(), game.hand())) throw std::invalid_argument("no roll can be placed");
            play.choice = choice_of(game.hand(), *rolled);
        } else {
            Hand left = game.hand();
            left.remove(play.placement);
            if (left.size + play.placement.size != game.hand().size || !score_placement(named.board(), play.placement))
                throw std::invalid_argument("a placement is legal, and what is placed is held");
        }
        plays.push_back(play);
    }
    if (plays.empty()) throw std::invalid_argument("there are plays to compare");
    return plays;
}

Hand drawn_of(const Game& game, const std::vector<Play>& plays, const std::vector<int>& drawn) {
    const Hand hand = hand_of(game.rules, drawn);
    std::array<int, COLOURS> left = game.bag;
    for (Piece piece : hand)
        if (--left[piece / 6] < 0) throw std::invalid_argument("what is drawn was in the bag");
    for (const Play& play : plays)
        if (hand.size && hand.size != std::min<int>(game.bag_size(), play.placement.size))
            throw std::invalid_argument("as much is drawn as was placed, while the bag lasts");
    return hand;
}

nb::list compared(const NamedBoard& named, const std::vector<std::vector<int>>& hands, const std::vector<int>& scores,
                  const std::vector<int>& bag, std::uint64_t seed, const Plays& given, int deals, int rounds,
                  const std::vector<int>& drawn, const Player* player) {
    const Game game = game_of(named.rules(), hands, scores, bag);
    if (deals < 1 || rounds < 0) throw std::invalid_argument("plays are compared over deals");
    if (named.board().laid() + named.rules().hand_size * game.players + game.bag_size() > MOST_LAID)
        throw std::invalid_argument("more pieces than any game has");
    const std::vector<Play> plays = plays_of(named, game, given);
    const Hand first_drawn = drawn_of(game, plays, drawn);
    Limits limits;
    limits.rounds = rounds;
    const auto board = std::make_unique<Board>(named.board());
    std::vector<Compared> result;
    {
        const nb::gil_scoped_release release;
        Random random(seed);
        result = compare(*board, game, limits, plays, first_drawn, player, deals, random);
    }
    return sixfold::named(result, [&](Cell cell) {
        const auto [x, y] = named.coordinates(cell);
        return nb::make_tuple(x, y);
    });
}

}  // namespace

}  // namespace sixfold::cubes

void bind_cubes_compare(nb::module_& module) {
    using namespace sixfold::cubes;
    using namespace nb::literals;
    module.def(
        "cubes_compare", &compared, "board"_a, "hands"_a, "scores"_a, "bag"_a, "seed"_a, nb::kw_only(), "plays"_a,
        "deals"_a, "rounds"_a = Limits{}.rounds, "drawn"_a = std::vector<int>{}, "player"_a.none() = nb::none(),
        nb::sig("def cubes_compare(board: Board, hands: Sequence[Sequence[int]], scores: Sequence[int], "
                "bag: Sequence[int], seed: int, *, "
                "plays: Sequence[tuple[Sequence[tuple[int, tuple[int, int]]], Sequence[int] | None]], deals: int, "
                "rounds: int = 3, drawn: Sequence[int] = (), player: CubesPlayer | None = None) "
                "-> list[Compared]"),
        "Plays (a placement, or the cubes to roll) over the same supposed draws and rolls; as `tiles_compare`.\n\n"
        "After a roll the most points are placed. Without a player everybody rolls what their best placement leaves.");
}

// Comparing plays of tiles, for Python.
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <stdexcept>

#include "bind/bind.hpp"
#include "bind/compared.hpp"
#include "bind/tiles_view.hpp"
#include "board/best.hpp"
#include "tiles/compare.hpp"

namespace nb = nanobind;

namespace sixfold::tiles {

namespace {

using Plays = std::vector<std::pair<PlacedPieces, std::vector<int>>>;

std::vector<Judged> plays_of(const NamedBoard& named, const SearchBoard& board, const View& view, const Plays& given) {
    std::vector<Judged> plays;
    for (const auto& [placed, traded] : given) {
        Judged play{named.placement_of(placed), hand_of(view.rules, traded)};
        if (play.placement.size ? play.traded.size || !score_placement(board.board(), play.placement)
                                : !play.traded.size)
            throw std::invalid_argument("a play is a legal placement or a trade");
        if (play.traded.size > view.bag_size) throw std::invalid_argument("a trade takes what the bag holds at most");
        Hand left = view.hand;
        for (int place = 0; place < play.placement.size; ++place) left.remove(play.placement.pieces[place]);
        for (Piece piece : play.traded) left.remove(piece);
        if (left.size + play.placement.size + play.traded.size != view.hand.size)
            throw std::invalid_argument("what is played is held");
        plays.push_back(play);
    }
    if (plays.empty()) throw std::invalid_argument("there are plays to compare");
    return plays;
}

Hand drawn_of(const View& view, const std::vector<Judged>& plays, const std::vector<int>& drawn) {
    const Hand hand = hand_of(view.rules, drawn);
    std::array<int, KINDS> left{};
    for (int kind = 0; kind < KINDS; ++kind) left[kind] = view.unseen.of(kind);
    for (Piece piece : hand)
        if (--left[piece] < 0) throw std::invalid_argument("what is drawn was unseen");
    for (const Judged& play : plays)
        if (hand.size > std::min<int>(view.bag_size, play.placement.size + play.traded.size))
            throw std::invalid_argument("no more is drawn than was played, nor than the bag holds");
    return hand;
}

nb::list compared(const NamedBoard& named, const std::vector<int>& hand, const std::vector<int>& unseen,
                  const std::vector<int>& hand_sizes, const std::vector<int>& scores, int bag_size, std::uint64_t seed,
                  const Plays& given, int deals, const PastTurns& history, int rounds, int samples,
                  const std::vector<int>& drawn, const Player* player) {
    View view = view_of(named.rules(), hand, unseen, hand_sizes, scores, bag_size);
    SearchBoard board(named, history, view);
    if (deals < 1 || rounds < 0 || samples < 0) throw std::invalid_argument("plays are compared over deals");
    const std::vector<Judged> plays = plays_of(named, board, view, given);
    const Hand first_drawn = drawn_of(view, plays, drawn);
    Limits limits;
    limits.rounds = rounds;
    limits.inference.samples = samples;
    std::vector<Compared> result;
    {
        nb::gil_scoped_release release;
        Random random(seed);
        result = compare(board.board(), view, limits, plays, first_drawn, player, deals, random);
    }
    return sixfold::named(result, [&](Cell cell) {
        const auto [x, y] = named.coordinates(cell);
        return nb::make_tuple(x, y);
    });
}

}  // namespace

}  // namespace sixfold::tiles

void bind_tiles_compare(nb::module_& module) {
    using namespace sixfold::tiles;
    using namespace nb::literals;
    const Limits standard;
    module.def(
        "tiles_compare", &compared, "board"_a, "hand"_a, "unseen"_a, "hand_sizes"_a, "scores"_a, "bag_size"_a, "seed"_a,
        nb::kw_only(), "plays"_a, "deals"_a, "history"_a = PastTurns{}, "rounds"_a = standard.rounds,
        "samples"_a = standard.inference.samples, "drawn"_a = std::vector<int>{}, "player"_a.none() = nb::none(),
        nb::sig(
            "def tiles_compare(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], "
            "scores: Sequence[int], bag_size: int, seed: int, *, "
            "plays: Sequence[tuple[Sequence[tuple[int, tuple[int, int]]], Sequence[int]]], deals: int, "
            "history: Sequence[tuple[int, Sequence[tuple[int, tuple[int, int]]], int]] = (), rounds: int = 3, "
            "samples: int = 1500, drawn: Sequence[int] = (), player: TilesPlayer | None = None) "
            "-> list[Compared]"),
        "Plays (a placement, or what is traded) over the same supposed hands and draws.\n\n"
        "For each: the means of the fields of `sixfold.kernel.FIELDS`, the mean differences to the first play, their\n"
        "standard errors, and by cell in how many deals a Qwirkle was made there by the others, then by the player.\n"
        "Without rounds games are played to their end; without a player everybody is greedy. `drawn` is what the\n"
        "player draws first.");
}

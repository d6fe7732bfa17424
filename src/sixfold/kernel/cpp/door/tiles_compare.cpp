// Comparing plays of tiles.
#include <algorithm>

#include "board/best.hpp"
#include "door/compared.hpp"
#include "door/tiles_view.hpp"
#include "door/verbs.hpp"
#include "tiles/compare.hpp"

namespace sixfold::door {

namespace {

// A placement, or what is traded.
struct ToldPlay {
    PlacedPieces placed;
    std::vector<int> traded;
};

std::vector<ToldPlay> read_plays(Request& request) {
    std::vector<ToldPlay> plays(request.size(2));
    for (ToldPlay& play : plays) {
        play.placed = read_placed(request);
        play.traded = request.numbers();
    }
    return plays;
}

std::vector<tiles::Judged> plays_of(Request& request, const LaidBoard& laid, const tiles::View& view,
                                    const std::vector<ToldPlay>& told) {
    std::vector<tiles::Judged> plays;
    for (const auto& [placed, traded] : told) {
        tiles::Judged play{laid.placement_of(request, placed), hand_of(request, view.rules, traded)};
        if (request.refused()) return plays;
        const bool legal = play.placement.size ? !play.traded.size && score_placement(laid.board(), play.placement)
                                               : play.traded.size > 0;
        request.require(legal, Refusal::no_play);
        request.require(play.traded.size <= view.bag_size, Refusal::trade_too_large);
        Hand left = view.hand;
        left.remove(play.placement);
        for (Piece piece : play.traded) left.remove(piece);
        request.require(left.size + play.placement.size + play.traded.size == view.hand.size, Refusal::not_held);
        plays.push_back(play);
    }
    request.require(!plays.empty(), Refusal::nothing_to_compare);
    return plays;
}

Hand drawn_of(Request& request, const tiles::View& view, const std::vector<tiles::Judged>& plays,
              const std::vector<int>& drawn) {
    const Hand hand = hand_of(request, view.rules, drawn);
    std::array<int, KINDS> left{};
    for (int kind = 0; kind < KINDS; ++kind) left[kind] = view.unseen.of(kind);
    for (Piece piece : hand) request.require(--left[piece] >= 0, Refusal::not_unseen);
    for (const tiles::Judged& play : plays)
        request.require(hand.size <= std::min<int>(view.bag_size, play.placement.size + play.traded.size),
                        Refusal::drawn_too_many);
    return hand;
}

}  // namespace

void tiles_compare(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    auto view = read_tiles_view(request, laid.rules());
    const std::uint64_t seed = request.seed();
    const std::vector<ToldPlay> told = read_plays(request);
    const int deals = request.number();
    read_history(request, laid, view);
    tiles::Limits limits;
    limits.rounds = request.number();
    limits.inference.samples = request.number();
    const std::vector<int> drawn = request.numbers();
    std::optional<tiles::Player> player;
    if (request.flag()) player = read_tiles_player(request);
    request.require(deals >= 1 && limits.rounds >= 0 && limits.inference.samples >= 0, Refusal::no_deals);
    if (!request.read()) return;
    const std::vector<tiles::Judged> plays = plays_of(request, laid, *view, told);
    if (request.refused()) return;
    const Hand first_drawn = drawn_of(request, *view, plays, drawn);
    if (request.refused()) return;
    Random random(seed);
    const auto compared =
        tiles::compare(laid.board(), *view, limits, plays, first_drawn, player ? &*player : nullptr, deals, random);
    write(answer, compared, [&](Cell cell) {
        const PlacedPiece at = laid.coordinates(cell);
        answer.word(at.x);
        answer.word(at.y);
    });
}

}  // namespace sixfold::door

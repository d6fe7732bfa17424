// Comparing plays of cubes.
#include <algorithm>

#include "board/best.hpp"
#include "cubes/compare.hpp"
#include "door/compared.hpp"
#include "door/cubes_game.hpp"
#include "door/verbs.hpp"

namespace sixfold::door {

namespace {

// A placement, or the cubes to roll.
struct ToldPlay {
    PlacedPieces placed;
    std::optional<std::vector<int>> rolled;
};

std::vector<ToldPlay> read_plays(Request& request) {
    std::vector<ToldPlay> plays(request.size(2));
    for (ToldPlay& play : plays) {
        play.placed = read_placed(request);
        if (request.flag()) play.rolled = request.numbers();
    }
    return plays;
}

// The places of the cubes in hand, each once.
int choice_of(Request& request, const Hand& hand, const std::vector<int>& rolled) {
    int choice = 0;
    for (int piece : rolled) {
        int place = 0;
        while (place < hand.size && (choice >> place & 1 || hand.pieces[place] != piece)) ++place;
        if (!request.require(place < hand.size, Refusal::not_held)) return 0;
        choice |= 1 << place;
    }
    return choice;
}

std::vector<cubes::Play> plays_of(Request& request, const LaidBoard& laid, const cubes::Game& game,
                                  const std::vector<ToldPlay>& told) {
    std::vector<cubes::Play> plays;
    for (const auto& [placed, rolled] : told) {
        cubes::Play play{laid.placement_of(request, placed)};
        if (!request.require(rolled.has_value() == (play.placement.size == 0), Refusal::not_placement_or_roll))
            return plays;
        if (rolled) {
            request.require(cubes::ever_able_to_place(laid.board(), game.hand()), Refusal::no_roll_can_be_placed);
            play.choice = choice_of(request, game.hand(), *rolled);
        } else {
            Hand left = game.hand();
            left.remove(play.placement);
            const bool held = left.size + play.placement.size == game.hand().size;
            request.require(held && score_placement(laid.board(), play.placement), Refusal::placement_not_legal);
        }
        plays.push_back(play);
    }
    request.require(!plays.empty(), Refusal::nothing_to_compare);
    return plays;
}

Hand drawn_of(Request& request, const cubes::Game& game, const std::vector<cubes::Play>& plays,
              const std::vector<int>& drawn) {
    const Hand hand = hand_of(request, game.rules, drawn);
    std::array<int, cubes::COLOURS> left = game.bag;
    for (Piece piece : hand) request.require(--left[piece / 6] >= 0, Refusal::not_in_the_bag);
    for (const cubes::Play& play : plays) {
        const bool as_placed = hand.size == std::min<int>(game.bag_size(), play.placement.size);
        request.require(!hand.size || as_placed, Refusal::drawn_not_as_placed);
    }
    return hand;
}

}  // namespace

void cubes_compare(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    const auto game = read_cubes_game(request, laid);
    const std::uint64_t seed = request.seed();
    const std::vector<ToldPlay> told = read_plays(request);
    const int deals = request.number();
    cubes::Limits limits;
    limits.rounds = request.number();
    const std::vector<int> drawn = request.numbers();
    std::optional<cubes::Player> player;
    if (request.flag()) player = read_cubes_player(request);
    request.require(deals >= 1 && limits.rounds >= 0, Refusal::no_deals);
    if (!request.read()) return;
    const std::vector<cubes::Play> plays = plays_of(request, laid, *game, told);
    if (request.refused()) return;
    const Hand first_drawn = drawn_of(request, *game, plays, drawn);
    if (request.refused()) return;
    Random random(seed);
    const auto compared =
        cubes::compare(laid.board(), *game, limits, plays, first_drawn, player ? &*player : nullptr, deals, random);
    write(answer, compared, [&](Cell cell) {
        const PlacedPiece at = laid.coordinates(cell);
        answer.word(at.x);
        answer.word(at.y);
    });
}

}  // namespace sixfold::door

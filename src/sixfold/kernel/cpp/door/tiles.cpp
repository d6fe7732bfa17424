// Tiles: searching, the end of a game, games of greedy players, matches.
#include "door/matches.hpp"
#include "door/tiles_view.hpp"
#include "door/verbs.hpp"
#include "tiles/endgame.hpp"
#include "tiles/greedy.hpp"
#include "tiles/match.hpp"

namespace sixfold::door {

void tiles_simulate(Request& request, Answer& answer) {
    const Rules rules = read_rules(request);
    const int games = request.number(), players = request.number();
    const std::uint64_t seed = request.seed();
    check_tiles_game(request, rules, players);
    request.require(games >= 1, Refusal::no_game);
    if (!request.read()) return;
    const tiles::Totals totals = tiles::simulate(rules, games, players, seed);
    for (const std::int64_t total :
         {totals.games, totals.turns, totals.winner_points, totals.loser_points, totals.deadlocks})
        answer.word(total);
}

void tiles_trace(Request& request, Answer& answer) {
    const Rules rules = read_rules(request);
    const int players = request.number();
    const std::uint64_t seed = request.seed();
    check_tiles_game(request, rules, players);
    if (!request.read()) return;
    const tiles::TracedGame game = tiles::trace(rules, players, seed);
    answer.size(game.deal.size());
    for (const Hand& hand : game.deal) answer.numbers(hand);
    LaidBoard laid(rules);
    answer.size(game.turns.size());
    for (const tiles::TracedTurn& turn : game.turns) {
        answer.word(turn.seat);
        laid.write(answer, turn.placement);
        laid.lay(request, laid.placed(turn.placement));
        answer.numbers(turn.traded);
        answer.numbers(turn.drawn);
    }
    answer.size(static_cast<std::size_t>(players));
    for (int seat = 0; seat < players; ++seat) answer.word(game.end.scores[seat]);
    answer.word(game.deadlocked);
}

void tiles_search(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    auto view = read_tiles_view(request, laid.rules());
    const std::uint64_t seed = request.seed();
    tiles::Limits limits;
    limits.rollouts = request.number();
    read_history(request, laid, view);
    limits.rounds = request.number();
    limits.candidates = request.number();
    limits.inference.samples = request.number();
    limits.inference.tau = request.real();
    limits.beat_all = request.flag();
    limits.trades = request.flag();
    limits.habits = request.flag();
    limits.weighed = request.number();
    request.require(limits.rollouts >= 1 && limits.rounds >= 1 && limits.candidates >= 1 &&
                        limits.inference.samples >= 0 && limits.inference.tau > 0 && limits.weighed >= 0,
                    Refusal::no_search);
    if (!request.read()) return;
    Random random(seed);
    for (const tiles::Judged& one : tiles::search(laid.board(), *view, limits, random)) {
        laid.write(answer, one.placement);
        answer.numbers(one.traded);
        answer.word(one.placement.points);
        answer.real(one.value);
        answer.word(one.rollouts);
    }
}

void tiles_judge(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    const auto view = read_tiles_view(request, laid.rules());
    if (!request.read()) return;
    for (const auto& [placement, value] : tiles::valued_placements(laid.board(), *view, tiles::Weights{})) {
        laid.write(answer, placement);
        answer.word(placement.points);
        answer.real(value);
    }
}

void tiles_trade(Request& request, Answer& answer) {
    // Of any edition: what to keep hangs on the kinds alone.
    const Hand hand = read_hand(request, Rules{tiles::MOST_COPIES, MOST_HELD, 1, 0, 0});
    const int bag_size = request.number();
    request.require(hand.size > 0, Refusal::hand_empty);
    if (request.read()) answer.numbers(tiles::chosen_trade(hand, bag_size));
}

void tiles_endgame(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    const Hand mine = read_hand(request, laid.rules()), theirs = read_hand(request, laid.rules());
    const int passes = request.number();
    const std::int64_t nodes = request.word();
    request.require(mine.size > 0 && theirs.size > 0, Refusal::hand_empty);
    request.require(laid.board().laid() + mine.size + theirs.size <= MOST_LAID, Refusal::too_many_pieces);
    if (!request.read()) return;
    const auto result = tiles::Endgame(laid.rules(), laid.board()).solve(mine, theirs, passes, nodes);
    laid.write(answer, result.placement);
    answer.word(result.value);
    answer.word(result.exact);
    answer.word(result.nodes);
}

void check_tiles_player(Request& request, Answer&) {
    read_tiles_player(request);
}

void tiles_match(Request& request, Answer& answer) {
    const Rules rules = read_rules(request);
    const tiles::Player player = read_tiles_player(request), others = read_tiles_player(request);
    const int deals = request.number(), players = request.number();
    const std::uint64_t seed = request.seed();
    check_tiles_game(request, rules, players);
    request.require(deals >= 1, Refusal::no_deals);
    if (request.read()) write(answer, tiles::play_match(rules, player, others, deals, players, seed));
}

}  // namespace sixfold::door

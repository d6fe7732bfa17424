// Cards: what can lie, the most Qwirkles, searching, games and matches.
#include <utility>

#include "cards/search.hpp"
#include "door/cards_values.hpp"
#include "door/verbs.hpp"

namespace sixfold::door {

namespace {

struct Position {
    cards::Cards table;
    cards::Cards hand;
};

Position read_position(Request& request) {
    const cards::Cards table = cards_of(request, request.lists());
    return {table, cards_of(request, request.numbers(), table)};
}

std::vector<cards::Player> read_players(Request& request) {
    std::vector<cards::Player> players(request.size());
    for (cards::Player& player : players) player = read_cards_player(request);
    return players;
}

}  // namespace

void cards_can_play(Request& request, Answer& answer) {
    const Position position = read_position(request);
    if (!request.read()) return;
    cards::Arranger arranger;
    answer.word(cards::Turn(position.table, position.hand, arranger).can_play());
}

void cards_arrange(Request& request, Answer& answer) {
    const cards::Cards cards = cards_of(request, request.numbers());
    if (!request.read()) return;
    cards::Arranger arranger;
    const auto table = arranger.lay_out(cards);
    answer.word(table.has_value());
    if (table) answer.lists(*table);
}

void cards_takings(Request& request, Answer& answer) {
    const Position position = read_position(request);
    const int fewer = request.number();
    if (!request.read()) return;
    cards::Arranger arranger;
    cards::Turn turn(position.table, position.hand, arranger);
    for (const cards::Choice& choice : turn.takings(fewer)) write(answer, *turn.some_play(choice), arranger);
}

void cards_best_turn(Request& request, Answer& answer) {
    const Position position = read_position(request);
    cards::Weights weights;
    for (double& weight : weights.in_hand) weight = request.real();
    for (double& weight : weights.on_table) weight = request.real();
    weights.played = request.real();
    if (!request.read()) return;
    cards::Arranger arranger;
    const auto end = cards::best_turn(position.table, position.hand, weights, arranger);
    if (end) write(answer, *end, arranger);
}

void cards_every_turn(Request& request, Answer& answer) {
    const Position position = read_position(request);
    const int fewer = request.number(), limit = request.number();
    request.require(limit >= 0, Refusal::no_such_limit);
    if (!request.read()) return;
    cards::Arranger arranger;
    cards::Turn turn(position.table, position.hand, arranger);
    auto left = static_cast<std::size_t>(limit);
    for (const cards::Choice& choice : turn.takings(fewer)) {
        for (const cards::EndPosition& end : turn.every_play(choice, left)) {
            write(answer, end, arranger);
            --left;
        }
    }
}

void check_cards_player(Request& request, Answer&) {
    read_cards_player(request);
}

void cards_choose(Request& request, Answer& answer) {
    const cards::Player player = read_cards_player(request);
    const SeenCards seen = read_cards_view(request);
    Random chance(request.seed());
    if (!request.read()) return;
    cards::Arranger arranger;
    const auto end = cards::choose(player, seen.view, chance, arranger);
    if (end) write(answer, *end, arranger);
}

void cards_search(Request& request, Answer& answer) {
    const cards::Player player = read_cards_player(request);
    const SeenCards seen = read_cards_view(request);
    Random chance(request.seed());
    if (!request.read()) return;
    cards::Arranger arranger;
    for (const cards::Judged& turn : cards::search(player, seen.view, chance, arranger))
        write(answer, turn.end, turn.value, turn.rollouts, arranger);
}

// The final numbers of Qwirkles, by seat, of games that fit what the seat sees.
void cards_simulate(Request& request, Answer& answer) {
    const std::vector<cards::Player> players = read_players(request);
    const auto [view, seat] = read_cards_view(request);
    const int games = request.number();
    const std::uint64_t seed = request.seed();
    request.require(std::cmp_equal(players.size(), view.players), Refusal::no_player_for_each_seat);
    if (!request.read()) return;
    std::vector<cards::Player> in_order;
    for (int place = 0; place < view.players; ++place) in_order.push_back(players[(seat + place) % view.players]);
    cards::Arranger arranger;
    for (int number = 0; number < games; ++number) {
        const std::uint64_t own = Random::derived(seed, static_cast<std::uint64_t>(number));
        Random chance(own);
        cards::Game game = cards::dealt(view, chance);
        cards::Seats seats(in_order, own);
        cards::play_on(game, seats, arranger);
        for (int of = 0; of < view.players; ++of) answer.word(game.qwirkles[(of - seat + view.players) % view.players]);
    }
}

// The same, for a game of which all cards are known.
void cards_play_out(Request& request, Answer& answer) {
    const std::vector<cards::Player> players = read_players(request);
    cards::Game game = read_cards_game(request);
    const std::uint64_t seed = request.seed();
    request.require(std::cmp_equal(players.size(), game.players), Refusal::no_player_for_each_seat);
    if (!request.read()) return;
    cards::Arranger arranger;
    cards::Seats seats(players, seed);
    cards::play_on(game, seats, arranger);
    for (int seat = 0; seat < game.players; ++seat) answer.word(game.qwirkles[seat]);
}

void cards_match(Request& request, Answer& answer) {
    const Rules rules = read_cards_rules(request);
    const cards::Player player = read_cards_player(request), others = read_cards_player(request);
    cards::MatchTerms terms;
    terms.deals = request.number();
    terms.players = request.number();
    terms.seed = request.seed();
    terms.redeal = request.flag();
    request.require(terms.players >= 2 && terms.players <= cards::MOST_PLAYERS, Refusal::not_2_to_4_players);
    if (!request.read()) return;
    const cards::MatchResult result = cards::play_match(rules, player, others, terms);
    for (const int number : {result.games, result.wins, result.ties, result.turns}) answer.word(number);
    for (const double number :
         {result.points, result.lead, result.squared_lead, result.qwirkles, result.seconds, result.slowest})
        answer.real(number);
}

void cards_trace(Request& request, Answer& answer) {
    const Rules rules = read_cards_rules(request);
    const std::vector<cards::Player> players = read_players(request);
    const std::uint64_t seed = request.seed();
    const int taken = static_cast<int>(players.size());
    request.require(taken >= 2 && taken <= cards::MOST_PLAYERS, Refusal::not_2_to_4_players);
    if (!request.read()) return;
    cards::Arranger arranger;
    cards::Game game = cards::deal(rules, taken, seed);
    cards::Seats seats(players, seed);
    const auto turns = cards::record(game, seats, arranger);
    answer.size(turns.size());
    for (const cards::RecordedTurn& turn : turns) {
        answer.word(turn.seat);
        answer.lists(*arranger.lay_out(turn.table));
        answer.numbers(pieces_of(turn.hand));
        answer.word(turn.end.has_value());
        if (turn.end) write(answer, *turn.end, arranger);
    }
    for (int seat = 0; seat < taken; ++seat) answer.word(game.qwirkles[seat]);
}

}  // namespace sixfold::door

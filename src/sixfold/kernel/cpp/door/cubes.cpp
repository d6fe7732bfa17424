// Cubes: re-rolls, searching, matches.
#include "door/cubes_game.hpp"
#include "door/matches.hpp"
#include "door/verbs.hpp"

namespace sixfold::door {

std::optional<cubes::Game> read_cubes_game(Request& request, const LaidBoard& laid) {
    const Rules& rules = laid.rules();
    const std::vector<std::vector<int>> hands = request.lists();
    const std::vector<int> scores = request.numbers(), bag = request.numbers();
    const bool open = hands.size() >= 2 && hands.size() <= cubes::MOST_PLAYERS && scores.size() == hands.size();
    if (!request.require(open && bag.size() == cubes::COLOURS, Refusal::no_open_game)) return std::nullopt;
    cubes::Game game(rules, static_cast<int>(hands.size()));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        game.hands[seat] = hand_of(request, rules, hands[seat]);
        game.scores[seat] = scores[seat];
    }
    for (std::size_t colour = 0; colour < bag.size(); ++colour) {
        const bool possible = bag[colour] >= 0 && bag[colour] <= rules.copies && bag[colour] <= MOST_PIECES;
        request.require(possible, Refusal::no_such_bag);
        game.bag[colour] = possible ? bag[colour] : 0;
    }
    const int all = laid.board().laid() + rules.hand_size * game.players + game.bag_size();
    request.require(all <= MOST_LAID && game.bag_size() <= MOST_PIECES, Refusal::too_many_pieces);
    if (request.refused()) return std::nullopt;
    return game;
}

cubes::Player read_cubes_player(Request& request) {
    const int style = request.number();
    cubes::Player player;
    player.limits.rollouts = request.number();
    player.limits.candidates = request.number();
    player.limits.keep = request.real();
    player.limits.beat_all = request.flag();
    player.limits.rolls = request.flag();
    if (!request.require(style >= 0 && style <= static_cast<int>(cubes::Style::expert), Refusal::no_such_style, style))
        return player;
    player.style = static_cast<cubes::Style>(style);
    const bool plays_on = player.style != cubes::Style::expert || player.limits.rollouts >= 1;
    request.require(player.limits.candidates >= 1 && plays_on, Refusal::no_cubes_player);
    return player;
}

namespace {

std::vector<Piece> rolled_of(const Hand& hand, int choice) {
    std::vector<Piece> rolled;
    for (int place = 0; place < hand.size; ++place)
        if (choice >> place & 1) rolled.push_back(hand.pieces[place]);
    return rolled;
}

}  // namespace

void cubes_rolls(Request& request, Answer& answer) {
    const LaidBoard laid = LaidBoard::read(request);
    const Hand hand = read_hand(request, laid.rules());
    if (!request.read()) return;
    const cubes::RollTable table(laid.board(), hand);
    for (int choice = 0; choice < 1 << hand.size; ++choice) answer.real(table.expected(choice));
}

void cubes_best_roll(Request& request, Answer& answer) {
    const LaidBoard laid = LaidBoard::read(request);
    const Hand hand = read_hand(request, laid.rules());
    if (!request.read()) return;
    const cubes::RollTable table(laid.board(), hand);
    answer.numbers(rolled_of(hand, table.best_choice()));
    answer.real(table.best());
}

void cubes_search(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    const auto game = read_cubes_game(request, laid);
    const std::uint64_t seed = request.seed();
    cubes::Limits limits;
    limits.rollouts = request.number();
    limits.candidates = request.number();
    limits.keep = request.real();
    limits.beat_all = request.flag();
    request.require(limits.candidates >= 1 && limits.rollouts >= 0, Refusal::no_cubes_search);
    if (!request.read()) return;
    Random random(seed);
    for (const cubes::Judged& one : cubes::search(laid.board(), *game, limits, random)) {
        laid.write(answer, one.placement);
        answer.word(one.placement.points);
        answer.real(one.value);
    }
}

void cubes_search_rolls(Request& request, Answer& answer) {
    LaidBoard laid = LaidBoard::read(request);
    const auto game = read_cubes_game(request, laid);
    const std::uint64_t seed = request.seed();
    cubes::Limits limits;
    limits.rollouts = request.number();
    limits.beat_all = request.flag();
    request.require(limits.rollouts >= 1, Refusal::no_cubes_search);
    if (!request.read()) return;
    const Hand& hand = game->hand();
    if (!request.require(cubes::ever_able_to_place(laid.board(), hand), Refusal::no_roll_can_be_placed)) return;
    Random random(seed);
    for (const cubes::JudgedRoll& one : cubes::search_rolls(laid.board(), *game, limits, random)) {
        answer.numbers(rolled_of(hand, one.choice));
        answer.real(one.points);
        answer.real(one.value);
    }
}

void check_cubes_player(Request& request, Answer&) {
    read_cubes_player(request);
}

void cubes_match(Request& request, Answer& answer) {
    const Rules rules = read_rules(request);
    const cubes::Player player = read_cubes_player(request), others = read_cubes_player(request);
    const int deals = request.number(), players = request.number();
    const std::uint64_t seed = request.seed();
    check_hand_size(request, rules);
    request.require(players >= 2 && players <= cubes::MOST_PLAYERS, Refusal::not_2_to_4_players);
    const bool room = rules.copies <= MOST_PIECES / cubes::COLOURS;
    request.require(room && players * rules.hand_size <= cubes::COLOURS * rules.copies, Refusal::too_many_cubes,
                    MOST_PIECES);
    request.require(deals >= 1, Refusal::no_deals);
    if (request.read()) write(answer, cubes::play_match(rules, player, others, deals, players, seed));
}

}  // namespace sixfold::door

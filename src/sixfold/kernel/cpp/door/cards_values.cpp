#include "door/cards_values.hpp"

#include <numeric>
#include <utility>

#include "door/board.hpp"

namespace sixfold::door {

namespace {

constexpr int NO_LIMIT_YET = -1;

void check_hand(Request& request, const Rules& rules, std::int64_t size) {
    request.require(size >= 0 && size <= rules.hand_size, Refusal::hand_too_large, rules.hand_size);
}

bool check_seats(Request& request, std::size_t hands, std::size_t qwirkles, int seat) {
    request.require(hands >= 2 && hands <= cards::MOST_PLAYERS && qwirkles == hands, Refusal::not_2_to_4_seats);
    return request.require(seat >= 0 && std::cmp_less(seat, hands), Refusal::no_such_seat);
}

// How many turns are left once the stack is empty; none told before that.
int read_turns_left(Request& request) {
    const bool told = request.flag();
    const int turns = request.number();
    return told ? turns : NO_LIMIT_YET;
}

}  // namespace

Rules read_cards_rules(Request& request) {
    const Rules rules = read_rules(request);
    request.require(rules.shortest == cards::SHORTEST, Refusal::no_such_series_length);
    request.require(rules.copies <= cards::MOST_COPIES && rules.hand_size <= cards::MOST_IN_HAND,
                    Refusal::too_many_copies_for_kernel, cards::MOST_IN_HAND);
    return rules;
}

cards::Cards cards_of(Request& request, const std::vector<int>& pieces, const cards::Cards& with) {
    cards::Cards cards;
    for (const int piece : pieces) {
        if (!request.require(piece >= 0 && piece < KINDS, Refusal::no_such_piece, piece)) return {};
        const bool room = cards.count(piece) + with.count(piece) < cards::MOST_COPIES;
        if (!request.require(room, Refusal::too_many_copies, piece)) return {};
        cards.add(piece);
    }
    return cards;
}

cards::Cards cards_of(Request& request, const cards::Table& table, const cards::Cards& with) {
    std::vector<int> pieces;
    for (const cards::Series& series : table) pieces.insert(pieces.end(), series.begin(), series.end());
    return cards_of(request, pieces, with);
}

std::vector<int> pieces_of(const cards::Cards& cards) {
    std::vector<int> pieces;
    cards.for_each_kind([&](int kind, int copies) { pieces.insert(pieces.end(), copies, kind); });
    return pieces;
}

cards::Player read_cards_player(Request& request) {
    const int style = request.number();
    cards::Player player;
    player.miss = request.real();
    player.taste.fear = request.real();
    player.taste.played = request.real();
    player.taste.closing = request.real();
    player.candidates = request.number();
    player.rollouts = request.number();
    player.rounds = request.number();
    player.to_the_end = request.number();
    player.beat_all = request.flag();
    player.luck = request.real();
    player.fewer = request.number();
    player.prior = request.real();
    player.to_win = request.flag();
    player.learned = request.flag();
    const bool bitter = player.taste.played < 0 || player.taste.closing < 0 || player.taste.fear < 0;
    request.require(!bitter, Refusal::no_such_taste);
    if (!request.require(style >= 0 && style <= static_cast<int>(cards::Style::expert), Refusal::no_such_style, style))
        return player;
    player.style = static_cast<cards::Style>(style);
    const bool plays_on = player.style != cards::Style::expert || player.rollouts >= 1;
    request.require(player.candidates >= 1 && player.rounds >= 1 && plays_on, Refusal::no_expert);
    return player;
}

SeenCards read_cards_view(Request& request) {
    const Rules rules = read_cards_rules(request);
    const cards::Table table = request.lists();
    const std::vector<int> hand = request.numbers(), hand_sizes = request.numbers();
    std::vector<cards::Table> qwirkles(request.size());
    for (cards::Table& taken : qwirkles) taken = request.lists();
    SeenCards seen;
    cards::View& view = seen.view;
    view.stack_size = request.number();
    seen.seat = request.number();
    view.turns_left = read_turns_left(request);
    view.passes = request.number();
    if (!check_seats(request, hand_sizes.size(), qwirkles.size(), seen.seat)) return {};
    view.players = static_cast<int>(hand_sizes.size());
    view.table = cards_of(request, table);
    view.hand = cards_of(request, hand, view.table);
    cards::Cards known = view.table + view.hand;
    for (int place = 0; place < view.players; ++place) {
        const int seat = (seen.seat + place) % view.players;
        view.hand_sizes[place] = hand_sizes[seat];
        view.qwirkles[place] = static_cast<int>(qwirkles[seat].size());
        known = known + cards_of(request, qwirkles[seat], known);
        check_hand(request, rules, view.hand_sizes[place]);
    }
    const cards::Cards all = cards::whole_stack(rules.copies);
    if (!request.require(all.holds(known), Refusal::more_seen_than_there_are)) return {};
    view.unseen = all - known;
    const bool possible = view.stack_size >= 0 && view.stack_size <= cards::MOST_CARDS;
    if (!request.require(possible, Refusal::not_one_game)) return {};
    const int hidden = std::accumulate(view.hand_sizes.begin() + 1, view.hand_sizes.end(), view.stack_size);
    request.require(view.hand.size() == view.hand_sizes[0] && view.unseen.size() == hidden, Refusal::not_one_game);
    return seen;
}

cards::Game read_cards_game(Request& request) {
    const Rules rules = read_cards_rules(request);
    const cards::Table table = request.lists();
    const std::vector<std::vector<int>> hands = request.lists();
    const std::vector<int> stack = request.numbers(), qwirkles = request.numbers();
    cards::Game game;
    game.seat = request.number();
    game.turns_left = read_turns_left(request);
    game.passes = request.number();
    if (!check_seats(request, hands.size(), qwirkles.size(), game.seat)) return {};
    game.players = static_cast<int>(hands.size());
    game.table = cards_of(request, table);
    cards::Cards seen = game.table + cards_of(request, stack, game.table);
    if (request.refused()) return {};
    for (auto card = stack.rbegin(); card != stack.rend(); ++card)
        game.stack[game.stack_size++] = static_cast<std::uint8_t>(*card);
    for (int seat = 0; seat < game.players; ++seat) {
        check_hand(request, rules, static_cast<std::int64_t>(hands[seat].size()));
        game.hands[seat] = cards_of(request, hands[seat], seen);
        game.qwirkles[seat] = qwirkles[seat];
        seen = seen + game.hands[seat];
    }
    return game;
}

void write(Answer& answer, const cards::EndPosition& end, double value, int rollouts, cards::Arranger& arranger) {
    answer.numbers(end.taken.lines());
    answer.numbers(pieces_of(end.played));
    answer.lists(cards::shown_table(end, arranger));
    answer.numbers(pieces_of(end.hand));
    answer.real(value);
    answer.word(rollouts);
}

}  // namespace sixfold::door

#include "bind/cards_values.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace sixfold::cards {
namespace {

constexpr std::array<std::string_view, 4> STYLES{"novice", "greedy", "club", "expert"};

void check_hand(const Rules& rules, int size) {
    if (size < 0 || size > rules.hand_size) {
        throw std::invalid_argument("a hand has at most " + std::to_string(rules.hand_size) + " cards");
    }
}

void check_seats(std::size_t hands, std::size_t qwirkles, int seat) {
    if (hands < 2 || hands > MOST_PLAYERS || qwirkles != hands) {
        throw std::invalid_argument("two to four seats have hands and Qwirkles");
    }
    if (seat < 0 || std::cmp_greater_equal(seat, hands)) throw std::invalid_argument("there is no such seat");
}

}  // namespace

void check_rules(const Rules& rules) {
    if (rules.shortest != SHORTEST) throw std::invalid_argument("the kernel counts on series of three cards or more");
    if (rules.copies > MOST_COPIES || rules.hand_size > MOST_IN_HAND) {
        throw std::invalid_argument("the kernel has room for three cards of a kind and hands of " +
                                    std::to_string(MOST_IN_HAND));
    }
}

Cards cards_from(const Pieces& pieces, const Cards& with) {
    Cards cards;
    for (const int piece : pieces) {
        if (piece < 0 || piece >= KINDS) {
            throw std::invalid_argument("no piece has the number " + std::to_string(piece));
        }
        if (cards.count(piece) + with.count(piece) == MOST_COPIES) {
            throw std::invalid_argument("there are only three copies of piece " + std::to_string(piece));
        }
        cards.add(piece);
    }
    return cards;
}

Cards cards_from(const Table& table, const Cards& with) {
    Pieces pieces;
    for (const Series& series : table) pieces.insert(pieces.end(), series.begin(), series.end());
    return cards_from(pieces, with);
}

Pieces pieces_of(const Cards& cards) {
    Pieces pieces;
    cards.for_each_kind([&](int kind, int copies) { pieces.insert(pieces.end(), copies, kind); });
    return pieces;
}

TurnForPython laid_out(const EndPosition& end, Arranger& arranger) {
    return {end.taken.lines(), pieces_of(end.played), shown_table(end, arranger), pieces_of(end.hand), end.value};
}

Style style_from(const std::string& name) {
    const auto found = std::find(STYLES.begin(), STYLES.end(), name);
    if (found == STYLES.end()) throw std::invalid_argument("no style of play is called " + name);
    return static_cast<Style>(found - STYLES.begin());
}

std::string style_name(Style style) {
    return std::string(STYLES[static_cast<std::size_t>(style)]);
}

View view_from(const ViewFromPython& given) {
    check_rules(given.rules);
    check_seats(given.hand_sizes.size(), given.qwirkles.size(), given.seat);
    const int players = static_cast<int>(given.hand_sizes.size());
    View view;
    view.players = players;
    view.table = cards_from(given.table);
    view.hand = cards_from(given.hand, view.table);
    view.stack_size = given.stack_size;
    view.turns_left = given.turns_left.value_or(-1);
    view.passes = given.passes;
    Cards seen = view.table + view.hand;
    for (int place = 0; place < players; ++place) {
        const int seat = (given.seat + place) % players;
        view.hand_sizes[place] = given.hand_sizes[seat];
        view.qwirkles[place] = static_cast<int>(given.qwirkles[seat].size());
        seen = seen + cards_from(given.qwirkles[seat], seen);
        check_hand(given.rules, view.hand_sizes[place]);
    }
    const Cards all = whole_stack(given.rules.copies);
    if (!all.holds(seen)) throw std::invalid_argument("more copies of a card are seen than there are");
    view.unseen = all - seen;
    const int hidden = std::accumulate(view.hand_sizes.begin() + 1, view.hand_sizes.end(), view.stack_size);
    if (view.hand.size() != view.hand_sizes[0] || view.stack_size < 0 || view.unseen.size() != hidden) {
        throw std::invalid_argument("the cards seen and the numbers of cards hidden are not those of one game");
    }
    return view;
}

Game game_from(const GameFromPython& known) {
    check_rules(known.rules);
    check_seats(known.hands.size(), known.qwirkles.size(), known.seat);
    Game game;
    game.players = static_cast<int>(known.hands.size());
    game.seat = known.seat;
    game.table = cards_from(known.table);
    game.turns_left = known.turns_left.value_or(-1);
    game.passes = known.passes;
    Cards seen = game.table + cards_from(known.stack, game.table);
    for (auto card = known.stack.rbegin(); card != known.stack.rend(); ++card) {
        game.stack[game.stack_size++] = static_cast<std::uint8_t>(*card);
    }
    for (int seat = 0; seat < game.players; ++seat) {
        check_hand(known.rules, static_cast<int>(known.hands[seat].size()));
        game.hands[seat] = cards_from(known.hands[seat], seen);
        game.qwirkles[seat] = known.qwirkles[seat];
        seen = seen + game.hands[seat];
    }
    return game;
}

}  // namespace sixfold::cards

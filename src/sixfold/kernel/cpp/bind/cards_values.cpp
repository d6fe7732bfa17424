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

void check_seats(std::size_t hands, std::size_t qwirkles, int seat) {
    if (hands < 2 || hands > MOST_PLAYERS || qwirkles != hands) {
        throw std::invalid_argument("two to four seats have hands and Qwirkles");
    }
    if (seat < 0 || std::cmp_greater_equal(seat, hands)) throw std::invalid_argument("there is no such seat");
}

}  // namespace

Cards cards_from(const Pieces& pieces, const Cards& with) {
    Cards cards;
    for (const int piece : pieces) {
        if (piece < 0 || piece >= KINDS) {
            throw std::invalid_argument("no piece has the number " + std::to_string(piece));
        }
        if (cards.count(piece) + with.count(piece) == COPIES) {
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

std::string style_name(Style style) { return std::string(STYLES[static_cast<std::size_t>(style)]); }

View view_from(const Sight& sight) {
    check_seats(sight.hand_sizes.size(), sight.qwirkles.size(), sight.seat);
    const int players = static_cast<int>(sight.hand_sizes.size());
    View view;
    view.players = players;
    view.table = cards_from(sight.table);
    view.hand = cards_from(sight.hand, view.table);
    view.stack_size = sight.stack_size;
    view.turns_left = sight.turns_left.value_or(-1);
    view.passes = sight.passes;
    Cards seen = view.table + view.hand;
    for (int place = 0; place < players; ++place) {
        const int seat = (sight.seat + place) % players;
        view.hand_sizes[place] = sight.hand_sizes[seat];
        view.qwirkles[place] = static_cast<int>(sight.qwirkles[seat].size());
        seen = seen + cards_from(sight.qwirkles[seat], seen);
        if (view.hand_sizes[place] < 0 || view.hand_sizes[place] > HAND_SIZE) {
            throw std::invalid_argument("a hand has at most nine cards");
        }
    }
    view.unseen = WHOLE_STACK - seen;
    const int hidden = std::accumulate(view.hand_sizes.begin() + 1, view.hand_sizes.end(), view.stack_size);
    if (view.hand.size() != view.hand_sizes[0] || view.stack_size < 0 || view.unseen.size() != hidden) {
        throw std::invalid_argument("the cards seen and the numbers of cards hidden are not those of one game");
    }
    return view;
}

Game game_from(const KnownGame& known) {
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
        if (known.hands[seat].size() > HAND_SIZE) throw std::invalid_argument("a hand has at most nine cards");
        game.hands[seat] = cards_from(known.hands[seat], seen);
        game.qwirkles[seat] = known.qwirkles[seat];
        seen = seen + game.hands[seat];
    }
    return game;
}

}  // namespace sixfold::cards

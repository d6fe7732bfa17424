// Cards for Python.
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>

#include "bind/bind.hpp"
#include "bind/cards_values.hpp"
#include "cards/search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace sixfold::cards {
namespace {

using Unlocked = nb::call_guard<nb::gil_scoped_release>;

struct Position {
    Cards table;
    Cards hand;

    Position(const Table& lying, const Pieces& held) : table(cards_from(lying)), hand(cards_from(held, table)) {}
};

bool can_play(const Table& table, const Pieces& hand) {
    const Position position(table, hand);
    Arranger arranger;
    return Turn(position.table, position.hand, arranger).can_play();
}

std::optional<Table> arrange(const Pieces& pieces) {
    Arranger arranger;
    return arranger.lay_out(cards_from(pieces));
}

std::vector<TurnForPython> takings(const Table& table, const Pieces& hand, int fewer) {
    const Position position(table, hand);
    Arranger arranger;
    Turn turn(position.table, position.hand, arranger);
    std::vector<TurnForPython> result;
    for (const Choice& choice : turn.takings(fewer)) {
        result.push_back(laid_out(turn.some_play(choice).value(), arranger));
    }
    return result;
}

std::optional<TurnForPython> best(const Table& table, const Pieces& hand, const std::array<double, KINDS>& in_hand,
                                  const std::array<double, KINDS>& on_table, double played) {
    const Position position(table, hand);
    Arranger arranger;
    const auto end = best_turn(position.table, position.hand, {in_hand, on_table, played}, arranger);
    if (!end) return std::nullopt;
    return laid_out(*end, arranger);
}

std::vector<TurnForPython> every_turn(const Table& table, const Pieces& hand, int fewer, std::size_t limit) {
    const Position position(table, hand);
    Arranger arranger;
    Turn turn(position.table, position.hand, arranger);
    std::vector<TurnForPython> result;
    for (const Choice& choice : turn.takings(fewer)) {
        for (const EndPosition& end : turn.every_play(choice, limit - result.size())) {
            result.push_back(laid_out(end, arranger));
        }
    }
    return result;
}

std::optional<TurnForPython> choose_turn(const Player& player, const ViewFromPython& seen, std::uint64_t seed) {
    Arranger arranger;
    Random chance(seed);
    const auto end = choose(player, view_from(seen), chance, arranger);
    if (!end) return std::nullopt;
    return laid_out(*end, arranger);
}

std::vector<TurnForPython> search_turns(const Player& player, const ViewFromPython& seen, std::uint64_t seed) {
    Arranger arranger;
    Random chance(seed);
    std::vector<TurnForPython> result;
    for (const Judged& turn : search(player, view_from(seen), chance, arranger)) {
        result.push_back(laid_out(turn.end, arranger));
        result.back().value = turn.value;
        result.back().rollouts = turn.rollouts;
    }
    return result;
}

// The final numbers of Qwirkles, by seat, of games that fit what the seat sees.
std::vector<std::vector<int>> simulate(const std::vector<Player>& players, const ViewFromPython& seen, int games,
                                       std::uint64_t seed) {
    const View view = view_from(seen);
    if (players.size() != seen.hand_sizes.size()) throw std::invalid_argument("each seat has one player");
    std::vector<Player> in_order;
    for (int place = 0; place < view.players; ++place) in_order.push_back(players[(seen.seat + place) % view.players]);
    Arranger arranger;
    std::vector<std::vector<int>> result;
    for (int number = 0; number < games; ++number) {
        const std::uint64_t own = Random::derived(seed, number);
        Random chance(own);
        Game game = dealt(view, chance);
        Seats seats(in_order, own);
        play_on(game, seats, arranger);
        std::vector<int> qwirkles(view.players);
        for (int place = 0; place < view.players; ++place) {
            qwirkles[(seen.seat + place) % view.players] = game.qwirkles[place];
        }
        result.push_back(std::move(qwirkles));
    }
    return result;
}

// The same, for a game of which all cards are known.
std::vector<int> play_out(const std::vector<Player>& players, const GameFromPython& known, std::uint64_t seed) {
    Game game = game_from(known);
    if (players.size() != known.hands.size()) throw std::invalid_argument("each seat has one player");
    Arranger arranger;
    Seats seats(players, seed);
    play_on(game, seats, arranger);
    return {game.qwirkles.begin(), game.qwirkles.begin() + game.players};
}

using TraceTurn = std::tuple<int, Table, Pieces, std::optional<TurnForPython>>;

std::pair<std::vector<TraceTurn>, std::vector<int>> trace(const Rules& rules, const std::vector<Player>& players,
                                                          std::uint64_t seed) {
    check_rules(rules);
    const int seats_taken = static_cast<int>(players.size());
    if (seats_taken < 2 || seats_taken > MOST_PLAYERS) throw std::invalid_argument("two to four players play");
    Arranger arranger;
    Game game = deal(rules, seats_taken, seed);
    Seats seats(players, seed);
    std::vector<TraceTurn> turns;
    for (const RecordedTurn& turn : record(game, seats, arranger)) {
        std::optional<TurnForPython> shown;
        if (turn.end) shown = laid_out(*turn.end, arranger);
        turns.emplace_back(turn.seat, arranger.lay_out(turn.table).value(), pieces_of(turn.hand), std::move(shown));
    }
    return {std::move(turns), {game.qwirkles.begin(), game.qwirkles.begin() + seats_taken}};
}

void make_player(Player* player, const std::string& style, double miss, double fear, double played, double closing,
                 int candidates, int rollouts, int rounds, int to_the_end, bool beat_all, double luck, int fewer,
                 double prior) {
    if (played < 0 || closing < 0 || fear < 0) throw std::invalid_argument("a taste is not below zero");
    const Style checked = style_from(style);
    if (candidates < 1 || rounds < 1 || (checked == Style::expert && rollouts < 1))
        throw std::invalid_argument("an expert needs rollouts, rounds and candidates");
    new (player) Player{
        checked, miss, {fear, played, closing}, candidates, rollouts, rounds, to_the_end, beat_all, luck, fewer, prior};
}

MatchResult match(const Rules& rules, const Player& player, const Player& others, int deals, int players,
                  std::uint64_t seed, bool redeal) {
    check_rules(rules);
    if (players < 2 || players > MOST_PLAYERS) throw std::invalid_argument("two to four players play");
    return play_match(rules, player, others, {players, deals, seed, redeal});
}

void bind_turns(nb::module_& module) {
    nb::class_<TurnForPython>(module, "CardsTurn", "A turn of cards, laid out on the table.")
        .def_ro("qwirkles", &TurnForPython::qwirkles, "The lines taken: 0 to 5 are the colours, 6 to 11 the shapes.")
        .def_ro("played", &TurnForPython::played, "The cards played from the hand.")
        .def_ro("table", &TurnForPython::table, "The table as it is shown at the end of the turn, with its Qwirkles.")
        .def_ro("hand", &TurnForPython::hand, "The cards kept, before drawing.")
        .def_ro("value", &TurnForPython::value, "What the turn was found to be worth, where it was judged.")
        .def_ro("rollouts", &TurnForPython::rollouts, "How often it was played on.");
    module.def("cards_can_play", &can_play, "table"_a, "hand"_a, Unlocked(),
               "Whether at least one card of the hand can be played.");
    module.def("cards_arrange", &arrange, "pieces"_a, Unlocked(),
               "Series of three to five that hold exactly these cards; nothing if they cannot stand.");
    module.def("cards_takings", &takings, "table"_a, "hand"_a, "fewer"_a = 0, Unlocked(),
               "Every choice of as many Qwirkles as possible, or of up to `fewer` less, each with one way to do it.");
    module.def("cards_best_turn", &best, "table"_a, "hand"_a, "in_hand"_a, "on_table"_a, "played"_a = 0.0, Unlocked(),
               "The most Qwirkles, and of all ways to take as many the one that leaves the highest sum of weights:\n"
               "of each kind kept in hand, of each kind left on the table, and of each card played.");
    module.def("cards_every_turn", &every_turn, "table"_a, "hand"_a, "fewer"_a = 0, "limit"_a = 10000, Unlocked(),
               "Every choice of Qwirkles, as in `cards_takings`, with every set of cards that can be played.");
}

void bind_players(nb::module_& module) {
    const Player standard;
    nb::class_<Player>(module, "CardsPlayer",
                       "How a player of cards chooses; `docs/kernel-cards.md` says what each number does.")
        .def("__init__", &make_player, "style"_a, nb::kw_only(), "miss"_a = standard.miss,
             "fear"_a = standard.taste.fear, "played"_a = standard.taste.played, "closing"_a = standard.taste.closing,
             "candidates"_a = standard.candidates, "rollouts"_a = standard.rollouts, "rounds"_a = standard.rounds,
             "to_the_end"_a = standard.to_the_end, "beat_all"_a = standard.beat_all, "luck"_a = standard.luck,
             "fewer"_a = standard.fewer, "prior"_a = standard.prior)
        .def_prop_ro(
            "style", [](const Player& player) { return style_name(player.style); },
            "One of novice, greedy, club and expert.");
    nb::class_<ViewFromPython>(module, "CardsView", "What the seat on turn sees of a game of cards.")
        .def(nb::init<Rules, Table, Pieces, std::vector<int>, std::vector<Table>, int, int, std::optional<int>, int>(),
             "rules"_a, "table"_a, "hand"_a, "hand_sizes"_a, "qwirkles"_a, "stack_size"_a, "seat"_a = 0,
             "turns_left"_a = nb::none(), "passes"_a = 0);
    nb::class_<GameFromPython>(module, "CardsGame",
                               "A game of cards with all its cards known, the stack as it is drawn.")
        .def(nb::init<Rules, Table, std::vector<Pieces>, Pieces, std::vector<int>, int, std::optional<int>, int>(),
             "rules"_a, "table"_a, "hands"_a, "stack"_a, "qwirkles"_a, "seat"_a = 0, "turns_left"_a = nb::none(),
             "passes"_a = 0);
    module.def("cards_choose", &choose_turn, "player"_a, "view"_a, "seed"_a, Unlocked(),
               "The player's turn; nothing if no card can be played. The same for the same seed.");
    module.def("cards_search", &search_turns, "player"_a, "view"_a, "seed"_a, Unlocked(),
               "The turns an expert considers, the one to play first, each with the mean of what it led to.");
    module.def("cards_simulate", &simulate, "players"_a, "view"_a, "games"_a, "seed"_a, Unlocked(),
               "The final numbers of Qwirkles by seat, of games that fit what the seat on turn sees.");
    module.def("cards_play_out", &play_out, "players"_a, "game"_a, "seed"_a, Unlocked(),
               "The final numbers of Qwirkles by seat, of this very game.");
}

void bind_matches(nb::module_& module) {
    const auto mean = [](double MatchResult::* sum) {
        return [sum](const MatchResult& result) { return result.*sum / std::max(1, result.games); };
    };
    nb::class_<MatchResult>(module, "CardsMatch", "How one player of cards fared against the others.")
        .def_ro("games", &MatchResult::games)
        .def_ro("wins", &MatchResult::wins, "Games won alone.")
        .def_ro("ties", &MatchResult::ties, "Wins shared.")
        .def_prop_ro("points", mean(&MatchResult::points), "A game: 1 for a win, 1/n for one shared by n.")
        .def_prop_ro("lead", mean(&MatchResult::lead), "A game: Qwirkles ahead of the best of the others.")
        .def_prop_ro("squared_lead", mean(&MatchResult::squared_lead), "A game: the square of that.")
        .def_prop_ro("qwirkles", mean(&MatchResult::qwirkles), "A game.")
        .def_ro("turns", &MatchResult::turns, "Turns of the player.")
        .def_ro("seconds", &MatchResult::seconds, "Spent on them.")
        .def_ro("slowest", &MatchResult::slowest, "The longest of them, in seconds.");
    module.def("cards_match", &match, "rules"_a, "player"_a, "others"_a, "deals"_a, "players"_a = 2, "seed"_a = 1,
               "redeal"_a = false, Unlocked(),
               "One player at a table of others: each deal is played once with the player in every seat. With\n"
               "`redeal` each choice is asked for another deal of what is hidden, and must come out the same.");
    module.def("cards_trace", &trace, "rules"_a, "players"_a, "seed"_a, Unlocked(),
               "A whole game: for each turn the seat, the table and the hand before it, and the turn (nothing for a\n"
               "pass); then the final numbers of Qwirkles by seat.");
}

}  // namespace
}  // namespace sixfold::cards

void bind_cards(nb::module_& module) {
    sixfold::cards::bind_turns(module);
    sixfold::cards::bind_players(module);
    sixfold::cards::bind_matches(module);
}

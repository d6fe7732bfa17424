// A program without Python that exercises every part of the kernel, to be built with sanitizers: see scripts/sanitize.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "batch/batch.h"
#include "board/best.hpp"
#include "board/placements.hpp"
#include "cards/compare.hpp"
#include "cards/match.hpp"
#include "cubes/compare.hpp"
#include "cubes/game.hpp"
#include "cubes/match.hpp"
#include "door/door.h"
#include "tiles/compare.hpp"
#include "tiles/endgame.hpp"
#include "tiles/greedy.hpp"
#include "tiles/match.hpp"

namespace {

using namespace sixfold;

// Values that no edition prints, so that none is taken for granted.
constexpr Rules TILES{3, 6, 2, 5, 7};
constexpr Rules CUBES{16, 5, 3, 4, 9};
constexpr Rules CARDS{3, 9, 3, 0, 0};

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "selftest: %s\n", what);
    std::exit(1);
}

long count_placements(const Board& board, Mask hand) {
    long found = 0;
    each_placement(board, hand, [&](const auto& generator, int points) {
        const Placement placement = generator.placement(points);
        found += placement.size * 1000 + placement.points;
    });
    return found;
}

// Every board of a game, then all taken back: the lists must be the same on the way down as on the way up.
void lay_and_undo(Cell first) {
    Random random(first);
    const auto board = std::make_unique<Board>(TILES);
    std::vector<std::pair<int, long>> before;
    board->lay(first, 0);
    while (board->laid() < 100) {
        Hand hand;
        while (hand.size < TILES.hand_size) hand.add(static_cast<Piece>(random.below(KINDS)));
        before.emplace_back(board->laid(), count_placements(*board, 0b111111111));
        const Placement placement = best_placement(*board, hand.kinds(), random);
        if (board->laid() + placement.size > MOST_LAID) break;
        board->lay(placement);
    }
    for (; !before.empty(); before.pop_back()) {
        board->undo_to(before.back().first);
        require(count_placements(*board, 0b111111111) == before.back().second, "undoing does not come back");
    }
}

int worth_by_habit(const tiles::Habit& habit, const tiles::Counted& counted) {
    int worth = tiles::PARTS * counted.points;
    for (int feature = 0; feature < tiles::HABIT_FEATURES; ++feature)
        worth += habit[feature] * counted.features[feature];
    return worth;
}

bool same(const Placement& one, const Placement& other) {
    return std::equal(one.cells.begin(), one.cells.begin() + one.size, other.cells.begin(),
                      other.cells.begin() + other.size) &&
           std::equal(one.pieces.begin(), one.pieces.begin() + one.size, other.pieces.begin());
}

// Of all placements, the one laid by habit is worth the most; and what is counted has the points of the rules.
void keep_to_habits(int players) {
    Random random(7);
    tiles::Game game = tiles::Game::deal(TILES, players, random);
    const auto board = std::make_unique<Board>(TILES);
    game.greedy_turn(*board, random);
    while (!game.ended) {
        const tiles::Habit& habit = tiles::LEARNED[tiles::learned_set(players)][tiles::stage_of(game.bag.size)];
        const Hand& hand = game.hand();
        const Placement chosen = tiles::habitual_placement(*board, hand, habit, random);
        std::vector<int> worths;
        int laid = 0;
        long counted_points = 0, points_by_the_rules = 0;
        each_weighed(*board, hand.kinds(), tiles::CountingWorth(*board, hand),
                     [&](const auto& found, const auto& counted) {
                         worths.push_back(worth_by_habit(habit, counted));
                         counted_points += counted.points;
                         if (same(found.placement(counted.points), chosen)) laid = worths.back();
                     });
        each_placement(*board, hand.kinds(), [&](const auto&, int points) { points_by_the_rules += points; });
        require(counted_points == points_by_the_rules, "what is counted has other points");
        require(worths.empty() == (chosen.size == 0), "a placement was overlooked");
        require(worths.empty() || laid == *std::max_element(worths.begin(), worths.end()), "a habit was not kept");
        game.take_turn(*board, chosen, random);
    }
}

void play_tiles() {
    for (int players = 2; players <= tiles::MOST_PLAYERS; ++players) {
        require(tiles::simulate(TILES, 20, players, 1).games == 20, "simulated games are missing");
        require(!tiles::trace(TILES, players, 2).turns.empty(), "a traced game has no turns");
    }
    tiles::Player greedy, weighed, searching;
    weighed.style = tiles::Style::club;
    searching.style = tiles::Style::expert;
    searching.limits.rollouts = 60;
    searching.limits.inference.samples = 60;
    weighed.limits.endgame_nodes = searching.limits.endgame_nodes = 2000;
    require(tiles::play_match(TILES, weighed, greedy, 4, 2, 1).games == 8, "a match of two is short");
    require(tiles::play_match(TILES, searching, weighed, 1, 2, 2).games == 2, "a match with search is short");
    searching.limits.habits = true;
    require(tiles::play_match(TILES, searching, greedy, 1, 4, 3).games == 4, "a match of four is short");
    require(tiles::play_match(TILES, searching, greedy, 1, 8, 4).games == 8, "a match of eight is short");
    searching.limits.weighed = 5;
    require(tiles::play_match(TILES, searching, greedy, 1, 2, 5).games == 2, "a match with weighed turns is short");
    require(tiles::play_match(TILES, searching, greedy, 1, 3, 6).games == 3, "a match of three is short");
}

// The first play of a game against itself and a trade, with a draw that is given, by greedy and by better players.
void compare_tiles(int players) {
    Random random(9);
    tiles::Game game = tiles::Game::deal(TILES, players, random);
    const auto board = std::make_unique<Board>(TILES);
    for (int turn = 0; turn < 3 * players; ++turn) game.greedy_turn(*board, random);
    const tiles::View view = tiles::View::of(game);
    const Placement placement = best_placement(*board, view.hand.kinds(), random);
    Hand traded, drawn;
    traded.add(view.hand.pieces[0]);
    drawn.add(static_cast<Piece>(lowest(view.unseen.kinds())));
    tiles::Player club;
    club.style = tiles::Style::club;
    club.limits.endgame_nodes = 200;
    tiles::Limits limits;
    limits.inference.samples = 20;
    const std::vector<tiles::Judged> plays{{placement, {}}, {{}, traded}};
    require(tiles::compare(*board, view, limits, plays, drawn, nullptr, 20, random).size() == 2, "a play is missing");
    limits.rounds = 0;
    require(tiles::compare(*board, view, limits, plays, {}, &club, 4, random)[0].values[0].size == 4,
            "a deal is missing");
}

void compare_cubes(int players) {
    Random random(9);
    cubes::Game game = cubes::Game::deal(CUBES, players, random);
    const auto board = std::make_unique<Board>(CUBES);
    const int choice = cubes::RollTable(*board, game.hand()).best_choice();
    cubes::Limits limits;
    const std::vector<cubes::Play> rolls{{{}, choice}, {{}, 0}};
    require(cubes::compare(*board, game, limits, rolls, {}, nullptr, 20, random).size() == 2, "a roll is missing");
    game.roll(*board, choice, cubes::Chance{random});
    const Placement placement = best_placement(*board, game.hand().kinds(), random);
    cubes::Player club;
    club.style = cubes::Style::club;
    club.limits.candidates = 2;
    Hand drawn;
    for (int cube = 0; cube < placement.size; ++cube) drawn.add(static_cast<Piece>(cube));
    const std::vector<cubes::Play> plays{{placement}, {placement}};
    require(cubes::compare(*board, game, limits, plays, drawn, nullptr, 20, random).size() == 2, "a play is missing");
    limits.rounds = 0;
    require(cubes::compare(*board, game, limits, plays, {}, &club, 1, random).size() == 2, "a play is missing");
}

void compare_cards(int players) {
    cards::Arranger arranger;
    Random random(9);
    const cards::Game game = cards::deal(CARDS, players, 4);
    const cards::View view = cards::view_of(game);
    cards::Player club;
    club.style = cards::Style::club;
    const auto turn = cards::choose(club, view, random, arranger);
    require(turn.has_value(), "whoever starts can play");
    cards::Cards drawn;
    drawn.add(game.stack[0]);
    for (const int rounds : {0, 2})
        require(cards::compare(club, view, {*turn, *turn}, {3, rounds, drawn}, random, arranger).size() == 2,
                "a turn is missing");
}

// The largest hand there is room for.
void roll_many_cubes() {
    Hand cubes;
    for (int cube = 0; cube < MOST_HELD; ++cube) cubes.add(static_cast<Piece>(7 * cube % KINDS));
    const auto board = std::make_unique<Board>(CUBES);
    require(cubes::RollTable(*board, cubes).best() > 0, "nothing is expected of many cubes");
}

void play_cubes() {
    roll_many_cubes();
    cubes::Player greedy, weighing, searching;
    weighing.style = cubes::Style::club;
    searching.style = cubes::Style::expert;
    searching.limits.rollouts = 60;
    for (int players = 2; players <= cubes::MOST_PLAYERS; ++players) {
        require(cubes::play_match(CUBES, weighing, greedy, 1, players, 5).games == players,
                "a match of cubes is short");
        require(cubes::play_match(CUBES, searching, greedy, 1, players, 5).games == players,
                "a match with search is short");
    }
}

void play_cards() {
    cards::Player expert, greedy;
    expert.style = cards::Style::expert;
    expert.rollouts = 4;
    for (const cards::Style style : {cards::Style::novice, cards::Style::club, cards::Style::expert}) {
        expert.style = style;
        require(cards::play_match(CARDS, expert, greedy, {2, 1, 3, false}).games == 2, "a match of cards is short");
    }
}

// Random games in arrays that are just as large as they must be, with moves that are refused among those that are not.
void step_batch(const sixfold_batch_setting& setting, int steps) {
    constexpr std::size_t GAMES = 5;
    std::int64_t moves = 0, size = 0;
    require(sixfold_batch_sizes(&setting, &moves, &size) == 1, "a batch is refused");
    const auto players = static_cast<std::size_t>(setting.players);
    std::vector<float> observations(GAMES * static_cast<std::size_t>(size)), rewards(GAMES * players);
    std::vector<std::int8_t> masks(GAMES * static_cast<std::size_t>(moves));
    std::vector<std::uint8_t> terminated(GAMES), seeds(GAMES * 32), given(GAMES * 32);
    std::vector<std::int32_t> seats(GAMES), scores(GAMES * players);
    const sixfold_batch_arrays arrays{observations.data(), masks.data(),  rewards.data(), terminated.data(),
                                      seats.data(),        scores.data(), seeds.data()};
    sixfold_batch* const batch = sixfold_batch_new(&setting, GAMES, &arrays);
    require(batch != nullptr, "there is no batch");
    Random random(11);
    for (auto& byte : given) byte = static_cast<std::uint8_t>(random.below(256));
    require(sixfold_batch_reset(batch, given.data(), nullptr) == SIXFOLD_BATCH_DONE, "a batch does not begin");
    std::vector<double> chances(GAMES);
    std::vector<std::int64_t> chosen(GAMES);
    for (int step = 0; step < steps; ++step) {
        for (auto& chance : chances) chance = random.unit();
        sixfold_batch_pick(batch, chances.data(), chosen.data());
        const std::int64_t legal = chosen[3];
        for (const std::int64_t bad : {std::int64_t{-1}, moves, std::int64_t{1} << 62}) {
            chosen[3] = bad;
            require(sixfold_batch_step(batch, chosen.data()) == 3, "a move beyond all is not refused");
        }
        chosen[3] = legal;
        require(sixfold_batch_step(batch, chosen.data()) == SIXFOLD_BATCH_DONE, "a legal move is refused");
    }
    require(sixfold_batch_reset(batch, given.data(), terminated.data()) == SIXFOLD_BATCH_DONE, "games do not go on");
    sixfold_batch_free(batch);
}

void step_batches() {
    for (const int32_t auto_reset : {0, 1}) {
        step_batch({0, 2, 3, 6, 2, 6, 6, 1, 0, 26, 0, auto_reset}, 600);
        step_batch({0, 8, 3, 6, 2, 6, 6, 1, 1, 3, 1, auto_reset}, 600);
        step_batch({1, 4, 15, 6, 2, 6, 6, 0, 0, 26, 0, auto_reset}, 600);
        step_batch({1, 2, 18, 7, 3, 6, 6, 0, 0, 5, 1, auto_reset}, 600);
        step_batch({2, 2, 3, 9, 3, 0, 0, 1, 0, 26, 0, auto_reset}, 3000);
        step_batch({2, 4, 2, 11, 3, 0, 0, 1, 1, 26, 1, auto_reset}, 600);
    }
}

// Messages of small numbers: most are refused, some are understood, and none may do harm.
void knock() {
    Random random(3);
    constexpr std::array<std::int64_t, 10> NUMBERS{0, 1, 2, 3, 5, 6, 9, 36, -1, std::int64_t{1} << 40};
    for (int knocks = 0; knocks < 20'000; ++knocks) {
        std::vector<std::uint8_t> message{static_cast<std::uint8_t>(random.below(40)), 0, 0, 0, 0, 0, 0, 0};
        for (std::uint32_t left = random.below(60); left > 0; --left) {
            const auto word = static_cast<std::uint64_t>(NUMBERS[random.below(NUMBERS.size())]);
            for (int byte = 0; byte < 8; ++byte) message.push_back(static_cast<std::uint8_t>(word >> 8 * byte));
        }
        std::uint8_t* const answer = sixfold_call(message.data(), message.size());
        require(answer != nullptr, "nobody answers at the door");
        sixfold_free(answer);
    }
}

}  // namespace

int main() {
    for (const Cell first : {Cell{0}, Cell{135}, Cell{8192}, Cell{16383}}) lay_and_undo(first);
    for (const int players : {2, 3, 5}) keep_to_habits(players);
    play_tiles();
    play_cubes();
    play_cards();
    for (const int players : {2, 8}) compare_tiles(players);
    for (const int players : {2, 4}) {
        compare_cubes(players);
        compare_cards(players);
    }
    step_batches();
    knock();
    std::puts("selftest: all parts ran");
}

// Learns habits from games of tiles that the kernel plays with itself. `training/tiles.py` builds and runs this
// program.
//
//   tiles learn HABITS PLAYERS GAMES ROUNDS SEED THREADS    learns habits and writes them into that file
//   tiles try HABITS PLAYERS GAMES SEED THREADS             plays by them against players who take the most points
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "board/best.hpp"
#include "tiles/game.hpp"
#include "tiles/learned.hpp"

using namespace sixfold;
using namespace sixfold::tiles;

namespace {

constexpr Rules RULES{3, 6, 1, 6, 6};
// Games are shared out in as many parts, each with a seed of its own, however many threads there are: so the same seed
// gives the same habits on any machine.
constexpr int SHARES = 16;

using AllHabits = std::array<Habits, LEARNED_SETS>;

AllHabits read_habits(const char* path) {
    AllHabits all{};
    FILE* file = std::fopen(path, "r");
    if (!file) return all;
    for (Habits& habits : all)
        for (Habit& habit : habits)
            for (auto& weight : habit)
                if (std::fscanf(file, "%hd", &weight) != 1) std::exit(2);
    std::fclose(file);
    return all;
}

void write_habits(const char* path, const AllHabits& all) {
    FILE* file = std::fopen(path, "w");
    if (!file) std::exit(2);
    for (const Habits& habits : all)
        for (const Habit& habit : habits)
            for (int feature = 0; feature < HABIT_FEATURES; ++feature)
                std::fprintf(file, feature + 1 < HABIT_FEATURES ? "%d " : "%d\n", habit[feature]);
    std::fclose(file);
}

void in_shares(int threads, const std::function<void(int)>& work) {
    std::atomic<int> next = 0;
    std::vector<std::thread> running;
    for (int number = 0; number < threads; ++number)
        running.emplace_back([&] {
            for (int share = next++; share < SHARES; share = next++) work(share);
        });
    for (auto& one : running) one.join();
}

double ahead(const Game& game, int seat) {
    int others = 0;
    for (int other = 0; other < game.players; ++other)
        if (other != seat) others += game.scores[other];
    return game.scores[seat] - static_cast<double>(others) / (game.players - 1);
}

// What a turn that was tried is explained by: its points and what is counted of it, and what could be had anyway.
enum {
    ONE,
    MOST_POINTS,
    HAND_KINDS,
    HAND_LINE,
    BAG_SIZE,
    POINTS_MADE,
    FIRST_COUNTED,
    COLUMNS = FIRST_COUNTED + HABIT_FEATURES
};

struct Sums {
    std::array<std::array<double, COLUMNS>, COLUMNS> products{};
    std::array<double, COLUMNS> outcomes{};
    double rows = 0;

    void add(const std::array<double, COLUMNS>& row, double outcome) {
        for (int one = 0; one < COLUMNS; ++one) {
            if (row[one] == 0) continue;
            outcomes[one] += row[one] * outcome;
            for (int other = 0; other < COLUMNS; ++other) products[one][other] += row[one] * row[other];
        }
        rows += 1;
    }
    void add(const Sums& more) {
        for (int one = 0; one < COLUMNS; ++one) {
            outcomes[one] += more.outcomes[one];
            for (int other = 0; other < COLUMNS; ++other) products[one][other] += more.products[one][other];
        }
        rows += more.rows;
    }
    // Least squares by elimination, with a little weight on small coefficients.
    std::array<double, COLUMNS> solved() const {
        auto left = products;
        auto right = outcomes;
        for (int one = 0; one < COLUMNS; ++one) left[one][one] += 30;
        for (int one = 0; one < COLUMNS; ++one)
            for (int below = one + 1; below < COLUMNS; ++below) {
                const double factor = left[below][one] / left[one][one];
                if (factor == 0) continue;
                for (int column = one; column < COLUMNS; ++column) left[below][column] -= factor * left[one][column];
                right[below] -= factor * right[one];
            }
        for (int one = COLUMNS - 1; one >= 0; --one) {
            for (int column = one + 1; column < COLUMNS; ++column) right[one] -= left[one][column] * right[column];
            right[one] /= left[one][one];
        }
        return right;
    }
};

// How far from the best a turn that is tried may lie, in points; and one turn in so many is tried.
constexpr double HEAT = 1.5;
constexpr int ONE_IN = 6;

struct Tried {
    int seat, stage;
    double lead;
    std::array<double, COLUMNS> row;
};

// One turn at random near the best: what was laid, and how it is explained.
Placement try_turn(const Game& game, const Board& board, const Habit& habit, Random& random, Tried& tried) {
    Placement chosen;
    Counted counted_of;
    double most = -1e9;
    int most_points = 0;
    const Hand& hand = game.hand();
    each_weighed(board, hand.kinds(), CountingWorth(board, hand), [&](const auto& found, const Counted& counted) {
        double worth = counted.points;
        for (int feature = 0; feature < HABIT_FEATURES; ++feature)
            worth += counted.features[feature] * habit[feature] / static_cast<double>(PARTS);
        worth -= HEAT * std::log(-std::log(random.unit() + 1e-12) + 1e-12);
        most_points = std::max(most_points, counted.points);
        if (worth <= most) return;
        most = worth;
        chosen = found.placement(counted.points);
        counted_of = counted;
    });
    tried = {game.seat, stage_of(game.bag.size), ahead(game, game.seat), {}};
    tried.row[ONE] = 1;
    tried.row[MOST_POINTS] = most_points;
    tried.row[HAND_KINDS] = count(hand.kinds());
    tried.row[HAND_LINE] = longest_line(hand.kinds());
    tried.row[BAG_SIZE] = game.bag.size;
    tried.row[POINTS_MADE] = counted_of.points;
    for (int feature = 0; feature < HABIT_FEATURES; ++feature)
        tried.row[FIRST_COUNTED + feature] = counted_of.features[feature];
    return chosen;
}

using StageSums = std::array<Sums, STAGES>;

void play_trying(const Habits& habits, int players, int games, std::uint64_t seed, StageSums& sums) {
    Random random(seed);
    const auto board = std::make_unique<Board>(RULES);
    std::vector<Tried> tries;
    for (int number = 0; number < games; ++number) {
        Game game = Game::deal(RULES, players, random);
        tries.clear();
        board->undo_to(0);
        while (!game.ended) {
            const Habit& habit = habits[stage_of(game.bag.size)];
            Placement placement;
            if (!board->empty() && random.below(ONE_IN) == 0) {
                Tried tried;
                placement = try_turn(game, *board, habit, random, tried);
                if (placement.size) tries.push_back(tried);
            } else {
                placement = habitual_placement(*board, game.hand(), habit, random);
            }
            game.take_turn(*board, placement, random);
        }
        if (game.bag.size) continue;
        for (const Tried& one : tries) sums[one.stage].add(one.row, ahead(game, one.seat) - one.lead);
    }
}

int learn(AllHabits& all, const char* path, int players, int games, int rounds, std::uint64_t seed, int threads) {
    Habits& habits = all[learned_set(players)];
    for (int round = 0; round < rounds; ++round) {
        std::vector<StageSums> parts(SHARES);
        in_shares(threads, [&](int share) {
            play_trying(habits, players, games / SHARES, Random::derived(seed, 1000 * round + share), parts[share]);
        });
        for (int stage = 0; stage < STAGES; ++stage) {
            Sums sums;
            for (const auto& part : parts) sums.add(part[stage]);
            const auto solved = sums.solved();
            std::printf("round %d stage %d, %.0f turns, a point counts %.3f:", round, stage, sums.rows,
                        solved[POINTS_MADE]);
            for (int feature = 0; feature < HABIT_FEATURES; ++feature) {
                const double weight = solved[FIRST_COUNTED + feature] / std::max(0.5, solved[POINTS_MADE]);
                habits[stage][feature] =
                    static_cast<std::int16_t>(std::lround(PARTS * std::clamp(weight, -12.0, 12.0)));
                std::printf(" %.2f", weight);
            }
            std::printf("\n");
        }
        std::fflush(stdout);
    }
    write_habits(path, all);
    return 0;
}

double share_of_win(const Game& game, int seat) {
    int best = 0, winners = 0;
    for (int one = 0; one < game.players; ++one) best = std::max(best, game.scores[one]);
    for (int one = 0; one < game.players; ++one) winners += game.scores[one] == best;
    return game.scores[seat] == best ? 1.0 / winners : 0;
}

int try_out(const AllHabits& all, int players, int games, std::uint64_t seed, int threads) {
    const Habits& habits = all[learned_set(players)];
    std::array<double, SHARES> won{}, leads{};
    const int each = std::max(1, games / SHARES);
    in_shares(threads, [&](int share) {
        Random random(Random::derived(seed, share));
        const auto board = std::make_unique<Board>(RULES);
        for (int number = 0; number < each; ++number) {
            const int seat = number % players;
            Game game = Game::deal(RULES, players, random);
            board->undo_to(0);
            while (!game.ended) {
                const Habit& habit = habits[stage_of(game.bag.size)];
                const Hand& hand = game.hand();
                game.take_turn(*board,
                               game.seat == seat ? habitual_placement(*board, hand, habit, random)
                                                 : best_placement(*board, hand.kinds(), random),
                               random);
            }
            won[share] += share_of_win(game, seat);
            leads[share] += ahead(game, seat);
        }
    });
    double wins = 0, lead = 0;
    for (int share = 0; share < SHARES; ++share) wins += won[share], lead += leads[share];
    const double played = static_cast<double>(each) * SHARES;
    std::printf("%d players, %.0f games by habit against the most points: wins %.2f %%, lead %.2f\n", players, played,
                100 * wins / played, lead / played);
    return 0;
}

}  // namespace

int main(int count, char** given) {
    const std::string what = count > 1 ? given[1] : "";
    const auto number = [&](int place) { return std::atoi(given[place]); };
    const auto seed = [&](int place) { return std::strtoull(given[place], nullptr, 10); };
    if (what == "learn" && count == 8) {
        AllHabits all = read_habits(given[2]);
        return learn(all, given[2], number(3), number(4), number(5), seed(6), number(7));
    }
    if (what == "try" && count == 7) return try_out(read_habits(given[2]), number(3), number(4), seed(5), number(6));
    std::fprintf(stderr, "learn or try; see the top of training/tiles.cpp\n");
    return 2;
}

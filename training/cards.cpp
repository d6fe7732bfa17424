// Learns what a turn of cards is worth from games of the kernel's club players, and tries it out against them.
//
//   cards learn FILE PLAYERS GAMES SEED THREADS   signs of turns that were tried, weighed by what became of the lead
//   cards try FILE PLAYERS DEALS SEED THREADS     by these weights alone against club players, every deal in each seat
//
// FILE holds the weights, a stage a line, all sets one after the other. The same seed gives the same weights with any
// number of threads.
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cards/foresight.hpp"
#include "cards/player.hpp"
#include "common/sample.hpp"

namespace {

using namespace sixfold;
using namespace sixfold::cards;

// Cards of the editions there are: three copies, nine in hand, series of three.
constexpr Rules RULES{3, 9, 3, 0, 0};
// Work is cut into so many shares, whatever the number of threads, so that sums come out the same.
constexpr int SHARES = 64;
// One turn in so many is tried, near the best by club's judgement; of these one in so many may take a Qwirkle fewer.
constexpr std::uint32_t ONE_IN = 4, FEWER_ONE_IN = 4;
constexpr double HEAT = 0.12;
// What became of the lead is looked at so many rounds later.
constexpr int ROUNDS = 3;

using Set = std::array<Signs, STAGES>;
using AllSets = std::array<Set, LEARNED_SETS>;

AllSets read_sets(const char* path) {
    AllSets all{};
    FILE* file = std::fopen(path, "r");
    if (!file) return all;
    for (Set& set : all)
        for (Signs& weights : set)
            for (double& weight : weights)
                if (std::fscanf(file, "%lf", &weight) != 1) std::exit(2);
    std::fclose(file);
    return all;
}

void write_sets(const char* path, const AllSets& all) {
    FILE* file = std::fopen(path, "w");
    if (!file) std::exit(2);
    for (const Set& set : all)
        for (const Signs& weights : set)
            for (int sign = 0; sign < SIGNS; ++sign)
                std::fprintf(file, sign + 1 < SIGNS ? "%.3f " : "%.3f\n", weights[sign]);
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
        if (other != seat) others += game.qwirkles[other];
    return game.qwirkles[seat] - static_cast<double>(others) / (game.players - 1);
}

struct Sums {
    std::array<Signs, SIGNS> products{};
    Signs outcomes{};
    double rows = 0;

    void add(const Signs& row, double outcome) {
        for (int one = 0; one < SIGNS; ++one) {
            if (row[one] == 0) continue;
            outcomes[one] += row[one] * outcome;
            for (int other = 0; other < SIGNS; ++other) products[one][other] += row[one] * row[other];
        }
        rows += 1;
    }
    void add(const Sums& more) {
        for (int one = 0; one < SIGNS; ++one) {
            outcomes[one] += more.outcomes[one];
            for (int other = 0; other < SIGNS; ++other) products[one][other] += more.products[one][other];
        }
        rows += more.rows;
    }
    // Least squares by elimination, with a little weight on small coefficients.
    Signs solved() const {
        auto left = products;
        Signs right = outcomes;
        for (int one = 0; one < SIGNS; ++one) left[one][one] += 20;
        for (int one = 0; one < SIGNS; ++one)
            for (int below = one + 1; below < SIGNS; ++below) {
                const double factor = left[below][one] / left[one][one];
                for (int column = one; column < SIGNS; ++column) left[below][column] -= factor * left[one][column];
                right[below] -= factor * right[one];
            }
        for (int one = SIGNS - 1; one >= 0; --one) {
            for (int column = one + 1; column < SIGNS; ++column) right[one] -= left[one][column] * right[column];
            right[one] /= left[one][one];
        }
        return right;
    }
};

// The best of these turns by a value, or one near it.
template <typename Value>
std::optional<EndPosition> best_of(const std::vector<EndPosition>& ends, Value&& value) {
    std::optional<EndPosition> best;
    double most = -1e9;
    for (const EndPosition& end : ends)
        if (const double worth = value(end); worth > most) {
            most = worth;
            best = end;
        }
    return best;
}

void act(Game& game, const std::optional<EndPosition>& end) {
    if (end)
        game.play(*end);
    else
        game.pass();
}

struct Tried {
    int seat, stage;
    std::size_t turn;
    double lead;
    Signs signs;
};

void play_trying(int players, int games, std::uint64_t seed, std::array<Sums, STAGES>& sums) {
    Random random(seed);
    Arranger arranger;
    Player club;
    club.style = Style::club;
    for (int number = 0; number < games; ++number) {
        Game game = deal(RULES, players, random.next());
        std::vector<Tried> tries;
        std::vector<std::array<double, MOST_PLAYERS>> leads;
        while (!game.ended) {
            const View view = view_of(game);
            std::optional<EndPosition> end;
            if (view.turns_left < 0 && random.below(ONE_IN) == 0) {
                const int fewer = random.below(FEWER_ONE_IN) == 0;
                end = best_of(judged_turns(view, club.taste, fewer, arranger), [&](const EndPosition& one) {
                    return one.value - HEAT * std::log(-std::log(random.unit() + 1e-12) + 1e-12);
                });
                if (end)
                    tries.push_back({game.seat, stage_of(view.stack_size), leads.size(), ahead(game, game.seat),
                                     Foresight(view).signs(*end)});
            } else {
                end = choose(club, view, random, arranger);
            }
            act(game, end);
            auto& now = leads.emplace_back();
            for (int seat = 0; seat < players; ++seat) now[seat] = ahead(game, seat);
        }
        for (const Tried& one : tries) {
            const std::size_t later = std::min(leads.size() - 1, one.turn + static_cast<std::size_t>(ROUNDS * players));
            sums[one.stage].add(one.signs, leads[later][one.seat] - one.lead);
        }
    }
}

int learn(const char* path, int players, int games, std::uint64_t seed, int threads) {
    AllSets all = read_sets(path);
    std::vector<std::array<Sums, STAGES>> parts(SHARES);
    in_shares(threads,
              [&](int share) { play_trying(players, games / SHARES, Random::derived(seed, share), parts[share]); });
    for (int stage = 0; stage < STAGES; ++stage) {
        Sums sums;
        for (const auto& part : parts) sums.add(part[stage]);
        all[players - 2][stage] = sums.solved();
        std::printf("%d players, stage %d, %.0f turns:", players, stage, sums.rows);
        for (double weight : all[players - 2][stage]) std::printf(" %.3f", weight);
        std::printf("\n");
    }
    write_sets(path, all);
    return 0;
}

std::optional<EndPosition> by_weights(const Set& set, const View& view, Arranger& arranger) {
    const Foresight foresight(view);
    return best_of(judged_turns(view, Taste{}, 0, arranger), [&](const EndPosition& end) {
        const Signs signs = foresight.signs(end);
        double sum = 0;
        for (int sign = 0; sign < SIGNS; ++sign) sum += set[stage_of(view.stack_size)][sign] * signs[sign];
        return sum;
    });
}

int try_out(const char* path, int players, int deals, std::uint64_t seed, int threads) {
    const Set set = read_sets(path)[players - 2];
    std::vector<double> won(deals), leads(deals);
    in_shares(threads, [&](int share) {
        Arranger arranger;
        Player club;
        club.style = Style::club;
        Random unused(0);
        for (int number = share; number < deals; number += SHARES)
            for (int seat = 0; seat < players; ++seat) {
                Game game = deal(RULES, players, Random::derived(seed, number));
                while (!game.ended) {
                    const View view = view_of(game);
                    const bool ours = game.seat == seat && view.turns_left < 0;
                    act(game, ours ? by_weights(set, view, arranger) : choose(club, view, unused, arranger));
                }
                const auto last = game.qwirkles.begin() + players;
                const int most = *std::max_element(game.qwirkles.begin(), last);
                if (game.qwirkles[seat] == most)
                    won[number] += 1.0 / static_cast<double>(std::count(game.qwirkles.begin(), last, most)) / players;
                leads[number] += ahead(game, seat) / players;
            }
    });
    Sample wins, lead;
    for (int number = 0; number < deals; ++number) {
        wins.add(won[number]);
        lead.add(leads[number]);
    }
    std::printf("%d players, %d games against club: wins %.1f ± %.1f %%, lead %.2f ± %.2f\n", players, deals * players,
                100 * wins.mean(), 100 * wins.within(), lead.mean(), lead.within());
    return 0;
}

}  // namespace

int main(int count, char** given) {
    const std::string what = count > 1 ? given[1] : "";
    if (count == 7) {
        const int players = std::atoi(given[3]), games = std::atoi(given[4]), threads = std::atoi(given[6]);
        const std::uint64_t seed = std::strtoull(given[5], nullptr, 10);
        if (what == "learn") return learn(given[2], players, games, seed, threads);
        if (what == "try") return try_out(given[2], players, games, seed, threads);
    }
    std::fprintf(stderr, "learn or try; see the top of training/cards.cpp\n");
    return 2;
}

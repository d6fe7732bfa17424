// What there is to win at the end of a game. `training/ends.py` builds and runs this program. Nothing here is a bot
// that anybody can choose.
//
//   ends tiles|draws|cubes|cards PLAYERS DEALS SEED OTHERS SECONDS THREADS
//
// Club players play until the bag is empty (`draws`: until it holds one or two pieces; cards: until the last round).
// From there each way to play has the same end in every seat, and so have the others. As many deals are played as there
// is time for, from the first on.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cards/player.hpp"
#include "common/playouts.hpp"
#include "common/sample.hpp"
#include "cubes/match.hpp"
#include "tiles/endgame.hpp"
#include "tiles/player.hpp"
#include "tiles/playout.hpp"

using namespace sixfold;

namespace {

using Clock = std::chrono::steady_clock;

// By way to play, what was won of one end, over all seats. Empty: the game had no such end.
using Shares = std::vector<double>;
using Play = std::function<Shares(std::uint64_t seed)>;

struct Ends {
    std::vector<std::string> ways;
    std::function<Play()> maker;
};

void measure(const Ends& ends, int deals, std::uint64_t seed, double seconds, int threads) {
    std::vector<std::uint64_t> seeds;
    Random random(seed);
    for (int deal = 0; deal < deals; ++deal) seeds.push_back(random.next());
    std::vector<Shares> all(seeds.size());
    std::atomic<int> next = 0;
    const auto until = Clock::now() + std::chrono::duration<double>(seconds);
    std::vector<std::thread> running;
    for (int number = 0; number < threads; ++number)
        running.emplace_back([&] {
            const Play play = ends.maker();
            for (int deal = next++; deal < deals && Clock::now() < until; deal = next++) all[deal] = play(seeds[deal]);
        });
    for (auto& one : running) one.join();
    for (std::size_t way = 0; way < ends.ways.size(); ++way) {
        Sample wins, more, other;
        for (const Shares& one : all) {
            if (one.empty()) continue;
            wins.add(one[way]);
            more.add(one[way] - one[0]);
            other.add(one[way] != one[0]);
        }
        std::printf("  %-28s %6ld ends, wins %.2f ± %.2f %%, %+.2f ± %.2f %%, another result in %.1f %%\n",
                    ends.ways[way].c_str(), static_cast<long>(wins.size), 100 * wins.mean(), 100 * wins.within(),
                    100 * more.mean(), 100 * more.within(), 100 * other.mean());
    }
}

namespace of_tiles {
using namespace tiles;

constexpr Rules RULES{3, 6, 1, 6, 6};
// Between two with so few in the bag, so many of the best candidates are played on over so many deals.
constexpr int FEW = 2, CANDIDATES = 8, DEALS = 16;
constexpr std::int64_t NODES = 300, NODES_SEEING = 3000;

Player player_of(const std::string& name) {
    Player player;
    player.style = name == "greedy" ? Style::greedy : name == "club" ? Style::club : Style::expert;
    player.limits.rollouts = 2000;
    player.limits.endgame_nodes = player.style == Style::expert ? 100'000 : player.style == Style::club ? 300 : 0;
    return player;
}

struct Position {
    Game game;
    std::vector<PastTurn> history;

    View view() const {
        View view = View::of(game);
        const std::size_t shown = std::min<std::size_t>(history.size(), static_cast<std::size_t>(3 * game.players));
        view.history.assign(history.end() - static_cast<std::ptrdiff_t>(shown), history.end());
        for (PastTurn& turn : view.history) turn.seat = (turn.seat - game.seat + game.players) % game.players;
        return view;
    }
    void act(Board& board, const Choice& choice, Random& draws) {
        const int seat = game.seat, in_bag = game.bag.size;
        if (choice.placement.size) {
            game.place(board, choice.placement, draws);
            history.push_back({seat, choice.placement, std::min<int>(choice.placement.size, in_bag)});
        } else if (in_bag == 0) {
            game.pass();
            history.push_back({seat, {}, 0});
        } else if (game.deadlocked(board)) {
            game.ended = true;
        } else {
            game.trade(choice.traded, draws);
            history.push_back({seat, {}, choice.traded.size});
        }
    }
};

Choice choose_seeing(const Player& expert, const Position& position, Board& board, Random& thoughts) {
    const View view = position.view();
    if (!board.fits_somewhere(view.hand.kinds())) return {};
    Hands hands;
    for (int seat = 0; seat < view.players; ++seat)
        hands[seat] = position.game.hands[(position.game.seat + seat) % view.players];
    const Judged best = search(board, view, expert.limits, thoughts, &hands)[0];
    return {best.placement, best.traded};
}

// Everybody takes the most points until the bag is empty; from there the end is searched for.
double searched(Game game, Board& board, const Placement& placement, std::int64_t nodes) {
    Random draws(3), ties(5);
    const int laid = board.laid();
    game.place(board, placement, draws);
    while (!game.ended && game.bag.size > 0) game.greedy_turn(board, draws, ties);
    int lead = game.scores[0] - game.scores[1];
    if (!game.ended) {
        Endgame end(game.rules, board);
        const int value = end.solve(game.hands[game.seat], game.hands[1 - game.seat], game.passes, nodes).value;
        lead += game.seat == 0 ? value : -value;
    }
    board.undo_to(laid);
    return won(lead) + 1e-4 * lead;
}

// With one or two in the bag: over supposed deals or, if it is seen, over the one there is.
Choice choose_drawing(const Player& expert, Board& board, const View& view, Random& thoughts, const Game* seen) {
    auto judged = search(board, view, expert.limits, thoughts);
    if (judged.size() == 1 || judged[0].placement.size == 0) return {judged[0].placement, judged[0].traded};
    std::erase_if(judged, [](const Judged& one) { return one.placement.size == 0; });
    if (judged.size() > CANDIDATES) judged.resize(CANDIDATES);
    Playout playout(board, view, expert.limits, thoughts);
    for (Judged& one : judged) {
        one.value = 0;
        for (int deal = 0; deal < (seen ? 1 : DEALS); ++deal) {
            Game game = playout.dealt(deal).game;
            if (seen) {
                game.hands[1] = seen->hands[1 - seen->seat];
                game.bag = seen->bag;
            }
            one.value += searched(game, board, one.placement, seen ? NODES_SEEING : NODES);
        }
    }
    const auto best = std::max_element(judged.begin(), judged.end(),
                                       [](const auto& one, const auto& other) { return one.value < other.value; });
    return {best->placement, best->traded};
}

bool few(const Game& game) {
    return game.bag.size > 0 && game.bag.size <= FEW;
}

// Way 0 is an expert, 1 one that sees, and 2 one that supposes draws.
Choice choose(int way, bool draws, const Player& expert, const Position& position, Board& board, Random& thoughts) {
    if (way > 0 && !draws) return choose_seeing(expert, position, board, thoughts);
    if (way > 0 && few(position.game))
        return choose_drawing(expert, board, position.view(), thoughts, way == 1 ? &position.game : nullptr);
    return expert.choose(board, position.view(), thoughts);
}

double play(int way, bool draws, Position position, int seat, const Player& others, Board& board, std::uint64_t seed) {
    const Player expert = player_of("expert");
    const int laid = board.laid(), players = position.game.players;
    Random chance(seed + 2), ours(seed + 3 + static_cast<std::uint64_t>(seat)), theirs(seed + 90);
    while (!position.game.ended) {
        const bool our = position.game.seat == seat;
        position.act(
            board,
            our ? choose(way, draws, expert, position, board, ours) : others.choose(board, position.view(), theirs),
            chance);
    }
    board.undo_to(laid);
    return won_among(position.game.scores, seat, players);
}

Ends ends(bool draws, int players, const std::string& name) {
    std::vector<std::string> ways{"expert", draws ? "hand and bag seen" : "hands seen"};
    if (draws) ways.push_back("draws supposed");
    return {ways, [=]() -> Play {
                const auto board = std::make_shared<Board>(RULES);
                return [=](std::uint64_t seed) -> Shares {
                    const Player club = player_of("club"), others = player_of(name);
                    Random chance(seed), thoughts(seed + 1);
                    Position start{Game::deal(RULES, players, chance), {}};
                    board->undo_to(0);
                    while (!start.game.ended && start.game.bag.size > (draws ? FEW : 0))
                        start.act(*board, club.choose(*board, start.view(), thoughts), chance);
                    if (start.game.ended || draws != few(start.game)) return {};
                    Shares shares(ways.size());
                    for (std::size_t way = 0; way < ways.size(); ++way)
                        for (int seat = 0; seat < players; ++seat)
                            shares[way] +=
                                play(static_cast<int>(way), draws, start, seat, others, *board, seed) / players;
                    return shares;
                };
            }};
}

}  // namespace of_tiles

namespace of_cubes {
using namespace cubes;

constexpr Rules RULES{15, 6, 2, 6, 6};

void turn(const Player& player, Game& game, Board& board, Random& chance, Random& thoughts) {
    if (!ever_able_to_place(board, game.hand())) return game.pass();
    game.roll(board, player.roll(board, game, thoughts), Chance{chance});
    game.place(board, player.choose(board, game, thoughts), Chance{chance});
}

Ends ends(int players) {
    return {{"expert", "rolls played on"}, [=]() -> Play {
                const auto board = std::make_shared<Board>(RULES);
                return [=](std::uint64_t seed) -> Shares {
                    Player club{Style::club, {}}, expert{Style::expert, {}};
                    expert.limits.rollouts = 2000;
                    Player rolling = expert;
                    rolling.limits.rolls = true;
                    Random before(seed), thoughts(seed + 1);
                    Game start = Game::deal(RULES, players, before);
                    board->undo_to(0);
                    while (!start.ended && start.bag_size() > 0) turn(club, start, *board, before, thoughts);
                    if (start.ended) return {};
                    const int laid = board->laid();
                    // An expert among its like wins its share.
                    Shares shares{1.0 / players, 0};
                    for (int seat = 0; seat < players; ++seat) {
                        Game game = start;
                        Random chance(seed + 2), ours(seed + 3 + static_cast<std::uint64_t>(seat)), theirs(seed + 90);
                        while (!game.ended) {
                            const bool our = game.seat == seat;
                            turn(our ? rolling : expert, game, *board, chance, our ? ours : theirs);
                        }
                        board->undo_to(laid);
                        shares[1] += won_among(game.scores, seat, players) / players;
                    }
                    return shares;
                };
            }};
}

}  // namespace of_cubes

namespace of_cards {
using namespace cards;

constexpr Rules RULES{3, 9, 3, 0, 0};

void act(Game& game, const std::optional<EndPosition>& end) {
    if (end)
        game.play(*end);
    else
        game.pass();
}

// Every turn of the last round is tried against the others' hands, of which each takes the most Qwirkles.
std::optional<EndPosition> choose_seeing(const Game& game, const Player& club, Arranger& arranger) {
    Random unused(0);
    std::optional<EndPosition> best;
    double most = -1e9;
    for (const EndPosition& end : judged_turns(view_of(game), club.taste, LINE_COUNT * MOST_COPIES, arranger)) {
        Game after = game;
        after.play(end);
        while (!after.ended) act(after, choose(club, view_of(after), unused, arranger));
        const double value = won_among(after.qwirkles, game.seat, game.players) + 1e-3 * after.lead(game.seat);
        if (value > most) {
            most = value;
            best = end;
        }
    }
    return best;
}

Ends ends(int players) {
    return {{"expert", "hands seen"}, [=]() -> Play {
                const auto arranger = std::make_shared<Arranger>();
                return [=](std::uint64_t seed) -> Shares {
                    Random unused(0);
                    Player club, expert;
                    club.style = Style::club;
                    expert.style = Style::expert;
                    expert.rollouts = 300;
                    Game start = deal(RULES, players, seed);
                    while (!start.ended && start.turns_left < 0)
                        act(start, choose(club, view_of(start), unused, *arranger));
                    if (start.ended) return {};
                    Shares shares(2);
                    for (std::size_t way = 0; way < shares.size(); ++way)
                        for (int seat = 0; seat < players; ++seat) {
                            Game game = start;
                            Random ours(seed + 3 + static_cast<std::uint64_t>(seat)), theirs(seed + 90);
                            while (!game.ended) {
                                const bool our = game.seat == seat;
                                act(game, our && way == 1
                                              ? choose_seeing(game, club, *arranger)
                                              : choose(expert, view_of(game), our ? ours : theirs, *arranger));
                            }
                            shares[way] += won_among(game.qwirkles, seat, players) / players;
                        }
                    return shares;
                };
            }};
}

}  // namespace of_cards

Ends ends_of(const std::string& game, int players, const std::string& others) {
    if (game == "cubes") return of_cubes::ends(players);
    if (game == "cards") return of_cards::ends(players);
    return of_tiles::ends(game == "draws", players, others);
}

}  // namespace

int main(int count, char** given) {
    if (count != 8) {
        std::fprintf(stderr, "see the top of training/ends.cpp\n");
        return 2;
    }
    const int players = std::atoi(given[2]), deals = std::atoi(given[3]), threads = std::atoi(given[7]);
    const std::uint64_t seed = std::strtoull(given[4], nullptr, 10);
    std::printf("%s, %d players, others %s\n", given[1], players, given[5]);
    measure(ends_of(given[1], players, given[5]), deals, seed, std::atof(given[6]), threads);
    return 0;
}

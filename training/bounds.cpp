// What experts would win if they knew more: the others' hands or, in cubes, how their own roll will fall. No more can
// be won by inferring hands better, or by rolling better. `training/bounds.py` builds and runs this program. Nothing
// here is a bot that anybody can choose.
//
//   bounds GAME PLAYERS DEALS SEED OTHERS THREADS    GAME is tiles, cubes or cards; OTHERS greedy, club or expert
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "board/best.hpp"
#include "cards/search.hpp"
#include "common/playouts.hpp"
#include "common/sample.hpp"
#include "cubes/match.hpp"
#include "tiles/player.hpp"

using namespace sixfold;

namespace {

// What is won in a game by who knows more, and sits there.
using Play = std::function<double(std::uint64_t seed, int seat)>;

namespace of_tiles {
using namespace tiles;

constexpr Rules RULES{3, 6, 1, 6, 6};

Player player_of(const std::string& name) {
    Player player;
    player.style = name == "greedy" ? Style::greedy : name == "club" ? Style::club : Style::expert;
    player.limits.rollouts = 2000;
    player.limits.endgame_nodes = player.style == Style::expert ? 100'000 : player.style == Style::club ? 300 : 0;
    return player;
}

// The bag empty between two: both hands are known anyway.
Choice choose_seeing(const Player& player, const Game& game, Board& board, const View& view, Random& thoughts) {
    const bool known_anyway = view.players == 2 && view.bag_size == 0;
    const bool nothing_to_do = view.bag_size == 0 && !board.fits_somewhere(view.hand.kinds());
    if (board.empty() || known_anyway || nothing_to_do) return player.choose(board, view, thoughts);
    Hands hands;
    for (int seat = 0; seat < view.players; ++seat) hands[seat] = game.hands[(game.seat + seat) % view.players];
    const Judged best = search(board, view, player.limits, thoughts, &hands)[0];
    return {best.placement, best.traded};
}

Game play(const Player& others, int players, std::uint64_t seed, int our_seat, Board& board) {
    const Player expert = player_of("expert");
    Random draws(seed), thoughts(seed + 0x5eed + static_cast<std::uint64_t>(our_seat));
    Game game = Game::deal(RULES, players, draws);
    std::vector<PastTurn> history;
    board.undo_to(0);
    while (!game.ended) {
        View view = View::of(game);
        const std::size_t shown = std::min<std::size_t>(history.size(), static_cast<std::size_t>(3 * players));
        view.history.assign(history.end() - static_cast<std::ptrdiff_t>(shown), history.end());
        for (PastTurn& turn : view.history) turn.seat = (turn.seat - game.seat + players) % players;
        const Choice choice = game.seat == our_seat ? choose_seeing(expert, game, board, view, thoughts)
                                                    : others.choose(board, view, thoughts);
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
    return game;
}

Play match(int players, const std::string& others) {
    const auto board = std::make_shared<Board>(RULES);
    return [=](std::uint64_t seed, int seat) {
        return won_among(play(player_of(others), players, seed, seat, *board).scores, seat, players);
    };
}

}  // namespace of_tiles

namespace of_cubes {
using namespace cubes;

constexpr Rules RULES{15, 6, 2, 6, 6};
// The roll after which the most points can be placed, as the cubes will fall.
int roll_seeing(const Game& game, const Board& board, const Random& to_come) {
    int best = 0, most = -1;
    for (int choice = 0; choice < 1 << game.hand().size; ++choice) {
        Game rolled = game;
        Random chance = to_come;
        rolled.roll(board, choice, Chance{chance});
        if (const int points = best_score(board, rolled.hand().kinds()); points > most) {
            most = points;
            best = choice;
        }
    }
    return best;
}

Game play(const Player& others, int players, std::uint64_t seed, int our_seat, Board& board) {
    Random chance(seed), thoughts(~seed);
    Player expert{Style::expert, {}};
    expert.limits.rollouts = 2000;
    Game game = Game::deal(RULES, players, chance);
    board.undo_to(0);
    while (!game.ended) {
        if (!ever_able_to_place(board, game.hand())) {
            game.pass();
            continue;
        }
        const bool ours = game.seat == our_seat;
        const int choice = ours ? roll_seeing(game, board, chance) : others.roll(board, game, thoughts);
        game.roll(board, choice, Chance{chance});
        game.place(board, (ours ? expert : others).choose(board, game, thoughts), Chance{chance});
    }
    return game;
}

Play match(int players, const std::string& name) {
    Player others;
    others.style = name == "greedy" ? Style::greedy : name == "club" ? Style::club : Style::expert;
    others.limits.rollouts = 2000;
    others.limits.rolls = true;
    const auto board = std::make_shared<Board>(RULES);
    return [=](std::uint64_t seed, int seat) {
        return won_among(play(others, players, seed, seat, *board).scores, seat, players);
    };
}

}  // namespace of_cubes

namespace of_cards {
using namespace cards;

constexpr Rules RULES{3, 9, 3, 0, 0};

// As the player on turn would have it if all hands lay open.
Game laid_open(const Game& game) {
    Game open = game;
    for (int place = 0; place < game.players; ++place) {
        const int seat = (game.seat + place) % game.players;
        open.hands[place] = game.hands[seat];
        open.qwirkles[place] = game.qwirkles[seat];
    }
    open.seat = 0;
    return open;
}

Play match(int players, const std::string& name) {
    Player others, expert;
    others.style = name == "greedy" ? Style::greedy : name == "club" ? Style::club : Style::expert;
    expert.style = Style::expert;
    expert.rollouts = others.rollouts = 300;
    const auto arranger = std::make_shared<Arranger>();
    return [=](std::uint64_t seed, int seat) {
        Game game = deal(RULES, players, seed);
        Random ours(seed + 1 + static_cast<std::uint64_t>(seat)), theirs(~seed);
        while (!game.ended) {
            std::optional<EndPosition> end;
            if (game.seat == seat) {
                const Game open = laid_open(game);
                const auto judged = search(expert, view_of(game), ours, *arranger, &open);
                if (!judged.empty()) end = judged.front().end;
            } else {
                end = choose(others, view_of(game), theirs, *arranger);
            }
            if (end)
                game.play(*end);
            else
                game.pass();
        }
        return won_among(game.qwirkles, seat, players);
    };
}

}  // namespace of_cards

Play match(const std::string& game, int players, const std::string& others) {
    if (game == "tiles") return of_tiles::match(players, others);
    return game == "cubes" ? of_cubes::match(players, others) : of_cards::match(players, others);
}

}  // namespace

int main(int count, char** given) {
    if (count != 7) {
        std::fprintf(stderr, "see the top of training/bounds.cpp\n");
        return 2;
    }
    const int players = std::atoi(given[2]), deals = std::atoi(given[3]), threads = std::atoi(given[6]);
    std::vector<std::uint64_t> seeds;
    Random random(std::strtoull(given[4], nullptr, 10));
    for (int deal = 0; deal < deals; ++deal) seeds.push_back(random.next());
    std::vector<double> won(seeds.size());
    std::atomic<int> next = 0;
    std::vector<std::thread> running;
    for (int number = 0; number < threads; ++number)
        running.emplace_back([&] {
            const Play play = match(given[1], players, given[5]);
            for (int deal = next++; deal < deals; deal = next++)
                for (int seat = 0; seat < players; ++seat) won[deal] += play(seeds[deal], seat);
        });
    for (auto& one : running) one.join();
    Sample wins;
    for (double one : won) wins.add(one / players);
    std::printf("%s, %d players, %d games, more seen than there is to see, against %s: wins %.1f ± %.1f %%\n", given[1],
                players, deals * players, given[5], 100 * wins.mean(), 100 * wins.within());
    return 0;
}

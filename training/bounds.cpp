// What an expert of tiles would win if it saw the others' hands: no more can be won by inferring them better.
// `training/bounds.py` builds and runs this program. Nothing here is a bot that anybody can choose.
//
//   bounds PLAYERS DEALS SEED OTHERS THREADS    OTHERS is greedy, club or expert
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "common/playouts.hpp"
#include "common/sample.hpp"
#include "tiles/player.hpp"

using namespace sixfold;
using namespace sixfold::tiles;

namespace {

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

}  // namespace

int main(int count, char** given) {
    if (count != 6) {
        std::fprintf(stderr, "see the top of training/bounds.cpp\n");
        return 2;
    }
    const int players = std::atoi(given[1]), deals = std::atoi(given[2]), threads = std::atoi(given[5]);
    const Player others = player_of(given[4]);
    std::vector<std::uint64_t> seeds;
    Random random(std::strtoull(given[3], nullptr, 10));
    for (int deal = 0; deal < deals; ++deal) seeds.push_back(random.next());
    std::vector<double> won(seeds.size());
    std::atomic<int> next = 0;
    std::vector<std::thread> running;
    for (int number = 0; number < threads; ++number)
        running.emplace_back([&] {
            const auto board = std::make_unique<Board>(RULES);
            for (int deal = next++; deal < deals; deal = next++)
                for (int seat = 0; seat < players; ++seat)
                    won[deal] += won_among(play(others, players, seeds[deal], seat, *board).scores, seat, players);
        });
    for (auto& one : running) one.join();
    Sample wins;
    for (double one : won) wins.add(one / players);
    std::printf("%d players, %d games, hands seen, against %s: wins %.1f ± %.1f %%\n", players, deals * players,
                given[4], 100 * wins.mean(), 100 * wins.within());
    return 0;
}

#include "cards/match.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace sixfold::cards {
namespace {

using Clock = std::chrono::steady_clock;

void act(Game& game, const std::optional<EndPosition>& end) {
    if (end) {
        game.play(*end);
    } else {
        game.pass();
    }
}

// What the player on turn sees of a game in which all that is hidden has changed places.
View view_of_other_deal(const Game& game, Random& chance) {
    return view_of(dealt(view_of(game), chance));
}

Game play_timed(Game game, int ours, Seats& seats, const MatchTerms& terms, std::uint64_t seed, MatchResult& result,
                Arranger& arranger) {
    Random again(seed);
    while (!game.ended) {
        const View view = terms.redeal ? view_of_other_deal(game, again) : view_of(game);
        const auto start = Clock::now();
        const auto end = seats.choose(game.seat, view, arranger);
        if (game.seat == ours) {
            const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
            result.seconds += seconds;
            result.slowest = std::max(result.slowest, seconds);
            ++result.turns;
        }
        act(game, end);
    }
    return game;
}

void count(const Game& game, int ours, MatchResult& result) {
    const auto last = game.qwirkles.begin() + game.players;
    const int most = *std::max_element(game.qwirkles.begin(), last);
    const auto winners = std::count(game.qwirkles.begin(), last, most);
    const bool won = game.qwirkles[ours] == most;
    ++result.games;
    result.wins += won && winners == 1;
    result.ties += won && winners > 1;
    result.points += won ? 1.0 / static_cast<double>(winners) : 0;
    const double lead = game.lead(ours);
    result.lead += lead;
    result.squared_lead += lead * lead;
    result.qwirkles += game.qwirkles[ours];
}

}  // namespace

Seats::Seats(std::vector<Player> players, std::uint64_t seed) : players_(std::move(players)) {
    for (std::size_t seat = 0; seat < players_.size(); ++seat) chances_.emplace_back(Random::derived(seed, seat + 1));
}

std::optional<EndPosition> Seats::choose(int seat, const View& view, Arranger& arranger) {
    return cards::choose(players_[seat], view, chances_[seat], arranger);
}

void play_on(Game& game, Seats& seats, Arranger& arranger) {
    while (!game.ended) act(game, seats.choose(game.seat, view_of(game), arranger));
}

std::vector<RecordedTurn> record(Game& game, Seats& seats, Arranger& arranger) {
    std::vector<RecordedTurn> turns;
    while (!game.ended) {
        const View view = view_of(game);
        turns.push_back({game.seat, view.table, view.hand, seats.choose(game.seat, view, arranger)});
        act(game, turns.back().end);
    }
    return turns;
}

MatchResult play_match(const Rules& rules, const Player& player, const Player& others, const MatchTerms& terms) {
    Arranger arranger;
    MatchResult result;
    for (int number = 0; number < terms.deals; ++number) {
        const std::uint64_t seed = Random::derived(terms.seed, number);
        const Game game = deal(rules, terms.players, seed);
        for (int ours = 0; ours < terms.players; ++ours) {
            std::vector<Player> players(terms.players, others);
            players[ours] = player;
            Seats seats(std::move(players), seed);
            count(play_timed(game, ours, seats, terms, seed, result, arranger), ours, result);
        }
    }
    return result;
}

}  // namespace sixfold::cards

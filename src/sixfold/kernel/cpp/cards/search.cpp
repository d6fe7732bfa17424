#include "cards/search.hpp"

#include <algorithm>
#include <utility>

#include "cards/foresight.hpp"
#include "common/playouts.hpp"

namespace sixfold::cards {
namespace {

// Among turns that win equally often, the larger lead.
constexpr double PER_LEAD = 0.01;
// How much a Qwirkle adds to the chance to win, to weigh a judgement in Qwirkles against games played to their end.
constexpr double PER_QWIRKLE = 0.15;

double worth_at_end(const Game& game) {
    const int most = *std::max_element(game.qwirkles.begin(), game.qwirkles.begin() + game.players);
    const auto winners = std::count(game.qwirkles.begin(), game.qwirkles.begin() + game.players, most);
    return (game.qwirkles[0] == most ? 1.0 / static_cast<double>(winners) : 0) + PER_LEAD * game.lead(0);
}

// The Qwirkles of seat 0 less the mean of the others'.
double ahead(const Game& game) {
    int others = 0;
    for (int seat = 1; seat < game.players; ++seat) others += game.qwirkles[seat];
    return game.qwirkles[0] - static_cast<double>(others) / (game.players - 1);
}

// How many cards a game has in all, and how many of them are still to be played.
int all_cards(const View& view) {
    int taken = 0;
    for (int seat = 0; seat < view.players; ++seat) taken += view.qwirkles[seat];
    return view.table.size() + view.hand.size() + view.unseen.size() + LONGEST * taken;
}

int cards_to_come(const Game& game) {
    int cards = game.stack_size;
    for (int seat = 0; seat < game.players; ++seat) cards += game.hands[seat].size();
    return std::max(1, cards);
}

// How likely seat 0 takes more Qwirkles than anybody else, if it is given so many more now.
double chance(const Game& game, int cards, double more, double luck) {
    std::array<double, MOST_PLAYERS> qwirkles{};
    std::copy_n(game.qwirkles.begin(), game.players, qwirkles.begin());
    qwirkles[0] += more;
    return chance_to_beat_all(qwirkles, 0, game.players, static_cast<double>(cards_to_come(game)) / cards, luck);
}

// The same hands, the stack in another order.
Game drawn_otherwise(Game game, Random& chance) {
    for (int card = game.stack_size - 1; card > 0; --card)
        std::swap(game.stack[card], game.stack[chance.below(static_cast<std::uint32_t>(card) + 1)]);
    return game;
}

class Rollouts {
  public:
    Rollouts(const Player& player, const View& view, Arranger& arranger, const Game* laid_open)
        : club_(player),
          view_(view),
          laid_open_(laid_open),
          arranger_(arranger),
          to_the_end_(view.stack_size <= player.to_the_end),
          by_chance_(view.players > 2 ? player.beat_all : player.to_win),
          cards_(all_cards(view)) {
        club_.style = Style::club;
    }

    // What a Qwirkle is worth in the values of turns.
    double per_qwirkle() const {
        if (to_the_end_) return PER_QWIRKLE;
        if (!by_chance_) return 1;
        Random any(0);
        const Game game = dealt(view_, any);
        return chance(game, cards_, 0.5, club_.luck) - chance(game, cards_, -0.5, club_.luck);
    }

    // Plays each turn on over the deals of these numbers.
    void play(std::vector<Judged>& turns, std::uint64_t seed, int first, int last) {
        for (int number = first; number < last; ++number) {
            Random chance(Random::derived(seed, number));
            const Game game = laid_open_ ? drawn_otherwise(*laid_open_, chance) : dealt(view_, chance);
            for (Judged& turn : turns) {
                turn.value = (turn.value * turn.rollouts + outcome(game, turn.end)) / (turn.rollouts + 1);
                ++turn.rollouts;
            }
        }
    }

  private:
    double outcome(Game game, const EndPosition& end) {
        game.play(end);
        for (int round = 1; !game.ended; ++round) {
            for (int seat = 1; seat < game.players && !game.ended; ++seat) reply(game);
            if (game.ended) break;
            if (!to_the_end_ && round == club_.rounds) {
                const auto last = choose(club_, view_of(game), unused_, arranger_);
                const double more = last ? last->value : 0;
                return by_chance_ ? chance(game, cards_, more, club_.luck) : ahead(game) + more;
            }
            reply(game);
        }
        return to_the_end_ || by_chance_ ? worth_at_end(game) : ahead(game);
    }

    void reply(Game& game) {
        if (const auto end = choose(club_, view_of(game), unused_, arranger_)) {
            game.play(*end);
        } else {
            game.pass();
        }
    }

    Player club_;
    const View& view_;
    const Game* laid_open_;
    Arranger& arranger_;
    bool to_the_end_;
    bool by_chance_;
    int cards_;
    // A club player leaves nothing to chance.
    Random unused_{0};
};

// Two players with one turn each to come: the other's hand is what is unseen, so nothing is left to chance.
std::vector<Judged> search_last_round(const Player& player, const View& view, Arranger& arranger) {
    Game game;
    std::vector<Judged> turns;
    double best = -1;
    for (EndPosition& end : judged_turns(view, player.taste, LINE_COUNT * MOST_COPIES, arranger)) {
        game.qwirkles = view.qwirkles;
        game.qwirkles[0] += end.taken.size;
        if (worth_at_end(game) <= best) continue;
        const auto replies = Turn(end.table, view.unseen, arranger).takings();
        if (!replies.empty()) game.qwirkles[1] += replies.front().size;
        turns.push_back({std::move(end), worth_at_end(game), 1});
        best = std::max(best, turns.back().value);
    }
    std::stable_sort(turns.begin(), turns.end(),
                     [](const Judged& one, const Judged& other) { return one.value > other.value; });
    return turns;
}

// By what was learned, best first.
void judge_again(const View& view, std::vector<EndPosition>& ends) {
    const Foresight foresight(view);
    for (EndPosition& end : ends) end.value = foresight.value(end);
    std::stable_sort(ends.begin(), ends.end(),
                     [](const EndPosition& one, const EndPosition& other) { return one.value > other.value; });
}

}  // namespace

// Sequential halving: equal shares of the games for all, for the better half, for the better quarter, …
std::vector<Judged> search(const Player& player, const View& view, Random& chance, Arranger& arranger,
                           const Game* laid_open) {
    if (view.players == 2 && view.turns_left == 2) return search_last_round(player, view, arranger);
    auto ends = judged_turns(view, player.taste, player.fewer, arranger);
    if (player.learned) judge_again(view, ends);
    if (std::cmp_greater(ends.size(), player.candidates)) ends.resize(player.candidates);
    std::vector<Judged> left;
    for (EndPosition& end : ends) left.push_back({std::move(end)});
    std::vector<Judged> dropped;
    Rollouts rollouts(player, view, arranger, laid_open);
    const std::uint64_t seed = chance.next();
    const int halvings = std::bit_width(left.size() - 1);
    const double prior = player.prior * rollouts.per_qwirkle();
    const auto standing = [&](const Judged& turn) { return turn.value * turn.rollouts + prior * turn.end.value; };
    while (left.size() > 1) {
        const int games = left.front().rollouts;
        const int share = std::max<int>(1, player.rollouts / halvings / static_cast<int>(left.size()));
        rollouts.play(left, seed, games, games + share);
        std::stable_sort(left.begin(), left.end(),
                         [&](const Judged& one, const Judged& other) { return standing(one) > standing(other); });
        const auto half = left.begin() + static_cast<std::ptrdiff_t>((left.size() + 1) / 2);
        dropped.insert(dropped.begin(), half, left.end());
        left.erase(half, left.end());
    }
    left.insert(left.end(), dropped.begin(), dropped.end());
    return left;
}

}  // namespace sixfold::cards

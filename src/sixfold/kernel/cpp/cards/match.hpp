// Whole games between players, and matches over the same deals with the seats changed about.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cards/player.hpp"

namespace sixfold::cards {

// Whoever sits there plays; the seats' chances are their own, so that one player's draws do not change another's.
class Seats {
  public:
    Seats(std::vector<Player> players, std::uint64_t seed);
    std::optional<EndPosition> choose(int seat, const View& view, Arranger& arranger);

  private:
    std::vector<Player> players_;
    std::vector<Random> chances_;
};

void play_on(Game& game, Seats& seats, Arranger& arranger);

// A turn of a recorded game: the hand it was played from, and the turn; nothing for a pass.
struct RecordedTurn {
    int seat;
    Cards table;
    Cards hand;
    std::optional<EndPosition> end;
};

std::vector<RecordedTurn> record(Game& game, Seats& seats, Arranger& arranger);

struct MatchTerms {
    int players = 2;
    int deals = 100;
    std::uint64_t seed = 0;
    // Ask each player about another deal of what it does not see: an honest one plays the same.
    bool redeal = false;
};

// How the one player fared against the others.
struct MatchResult {
    int games = 0;
    int wins = 0;
    int ties = 0;
    // A win counts 1, a win shared by n players 1/n.
    double points = 0;
    // The sums of the lead over the best of the others, of its square, and of the Qwirkles taken.
    double lead = 0;
    double squared_lead = 0;
    double qwirkles = 0;
    int turns = 0;
    double seconds = 0;
    double slowest = 0;
};

// One `player` at a table of `others`: each deal is played once with the player in every seat.
MatchResult play_match(const Rules& rules, const Player& player, const Player& others, const MatchTerms& terms);

}  // namespace sixfold::cards

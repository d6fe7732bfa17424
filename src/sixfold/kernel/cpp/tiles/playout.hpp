// Playing on from a placement of tiles or a trade, with hands and draws supposed.
#pragma once

#include <functional>
#include <vector>

#include "common/outcome.hpp"
#include "tiles/search.hpp"

namespace sixfold::tiles {

// Everything hidden, supposed: the same for all candidates, so that they differ by what they do and not by luck.
struct Deal {
    Game game;
    std::uint64_t seed;
};

// One turn of whoever is on turn; what was laid, of size 0 for a trade or a pass.
using TakeTurn = std::function<Placement(Game& game, Board& board, Random& draws, Random& ties)>;

class Playout {
  public:
    // `drawn`, if any, are the pieces that the player draws first.
    Playout(Board& board, const View& view, const Limits& limits, Random& random, const Hand& drawn = {},
            const Hands* laid_open = nullptr);

    const Deal& dealt(int number);

    // The chance of winning, averaged over the rounds played out; each ends with the player's own turn.
    double rollout(const Judged& judged, const Deal& deal);

    // The same, with all that can be counted on the way. No rounds: to the end of the game.
    Outcome outcome(const Judged& judged, const Deal& deal, const TakeTurn& take_turn, Compared& compared);

  private:
    Deal new_deal();
    void suppose_hand(Game& game, int seat, std::array<std::uint8_t, KINDS>& left);
    void begin(Game& game, const Judged& judged, Random& draws);
    void quick_turn(Game& game, Random& draws, Random& ties);
    void first_round(Game& game, Random& draws, Random& ties, const TakeTurn& take_turn, Outcome& outcome,
                     Compared& compared);
    void add_points(const Game& game, Outcome& outcome) const;
    double chance(const Game& game) const;

    Board& board_;
    const View& view_;
    const Limits& limits_;
    Random& random_;
    const Hand drawn_;
    std::array<HandPool, MOST_PLAYERS> pools_;
    std::vector<Deal> deals_;
    KnownChances known_chances_;
};

}  // namespace sixfold::tiles

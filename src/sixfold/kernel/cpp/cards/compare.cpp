#include "cards/compare.hpp"

#include <algorithm>

#include "common/playouts.hpp"

namespace sixfold::cards {
namespace {

class Follower {
  public:
    Follower(const Player& player, const View& view, const Terms& terms, std::uint64_t seed, Arranger& arranger)
        : player_(player), view_(view), rest_(view), terms_(terms), seed_(seed), arranger_(arranger) {
        int taken = 0;
        for (int seat = 0; seat < view.players; ++seat) taken += view.qwirkles[seat];
        cards_ = view.table.size() + view.hand.size() + view.unseen.size() + LONGEST * taken;
        rest_.unseen = view.unseen - terms.drawn;
        rest_.stack_size = view.stack_size - terms.drawn.size();
    }

    Outcome follow(const EndPosition& end, int number) {
        const std::uint64_t own = Random::derived(seed_, static_cast<std::uint64_t>(number));
        Random deal(own), thoughts(~own);
        Game game = dealt(rest_, deal);
        terms_.drawn.for_each_kind([&](int kind, int copies) {
            for (int copy = 0; copy < copies; ++copy) game.stack[game.stack_size++] = static_cast<std::uint8_t>(kind);
        });
        Outcome outcome;
        game.play(end);
        for (int round = 1; !game.ended; ++round) {
            for (int seat = 1; seat < game.players && !game.ended; ++seat) {
                const int taken = turn(game, thoughts);
                if (round == 1) outcome.reply += taken;
            }
            if (game.ended) break;
            if (round == terms_.rounds) return looked_ahead(game, thoughts, outcome, round);
            const int taken = turn(game, thoughts);
            if (round == 1) outcome.next = taken;
        }
        return ended(game, outcome);
    }

  private:
    int turn(Game& game, Random& thoughts) {
        const auto end = choose(player_, view_of(game), thoughts, arranger_);
        if (!end) {
            game.pass();
            return 0;
        }
        game.play(*end);
        return end->taken.size;
    }

    // The last turn is only judged: its Qwirkles, and what it leaves.
    Outcome looked_ahead(Game& game, Random& thoughts, Outcome& outcome, int round) {
        const auto last = choose(player_, view_of(game), thoughts, arranger_);
        const int taken = last ? last->taken.size : 0;
        if (round == 1) outcome.next = taken;
        game.qwirkles[0] += taken;
        outcome.left = last ? last->value - taken : 0;
        std::array<double, MOST_PLAYERS> qwirkles{};
        std::copy_n(game.qwirkles.begin(), game.players, qwirkles.begin());
        qwirkles[0] += outcome.left;
        int to_come = game.stack_size;
        for (int seat = 0; seat < game.players; ++seat) to_come += game.hands[seat].size();
        outcome.chance = chance_to_beat_all(qwirkles, 0, game.players,
                                            static_cast<double>(std::max(1, to_come)) / cards_, player_.luck);
        return counted(game, outcome);
    }

    Outcome ended(const Game& game, Outcome& outcome) const {
        outcome.chance = won_among(game.qwirkles, 0, game.players);
        return counted(game, outcome);
    }

    Outcome counted(const Game& game, Outcome& outcome) const {
        outcome.mine = game.qwirkles[0] - view_.qwirkles[0];
        for (int seat = 1; seat < game.players; ++seat)
            outcome.others += static_cast<double>(game.qwirkles[seat] - view_.qwirkles[seat]) / (game.players - 1);
        outcome.reply_qwirkle = outcome.reply > 0;
        outcome.next_qwirkle = outcome.next > 0;
        return outcome;
    }

    const Player& player_;
    const View& view_;
    View rest_;
    const Terms& terms_;
    const std::uint64_t seed_;
    Arranger& arranger_;
    int cards_;
};

}  // namespace

std::vector<Compared> compare(const Player& player, const View& view, const std::vector<EndPosition>& turns,
                              const Terms& terms, Random& chance, Arranger& arranger) {
    Follower follower(player, view, terms, chance.next(), arranger);
    return compare_plays(static_cast<int>(turns.size()), terms.deals, [&](int number, int deal, Compared&) {
        return follower.follow(turns[static_cast<std::size_t>(number)], deal);
    });
}

}  // namespace sixfold::cards

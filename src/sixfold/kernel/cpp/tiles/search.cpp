#include "tiles/search.hpp"

#include "common/playouts.hpp"

namespace sixfold::tiles {

namespace {

// Everything hidden, supposed: the same for all candidates, so that they differ by what they do and not by luck.
struct Deal {
    Game game;
    std::uint64_t seed;
};

class Search {
  public:
    Search(Board& board, const View& view, const Limits& limits, Random& random)
        : board_(board), view_(view), limits_(limits), random_(random) {
        if (limits.inference.samples > 0) pools_ = infer_hands(board, view, limits.inference, random);
    }

    std::vector<Judged> run(const std::vector<ValuedPlacement>& valued) {
        std::vector<Judged> judged;
        for (const auto& one : valued) {
            if (static_cast<int>(judged.size()) == limits_.candidates) break;
            judged.push_back({one.placement, {}});
        }
        if (limits_.trades && !board_.empty())
            for (const Hand& traded : worthwhile_trades(view_.hand, view_.bag_size)) judged.push_back({{}, traded});
        if (judged.size() > 1)
            halve(judged, limits_.rollouts, [this](const Judged& one, int deal) { return rollout(one, dealt(deal)); });
        return judged;
    }

  private:
    const Deal& dealt(int number) {
        while (static_cast<int>(deals_.size()) <= number) deals_.push_back(new_deal());
        return deals_[number];
    }

    Deal new_deal() {
        Deal deal{Game(view_.rules, view_.players), 0};
        Game& game = deal.game;
        game.hands[0] = view_.hand;
        game.scores = view_.scores;
        std::array<std::uint8_t, KINDS> left;
        for (int kind = 0; kind < KINDS; ++kind) left[kind] = static_cast<std::uint8_t>(view_.unseen.of(kind));
        for (int seat = 1; seat < view_.players; ++seat) suppose_hand(game, seat, left);
        for (int kind = 0; kind < KINDS; ++kind)
            for (int copy = 0; copy < left[kind]; ++copy) game.bag.add(static_cast<Piece>(kind));
        for (int seat = 1; seat < view_.players; ++seat)
            while (game.hands[seat].size < view_.hand_sizes[seat]) game.hands[seat].add(game.bag.draw(random_));
        game.bag.shuffle(random_);
        game.settled = true;
        deal.seed = random_.next();
        return deal;
    }

    // A hand from the pool, if the pieces others hold leave one.
    void suppose_hand(Game& game, int seat, std::array<std::uint8_t, KINDS>& left) {
        constexpr int TRIES = 20;
        if (pools_[seat].hands.empty()) return;
        for (int attempt = 0; attempt < TRIES; ++attempt) {
            const Hand& hand = pools_[seat].draw(random_);
            std::array<std::uint8_t, KINDS> after = left;
            bool possible = true;
            for (Piece piece : hand) possible = possible && after[piece]-- > 0;
            if (!possible) continue;
            left = after;
            game.hands[seat] = hand;
            return;
        }
    }

    // The chance of winning, averaged over the rounds played out; each ends with the player's own turn.
    double rollout(const Judged& judged, const Deal& deal) {
        Game game = deal.game;
        Random draws(deal.seed), ties(~deal.seed);
        const int laid = board_.laid();
        const bool to_the_end = view_.bag_size <= limits_.last_pieces;
        double total = 0;
        int rounds = 0;
        if (judged.placement.size)
            game.place(board_, judged.placement, draws);
        else
            trade(game, judged.traded, draws);
        while (to_the_end ? !game.ended : rounds < limits_.rounds) {
            for (int turn = 0; turn < view_.players && !game.ended; ++turn) game.greedy_turn(board_, draws, ties);
            if (!to_the_end) total += chance(game);
            ++rounds;
        }
        board_.undo_to(laid);
        return to_the_end ? chance(game) : total / rounds;
    }

    // The player draws from its own end of the bag; what it gave away lies anywhere in it.
    static void trade(Game& game, const Hand& pieces, Random& draws) {
        for (Piece piece : pieces) game.hand().remove(piece);
        for (int drawn = 0; drawn < pieces.size; ++drawn) game.hand().add(game.bag.draw_last());
        for (Piece piece : pieces) game.bag.mix_in(piece, draws);
        game.passes = 0;
        game.next();
    }

    double chance(const Game& game) const {
        const int players = view_.players;
        const double left = static_cast<double>(game.bag.size + view_.rules.hand_size * players);
        const double share = left / (KINDS * view_.rules.copies);
        if (limits_.beat_all && players > 2)
            return game.ended ? won_among(game.scores, 0, players)
                              : chance_to_beat_all(game.scores, 0, players, share, limits_.luck);
        const double lead = lead_of(game.scores, 0, players);
        return game.ended ? won(lead) : chance_of_winning(lead, share, limits_.luck);
    }

    Board& board_;
    const View& view_;
    const Limits& limits_;
    Random& random_;
    std::array<HandPool, MOST_PLAYERS> pools_;
    std::vector<Deal> deals_;
};

}  // namespace

std::vector<Judged> search(Board& board, const View& view, const Limits& limits, Random& random) {
    const auto valued = valued_placements(board, view, limits.weights);
    if (valued.size() == 1 && !limits.trades) return {{valued[0].placement, {}}};
    return Search(board, view, limits, random).run(valued);
}

}  // namespace sixfold::tiles

#include "tiles_infer.hpp"

#include <algorithm>
#include <cmath>

#include "bag.hpp"
#include "best.hpp"

namespace sixfold {

namespace {

// A supposed hand, followed back through its owner's turns.
struct Supposed {
    Hand held;
    Hand earlier;
    double weight;
};

// The hand from which this turn was played: what was drawn afterwards goes, any pieces alike, and what was laid
// returns.
void step_back(Supposed& supposed, const PastTurn& turn, Random& random) {
    for (int drawn = 0; drawn < turn.drawn && supposed.earlier.size > 0; ++drawn) {
        const std::uint32_t place = random.below(supposed.earlier.size);
        supposed.earlier.pieces[place] = supposed.earlier.pieces[--supposed.earlier.size];
    }
    for (int place = 0; place < turn.placement.size; ++place) supposed.earlier.add(turn.placement.pieces[place]);
}

std::vector<Supposed> sampled_hands(const TilesView& view, int seat, int samples, Random& random) {
    Bag unseen;
    for (int kind = 0; kind < KINDS; ++kind)
        for (int copy = 0; copy < view.unseen.of(kind); ++copy) unseen.add(static_cast<Piece>(kind));
    std::vector<Supposed> supposed(samples);
    for (auto& one : supposed) {
        Bag left = unseen;
        while (one.held.size < view.hand_sizes[seat]) one.held.add(left.draw(random));
        one.earlier = one.held;
        one.weight = 1;
    }
    return supposed;
}

HandPool pool_of(const std::vector<Supposed>& supposed) {
    HandPool pool;
    double total = 0;
    for (const auto& one : supposed) {
        if (one.weight < 1e-6) continue;
        pool.hands.push_back(one.held);
        pool.cumulative.push_back(total += one.weight);
    }
    return pool;
}

}  // namespace

const Hand& HandPool::draw(Random& random) const {
    const double point = random.unit() * cumulative.back();
    const auto place = std::upper_bound(cumulative.begin(), cumulative.end(), point) - cumulative.begin();
    return hands[std::min<std::size_t>(place, hands.size() - 1)];
}

std::array<HandPool, MOST_PLAYERS> infer_hands(Board& board, const TilesView& view, const Inference& inference,
                                               Random& random) {
    std::array<HandPool, MOST_PLAYERS> pools;
    std::array<std::vector<Supposed>, MOST_PLAYERS> supposed;
    std::array<int, MOST_PLAYERS> judged{};
    std::array<bool, MOST_PLAYERS> lost{};
    const int laid = board.laid();
    for (auto turn = view.history.rbegin(); turn != view.history.rend(); ++turn) {
        board.undo(turn->placement);
        const int seat = turn->seat;
        if (seat == 0 || lost[seat] || judged[seat] == inference.turns) continue;
        // After a trade or a pass nothing earlier can be told.
        if (turn->placement.size == 0 || board.empty()) {
            lost[seat] = true;
            continue;
        }
        if (judged[seat]++ == 0) supposed[seat] = sampled_hands(view, seat, inference.samples, random);
        for (auto& one : supposed[seat]) {
            if (one.weight < 1e-6) continue;
            step_back(one, *turn, random);
            const int missed = best_score(board, one.earlier.kinds()) - turn->placement.points;
            one.weight *= std::exp(-std::max(0, missed) / inference.tau);
        }
    }
    for (auto turn = view.history.begin(); turn != view.history.end() && board.laid() < laid; ++turn)
        board.lay(turn->placement);
    for (int seat = 1; seat < view.players; ++seat) pools[seat] = pool_of(supposed[seat]);
    return pools;
}

}  // namespace sixfold

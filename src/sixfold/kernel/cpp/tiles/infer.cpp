#include "tiles/infer.hpp"

#include <algorithm>

#include "board/best.hpp"
#include "common/transcendental.hpp"
#include "tiles/bag.hpp"

namespace sixfold::tiles {

namespace {

// Beyond this a hand is as good as impossible.
constexpr double LEAST_WEIGHT = 1e-6;

// What an opponent may have kept on its latest turn, followed back through its owner's turns.
struct Supposed {
    Hand kept;
    Hand earlier;
    double weight;
};

// For each kind, the most points that it alone can score: a quick bound from below on what a hand would have scored.
std::array<int, KINDS> lone_points(const Board& board) {
    std::array<int, KINDS> most{};
    for (Cell cell : board) {
        const auto& [row, column] = board.at(cell);
        Mask kinds = row.accepts & column.accepts;
        // A cell that accepts nothing may lie between runs that are too long together to have points.
        if (!kinds) continue;
        const int points = board.line_points(count(row.kinds)) + board.line_points(count(column.kinds));
        for (; kinds; kinds &= kinds - 1) most[lowest(kinds)] = std::max(most[lowest(kinds)], points);
    }
    return most;
}

// Back to what was held after an earlier turn: what was drawn then goes, any pieces alike.
void step_back(Supposed& supposed, const PastTurn& turn, Random& random) {
    for (int drawn = 0; drawn < turn.drawn && supposed.earlier.size > 0; ++drawn) {
        const std::uint32_t place = random.below(supposed.earlier.size);
        supposed.earlier.pieces[place] = supposed.earlier.pieces[--supposed.earlier.size];
    }
}

// What was laid returns to the hand.
void take_back(Supposed& supposed, const PastTurn& turn, int hand_size) {
    for (int place = 0; place < turn.placement.size && supposed.earlier.size < hand_size; ++place)
        supposed.earlier.add(turn.placement.pieces[place]);
}

// Hands as they were after the latest turn, before drawing: what was drawn since then is any pieces alike.
std::vector<Supposed> sampled_hands(const View& view, const PastTurn& latest, int samples, Random& random) {
    Bag unseen;
    for (int kind = 0; kind < KINDS; ++kind)
        for (int copy = 0; copy < view.unseen.of(kind); ++copy) unseen.add(static_cast<Piece>(kind));
    std::vector<Supposed> supposed(samples);
    for (auto& one : supposed) {
        Bag left = unseen;
        while (one.kept.size < view.hand_sizes[latest.seat] - latest.drawn) one.kept.add(left.draw(random));
        one.earlier = one.kept;
        one.weight = 1;
    }
    return supposed;
}

// How likely a turn was: the less, the more points it missed.
class Likelihood {
  public:
    explicit Likelihood(double tau) {
        for (std::size_t missed = 0; missed < by_missed_.size(); ++missed) {
            by_missed_[missed] = exponential(-static_cast<double>(missed) / tau);
            if (by_missed_[missed] < LEAST_WEIGHT) break;
        }
    }

    // With that hand.
    double of(const Board& board, const Hand& hand, int points, const std::array<int, KINDS>& alone) const {
        int least = 0;
        for (Piece piece : hand) least = std::max(least, alone[piece]);
        if (missing(least - points) < LEAST_WEIGHT) return 0;
        return missing(best_score(board, hand.kinds()) - points);
    }

  private:
    double missing(int points) const { return by_missed_[std::clamp<int>(points, 0, MOST_MISSED)]; }

    // Each of six pieces completes a line, and all of them one more.
    static constexpr int MOST_MISSED = (LONGEST + 1) * (LONGEST + MOST_BONUS);
    std::array<double, MOST_MISSED + 1> by_missed_{};
};

HandPool pool_of(const std::vector<Supposed>& supposed) {
    HandPool pool;
    double total = 0;
    for (const auto& one : supposed) {
        if (one.weight < LEAST_WEIGHT) continue;
        pool.hands.push_back(one.kept);
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

std::array<HandPool, MOST_PLAYERS> infer_hands(Board& board, const View& view, const Inference& inference,
                                               Random& random) {
    std::array<HandPool, MOST_PLAYERS> pools;
    std::array<std::vector<Supposed>, MOST_PLAYERS> supposed;
    std::array<int, MOST_PLAYERS> judged{};
    std::array<bool, MOST_PLAYERS> lost{};
    const Likelihood likelihood(inference.tau);
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
        const bool latest = judged[seat]++ == 0;
        if (latest) supposed[seat] = sampled_hands(view, *turn, inference.samples, random);
        const auto alone = lone_points(board);
        for (auto& one : supposed[seat]) {
            if (one.weight < LEAST_WEIGHT) continue;
            if (!latest) step_back(one, *turn, random);
            take_back(one, *turn, view.rules.hand_size);
            one.weight *= likelihood.of(board, one.earlier, turn->placement.points, alone);
        }
    }
    for (auto turn = view.history.begin(); turn != view.history.end() && board.laid() < laid; ++turn)
        board.lay(turn->placement);
    for (int seat = 1; seat < view.players; ++seat) pools[seat] = pool_of(supposed[seat]);
    return pools;
}

}  // namespace sixfold::tiles

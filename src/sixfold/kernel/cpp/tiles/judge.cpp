#include "tiles/judge.hpp"

#include <algorithm>

#include "board/best.hpp"

namespace sixfold::tiles {

namespace {

// A single piece can complete two lines.
constexpr int MOST_SINGLE_POINTS = 2 * (LONGEST + MOST_BONUS);

double kept_value(const Board& board, const Hand& kept, const Weights& weights) {
    const Mask kinds = kept.kinds();
    double value = weights.kept_duplicate * (kept.size - count(kinds)) + weights.kept_line * longest_line(kinds);
    if (weights.kept_score != 0 && kinds) value += weights.kept_score * best_score(board, kinds);
    return value;
}

}  // namespace

HandChances::HandChances(int unseen, int hand_size) {
    none_.fill(0);
    for (int pieces = 0; pieces <= unseen; ++pieces) {
        double chance = 1;
        for (int drawn = 0; drawn < hand_size && chance > 0; ++drawn)
            chance *= std::max(0.0, static_cast<double>(unseen - pieces - drawn) / std::max(1, unseen - drawn));
        none_[pieces] = chance;
    }
}

double expected_reply(const Board& board, const Unseen& unseen, const HandChances& chances) {
    std::array<Mask, MOST_SINGLE_POINTS + 1> takers;
    std::fill_n(takers.begin(), 2 * board.line_points(LONGEST - 1) + 1, 0);
    int most = 0;
    for (Cell cell : board) {
        const auto& [row, column] = board.at(cell);
        const Mask kinds = row.accepts & column.accepts;
        if (!kinds) continue;
        const int points = board.line_points(count(row.kinds)) + board.line_points(count(column.kinds));
        takers[points] |= kinds;
        most = std::max(most, points);
    }
    double expected = 0;
    Mask able = 0;
    double reached = 0;
    for (int points = most; points > 0; --points) {
        if (takers[points] & ~able) {
            able |= takers[points];
            reached = 1 - chances.none(unseen.among(able));
        }
        expected += reached;
    }
    return expected;
}

namespace {

// What a placement is worth to somebody who holds this hand and sees so much.
struct Scales {
    const Rules& rules;
    const Hand& hand;
    const Unseen& unseen;
    const HandChances& chances;
    const Weights& weights;
    int players;
    int bag_size;

    double value(Board& board, const Placement& placement) const {
        double value = placement.points;
        Hand kept = hand;
        kept.remove(placement);
        if (kept.size == 0 && bag_size == 0) return value + rules.ending_bonus;
        board.lay(placement);
        value += weights.laid * placement.size - weights.reply / (players - 1) * expected_reply(board, unseen, chances);
        value += kept_value(board, kept, weights);
        board.undo(placement);
        return value;
    }
};

// So many placements with the most points, in no order; of equal ones the first.
class MostPoints {
  public:
    explicit MostPoints(int most) : most_(static_cast<std::size_t>(most)) { placements.reserve(most_); }

    template <class Found>
    void add(const Found& found, int points) {
        if (placements.size() == most_) {
            if (points <= placements[least_].points) return;
            placements[least_] = found.placement(points);
        } else {
            placements.push_back(found.placement(points));
            if (placements.size() < most_) return;
        }
        const auto fewer = [](const Placement& one, const Placement& other) { return one.points < other.points; };
        least_ = static_cast<std::size_t>(std::min_element(placements.begin(), placements.end(), fewer) -
                                          placements.begin());
    }

    std::vector<Placement> placements;

  private:
    const std::size_t most_;
    std::size_t least_ = 0;
};

}  // namespace

std::vector<ValuedPlacement> valued_placements(Board& board, const View& view, const Weights& weights) {
    std::vector<ValuedPlacement> valued;
    each_placement(board, view.hand.kinds(),
                   [&](const auto& found, int points) { valued.push_back({found.placement(points), 0}); });
    const HandChances chances(view.unseen.total(), view.hand_sizes[1]);
    const Scales scales{view.rules, view.hand, view.unseen, chances, weights, view.players, view.bag_size};
    for (auto& [placement, value] : valued) value = scales.value(board, placement);
    std::stable_sort(valued.begin(), valued.end(),
                     [](const auto& one, const auto& other) { return one.value > other.value; });
    return valued;
}

const HandChances& KnownChances::of(int unseen, int hand_size) {
    known_.resize((MOST_PIECES + 1) * (MOST_HELD + 1));
    auto& known = known_[static_cast<std::size_t>(unseen * (MOST_HELD + 1) + hand_size)];
    return known ? *known : known.emplace(unseen, hand_size);
}

Placement weighed_placement(Board& board, const Game& game, int most, const Weights& weights, KnownChances& known) {
    MostPoints found(most);
    each_placement(board, game.hand().kinds(), [&](const auto& one, int points) { found.add(one, points); });
    if (found.placements.size() < 2) return found.placements.empty() ? Placement{} : found.placements[0];
    const Unseen unseen = unseen_in(game);
    const int next = game.seat + 1 == game.players ? 0 : game.seat + 1;
    const HandChances& chances = known.of(unseen.total(), game.hands[next].size);
    const Scales scales{game.rules, game.hand(), unseen, chances, weights, game.players, game.bag.size};
    const Placement* best = nullptr;
    double highest = 0;
    for (const Placement& one : found.placements) {
        const double value = scales.value(board, one);
        if (best && value <= highest) continue;
        best = &one;
        highest = value;
    }
    return *best;
}

namespace {

Mask longest_held(Mask held) {
    Mask longest = 0;
    for (Mask line : LINES)
        if (count(held & line) > count(longest)) longest = held & line;
    return longest;
}

// All pieces but one of each kind kept, as far as the bag goes.
Hand all_but(Mask kept, const Hand& hand, int bag_size) {
    Hand traded;
    for (Piece piece : hand) {
        if (traded.size == bag_size) break;
        if (kept & bit(piece))
            kept &= ~bit(piece);
        else
            traded.add(piece);
    }
    return traded;
}

}  // namespace

Hand chosen_trade(const Hand& hand, int bag_size) {
    const Mask longest = longest_held(hand.kinds());
    Hand traded = all_but(count(longest) < 3 ? 0 : longest, hand, bag_size);
    if (traded.size == 0 && bag_size > 0) traded.add(hand.pieces[0]);
    return traded;
}

std::vector<Hand> worthwhile_trades(const Hand& hand, int bag_size) {
    std::vector<Hand> trades;
    if (bag_size == 0) return trades;
    trades.push_back(all_but(0, hand, bag_size));
    const Mask longest = longest_held(hand.kinds());
    if (const Hand traded = all_but(longest, hand, bag_size); count(longest) > 1 && traded.size > 0)
        trades.push_back(traded);
    return trades;
}

}  // namespace sixfold::tiles

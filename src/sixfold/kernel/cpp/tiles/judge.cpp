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

std::vector<ValuedPlacement> valued_placements(Board& board, const View& view, const Weights& weights) {
    std::vector<ValuedPlacement> valued;
    each_placement(board, view.hand.kinds(), [&](const auto& found, int points) {
        valued.push_back({found.placement(points), static_cast<double>(points)});
    });
    const HandChances chances(view.unseen.total(), view.hand_sizes[1]);
    const double reply = weights.reply / (view.players - 1);
    for (auto& [placement, value] : valued) {
        Hand kept = view.hand;
        kept.remove(placement);
        if (kept.size == 0 && view.bag_size == 0) {
            value += view.rules.ending_bonus;
            continue;
        }
        board.lay(placement);
        value += weights.laid * placement.size - reply * expected_reply(board, view.unseen, chances);
        value += kept_value(board, kept, weights);
        board.undo(placement);
    }
    std::stable_sort(valued.begin(), valued.end(),
                     [](const auto& one, const auto& other) { return one.value > other.value; });
    return valued;
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

#include "tiles/match.hpp"

#include <algorithm>
#include <memory>

#include "common/match_scores.hpp"

namespace sixfold {

namespace {

class Match {
  public:
    Match(const TilesPlayer& first, const TilesPlayer& second, int players)
        : first_(first), second_(second), players_(players), board_(std::make_unique<Board>()) {}

    TilesTable play(std::uint64_t seed, int first_seat) {
        Random draws(seed), thoughts(seed + 0x5eed + static_cast<std::uint64_t>(first_seat));
        TilesTable table = TilesTable::deal(players_, draws);
        history_.clear();
        board_->undo_to(0);
        while (!table.ended) turn(table, table.seat == first_seat, draws, thoughts);
        return table;
    }

    Thought first_thought, second_thought;

  private:
    void turn(TilesTable& table, bool is_first, Random& draws, Random& thoughts) {
        TilesView view = TilesView::of(*board_, table);
        view.history = seen_from(table.seat);
        const TilesPlayer& player = is_first ? first_ : second_;
        Placement placement;
        {
            const Thinking thinking(is_first ? first_thought : second_thought);
            placement = player.choose(*board_, view, thoughts);
        }
        const int seat = table.seat, in_bag = table.bag.size;
        if (placement.size) {
            table.place(*board_, placement, draws);
            history_.push_back({seat, placement, std::min<int>(placement.size, in_bag)});
        } else if (in_bag == 0) {
            table.pass();
            history_.push_back({seat, {}, 0});
        } else if (table.deadlocked(*board_)) {
            table.ended = true;
        } else {
            const Hand traded = player.trade(view);
            table.trade(traded, draws);
            history_.push_back({seat, {}, traded.size});
        }
    }

    // The turns of the last three rounds, seats counted from the player on turn.
    std::vector<PastTurn> seen_from(int seat) const {
        const std::size_t shown = std::min<std::size_t>(history_.size(), static_cast<std::size_t>(3 * players_));
        std::vector<PastTurn> seen(history_.end() - static_cast<std::ptrdiff_t>(shown), history_.end());
        for (PastTurn& turn : seen) turn.seat = (turn.seat - seat + players_) % players_;
        return seen;
    }

    const TilesPlayer& first_;
    const TilesPlayer& second_;
    const int players_;
    std::unique_ptr<Board> board_;
    std::vector<PastTurn> history_;
};

}  // namespace

MatchResult match_tiles(const TilesPlayer& first, const TilesPlayer& second, int deals, int players,
                        std::uint64_t seed) {
    Match match(first, second, players);
    return play_deals(match, deals, players, seed);
}

}  // namespace sixfold

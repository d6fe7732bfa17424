#include "cubes/match.hpp"

#include <memory>

#include "cubes/game.hpp"
#include "common/match_scores.hpp"

namespace sixfold {

namespace {

class Match {
  public:
    Match(const CubesPlayer& first, const CubesPlayer& second, int players)
        : first_(first), second_(second), players_(players), board_(std::make_unique<Board>()) {}

    CubesTable play(std::uint64_t seed, int first_seat) {
        Random chance(seed), thoughts(~seed);
        CubesTable table = CubesTable::deal(players_, chance);
        board_->undo_to(0);
        while (!table.ended) turn(table, table.seat == first_seat, chance, thoughts);
        return table;
    }

    Thought first_thought, second_thought;

  private:
    void turn(CubesTable& table, bool is_first, Random& chance, Random& thoughts) {
        if (!ever_able_to_place(*board_, table.hand())) return table.pass();
        const CubesLimits& limits = (is_first ? first_ : second_).limits;
        const Thinking thinking(is_first ? first_thought : second_thought);
        table.roll(*board_, RollTable(*board_, table.hand()).best_choice(), Chance{chance});
        const auto judged = search_cubes(*board_, table, limits, thoughts);
        table.place(*board_, judged[0].placement, Chance{chance});
    }

    const CubesPlayer& first_;
    const CubesPlayer& second_;
    const int players_;
    std::unique_ptr<Board> board_;
};

}  // namespace

MatchResult match_cubes(const CubesPlayer& first, const CubesPlayer& second, int deals, int players,
                        std::uint64_t seed) {
    Match match(first, second, players);
    return play_deals(match, deals, players, seed);
}

}  // namespace sixfold

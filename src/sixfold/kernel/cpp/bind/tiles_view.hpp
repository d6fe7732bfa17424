// What a player of tiles knows, as Python gives it.
#pragma once

#include <cstdint>
#include <memory>
#include <tuple>
#include <vector>

#include "bind/board.hpp"
#include "tiles/view.hpp"

namespace sixfold::tiles {

using PastTurns = std::vector<std::tuple<int, PlacedPieces, int>>;

// Checked so that no count is out of bounds further on.
View view_of(const Rules& rules, const std::vector<int>& hand, const std::vector<int>& unseen,
             const std::vector<int>& hand_sizes, const std::vector<int>& scores, int bag_size);

// The board of a search: that of Python, with the latest turns laid last so that they can be taken back.
class SearchBoard {
  public:
    SearchBoard(const NamedBoard& named, const PastTurns& history, View& view);

    Board& board() { return *board_; }
    const Board& board() const { return *board_; }

  private:
    std::unique_ptr<Board> board_;
};

}  // namespace sixfold::tiles

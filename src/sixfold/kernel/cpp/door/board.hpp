// The board as it is asked about: cells are pairs of numbers.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "board/board.hpp"
#include "board/hand.hpp"
#include "door/message.hpp"

namespace sixfold::door {

struct PlacedPiece {
    int piece;
    std::int64_t x, y;
};
using PlacedPieces = std::vector<PlacedPiece>;

// Copies, hand size, shortest line, bonus for a Qwirkle, bonus for ending the game.
Rules read_rules(Request& request);
PlacedPieces read_placed(Request& request);
Hand read_hand(Request& request, const Rules& rules);
Mask read_kinds(Request& request);

Piece checked_piece(Request& request, int piece);
Hand hand_of(Request& request, const Rules& rules, const std::vector<int>& pieces);
void check_hand_size(Request& request, const Rules& rules);

// An edition's rules and the pieces on its board, in the order in which they were laid.
class LaidBoard {
  public:
    explicit LaidBoard(const Rules& rules) : rules_(rules), board_(std::make_unique<Board>(rules)) {}
    // Empty where it is refused.
    static LaidBoard read(Request& request);

    void lay(Request& request, const PlacedPieces& pieces);

    const Rules& rules() const { return rules_; }
    Board& board() { return *board_; }
    const Board& board() const { return *board_; }

    Placement placement_of(Request& request, const PlacedPieces& placed) const;
    PlacedPieces placed(const Placement& placement) const;
    PlacedPiece coordinates(Cell cell) const;
    void write(Answer& answer, const Placement& placement) const;

  private:
    struct Extent {
        std::int64_t low_x = 0, high_x = 0, low_y = 0, high_y = 0;
        bool any = false;
    };

    Extent with(Request& request, const PlacedPieces& pieces) const;

    Rules rules_;
    std::unique_ptr<Board> board_;
    Extent extent_;
};

}  // namespace sixfold::door

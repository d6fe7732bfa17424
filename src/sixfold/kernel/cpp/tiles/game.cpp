#include "tiles/game.hpp"

#include "board/best.hpp"

namespace sixfold {

TilesTable TilesTable::deal(int players, Random& random) {
    TilesTable table;
    table.players = players;
    table.bag = Bag::whole();
    int longest = 0;
    for (int seat = 0; seat < players; ++seat) {
        table.bag.refill(table.hands[seat], random);
        const int length = longest_line(table.hands[seat].kinds());
        if (length > longest) {
            longest = length;
            table.seat = seat;
        }
    }
    return table;
}

int TilesTable::place(Board& board, const Placement& placement, Random& random) {
    board.lay(placement);
    hand().remove(placement);
    draw(random);
    int points = placement.points;
    if (hand().size == 0) {
        points += ENDING_BONUS;
        ended = true;
    }
    scores[seat] += points;
    passes = 0;
    next();
    return points;
}

void TilesTable::draw(Random& random) {
    if (!settled) return bag.refill(hand(), random);
    while (hand().size < HAND_SIZE && bag.size > 0) hand().add(seat == 0 ? bag.draw_last() : bag.draw_first());
}

void TilesTable::trade(const Hand& pieces, Random& random) {
    for (Piece piece : pieces) hand().remove(piece);
    for (int drawn = 0; drawn < pieces.size; ++drawn) hand().add(bag.draw(random));
    for (Piece piece : pieces) bag.add(piece);
    passes = 0;
    next();
}

void TilesTable::pass() {
    ended = ++passes == players;
    next();
}

bool TilesTable::deadlocked(const Board& board) const {
    Mask left = 0;
    for (int seat = 0; seat < players; ++seat) left |= hands[seat].kinds();
    for (Piece piece : bag) left |= bit(piece);
    return !board.fits_somewhere(left);
}

Placement TilesTable::greedy_turn(Board& board, Random& draws, Random& ties) {
    const Placement best = best_placement(board, hand().kinds(), ties);
    if (best.size)
        place(board, best, draws);
    else if (bag.size == 0)
        pass();
    else if (deadlocked(board))
        ended = true;
    else {
        Hand traded = hand();
        traded.size = std::min(traded.size, bag.size);
        trade(traded, draws);
    }
    return best;
}

}  // namespace sixfold

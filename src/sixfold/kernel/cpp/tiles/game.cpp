#include "tiles/game.hpp"

#include "board/best.hpp"

namespace sixfold::tiles {

Game Game::deal(const Rules& rules, int players, Random& random) {
    Game game(rules, players);
    game.bag = Bag::whole(rules.copies);
    int longest = 0;
    for (int seat = 0; seat < players; ++seat) {
        game.bag.refill(game.hands[seat], rules.hand_size, random);
        const int length = longest_line(game.hands[seat].kinds());
        if (length > longest) {
            longest = length;
            game.seat = seat;
        }
    }
    return game;
}

int Game::place(Board& board, const Placement& placement, Random& random) {
    board.lay(placement);
    hand().remove(placement);
    draw(random);
    int points = placement.points;
    if (hand().size == 0) {
        points += rules.ending_bonus;
        ended = true;
    }
    scores[seat] += points;
    passes = 0;
    next();
    return points;
}

void Game::draw(Random& random) {
    if (!settled) return bag.refill(hand(), rules.hand_size, random);
    while (hand().size < rules.hand_size && bag.size > 0) hand().add(seat == 0 ? bag.draw_last() : bag.draw_first());
}

void Game::trade(const Hand& pieces, Random& random) {
    for (Piece piece : pieces) hand().remove(piece);
    for (int drawn = 0; drawn < pieces.size; ++drawn) hand().add(bag.draw(random));
    for (Piece piece : pieces) bag.add(piece);
    passes = 0;
    next();
}

void Game::pass() {
    ended = ++passes == players;
    next();
}

bool Game::deadlocked(const Board& board) const {
    Mask left = 0;
    for (int seat = 0; seat < players; ++seat) left |= hands[seat].kinds();
    for (Piece piece : bag) left |= bit(piece);
    return !board.fits_somewhere(left);
}

Placement Game::greedy_turn(Board& board, Random& draws, Random& ties) {
    const Placement best = best_placement(board, hand().kinds(), ties);
    take_turn(board, best, draws);
    return best;
}

void Game::take_turn(Board& board, const Placement& placement, Random& draws) {
    if (placement.size)
        place(board, placement, draws);
    else if (bag.size == 0)
        pass();
    else if (deadlocked(board))
        ended = true;
    else {
        Hand traded = hand();
        traded.size = std::min(traded.size, bag.size);
        trade(traded, draws);
    }
}

}  // namespace sixfold::tiles

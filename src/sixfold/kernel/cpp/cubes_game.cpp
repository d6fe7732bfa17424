#include "cubes_game.hpp"

#include <numeric>

namespace sixfold {

namespace {

Piece rolled(int colour, Random& random) {
    return static_cast<Piece>(6 * colour + static_cast<int>(random.below(6)));
}

}  // namespace

int CubesTable::bag_size() const {
    return std::accumulate(bag.begin(), bag.end(), 0);
}

void CubesTable::refill(Hand& hand, Random& random) {
    for (int left = bag_size(); hand.size < HAND_SIZE && left > 0; --left) {
        int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(left)));
        int colour = 0;
        while (drawn >= bag[colour]) drawn -= bag[colour++];
        --bag[colour];
        hand.add(rolled(colour, random));
    }
}

CubesTable CubesTable::deal(int players, Random& random) {
    CubesTable table;
    table.players = players;
    table.bag.fill(CUBE_COPIES);
    for (int seat = 0; seat < players; ++seat) table.refill(table.hands[seat], random);
    return table;
}

void CubesTable::roll(const Board& board, int choice, Random& random) {
    Hand& cubes = hand();
    for (int place = 0; place < cubes.size; ++place)
        if (choice >> place & 1) cubes.pieces[place] = rolled(cubes.pieces[place] / 6, random);
    while (!able_to_place(board, cubes.kinds()))
        for (int place = 0; place < cubes.size; ++place) cubes.pieces[place] = rolled(cubes.pieces[place] / 6, random);
}

void CubesTable::place(Board& board, const Placement& placement, Random& random) {
    board.lay(placement);
    hand().remove(placement);
    refill(hand(), random);
    scores[seat] += placement.points;
    if (hand().size == 0) {
        scores[seat] += ENDING_BONUS;
        ended = true;
    }
    passes = 0;
    next();
}

void CubesTable::pass() {
    ended = ++passes == players;
    next();
}

}  // namespace sixfold

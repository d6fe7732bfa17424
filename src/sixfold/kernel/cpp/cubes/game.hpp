// A game of cubes as the kernel plays it out. `sixfold.games.cubes` is the authority for every rule here.
#pragma once

#include <array>
#include <numeric>

#include "cubes/roll.hpp"
#include "common/random.hpp"
#include "tiles/game.hpp"

namespace sixfold {

constexpr int MOST_CUBES_PLAYERS = 4;
constexpr int CUBES = 6 * CUBE_COPIES;

// What is left to chance: which colour a seat draws, and which face a cube of it shows.
struct Chance {
    Random& random;

    int draw(int, const std::array<int, 6>& bag, int left) {
        int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(left)));
        int colour = 0;
        while (drawn >= bag[colour]) drawn -= bag[colour++];
        return colour;
    }
    int face(int) { return static_cast<int>(random.below(6)); }
};

struct CubesTable {
    int players = 2;
    int seat = 0;
    int passes = 0;
    bool ended = false;
    std::array<Hand, MOST_PLAYERS> hands;
    std::array<int, MOST_PLAYERS> scores{};
    // Cubes of each colour in the bag.
    std::array<int, 6> bag{};

    Hand& hand() { return hands[seat]; }
    const Hand& hand() const { return hands[seat]; }
    const Hand& next_hand() const { return hands[seat + 1 == players ? 0 : seat + 1]; }
    int bag_size() const { return std::accumulate(bag.begin(), bag.end(), 0); }

    // Everybody draws and rolls; seat 0 starts.
    static CubesTable deal(int players, Random& random);

    // Rolls the chosen cubes, then all of them while nothing can be placed.
    template <class Luck>
    void roll(const Board& board, int choice, Luck&& luck) {
        Hand& cubes = hand();
        const auto roll_chosen = [&](int chosen) {
            for (int place = 0; place < cubes.size; ++place)
                if (chosen >> place & 1) cubes.pieces[place] = shown(cubes.pieces[place] / 6, luck);
        };
        roll_chosen(choice);
        while (!able_to_place(board, cubes.kinds())) roll_chosen(CHOICES - 1);
    }

    template <class Luck>
    void place(Board& board, const Placement& placement, Luck&& luck) {
        board.lay(placement);
        hand().remove(placement);
        refill(luck);
        scores[seat] += placement.points;
        if (hand().size == 0) {
            scores[seat] += ENDING_BONUS;
            ended = true;
        }
        passes = 0;
        next();
    }

    void pass() {
        ended = ++passes == players;
        next();
    }

  private:
    void next() { seat = seat + 1 == players ? 0 : seat + 1; }

    template <class Luck>
    Piece shown(int colour, Luck& luck) {
        return static_cast<Piece>(6 * colour + luck.face(seat));
    }

    // The player on turn draws up to six.
    template <class Luck>
    void refill(Luck& luck) {
        for (int left = bag_size(); hand().size < HAND_SIZE && left > 0; --left) {
            const int colour = luck.draw(seat, bag, left);
            --bag[colour];
            hand().add(shown(colour, luck));
        }
    }
};

inline CubesTable CubesTable::deal(int players, Random& random) {
    CubesTable table;
    Chance chance{random};
    table.players = players;
    table.bag.fill(CUBE_COPIES);
    for (table.seat = 0; table.seat < players; ++table.seat) table.refill(chance);
    table.seat = 0;
    return table;
}

}  // namespace sixfold

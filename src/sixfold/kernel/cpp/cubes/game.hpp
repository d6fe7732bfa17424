// A game of cubes as the kernel plays it out. `sixfold.games.cubes` is the authority for every rule here.
#pragma once

#include <array>
#include <numeric>

#include "common/random.hpp"
#include "cubes/roll.hpp"

namespace sixfold::cubes {

constexpr int MOST_PLAYERS = 4;
constexpr int COLOURS = 6;

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

struct Game {
    Game(const Rules& rules, int players) : rules(rules), players(players) {}

    Rules rules;
    int players;
    int seat = 0;
    int passes = 0;
    bool ended = false;
    std::array<Hand, MOST_PLAYERS> hands;
    std::array<int, MOST_PLAYERS> scores{};
    // Cubes of each colour in the bag.
    std::array<int, COLOURS> bag{};

    Hand& hand() { return hands[seat]; }
    const Hand& hand() const { return hands[seat]; }
    const Hand& next_hand() const { return hands[seat + 1 == players ? 0 : seat + 1]; }
    int bag_size() const { return std::accumulate(bag.begin(), bag.end(), 0); }

    // Everybody draws and rolls; seat 0 starts.
    static Game deal(const Rules& rules, int players, Random& random);

    // Rolls the chosen cubes, then all of them while nothing can be placed.
    template <class Luck>
    void roll(const Board& board, int choice, Luck&& luck) {
        Hand& cubes = hand();
        const auto roll_chosen = [&](int chosen) {
            for (int place = 0; place < cubes.size; ++place)
                if (chosen >> place & 1) cubes.pieces[place] = shown(cubes.pieces[place] / 6, luck);
        };
        roll_chosen(choice);
        while (!able_to_place(board, cubes.kinds())) roll_chosen(MOST_CHOICES - 1);
    }

    template <class Luck>
    void place(Board& board, const Placement& placement, Luck&& luck) {
        board.lay(placement);
        hand().remove(placement);
        refill(luck);
        scores[seat] += placement.points;
        if (hand().size == 0) {
            scores[seat] += rules.ending_bonus;
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

    // The player on turn draws back up to a full hand, as far as the bag goes.
    template <class Luck>
    void refill(Luck& luck) {
        for (int left = bag_size(); hand().size < rules.hand_size && left > 0; --left) {
            const int colour = luck.draw(seat, bag, left);
            --bag[colour];
            hand().add(shown(colour, luck));
        }
    }
};

inline Game Game::deal(const Rules& rules, int players, Random& random) {
    Game game(rules, players);
    Chance chance{random};
    game.bag.fill(rules.copies);
    for (game.seat = 0; game.seat < players; ++game.seat) game.refill(chance);
    game.seat = 0;
    return game;
}

}  // namespace sixfold::cubes

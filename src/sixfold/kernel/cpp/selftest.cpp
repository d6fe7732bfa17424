// A program without Python that exercises every part of the kernel, to be built with sanitizers: see scripts/sanitize.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "board/best.hpp"
#include "board/placements.hpp"
#include "cards/match.hpp"
#include "cubes/game.hpp"
#include "cubes/match.hpp"
#include "tiles/endgame.hpp"
#include "tiles/greedy.hpp"
#include "tiles/match.hpp"

namespace {

using namespace sixfold;

// Values that no edition prints, so that none is taken for granted.
constexpr Rules TILES{3, 6, 2, 5, 7};
constexpr Rules CUBES{16, 5, 3, 4, 9};
constexpr Rules CARDS{3, 9, 3, 0, 0};

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "selftest: %s\n", what);
    std::exit(1);
}

long count_placements(const Board& board, Mask hand) {
    long found = 0;
    each_placement(board, hand, [&](const auto& generator, int points) {
        const Placement placement = generator.placement(points);
        found += placement.size * 1000 + placement.points;
    });
    return found;
}

// Every board of a game, then all taken back: the lists must be the same on the way down as on the way up.
void lay_and_undo(Cell first) {
    Random random(first);
    const auto board = std::make_unique<Board>(TILES);
    std::vector<std::pair<int, long>> before;
    board->lay(first, 0);
    while (board->laid() < 100) {
        Hand hand;
        while (hand.size < TILES.hand_size) hand.add(static_cast<Piece>(random.below(KINDS)));
        before.emplace_back(board->laid(), count_placements(*board, 0b111111111));
        const Placement placement = best_placement(*board, hand.kinds(), random);
        if (board->laid() + placement.size > MOST_LAID) break;
        board->lay(placement);
    }
    for (; !before.empty(); before.pop_back()) {
        board->undo_to(before.back().first);
        require(count_placements(*board, 0b111111111) == before.back().second, "undoing does not come back");
    }
}

void play_tiles() {
    for (int players = 2; players <= tiles::MOST_PLAYERS; ++players) {
        require(tiles::simulate(TILES, 20, players, 1).games == 20, "simulated games are missing");
        require(!tiles::trace(TILES, players, 2).turns.empty(), "a traced game has no turns");
    }
    tiles::Player greedy, weighed, searching;
    weighed.style = tiles::Style::club;
    searching.style = tiles::Style::expert;
    searching.limits.rollouts = 60;
    searching.limits.inference.samples = 60;
    weighed.limits.endgame_nodes = searching.limits.endgame_nodes = 2000;
    require(tiles::play_match(TILES, weighed, greedy, 4, 2, 1).games == 8, "a match of two is short");
    require(tiles::play_match(TILES, searching, weighed, 1, 2, 2).games == 2, "a match with search is short");
    require(tiles::play_match(TILES, searching, greedy, 1, 4, 3).games == 4, "a match of four is short");
    require(tiles::play_match(TILES, searching, greedy, 1, 8, 4).games == 8, "a match of eight is short");
}

// The largest hand there is room for.
void roll_many_cubes() {
    Hand cubes;
    for (int cube = 0; cube < MOST_HELD; ++cube) cubes.add(static_cast<Piece>(7 * cube % KINDS));
    const auto board = std::make_unique<Board>(CUBES);
    require(cubes::RollTable(*board, cubes).best() > 0, "nothing is expected of many cubes");
}

void play_cubes() {
    roll_many_cubes();
    cubes::Player greedy, weighing, searching;
    weighing.style = cubes::Style::club;
    searching.style = cubes::Style::expert;
    searching.limits.rollouts = 60;
    for (int players = 2; players <= cubes::MOST_PLAYERS; ++players) {
        require(cubes::play_match(CUBES, weighing, greedy, 1, players, 5).games == players,
                "a match of cubes is short");
        require(cubes::play_match(CUBES, searching, greedy, 1, players, 5).games == players,
                "a match with search is short");
    }
}

void play_cards() {
    cards::Player expert, greedy;
    expert.style = cards::Style::expert;
    expert.rollouts = 4;
    for (const cards::Style style : {cards::Style::novice, cards::Style::club, cards::Style::expert}) {
        expert.style = style;
        require(cards::play_match(CARDS, expert, greedy, {2, 1, 3, false}).games == 2, "a match of cards is short");
    }
}

}  // namespace

int main() {
    for (const Cell first : {Cell{0}, Cell{135}, Cell{8192}, Cell{16383}}) lay_and_undo(first);
    play_tiles();
    play_cubes();
    play_cards();
    std::puts("selftest: all parts ran");
}

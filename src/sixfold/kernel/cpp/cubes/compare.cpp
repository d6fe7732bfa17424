#include "cubes/compare.hpp"

namespace sixfold::cubes {

namespace {

Placement thoughtful_turn(const Player& player, Game& game, Board& board, int choice, Settled& luck, Random& ties) {
    if (!ever_able_to_place(board, game.hand())) {
        game.pass();
        return {};
    }
    if (choice == NOT_CHOSEN) choice = player.roll(board, game, ties);
    game.roll(board, choice, luck);
    const Placement placement = player.choose(board, game, ties);
    game.place(board, placement, luck);
    return placement;
}

}  // namespace

std::vector<Compared> compare(Board& board, const Game& game, const Limits& limits, const std::vector<Play>& plays,
                              const Hand& drawn, const Player* player, int deals, Random& random) {
    Playout playout(board, game, limits, random, drawn);
    std::vector<int> replies;
    for (const Play& play : plays)
        replies.push_back(play.choice == NOT_CHOSEN ? playout.reply_to(play.placement) : NOT_CHOSEN);
    TakeTurn take_turn = quick_turn;
    if (player)
        take_turn = [player](Game& played, Board& on, int choice, Settled& luck, Random& ties) {
            return thoughtful_turn(*player, played, on, choice, luck, ties);
        };
    return compare_plays(static_cast<int>(plays.size()), deals, [&](int number, int deal, Compared& compared) {
        const auto place = static_cast<std::size_t>(number);
        return playout.outcome(plays[place], replies[place], playout.dealt(deal), take_turn, compared);
    });
}

}  // namespace sixfold::cubes

#include "batch/setting.hpp"

#include "cards/cards.hpp"

namespace sixfold::batch {

namespace {

bool within(int number, int least, int most) {
    return number >= least && number <= most;
}

}  // namespace

bool read_setting(const sixfold_batch_setting& given, Setting& setting) {
    if (!within(given.game, 0, 2) || !within(given.side, 1, MOST_SIDE) || !within(given.reward, 0, 1)) return false;
    if (!within(given.qwirkle_bonus, 0, MOST_BONUS) || !within(given.ending_bonus, 0, MOST_BONUS)) return false;
    if (!within(given.players, 2, MOST_PLAYERS) || !within(given.copies, 1, MOST_PIECES)) return false;
    setting = {static_cast<Kind>(given.game),
               given.players,
               {given.copies, given.hand_size, given.shortest, given.qwirkle_bonus, given.ending_bonus},
               given.longest_starts != 0,
               given.youngest_first != 0,
               given.side,
               given.reward == 1,
               given.auto_reset != 0};
    const bool by_cards = setting.game == Kind::cards;
    if (setting.box() > MOST_PIECES || !within(given.hand_size, 1, by_cards ? cards::MOST_IN_HAND : MOST_HELD))
        return false;
    if (by_cards && (given.players > cards::MOST_PLAYERS || given.shortest != cards::SHORTEST)) return false;
    if (!within(given.shortest, 1, std::min(LONGEST, given.hand_size))) return false;
    // Fewer cubes might have neither enough colours nor enough of one, and would be rolled for ever before the opening.
    const int others = given.shortest - 1;
    if (setting.game == Kind::cubes && given.hand_size <= others * others) return false;
    return given.players * given.hand_size <= setting.box();
}

}  // namespace sixfold::batch

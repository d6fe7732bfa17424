#include "cubes/playout.hpp"

#include "board/best.hpp"
#include "common/playouts.hpp"

namespace sixfold::cubes {

namespace {

constexpr int NOT_CHOSEN = -1;

// Chance that is settled beforehand, so that candidates meet the same as far as can be: the player's draws come from
// one end of the bag and those of the others from its other end, so that laying one cube more changes nobody else's
// luck.
class Settled {
  public:
    Settled(int own_seat, const std::uint8_t* order, int size, std::uint64_t seed)
        : own_seat_(own_seat),
          next_(order),
          end_(order + size),
          faces_{Random(seed), Random(seed + 1), Random(seed + 2), Random(seed + 3)} {}

    int draw(int seat, const std::array<int, 6>&, int) { return seat == own_seat_ ? *--end_ : *next_++; }
    int face(int seat) { return static_cast<int>(faces_[seat].below(6)); }

  private:
    const int own_seat_;
    const std::uint8_t *next_, *end_;
    std::array<Random, MOST_PLAYERS> faces_;
};

// The cubes that a placement leaves over.
int left_over(const Hand& cubes, const Placement& placement) {
    Mask used = placement.kinds();
    int choice = 0;
    for (int place = 0; place < cubes.size; ++place) {
        const Mask kind = bit(cubes.pieces[place]);
        if (!(used & kind)) choice |= 1 << place;
        used &= ~kind;
    }
    return choice;
}

// A turn in a hurry: rolls what the best placement leaves over, unless told which cubes, then takes the most points.
void quick_turn(Game& game, Board& board, int choice, Settled& luck, Random& ties) {
    if (choice == NOT_CHOSEN) {
        const Placement best = best_placement(board, game.hand().kinds(), ties);
        if (best.size == 0 && !ever_able_to_place(board, game.hand())) return game.pass();
        choice = left_over(game.hand(), best);
    }
    game.roll(board, choice, luck);
    game.place(board, best_placement(board, game.hand().kinds(), ties), luck);
}

}  // namespace

void Playout::judge(std::vector<Judged>& judged) {
    struct Candidate {
        Placement placement;
        // The cubes that the next player does best to roll.
        int reply;
        double value = 0;
        int rollouts = 0;
    };
    std::vector<Candidate> candidates;
    for (const auto& one : judged) {
        const Hand& next = game_.next_hand();
        board_.lay(one.placement);
        const bool able = ever_able_to_place(board_, next);
        candidates.push_back({one.placement, able ? RollTable(board_, next).best_choice() : NOT_CHOSEN});
        board_.undo(one.placement);
    }
    halve(candidates, limits_.rollouts,
          [this](const Candidate& one, int deal) { return rollout(one.placement, one.reply, dealt(deal)); });
    judged.clear();
    for (const auto& one : candidates) judged.push_back({one.placement, one.value, one.rollouts});
}

const Playout::Deal& Playout::dealt(int number) {
    while (static_cast<int>(deals_.size()) <= number) {
        Deal& deal = deals_.emplace_back();
        int size = 0;
        for (int colour = 0; colour < 6; ++colour)
            for (int cube = 0; cube < game_.bag[colour]; ++cube) deal.order[size++] = static_cast<std::uint8_t>(colour);
        for (; size > 1; --size)
            std::swap(deal.order[size - 1], deal.order[random_.below(static_cast<std::uint32_t>(size))]);
        deal.seed = random_.next();
    }
    return deals_[number];
}

// The chance of winning, averaged over the rounds played out; each ends with the player's own turn.
double Playout::rollout(const Placement& placement, int reply, const Deal& deal) {
    Game game = game_;
    Settled luck(game_.seat, deal.order.data(), game_.bag_size(), deal.seed);
    Random ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = game.bag_size() <= limits_.last_pieces;
    double total = 0;
    int rounds = 0;
    game.place(board_, placement, luck);
    while (to_the_end ? !game.ended : rounds < limits_.rounds) {
        for (int turn = 0; turn < game.players && !game.ended; ++turn) {
            quick_turn(game, board_, reply, luck, ties);
            reply = NOT_CHOSEN;
        }
        if (!to_the_end) total += chance(game);
        ++rounds;
    }
    board_.undo_to(laid);
    return to_the_end ? chance(game) : total / rounds;
}

double Playout::chance(const Game& game) const {
    const int seat = game_.seat, players = game.players;
    const double share =
        static_cast<double>(game.bag_size() + game.rules.hand_size * players) / (COLOURS * game.rules.copies);
    if (limits_.beat_all && players > 2)
        return game.ended ? won_among(game.scores, seat, players)
                          : chance_to_beat_all(game.scores, seat, players, share, limits_.luck);
    const double lead = lead_of(game.scores, seat, players);
    return game.ended ? won(lead) : chance_of_winning(lead, share, limits_.luck);
}

}  // namespace sixfold::cubes

#include "cubes/playout.hpp"

#include "board/best.hpp"
#include "common/playouts.hpp"

namespace sixfold {

namespace {

constexpr int NOT_CHOSEN = -1;

// Chance that is settled beforehand, so that candidates meet the same as far as can be: the own draws come from one end
// of the bag and those of the others from its other end, so that laying one cube more changes nobody else's luck.
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
    std::array<Random, MOST_CUBES_PLAYERS> faces_;
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
void quick_turn(CubesTable& table, Board& board, int choice, Settled& luck, Random& ties) {
    if (choice == NOT_CHOSEN) {
        const Placement best = best_placement(board, table.hand().kinds(), ties);
        if (best.size == 0 && !ever_able_to_place(board, table.hand())) return table.pass();
        choice = left_over(table.hand(), best);
    }
    table.roll(board, choice, luck);
    table.place(board, best_placement(board, table.hand().kinds(), ties), luck);
}

}  // namespace

void CubesPlayout::judge(std::vector<CubesJudged>& judged) {
    struct Candidate {
        Placement placement;
        // The cubes that the next player does best to roll.
        int reply;
        double value = 0;
        int rollouts = 0;
    };
    std::vector<Candidate> candidates;
    for (const auto& one : judged) {
        const Hand& next = table_.next_hand();
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

const CubesPlayout::Deal& CubesPlayout::dealt(int number) {
    while (static_cast<int>(deals_.size()) <= number) {
        Deal& deal = deals_.emplace_back();
        int size = 0;
        for (int colour = 0; colour < 6; ++colour)
            for (int cube = 0; cube < table_.bag[colour]; ++cube) deal.order[size++] = static_cast<std::uint8_t>(colour);
        for (; size > 1; --size) std::swap(deal.order[size - 1], deal.order[random_.below(static_cast<std::uint32_t>(size))]);
        deal.seed = random_.next();
    }
    return deals_[number];
}

// The chance of winning, averaged over the rounds played out: each ends with the own turn.
double CubesPlayout::rollout(const Placement& placement, int reply, const Deal& deal) {
    CubesTable table = table_;
    Settled luck(table_.seat, deal.order.data(), table_.bag_size(), deal.seed);
    Random ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = table.bag_size() <= limits_.last_pieces;
    double total = 0;
    int rounds = 0;
    table.place(board_, placement, luck);
    while (to_the_end ? !table.ended : rounds < limits_.rounds) {
        for (int turn = 0; turn < table.players && !table.ended; ++turn) {
            quick_turn(table, board_, reply, luck, ties);
            reply = NOT_CHOSEN;
        }
        if (!to_the_end) total += chance(table);
        ++rounds;
    }
    board_.undo_to(laid);
    return to_the_end ? chance(table) : total / rounds;
}

double CubesPlayout::chance(const CubesTable& table) const {
    const double lead = lead_of(table.scores, table_.seat, table.players);
    const double left = table.bag_size() + HAND_SIZE * table.players;
    return table.ended ? won(lead) : chance_of_winning(lead, left / CUBES, limits_.luck);
}

}  // namespace sixfold

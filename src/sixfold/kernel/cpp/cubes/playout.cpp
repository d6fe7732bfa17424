#include "cubes/playout.hpp"

#include "board/best.hpp"
#include "board/qwirkle.hpp"
#include "common/playouts.hpp"

namespace sixfold::cubes {

namespace {

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

void count(const Placement& placement, Places& places) {
    for (int place = 0; place < placement.size; ++place) ++places[placement.cells[place]];
}

}  // namespace

Placement quick_turn(Game& game, Board& board, int choice, Settled& luck, Random& ties) {
    if (choice == NOT_CHOSEN) {
        const Placement best = best_placement(board, game.hand().kinds(), ties);
        if (best.size == 0 && !ever_able_to_place(board, game.hand())) {
            game.pass();
            return {};
        }
        choice = left_over(game.hand(), best);
    }
    game.roll(board, choice, luck);
    const Placement placement = best_placement(board, game.hand().kinds(), ties);
    game.place(board, placement, luck);
    return placement;
}

void Playout::judge(std::vector<Judged>& judged) {
    struct Candidate {
        Placement placement;
        // The cubes that the next player does best to roll.
        int reply;
        double value = 0;
        int rollouts = 0;
    };
    std::vector<Candidate> candidates;
    for (const auto& one : judged) candidates.push_back({one.placement, reply_to(one.placement)});
    halve(candidates, limits_.rollouts,
          [this](const Candidate& one, int deal) { return rollout({one.placement}, one.reply, dealt(deal)); });
    judged.clear();
    for (const auto& one : candidates) judged.push_back({one.placement, one.value, one.rollouts});
}

int Playout::reply_to(const Placement& placement) {
    const Hand& next = game_.next_hand();
    board_.lay(placement);
    const int choice = ever_able_to_place(board_, next) ? RollTable(board_, next).best_choice() : NOT_CHOSEN;
    board_.undo(placement);
    return choice;
}

const Playout::Deal& Playout::dealt(int number) {
    std::array<int, COLOURS> bag = game_.bag;
    for (Piece piece : drawn_) --bag[piece / 6];
    while (static_cast<int>(deals_.size()) <= number) {
        Deal& deal = deals_.emplace_back();
        int size = 0;
        for (int colour = 0; colour < 6; ++colour)
            for (int cube = 0; cube < bag[colour]; ++cube) deal.order[size++] = static_cast<std::uint8_t>(colour);
        for (; size > 1; --size)
            std::swap(deal.order[size - 1], deal.order[random_.below(static_cast<std::uint32_t>(size))]);
        deal.seed = random_.next();
    }
    return deals_[number];
}

double Playout::rollout(const Play& play, int reply, const Deal& deal, int* points) {
    Game game = game_;
    Settled luck(game_.seat, deal.order.data(), game_.bag_size(), deal.seed);
    Random ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = game.bag_size() <= limits_.last_pieces;
    double total = 0;
    int rounds = 0;
    const int scored = begin(game, play, deal, luck, ties);
    if (points) *points = scored;
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

// Each cube shows the same face in a deal, whichever others are rolled with it. The points of what was laid.
int Playout::begin(Game& game, const Play& play, const Deal& deal, Settled& luck, Random& ties) {
    if (play.choice == NOT_CHOSEN) {
        game.place(board_, play.placement, luck);
        return play.placement.points;
    }
    Random faces(Random::derived(deal.seed, MOST_PLAYERS));
    Hand& cubes = game.hand();
    for (int place = 0; place < cubes.size; ++place) {
        const int face = static_cast<int>(faces.below(6));
        if (play.choice >> place & 1) cubes.pieces[place] = static_cast<Piece>(cubes.pieces[place] / 6 * 6 + face);
    }
    game.roll(board_, 0, luck);
    const Placement best = best_placement(board_, cubes.kinds(), ties);
    game.place(board_, best, luck);
    return best.points;
}

Outcome Playout::outcome(const Play& play, int reply, const Deal& deal, const TakeTurn& take_turn, Compared& compared) {
    Game game = game_;
    Settled luck(game_.seat, deal.order.data(), game_.bag_size() - drawn_.size, deal.seed, drawn_);
    Random ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = limits_.rounds == 0 || game.bag_size() <= limits_.last_pieces;
    Outcome outcome;
    double total = 0;
    int rounds = 0;
    begin(game, play, deal, luck, ties);
    while (to_the_end ? !game.ended : rounds < limits_.rounds) {
        for (int turn = 0; turn < game.players && !game.ended; ++turn) {
            const bool own = game.seat == game_.seat;
            const Placement placement = take_turn(game, board_, reply, luck, ties);
            reply = NOT_CHOSEN;
            if (rounds > 0) continue;
            (own ? outcome.next : outcome.reply) += placement.points;
            if (!made_qwirkle(board_, placement)) continue;
            (own ? outcome.next_qwirkle : outcome.reply_qwirkle) = 1;
            count(placement, own ? compared.next : compared.replies);
        }
        if (!to_the_end) total += chance(game);
        ++rounds;
    }
    board_.undo_to(laid);
    outcome.chance = to_the_end ? chance(game) : total / rounds;
    add_points(game, outcome);
    return outcome;
}

// Whoever holds nothing has ended the game and got the bonus for it.
void Playout::add_points(const Game& game, Outcome& outcome) const {
    const double share = 1.0 / (game.players - 1);
    for (int seat = 0; seat < game.players; ++seat) {
        const int bonus = game.ended && game.hands[seat].size == 0 ? game.rules.ending_bonus : 0;
        const int points = game.scores[seat] - game_.scores[seat] - bonus;
        if (seat == game_.seat) {
            outcome.mine = points;
            outcome.ending += bonus;
        } else {
            outcome.others += share * points;
            outcome.ending -= share * bonus;
        }
    }
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

double Playout::chance_per_point() const {
    Game ahead = game_;
    ++ahead.scores[game_.seat];
    return chance(ahead) - chance(game_);
}

}  // namespace sixfold::cubes

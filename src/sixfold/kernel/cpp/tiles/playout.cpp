#include "tiles/playout.hpp"

#include "board/qwirkle.hpp"
#include "common/playouts.hpp"

namespace sixfold::tiles {

namespace {

// The player draws from its own end of the bag; what it gave away lies anywhere in it.
void trade(Game& game, const Hand& pieces, Random& draws) {
    for (Piece piece : pieces) game.hand().remove(piece);
    for (int drawn = 0; drawn < pieces.size; ++drawn) game.hand().add(game.bag.draw_last());
    for (Piece piece : pieces) game.bag.mix_in(piece, draws);
    game.passes = 0;
    game.next();
}

void count(const Placement& placement, Places& places) {
    for (int place = 0; place < placement.size; ++place) ++places[placement.cells[place]];
}

}  // namespace

Playout::Playout(Board& board, const View& view, const Limits& limits, Random& random, const Hand& drawn,
                 const Hands* laid_open)
    : board_(board), view_(view), limits_(limits), random_(random), drawn_(drawn) {
    if (laid_open)
        for (int seat = 1; seat < view.players; ++seat) pools_[seat] = {{(*laid_open)[seat]}, {1.0}};
    else if (limits.inference.samples > 0)
        pools_ = infer_hands(board, view, limits.inference, random);
}

const Deal& Playout::dealt(int number) {
    while (static_cast<int>(deals_.size()) <= number) deals_.push_back(new_deal());
    return deals_[number];
}

Deal Playout::new_deal() {
    Deal deal{Game(view_.rules, view_.players), 0};
    Game& game = deal.game;
    game.hands[0] = view_.hand;
    game.scores = view_.scores;
    std::array<std::uint8_t, KINDS> left;
    for (int kind = 0; kind < KINDS; ++kind) left[kind] = static_cast<std::uint8_t>(view_.unseen.of(kind));
    for (Piece piece : drawn_) --left[piece];
    for (int seat = 1; seat < view_.players; ++seat) suppose_hand(game, seat, left);
    for (int kind = 0; kind < KINDS; ++kind)
        for (int copy = 0; copy < left[kind]; ++copy) game.bag.add(static_cast<Piece>(kind));
    for (int seat = 1; seat < view_.players; ++seat)
        while (game.hands[seat].size < view_.hand_sizes[seat]) game.hands[seat].add(game.bag.draw(random_));
    game.bag.shuffle(random_);
    for (Piece piece : drawn_) game.bag.add(piece);
    game.settled = true;
    deal.seed = random_.next();
    return deal;
}

// A hand from the pool, if the pieces others hold leave one.
void Playout::suppose_hand(Game& game, int seat, std::array<std::uint8_t, KINDS>& left) {
    constexpr int TRIES = 20;
    if (pools_[seat].hands.empty()) return;
    for (int attempt = 0; attempt < TRIES; ++attempt) {
        const Hand& hand = pools_[seat].draw(random_);
        std::array<std::uint8_t, KINDS> after = left;
        bool possible = true;
        for (Piece piece : hand) possible = possible && after[piece]-- > 0;
        if (!possible) continue;
        left = after;
        game.hands[seat] = hand;
        return;
    }
}

void Playout::begin(Game& game, const Judged& judged, Random& draws) {
    if (judged.placement.size)
        game.place(board_, judged.placement, draws);
    else
        trade(game, judged.traded, draws);
}

void Playout::quick_turn(Game& game, Random& draws, Random& ties) {
    if (limits_.weighed > 0) {
        game.take_turn(board_, weighed_placement(board_, game, limits_.weighed, limits_.weights, known_chances_),
                       draws);
    } else if (limits_.habits) {
        const Habit& habit = LEARNED[learned_set(view_.players)][stage_of(game.bag.size)];
        game.take_turn(board_, habitual_placement(board_, game.hand(), habit, ties), draws);
    } else {
        game.greedy_turn(board_, draws, ties);
    }
}

double Playout::rollout(const Judged& judged, const Deal& deal) {
    Game game = deal.game;
    Random draws(deal.seed), ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = view_.bag_size <= limits_.last_pieces;
    double total = 0;
    int rounds = 0;
    begin(game, judged, draws);
    while (to_the_end ? !game.ended : rounds < limits_.rounds) {
        for (int turn = 0; turn < view_.players && !game.ended; ++turn) quick_turn(game, draws, ties);
        if (!to_the_end) total += chance(game);
        ++rounds;
    }
    board_.undo_to(laid);
    return to_the_end ? chance(game) : total / rounds;
}

Outcome Playout::outcome(const Judged& judged, const Deal& deal, const TakeTurn& take_turn, Compared& compared) {
    Game game = deal.game;
    Random draws(deal.seed), ties(~deal.seed);
    const int laid = board_.laid();
    const bool to_the_end = limits_.rounds == 0 || view_.bag_size <= limits_.last_pieces;
    Outcome outcome;
    double total = 0;
    int rounds = 0;
    begin(game, judged, draws);
    while (to_the_end ? !game.ended : rounds < limits_.rounds) {
        if (rounds == 0)
            first_round(game, draws, ties, take_turn, outcome, compared);
        else
            for (int turn = 0; turn < view_.players && !game.ended; ++turn) take_turn(game, board_, draws, ties);
        if (!to_the_end) total += chance(game);
        ++rounds;
    }
    board_.undo_to(laid);
    outcome.chance = to_the_end ? chance(game) : total / rounds;
    add_points(game, outcome);
    return outcome;
}

void Playout::first_round(Game& game, Random& draws, Random& ties, const TakeTurn& take_turn, Outcome& outcome,
                          Compared& compared) {
    for (int turn = 0; turn < view_.players && !game.ended; ++turn) {
        const bool own = game.seat == 0;
        const Placement laid = take_turn(game, board_, draws, ties);
        (own ? outcome.next : outcome.reply) += laid.points;
        if (!made_qwirkle(board_, laid)) continue;
        (own ? outcome.next_qwirkle : outcome.reply_qwirkle) = 1;
        count(laid, own ? compared.next : compared.replies);
    }
}

// Whoever holds nothing has ended the game and got the bonus for it.
void Playout::add_points(const Game& game, Outcome& outcome) const {
    const double share = 1.0 / (view_.players - 1);
    for (int seat = 0; seat < view_.players; ++seat) {
        const int bonus = game.ended && game.hands[seat].size == 0 ? view_.rules.ending_bonus : 0;
        const int points = game.scores[seat] - view_.scores[seat] - bonus;
        if (seat == 0) {
            outcome.mine = points;
            outcome.ending += bonus;
        } else {
            outcome.others += share * points;
            outcome.ending -= share * bonus;
        }
    }
}

double Playout::chance(const Game& game) const {
    const int players = view_.players;
    const double left = static_cast<double>(game.bag.size + view_.rules.hand_size * players);
    const double share = left / (KINDS * view_.rules.copies);
    if (limits_.beat_all && players > 2)
        return game.ended ? won_among(game.scores, 0, players)
                          : chance_to_beat_all(game.scores, 0, players, share, limits_.luck);
    const double lead = lead_of(game.scores, 0, players);
    return game.ended ? won(lead) : chance_of_winning(lead, share, limits_.luck);
}

}  // namespace sixfold::tiles

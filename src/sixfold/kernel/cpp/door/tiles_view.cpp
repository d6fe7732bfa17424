#include "door/tiles_view.hpp"

#include <array>
#include <utility>

#include "board/best.hpp"

namespace sixfold::door {

std::optional<tiles::View> read_tiles_view(Request& request, const Rules& rules) {
    const Hand hand = read_hand(request, rules);
    const std::vector<int> unseen = request.numbers(), hand_sizes = request.numbers(), scores = request.numbers();
    const int bag_size = request.number(), players = static_cast<int>(hand_sizes.size());
    request.require(rules.copies <= tiles::MOST_COPIES, Refusal::too_many_copies_of_a_tile);
    request.require(players >= 2 && players <= tiles::MOST_PLAYERS && scores.size() == hand_sizes.size(),
                    Refusal::not_the_same_players);
    if (!request.require(unseen.size() == KINDS, Refusal::not_every_kind)) return std::nullopt;
    std::array<std::uint8_t, KINDS> counts;
    for (int kind = 0; kind < KINDS; ++kind) {
        const bool possible = unseen[kind] >= 0 && unseen[kind] <= rules.copies;
        if (!request.require(possible, Refusal::no_such_number_unseen, rules.copies)) return std::nullopt;
        counts[kind] = static_cast<std::uint8_t>(unseen[kind]);
    }
    tiles::View view{rules, players, hand, tiles::Unseen(counts), {}, {}, bag_size, {}};
    int hidden = 0;
    for (int seat = 0; seat < players; ++seat) {
        const bool possible = hand_sizes[seat] >= 0 && hand_sizes[seat] <= rules.hand_size;
        request.require(possible, Refusal::no_such_hand_size, rules.hand_size);
        view.hand_sizes[seat] = hand_sizes[seat];
        view.scores[seat] = scores[seat];
        if (seat > 0 && possible) hidden += hand_sizes[seat];
    }
    request.require(bag_size >= 0 && bag_size <= MOST_PIECES && hidden + bag_size == view.unseen.total() &&
                        view.hand.size == hand_sizes[0],
                    Refusal::hidden_do_not_add_up);
    if (request.refused()) return std::nullopt;
    return view;
}

namespace {

struct ToldTurn {
    int seat;
    PlacedPieces placed;
    int drawn;
};

std::vector<ToldTurn> read_turns(Request& request) {
    std::vector<ToldTurn> turns(request.size(3));
    for (ToldTurn& turn : turns) {
        turn.seat = request.number();
        turn.placed = read_placed(request);
        turn.drawn = request.number();
    }
    return turns;
}

}  // namespace

void read_history(Request& request, LaidBoard& laid, std::optional<tiles::View>& view) {
    const std::vector<ToldTurn> history = read_turns(request);
    if (request.refused() || history.empty()) return;
    const auto given = std::make_unique<Board>(laid.board());
    std::vector<bool> later(CELLS, false);
    for (const auto& [seat, placed, drawn] : history) {
        const Placement placement = laid.placement_of(request, placed);
        for (int place = 0; place < placement.size; ++place) {
            const Cell cell = placement.cells[place];
            const bool lies = !later[cell] && given->occupied(cell) && given->piece(cell) == placement.pieces[place];
            if (!request.require(lies, Refusal::history_not_on_board)) return;
            later[cell] = true;
        }
        const bool possible = seat >= 0 && seat < view->players && drawn >= 0 && drawn <= view->rules.hand_size;
        if (!request.require(possible, Refusal::no_such_past_turn)) return;
        view->history.push_back({seat, placement, drawn});
    }
    Board& board = laid.board();
    board.undo_to(0);
    for (int place = 0; place < given->laid(); ++place) {
        const Cell cell = given->laid_cell(place);
        if (!later[cell]) board.lay(cell, given->piece(cell));
    }
    for (tiles::PastTurn& turn : view->history) {
        score_placement(board, turn.placement);
        board.lay(turn.placement);
    }
}

tiles::Player read_tiles_player(Request& request) {
    const int style = request.number();
    tiles::Player player;
    tiles::Limits& limits = player.limits;
    limits.rollouts = request.number();
    limits.rounds = request.number();
    limits.candidates = request.number();
    limits.inference.samples = request.number();
    limits.inference.tau = request.real();
    limits.endgame_nodes = request.word();
    limits.beat_all = request.flag();
    limits.trades = request.flag();
    limits.habits = request.flag();
    limits.weighed = request.number();
    if (!request.require(style >= 0 && style <= static_cast<int>(tiles::Style::expert), Refusal::no_such_style, style))
        return player;
    player.style = static_cast<tiles::Style>(style);
    const bool able = limits.rollouts >= 1 && limits.rounds >= 1 && limits.candidates >= 1 &&
                      limits.inference.samples >= 0 && limits.inference.tau > 0 && limits.weighed >= 0;
    request.require(able || player.style != tiles::Style::expert, Refusal::no_expert);
    return player;
}

void check_tiles_game(Request& request, const Rules& rules, int players) {
    check_hand_size(request, rules);
    request.require(players >= 2 && players <= tiles::MOST_PLAYERS, Refusal::not_2_to_8_players);
    request.require(rules.copies <= tiles::MOST_COPIES, Refusal::too_many_tiles, MOST_PIECES);
    request.require(players * rules.hand_size <= KINDS * rules.copies, Refusal::not_tiles_enough);
}

}  // namespace sixfold::door

"""What holds in every game of every edition with every number of players, from the deal to the end."""

from collections import Counter
from typing import Any

import pytest

from conformance.played import TABLES, played
from perft.brute import score as naive_score
from sixfold.core.pieces import KINDS, colour_of, piece_name
from sixfold.core.refusals import Code
from sixfold.games import cards, cubes, edition, tiles

pytestmark = pytest.mark.parametrize(("edition_id", "players", "bot_name"), TABLES)


def everything(state: Any) -> Counter[Any]:
    """All pieces of a state, wherever they are; cubes by colour."""
    pieces = [piece for hand in state.hands for piece in hand]
    if isinstance(state, cards.State):
        series = [*state.table, *(qwirkle for taken in state.qwirkles for qwirkle in taken)]
        return Counter([*pieces, *state.stack, *(card for cards_in_it in series for card in cards_in_it)])
    pieces += state.board.pieces.values()
    if isinstance(state, cubes.State):
        return Counter([*(colour_of(piece) for piece in pieces), *state.bag])
    return Counter([*pieces, *state.bag])


def test_no_piece_is_lost_or_made(edition_id: str, players: int, bot_name: str) -> None:
    whole = Counter(dict.fromkeys(range(6), 15)) if edition_id == "cubes-nl" else Counter(list(KINDS) * 3)
    for state in played(edition_id, players, bot_name).states:
        assert everything(state) == whole


def test_hands_are_filled_while_pieces_last(edition_id: str, players: int, bot_name: str) -> None:
    size = edition(edition_id).hand_size
    for step in played(edition_id, players, bot_name).steps:
        left = len(step.after.stack if edition(edition_id).game == "cards" else step.after.bag)
        hand = step.after.hands[step.before.seat]
        assert len(hand) == size if left else len(hand) <= size
        for seat in range(players):
            if seat != step.before.seat:
                assert step.after.hands[seat] == step.before.hands[seat]


def test_turns_go_round(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    assert game.start.seat == game.start.first
    for step in game.steps:
        stays = isinstance(step.action, cubes.Reroll)
        assert step.after.seat == (step.before.seat + (not stays)) % players
    assert [turn.seat for turn in game.end.turns] == [
        (game.start.first + number) % players for number in range(len(game.end.turns))
    ]


def test_scores_are_those_of_a_second_reading_of_the_rules(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    totals = [0] * players
    board: dict[tuple[int, int], str] = {}
    for turn in game.end.turns:
        match turn.action:
            case tiles.Place(placement) | cubes.Place(placement):
                laid = tuple((piece_name(piece), cell) for piece, cell in placement)
                ending = turn is game.end.turns[-1] and not game.end.hands[turn.seat]
                score = naive_score(board, laid) + 6 * ending
                assert turn.score == score
                totals[turn.seat] += score
                board.update({cell: code for code, cell in laid})
            case cards.Play(_, table):
                sixes = [series for series in table if len(series) == 6]
                assert list(turn.qwirkles) == sixes
                totals[turn.seat] += len(sixes)
    result = game.rules.result(game.end)
    assert result is not None
    assert list(result.scores) == totals


def test_the_old_state_stays_as_it_was(edition_id: str, players: int, bot_name: str) -> None:
    assert all(step.unchanged for step in played(edition_id, players, bot_name).steps)


def test_states_can_be_compared_and_hashed(edition_id: str, players: int, bot_name: str) -> None:
    states = played(edition_id, players, bot_name).states
    assert len(set(states)) == len(states)


def test_the_result_names_all_with_the_highest_score(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    assert all(game.rules.result(state) is None for state in game.states[:-1])
    result = game.rules.result(game.end)
    assert result is not None
    assert result.reason == game.end.ended
    assert len(result.scores) == players
    assert set(result.winners) == {seat for seat in range(players) if result.scores[seat] == max(result.scores)}


def test_the_game_ends_for_the_reason_given(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    end, last = game.end, game.steps[-1].before
    match end.ended:
        case "hand-emptied":
            assert edition(edition_id).game != "cards"
            assert end.hands[last.seat] == ()
            assert end.bag == ()
            assert all(hand for seat, hand in enumerate(end.hands) if seat != last.seat)
        case "last-round":
            assert edition(edition_id).game == "cards"
            assert not game.states[-players - 1].stack
            assert game.states[-players - 2].stack
        case "blocked":
            assert all("Pass" in type(turn.action).__name__ for turn in end.turns[-players:])
        case other:
            pytest.fail(f"no such reason: {other}")


def test_nothing_is_allowed_after_the_end(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    if edition(edition_id).game != "cards":
        rules: Any = game.rules
        assert rules.legal_actions(game.end) == []
    for seat in range(players):
        for step in game.steps[-4:]:
            assert game.rules.refusal(game.end, seat, step.action) is not None
    passing = {"tiles": tiles.Pass(), "cubes": cubes.Pass(), "cards": cards.Pass()}[edition(edition_id).game]
    refused = game.rules.refusal(game.end, game.end.seat, passing)
    assert refused is not None
    assert refused.code in {Code.GAME_OVER, Code.MUST_PLACE}


def test_only_the_seat_on_turn_may_act(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    for step in game.steps:
        others = [seat for seat in range(players) if seat != step.before.seat]
        assert game.rules.refusal(step.before, step.before.seat, step.action) is None
        assert all(game.rules.refusal(step.before, seat, step.action) is not None for seat in others)

"""Search in tiles: legal, repeatable, exact where it says so, and stronger than taking the most points."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from equivalence import editions
from sixfold import kernel
from sixfold.core.edition import Edition
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece
from sixfold.games import tiles
from sixfold.games.placement import Board, Placement, placements

Arguments = dict[str, Any]
PRINTED = editions.TILES[0]


def seen_by_the_player_on_turn(state: tiles.State) -> Arguments:
    seen = tiles.observe(state, state.seat)
    players = len(seen.hand_sizes)
    order = [(state.seat + offset) % players for offset in range(players)]
    lying = [*seen.board.pieces.values(), *seen.hand]
    return {
        "board": kernel.Board(
            kernel.rules_of(state.edition), [(piece, cell) for cell, piece in seen.board.pieces.items()]
        ),
        "hand": seen.hand,
        "unseen": [state.edition.copies - lying.count(kind) for kind in KINDS],
        "hand_sizes": [seen.hand_sizes[seat] for seat in order],
        "scores": [seen.scores[seat] for seat in order],
        "bag_size": seen.bag_size,
    }


def history_of(state: tiles.State) -> list[tuple[int, Placement, int]]:
    latest = state.log[-3 * state.players :]
    return [
        (
            (turn.seat - state.seat) % state.players,
            turn.action.placement if isinstance(turn.action, tiles.Place) else (),
            turn.drawn,
        )
        for turn in latest
    ]


def position(players: int, turns: int, seed: int, tried: Edition = PRINTED) -> tiles.State:
    state = tiles.start(tried, range(players), bytes([seed]) * 32)
    rng = Random(seed)
    for _ in range(turns):
        if state.ended:
            break
        scored = placements(state.board, state.hand, tried.qwirkle_bonus)
        action: tiles.Action = tiles.Trade(state.hand[:1])
        if scored:
            action = tiles.Place(max(scored, key=lambda entry: (entry[1], rng.random()))[0])
        elif not state.bag:
            action = tiles.Pass()
        state = tiles.apply(state, action)
    return state


@pytest.mark.parametrize("tried", editions.TILES, ids=editions.name)
@pytest.mark.parametrize(("players", "turns", "seed"), [(2, 3, 1), (2, 20, 2), (3, 14, 3), (4, 25, 4), (8, 12, 5)])
def test_search_and_static_values_give_legal_placements(players: int, turns: int, seed: int, tried: Edition) -> None:
    state = position(players, turns, seed, tried)
    arguments = seen_by_the_player_on_turn(state)
    legal = dict(placements(state.board, state.hand, tried.qwirkle_bonus))
    valued = kernel.tiles_judge(**arguments)
    assert {placement: points for placement, points, _ in valued} == legal
    assert [value for _, _, value in valued] == sorted((value for _, _, value in valued), reverse=True)
    judged = kernel.tiles_search(**arguments, seed=9, history=history_of(state), rollouts=120, samples=100)
    assert judged == kernel.tiles_search(**arguments, seed=9, history=history_of(state), rollouts=120, samples=100)
    placed = {placement: points for placement, _, points, *_ in judged if placement}
    assert len(placed) == min(64, len(legal))
    assert all(legal[placement] == points for placement, points in placed.items())
    assert judged[0][4] == max(rollouts for *_, rollouts in judged)
    trades = [traded for placement, traded, *_ in judged if not placement]
    assert bool(trades) == bool(state.bag)
    assert all(tiles.refusal(state, state.seat, tiles.Trade(pieces_of(traded))) is None for traded in trades)
    by_habit = kernel.tiles_search(
        **arguments, seed=9, history=history_of(state), rollouts=120, samples=100, habits=True
    )
    assert {(placement, traded) for placement, traded, *_ in by_habit} == {
        (placement, traded) for placement, traded, *_ in judged
    }
    weighed = kernel.tiles_search(**arguments, seed=9, history=history_of(state), rollouts=120, samples=100, weighed=4)
    assert {(placement, traded) for placement, traded, *_ in weighed} == {
        (placement, traded) for placement, traded, *_ in judged
    }
    without_trades = kernel.tiles_search(**arguments, seed=9, rollouts=120, samples=100, trades=False)
    assert {placement for placement, *_ in without_trades} == set(placed)


def test_rollouts_in_which_everybody_weighs_judge_otherwise_and_repeat() -> None:
    state = position(2, 20, 2)
    search = partial(kernel.tiles_search, **seen_by_the_player_on_turn(state), seed=9, rollouts=300, samples=100)
    values = {weighed: [value for *_, value, _ in search(weighed=weighed)] for weighed in (0, 1, 8)}
    assert len({tuple(found) for found in values.values()}) == 3
    assert values[8] == [value for *_, value, _ in search(weighed=8)]
    with pytest.raises(ValueError, match="rollouts"):
        search(weighed=-1)


def pieces_of(numbers: Sequence[int]) -> tuple[Piece, ...]:
    return tuple(Piece(number) for number in numbers)


def test_what_does_not_add_up_is_refused() -> None:
    arguments = seen_by_the_player_on_turn(position(2, 6, 1))
    for wrong in ({"bag_size": 3}, {"unseen": [0] * 36}, {"hand_sizes": [6]}, {"unseen": [3]}, {"hand": [1]}):
        with pytest.raises(ValueError, match=r"unseen|same 2 to 8"):
            kernel.tiles_judge(**{**arguments, **wrong})
    with pytest.raises(ValueError, match="lie on the board"):
        kernel.tiles_search(**arguments, seed=1, rollouts=10, history=[(1, [(0, (90, 90))], 1)])


def test_a_trade_keeps_the_longest_line_if_it_is_worth_keeping() -> None:
    assert sorted(kernel.tiles_trade([0, 1, 2, 9, 16, 9], 50)) == [9, 9, 16]
    assert len(kernel.tiles_trade([0, 7, 14, 21, 28, 35], 50)) == 6
    assert len(kernel.tiles_trade([0, 7, 14, 21, 28, 35], 2)) == 2
    assert len(kernel.tiles_trade([0, 1, 2, 3, 4, 5], 9)) == 1


def best_lead(
    tried: Edition, board: Board, mine: Sequence[Piece], theirs: Sequence[Piece], passes: int, low: int, high: int
) -> int:
    """What the player on turn still gains on the other, by trying everything."""
    scored = placements(board, mine, tried.qwirkle_bonus)
    if not scored:
        return 0 if passes else -best_lead(tried, board, theirs, mine, 1, -high, -low)
    best = -1000
    for placement, points in sorted(scored, key=lambda entry: -entry[1]):
        left = without(mine, (piece for piece, _ in placement))
        if left:
            after = board.lay(placement)
            lead = points - best_lead(tried, after, theirs, left, 0, points - high, points - low)
        else:
            lead = points + tried.ending_bonus
        best = max(best, lead)
        low = max(low, lead)
        if low >= high:
            break
    return best


@pytest.mark.parametrize("tried", editions.TILES, ids=editions.name)
@pytest.mark.parametrize("seed", range(12))
def test_a_proven_end_is_worth_what_trying_everything_gives(seed: int, tried: Edition) -> None:
    rng = Random(seed)
    state = position(2, 8 + seed % 5, seed, tried)
    left = [kind for kind in KINDS for _ in range(tried.copies - list(state.board.pieces.values()).count(kind))]
    mine, theirs = tuple(rng.sample(left, 3)), tuple(rng.sample(left, 2 + seed % 2))
    fast = kernel.Board(kernel.rules_of(state.edition), [(piece, cell) for cell, piece in state.board.pieces.items()])
    placement, lead, proven, nodes = kernel.tiles_endgame(fast, mine, theirs, 0, 2_000_000)
    assert proven
    assert nodes > 0
    assert lead == best_lead(tried, state.board, mine, theirs, 0, -1000, 1000)
    assert bool(placement) == bool(placements(state.board, mine, 0))


def test_an_end_that_is_too_long_to_prove_says_so() -> None:
    state = position(2, 25, 3)
    fast = kernel.Board(kernel.rules_of(state.edition), [(piece, cell) for cell, piece in state.board.pieces.items()])
    placement, _, proven, nodes = kernel.tiles_endgame(fast, state.hands[0], state.hands[1], 0, 50)
    assert not proven
    assert placement
    assert nodes <= 51


@pytest.mark.slow
def test_stronger_players_win_and_matches_repeat() -> None:
    match = partial(kernel.tiles_match, kernel.rules_of(PRINTED))
    greedy, club = kernel.TilesPlayer("greedy"), kernel.TilesPlayer("club", endgame_nodes=200)
    expert = kernel.TilesPlayer("expert", rollouts=100, samples=100, endgame_nodes=200)
    result = match(club, greedy, 150, 2, 3)
    assert result["games"] == 300
    assert result["wins"] > 0.55
    again = match(club, greedy, 150, 2, 3)
    assert {name: result[name] for name in ("wins", "margin")} == {name: again[name] for name in ("wins", "margin")}
    assert match(expert, greedy, 25, 2, 4)["wins"] > 0.6
    by_habit = kernel.TilesPlayer("expert", rollouts=100, samples=100, endgame_nodes=200, habits=True)
    assert match(by_habit, greedy, 25, 2, 4)["wins"] > 0.6
    weighing = kernel.TilesPlayer("expert", rollouts=100, samples=100, endgame_nodes=200, weighed=4, rounds=4)
    assert match(weighing, greedy, 25, 2, 4)["wins"] > 0.6
    assert abs(match(greedy, greedy, 500, 2, 5)["wins"] - 0.5) < 0.06


def test_an_expert_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="needs rollouts"):
        kernel.TilesPlayer("expert")
    with pytest.raises(ValueError, match="no style"):
        kernel.TilesPlayer("master")

"""The end of a game of tiles, as the kernel solves it, against plain minimax by the rules."""

from dataclasses import replace
from random import Random

import pytest

from equivalence import editions
from sixfold import kernel
from sixfold.bots.pick import pick
from sixfold.core.edition import Edition
from sixfold.games import tiles
from sixfold.games.placement import Placement, placements

ENOUGH = 5_000_000
"""Nodes to prove any of these ends."""


def _value(state: tiles.State) -> int:
    """The lead of the player on turn over the rest of the game, with best play on both sides."""
    best = -1000
    for action in tiles.legal_actions(state):
        after = tiles.apply(state, action)
        gained = after.scores[state.seat] - state.scores[state.seat]
        best = max(best, gained if after.ended else gained - _value(after))
    return best


def _endings(seed: int, most: int, tried: Edition) -> list[tiles.State]:
    """Positions with an empty bag, and hands cut so short that everything can be tried."""
    rng = Random(seed)
    state = tiles.start(tried, (0, 1), rng.randbytes(32))
    found = []
    while not state.ended:
        if not state.bag:
            hands = tuple(hand[:most] for hand in state.hands)
            found.append(replace(state, hands=hands, passes=0))
        scored = placements(state.board, state.hand, tried.qwirkle_bonus)
        most_points = max((points for _, points in scored), default=0)
        best = [tiles.Place(placement) for placement, points in scored if points == most_points]
        trade: tiles.Action = tiles.Trade(state.hand[: len(state.bag)]) if state.bag else tiles.Pass()
        state = tiles.apply(state, pick(rng, best) if best else trade)
    return found


def _solved(state: tiles.State, nodes: int) -> tuple[Placement, int, bool, int]:
    board = kernel.Board(kernel.rules_of(state.edition), [(piece, cell) for cell, piece in state.board.pieces.items()])
    return kernel.tiles_endgame(board, state.hand, state.hands[1 - state.seat], state.passes, nodes)


@pytest.mark.parametrize("tried", editions.TILES, ids=editions.name)
@pytest.mark.parametrize("seed", range(8))
def test_a_proven_end_is_minimax(seed: int, tried: Edition) -> None:
    for state in _endings(seed, 2, tried):
        placement, lead, proven, _ = _solved(state, ENOUGH)
        assert proven
        assert lead == _value(state)
        action: tiles.Action = tiles.Place(placement) if placement else tiles.Pass()
        after = tiles.apply(state, action)
        gained = after.scores[state.seat] - state.scores[state.seat]
        assert lead == (gained if after.ended else gained - _value(after))


def test_a_small_budget_says_that_it_proves_nothing() -> None:
    state = next(
        state for seed in range(50) for state in _endings(seed, 6, editions.TILES[0]) if min(map(len, state.hands)) >= 5
    )
    placement, _, proven, nodes = _solved(state, 50)
    assert not proven
    assert nodes <= 51
    assert tiles.refusal(state, state.seat, tiles.Place(placement)) is None

"""The endgame solver against plain minimax by the rules."""

from dataclasses import replace
from random import Random

import pytest

from sixfold.bots import bot
from sixfold.games import edition, tiles
from sixfold.solvers.tiles import endgame, endgame_within


def _value(state: tiles.State) -> int:
    """The lead of the player on turn over the rest of the game, with best play on both sides."""
    best = -1000
    for action in tiles.legal_actions(state):
        after = tiles.apply(state, action)
        gained = after.scores[state.seat] - state.scores[state.seat]
        best = max(best, gained if after.ended else gained - _value(after))
    return best


def _endings(seed: int, most: int) -> list[tiles.State]:
    """Positions with an empty bag, and hands cut so short that everything can be tried."""
    rng = Random(seed)
    state = tiles.start(edition("tiles-nl"), (0, 1), rng.randbytes(32))
    found = []
    while not state.ended:
        if not state.bag:
            hands = tuple(hand[:most] for hand in state.hands)
            found.append(replace(state, hands=hands, passes=0))
        state = tiles.apply(state, bot("greedy", "tiles")(tiles.observe(state, state.seat), rng))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_solver_is_minimax(seed: int) -> None:
    for state in _endings(seed, 2):
        mine, theirs = state.hands[state.seat], state.hands[1 - state.seat]
        found = endgame(state.board, mine, theirs)
        assert found.exact
        assert found.lead == _value(state)
        action: tiles.Action = tiles.Place(found.placement) if found.placement else tiles.Pass()
        after = tiles.apply(state, action)
        gained = after.scores[state.seat] - state.scores[state.seat]
        assert found.lead == (gained if after.ended else gained - _value(after))


def test_a_small_budget_says_that_it_proves_nothing() -> None:
    state = next(state for seed in range(50) for state in _endings(seed, 6) if min(map(len, state.hands)) >= 5)
    found = endgame_within(state.board, state.hand, state.hands[1 - state.seat], 0, 50)
    assert not found.exact
    assert tiles.refusal(state, state.seat, tiles.Place(found.placement)) is None

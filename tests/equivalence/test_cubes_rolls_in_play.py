"""The exact re-roll, as met in play, against every roll there is."""

from functools import cache
from itertools import product
from random import Random

import pytest

from sixfold import kernel
from sixfold.bots import bot
from sixfold.core.pieces import Piece, colour_of, piece_of
from sixfold.games import cubes, edition
from sixfold.games.cubes import able_to_place, ever_able_to_place
from sixfold.games.placement import Board, placements

RULES = kernel.rules_of(edition("cubes-nl"))
CUBES = 3
"""So few cubes that all rolls can be tried."""


def _boards(seed: int) -> list[tuple[Board, tuple[Piece, ...]]]:
    rng = Random(seed)
    state = cubes.start(edition("cubes-nl"), (0, 1), rng.randbytes(32))
    found = []
    while not state.ended:
        if state.reroll is None and state.board.pieces and len(state.turns) % 5 == 1:
            found.append((state.board, state.hand[:CUBES]))
        state = cubes.apply(state, bot("greedy", "cubes")(cubes.observe(state, state.seat), rng))
    return found


@cache
def _most(board: Board, hand: tuple[Piece, ...]) -> int:
    return max(score for _, score in placements(board, hand, 6))


def _expected(board: Board, hand: tuple[Piece, ...], rolled: tuple[int, ...]) -> float:
    """The mean over all rolls; where nothing fits, everything is rolled until it does."""
    forced = _forced(board, hand)
    faces = [range(6) if place in rolled else [hand[place] % 6] for place in range(len(hand))]
    values = []
    for shapes in product(*faces):
        after = tuple(piece_of(colour_of(cube), shape) for cube, shape in zip(hand, shapes, strict=True))
        values.append(_most(board, after) if able_to_place(board, after, 2) else forced)
    return sum(values) / len(values)


def _forced(board: Board, hand: tuple[Piece, ...]) -> float:
    """Rolling until something fits gives every roll that fits the same chance."""
    fitting = []
    for shapes in product(range(6), repeat=len(hand)):
        after = tuple(piece_of(colour_of(cube), shape) for cube, shape in zip(hand, shapes, strict=True))
        if able_to_place(board, after, 2):
            fitting.append(_most(board, after))
    return sum(fitting) / len(fitting)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_choice_is_expected_exactly(seed: int) -> None:
    for board, hand in _boards(seed):
        assert ever_able_to_place(board, hand)
        laid = kernel.Board(RULES, [(piece, cell) for cell, piece in board.pieces.items()])
        found = kernel.cubes_rolls(laid, hand)
        for rolled in ((), (0,), (1, 2), (0, 1, 2)):
            choice = sum(1 << place for place in rolled)
            assert found[choice] == pytest.approx(_expected(board, hand, rolled))

"""Which cubes to roll again, exactly: what every choice can expect to score this turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixfold import kernel
from sixfold.core.pieces import Piece
from sixfold.games.placement import Board


@dataclass(frozen=True, slots=True)
class Roll:
    """A choice of cubes to roll (none: keep all), and the points to expect of the turn."""

    pieces: tuple[Piece, ...]
    points: float


def rolls(board: Board, hand: Sequence[Piece]) -> list[Roll]:
    """Every different choice, the best first. Forced rolls that follow where nothing can be placed are counted in."""
    laid = kernel.Board([(piece, cell) for cell, piece in board.pieces.items()])
    choices: dict[tuple[Piece, ...], float] = {}
    for choice, points in enumerate(kernel.cubes_rolls(laid, hand)):
        pieces = tuple(sorted(piece for place, piece in enumerate(hand) if choice >> place & 1))
        choices[pieces] = points
    return sorted((Roll(pieces, points) for pieces, points in choices.items()), key=lambda roll: -roll.points)

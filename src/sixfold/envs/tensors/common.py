"""What the observations of all games have in common: pieces counted, and numbers by seat from the observer on."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

import numpy as np

from sixfold.core.pieces import KINDS, Piece
from sixfold.envs.tensors.layout import Tensor

Value = TypeVar("Value")

HUNDRED = 100
"""Points are told in hundreds."""


class Phase(IntEnum):
    """Where in its turn the observer is."""

    WAITING = 0
    BEGINNING = 1
    """Nothing has been chosen yet."""
    CELL = 2
    """A piece was named, and its cell is wanted."""
    LAYING = 3
    SWAPPING = 4
    """Pieces are chosen to be traded or rolled, or lifted from a series."""
    OVER = 5


def phase_of(seen: Any) -> Phase:
    """The phase before anything is chosen, whoever is on turn."""
    if seen.ended:
        return Phase.OVER
    return Phase.BEGINNING if seen.seat == seen.observer else Phase.WAITING


def count_into(part: Tensor, pieces: Iterable[Piece]) -> None:
    """Count pieces by kind."""
    for piece in pieces:
        part[piece] += 1


def unseen_into(part: Tensor, copies: int, *seen: Iterable[Piece]) -> None:
    """Of each kind, the share of its copies that the observer has not seen."""
    left = np.full(len(KINDS), copies, np.int32)
    for pieces in seen:
        for piece in pieces:
            left[piece] -= 1
    part[:] = left / copies


def by_seat(observer: int, values: Sequence[Value]) -> list[Value]:
    """Values by seat, from the observer on."""
    return [*values[observer:], *values[:observer]]

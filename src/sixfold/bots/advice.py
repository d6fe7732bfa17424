"""What the strongest bot would do, and what it would do next to that."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Action = TypeVar("Action")

MOST = 3
"""How many plays are advised at most."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[Action]):
    """An action, and for a roll of cubes the points that the turn may expect then."""

    action: Action
    expected: float | None = None


def best_few(actions: Iterable[Action]) -> list[Advice[Action]]:
    """The first few actions that differ."""
    return [Advice(action) for action in list(dict.fromkeys(actions))[:MOST]]

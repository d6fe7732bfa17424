"""What a step asks for, and whether an action has done it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.core.game import Hand, Worth
from sixfold.core.pieces import parse_piece


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """At least so much of everything named."""

    lay: int = 0
    score: int = 0
    qwirkles: int = 0
    trade: int = 0
    move: int = 0
    roll: Hand | None = None
    """Exactly these cubes are to be rolled; any roll will do if it names none."""

    def met_by(self, worth: Worth) -> bool:
        """Whether an action that brought this has done what was asked for."""
        return (
            worth.laid >= self.lay
            and worth.score >= self.score
            and worth.qwirkles >= self.qwirkles
            and worth.traded >= self.trade
            and worth.moved >= self.move
            and self._rolls(worth.rolled)
        )

    def _rolls(self, rolled: Hand | None) -> bool:
        if self.roll is None:
            return rolled is None
        return rolled is not None and (not self.roll or sorted(rolled) == sorted(self.roll))


def goal_of(written: Mapping[str, Any]) -> Goal:
    """Read what a step asks for."""
    rolled = written.get("roll")
    roll = None if rolled is None else tuple(parse_piece(code) for code in rolled)
    return Goal(**{**written, "roll": roll})

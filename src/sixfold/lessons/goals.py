"""What a step asks for, and whether an action has done it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.core.game import Hand
from sixfold.core.pieces import parse_piece
from sixfold.games import cards, cubes, tiles
from sixfold.games.lines import QWIRKLE
from sixfold.games.placement import lines_made


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of an action."""

    score: int = 0
    count: int = 0
    """How many pieces it laid, traded or rolled."""
    laid: int = 0
    qwirkles: int = 0
    traded: int = 0
    rolled: Hand | None = None
    """The cubes rolled by choice; none of them if only forced rolls were asked for."""
    moved: int = 0
    """How many series of the table gave cards away."""


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

    def met_by(self, outcome: Outcome) -> bool:
        """Whether the outcome is what was asked for."""
        return (
            outcome.laid >= self.lay
            and outcome.score >= self.score
            and outcome.qwirkles >= self.qwirkles
            and outcome.traded >= self.trade
            and outcome.moved >= self.move
            and self._rolls(outcome.rolled)
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


def outcome_of(before: object, action: object, after: object) -> Outcome:
    """What an action that the rules allow has brought."""
    match before, action, after:
        case tiles.State() | cubes.State(), tiles.Place(laid) | cubes.Place(laid), tiles.State() | cubes.State():
            lines = lines_made(before.board, laid, before.edition.qwirkle_bonus)
            return Outcome(
                score=after.turns[-1].score,
                count=len(laid),
                laid=len(laid),
                qwirkles=sum(len(line.cells) == QWIRKLE for line in lines),
            )
        case _, tiles.Trade(pieces), _:
            return Outcome(count=len(pieces), traded=len(pieces))
        case _, cubes.Reroll(pieces), _:
            return Outcome(count=len(pieces), rolled=pieces)
        case cards.State(), cards.Play(pieces, table), cards.State():
            return Outcome(
                count=len(pieces),
                laid=len(pieces),
                qwirkles=len(after.turns[-1].qwirkles),
                moved=sum(not any(set(series) <= set(kept) for kept in table) for series in before.table),
            )
        case _:
            return Outcome()

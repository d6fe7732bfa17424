"""What the coach says of a decision, of a turn and of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.coach.labels import FAULTS, Label
from sixfold.coach.measures import Estimate, Parts
from sixfold.coach.reasons import Reason


@dataclass(frozen=True, slots=True)
class Option:
    """A play: its points, the chance of winning after it, and what it brings in all."""

    action: Any
    points: float
    """Points of the turn; for a roll of cubes those to expect, for cards the Qwirkles."""
    chance: float | None
    """Nothing for a pass, which nobody can choose."""
    parts: Parts


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision: what was done, what would have been best, what the difference is and what it is made of."""

    made: Option
    best: tuple[Option, ...]
    """The best plays, the very best first; the one made is among them if it is as good."""
    loss: Estimate
    """The chance of winning that the play lost."""
    lost_points: Estimate
    """The same in points of the lead."""
    parts: Parts
    """What these points are made of."""
    label: Label | None
    reasons: tuple[Reason, ...] = ()
    forced: bool = False
    """Whether there was nothing to choose."""
    proven: bool = False

    @property
    def chance(self) -> float | None:
        """The chance of winning before the decision, if the best is done."""
        return self.best[0].chance


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn: its decisions, and what chance added to them."""

    number: int
    seat: int
    decisions: tuple[Judgement, ...]
    hand: tuple[int, ...]
    """The hand as it was faced, before the draw."""
    luck: float | None
    """What the draw, and for cubes the roll, added to the chance of winning."""

    @property
    def loss(self) -> float:
        """The chance of winning that the choices lost."""
        return sum(max(0.0, decision.loss.value) for decision in self.decisions if not decision.forced)

    @property
    def lost_points(self) -> float:
        """The same in points of the lead."""
        return sum(max(0.0, decision.lost_points.value) for decision in self.decisions if not decision.forced)

    @property
    def free(self) -> bool:
        """Whether there was anything to choose."""
        return any(not decision.forced for decision in self.decisions)

    @property
    def fault(self) -> Judgement | None:
        """The decision that lost most, if it has the label of a fault."""
        worst = max(self.decisions, key=lambda decision: decision.loss.value)
        return worst if worst.label in FAULTS else None


@dataclass(frozen=True, slots=True)
class Account:
    """A player's game: how near to the best, what was lost, what chance gave."""

    accuracy: float | None
    loss: float
    """The chance of winning lost on an average turn."""
    luck: float
    """What draws and rolls added in all."""
    counts: Mapping[Label, int]


@dataclass(frozen=True, slots=True)
class Review:
    """A game as the coach saw it."""

    version: int
    game: str
    edition: str
    record: str
    """The checksum of the record that was judged."""
    turns: tuple[JudgedTurn, ...]
    accounts: tuple[Account, ...]
    """By seat."""
    moments: tuple[int, ...]
    """The numbers of the turns that mattered most, the first one most."""

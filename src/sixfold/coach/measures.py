"""What was measured of plays over the same supposed deals, and how sure that is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from sixfold.kernel import FIELDS

SURE = 1.96
"""Standard errors on either side of a value within which the true one lies 95 times of 100."""


class Estimate(NamedTuple):
    """A value, and how far on either side of it the true one lies 95 times of 100."""

    value: float
    within: float

    @property
    def significant(self) -> bool:
        """Whether it is above zero beyond doubt."""
        return self.value > self.within


@dataclass(frozen=True, slots=True)
class Parts:
    """What the points of a play are made of, for the player; in Qwirkles for cards. They add up to the whole."""

    now: float = 0.0
    """Points of the play itself."""
    replies: float = 0.0
    """What the others are expected to score, as a loss: the mean of them."""
    kept: float = 0.0
    """What the player is expected to score with what is kept and drawn."""
    ending: float = 0.0
    """The bonus for ending the game, less what the others may expect of it."""
    table: float = 0.0
    """Cards: what is left on the table when nothing more is played out."""

    @property
    def total(self) -> float:
        """All of it."""
        return self.now + self.replies + self.kept + self.ending + self.table

    def less(self, other: "Parts") -> "Parts":
        """By how much these are more."""
        return Parts(
            self.now - other.now,
            self.replies - other.replies,
            self.kept - other.kept,
            self.ending - other.ending,
            self.table - other.table,
        )


@dataclass(frozen=True, slots=True)
class Measured:
    """One play: the means of what became of it, and how they differ from those of the first play compared."""

    means: Mapping[str, float]
    differences: Mapping[str, float]
    errors: Mapping[str, float]
    """Standard errors of the differences."""
    replies: Mapping[Any, int] = field(default_factory=dict)
    """By cell, in how many deals the others made a Qwirkle there before the player's next turn."""
    next: Mapping[Any, int] = field(default_factory=dict)
    """The same of the player's next turn."""
    deals: int = 1
    proven: bool = False
    """Whether nothing was left to chance and the end was searched for to its last turn."""

    def surely_more(self, name: str) -> bool:
        """Whether this play has more of something than the first one, beyond doubt."""
        return self.differences[name] > SURE * self.errors[name]

    def surely_less(self, name: str) -> bool:
        """The same for less."""
        return -self.differences[name] > SURE * self.errors[name]


def measured_of(compared: Sequence[Any], deals: int) -> list[Measured]:
    """What the kernel compared, named."""
    return [
        Measured(
            dict(zip(FIELDS, means, strict=True)),
            dict(zip(FIELDS, differences, strict=True)),
            dict(zip(FIELDS, errors, strict=True)),
            replies,
            following,
            deals,
        )
        for means, differences, errors, replies, following in compared
    ]


def parts_of(measured: Measured, now: float) -> Parts:
    """The parts of a play that scores so much by itself."""
    means = measured.means
    return Parts(now, -means["others"], means["mine"] - now, means["ending"], means["left"])


def share_error(share: float, deals: int) -> float:
    """The standard error of a share of so many deals."""
    return sqrt(max(share * (1 - share), 1 / deals) / deals)

"""Finding the one play that is clearly best: all plays over the same deals, step by step with fewer and more deals.

Most positions have none, and most of those show it at a first look at a few promising plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, NamedTuple

from sixfold.coach import Estimate
from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured

MARGIN = 0.04
"""The chance of winning that every other play must lose at least."""
APART = 2.5
"""Standard errors between two plays of which one is left behind."""
HOPEFUL = 1.0
"""Standard errors by which a first look may fall short of the margin."""
HOPELESS = 2.0
"""The same of every later step."""
CLEAR = 3.0
"""Standard errors beyond the margin after which no more deals are needed."""
AGREED = 1.5
"""Standard errors by which a second opinion must prefer the answer, too."""


class Search(NamedTuple):
    """How hard to look."""

    deals: tuple[int, ...]
    """How often plays are played on, step by step; each step has deals that nobody was chosen on."""
    left: tuple[int, ...]
    """With more plays than this in question after a step, none is clearly best."""
    careful: int
    """Deals of the second opinion."""
    enough: int = 0
    """With so many deals in a step, a margin that is clear needs no further one."""
    promising: int = 0
    """How many plays are looked at first, those that seem best without playing on; none for no first look."""
    looks: tuple[int, ...] = ()
    """How often these are played on, look by look."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer, the plays that come nearest to it, and what the nearest one loses."""

    answer: Any
    rivals: tuple[Any, ...]
    margin: Estimate
    proven: bool = False


def solve_by_deals(
    question: Question, plays: Sequence[Any], search: Search, chance: Random, doubt: Doubt | None = None
) -> Solution | None:
    """The play that is better than every other by a margin that is sure; nothing if there is none.

    The plays that seem best come first. `doubt` says how far the look ahead may be off, where it is not the coach's.
    """
    order, doubt = list(plays), doubt or question.doubt
    seeming = _first_look(question, order, search, chance)
    if seeming is None:
        return None
    order.insert(0, order.pop(seeming))
    for number, (deals, most) in enumerate(zip(search.deals, search.left, strict=True), start=1):
        if len(order) < 2:
            return None
        step = _Step(question.compare(order, deals, chance.getrandbits(63)), deals)
        if len(step.close) >= most or step.too_near(HOPELESS):
            return None
        led = step.leader == 0
        order = [order[place] for place in (step.leader, *step.kept)]
        if number == len(search.deals) or (deals >= search.enough > 0 and led and step.clear):
            break
    margins = [Estimate(gap, doubt.within(gap, error)) for gap, error in step.nearest]
    if not led or any(margin.value < MARGIN or not margin.significant for margin in margins):
        return None
    return Solution(order[0], tuple(order[1:]), min(margins))


def _first_look(question: Question, plays: Sequence[Any], search: Search, chance: Random) -> int | None:
    """Which of the promising plays stands out so far; nothing if two of them surely come to much the same."""
    looked_at = list(range(min(len(plays), search.promising)))
    for deals in search.looks:
        if len(looked_at) < 2:
            break
        step = _Step(question.compare([plays[place] for place in looked_at], deals, chance.getrandbits(63)), deals)
        if step.too_near(HOPEFUL):
            return None
        looked_at = [looked_at[place] for place in (step.leader, *step.kept)]
    return looked_at[0] if looked_at else 0 if plays else None


def best_by_deals(question: Question, plays: Sequence[Any], search: Search, chance: Random) -> list[Any]:
    """The play that does best, then those that came nearest to it; by how much does not matter."""
    order = list(plays)
    for deals, most in zip(search.deals, search.left, strict=True):
        measured = question.compare(order, deals, chance.getrandbits(63))
        ranked = sorted(range(len(order)), key=lambda place: -_worth(measured[place]))
        order = [order[place] for place in ranked[: most + 1]]
    return order


def agrees(measured: Sequence[Measured], errors: float = AGREED) -> bool:
    """Whether the first of the plays measured is better than the others here, too, by so many standard errors."""
    return all(-one.differences["chance"] > errors * one.errors["chance"] for one in measured[1:])


def prefers(measured: Sequence[Measured]) -> bool:
    """Whether the first of the plays measured does best."""
    return all(_worth(one) <= _worth(measured[0]) for one in measured[1:])


class _Step:
    """What a step found: who leads, how far the others are behind, and who is still in question."""

    def __init__(self, measured: Sequence[Measured], deals: int) -> None:
        self.leader = max(range(len(measured)), key=lambda place: _worth(measured[place]))
        best = measured[self.leader]
        self.behind = [
            (
                best.means["chance"] - one.means["chance"],
                # In a few deals of the last turns all may end alike without being alike.
                hypot(best.errors["chance"], one.errors["chance"]) or 1 / deals,
            )
            for one in measured
        ]
        """By play, how far it is behind, with the standard error of that."""
        others = [place for place in range(len(measured)) if place != self.leader]
        others.sort(key=lambda place: self.behind[place])
        # The error of a difference to the first play is known, and not only a bound: it may tell more.
        to_first = [(-one.differences["chance"], one.errors["chance"]) for one in measured]
        self.close = [
            place for place in others if not (_left_behind(*self.behind[place]) or _left_behind(*to_first[place]))
        ]
        self.kept = self.close or others[:1]

    @property
    def nearest(self) -> list[tuple[float, float]]:
        """How far those in question are behind."""
        return [self.behind[place] for place in self.kept]

    def too_near(self, errors: float) -> bool:
        """Whether a play is behind by less than the margin, even if it is by so many standard errors more."""
        return any(gap + errors * error < MARGIN for gap, error in self.nearest)

    @property
    def clear(self) -> bool:
        """Whether every play is behind by more than the margin beyond doubt."""
        return all(gap - CLEAR * error > MARGIN for gap, error in self.nearest)


def _worth(measured: Measured) -> float:
    return measured.means["chance"] + 1e-6 * measured.means["lead"]


def _left_behind(gap: float, error: float) -> bool:
    return gap > MARGIN and gap > APART * error

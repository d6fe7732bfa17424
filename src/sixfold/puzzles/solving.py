"""Finding the one play that is clearly best: all plays over the same deals, step by step with fewer and more deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, NamedTuple

from sixfold.coach import Estimate
from sixfold.coach.judging import Question
from sixfold.coach.measures import Measured

MARGIN = 0.04
"""The chance of winning that every other play must lose at least."""
APART = 2.5
"""Standard errors between two plays of which one is left behind."""
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


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer, the plays that come nearest to it, and what the nearest one loses."""

    answer: Any
    rivals: tuple[Any, ...]
    margin: Estimate
    proven: bool = False


def solve_by_deals(question: Question, plays: Sequence[Any], search: Search, chance: Random) -> Solution | None:
    """The play that is better than every other by a margin that is sure; nothing if there is none."""
    order = list(plays)
    gaps: list[tuple[float, float]] = []
    led = False
    for deals, most in zip(search.deals, search.left, strict=True):
        if len(order) < 2:
            return None
        leader, behind = _behind(question.compare(order, deals, chance.getrandbits(63)))
        others = sorted((place for place in range(len(order)) if place != leader), key=lambda place: behind[place])
        close = [place for place in others if not _left_behind(*behind[place])]
        if len(close) >= most:
            return None
        kept = close or others[:1]
        led = leader == 0
        order, gaps = [order[leader], *(order[place] for place in kept)], [behind[place] for place in kept]
    margins = [Estimate(gap, question.doubt.within(gap, error)) for gap, error in gaps]
    if not led or any(margin.value < MARGIN or not margin.significant for margin in margins):
        return None
    return Solution(order[0], tuple(order[1:]), min(margins))


def best_by_deals(question: Question, plays: Sequence[Any], search: Search, chance: Random) -> list[Any]:
    """The play that does best, then those that came nearest to it; by how much does not matter."""
    order = list(plays)
    for deals, most in zip(search.deals, search.left, strict=True):
        measured = question.compare(order, deals, chance.getrandbits(63))
        ranked = sorted(range(len(order)), key=lambda place: -_worth(measured[place]))
        order = [order[place] for place in ranked[: most + 1]]
    return order


def agrees(measured: Sequence[Measured]) -> bool:
    """Whether the first of the plays measured is better than the others here, too."""
    return all(-one.differences["chance"] > AGREED * one.errors["chance"] for one in measured[1:])


def prefers(measured: Sequence[Measured]) -> bool:
    """Whether the first of the plays measured does best."""
    return all(_worth(one) <= _worth(measured[0]) for one in measured[1:])


def _behind(measured: Sequence[Measured]) -> tuple[int, list[tuple[float, float]]]:
    """Which play does best, and for each how far it is behind, with the standard error of that."""
    leader = max(range(len(measured)), key=lambda place: _worth(measured[place]))
    best = measured[leader]
    return leader, [
        (
            best.means["chance"] - one.means["chance"],
            hypot(best.errors["chance"], one.errors["chance"]),
        )
        for one in measured
    ]


def _worth(measured: Measured) -> float:
    return measured.means["chance"] + 1e-6 * measured.means["lead"]


def _left_behind(gap: float, error: float) -> bool:
    return gap > MARGIN and gap > APART * error

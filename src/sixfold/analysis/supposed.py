"""A decision where something is not known: judged over all the ways that are supposed, as if they were deals."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any

from sixfold.coach.judging import Deals, Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured
from sixfold.coach.reasons import Reason

SEARCHED = 2
"""In how many of the ways candidates are looked for; all of them are compared in every way."""
MORE = 3
"""How many times as many deals there are in all: what is supposed makes the deals differ more."""


class SupposedQuestion:
    """The same question in several ways that nobody can tell apart."""

    def __init__(self, seen: Question, worlds: Sequence[Question]) -> None:
        """`seen` is the question with nothing supposed: what is said of it holds in all of them."""
        self._seen, self._worlds = seen, worlds
        self.doubt: Doubt = seen.doubt
        self.deals: Deals = seen.deals

    def forced(self) -> bool:
        """Whether there is only one thing to do."""
        return self._seen.forced()

    def candidates(self, seed: int, /) -> list[Any]:
        """Plays that may be the best, in some of the ways."""
        return [play for world in self._worlds[:SEARCHED] for play in world.candidates(seed)]

    def glances(self, seed: int, /) -> list[Any]:
        """What one sees at first glance."""
        return self._worlds[0].glances(seed)

    def same(self, one: Any, other: Any) -> bool:
        """Whether two plays come to the same."""
        return self._seen.same(one, other)

    def points(self, play: Any) -> float:
        """What a play scores by itself."""
        return self._seen.points(play)

    def compare(self, plays: Sequence[Any], deals: int, seed: int, drawn: Sequence[int] = ()) -> list[Measured]:
        """The plays in all ways, over the deals of each."""
        return _together([world.compare(plays, self._share(deals), seed, drawn) for world in self._worlds])

    def measure(self, plays: Sequence[Any], deals: int, seed: int) -> list[Measured]:
        """The same with more care."""
        return _together([world.measure(plays, self._share(deals), seed) for world in self._worlds])

    def reasons(self, made: Any, best: Any, measured: Sequence[Measured]) -> list[Reason]:
        """Why the best is better, in all of them together."""
        return self._seen.reasons(made, best, measured)

    def _share(self, deals: int) -> int:
        return -(-MORE * deals // len(self._worlds))


def _together(worlds: Sequence[Sequence[Measured]]) -> list[Measured]:
    """What was measured in several ways, as one; nothing, where nothing can be measured."""
    return [_merged(same) for same in zip(*worlds, strict=True)]


def _merged(same: Sequence[Measured]) -> Measured:
    names = same[0].means.keys()
    return Measured(
        {name: fmean(one.means[name] for one in same) for name in names},
        {name: fmean(one.differences[name] for one in same) for name in names},
        {name: _error(name, same) for name in names},
        _sum([one.replies for one in same]),
        _sum([one.next for one in same]),
        sum(one.deals for one in same),
    )


def _error(name: str, same: Sequence[Measured]) -> float:
    """The standard error of the mean: what each way leaves open, and how far the ways differ."""
    within = sqrt(sum(one.errors[name] ** 2 for one in same)) / len(same)
    between = sqrt(variance(one.differences[name] for one in same) / len(same))
    return max(within, between)


def _sum(counts: Sequence[Mapping[Any, int]]) -> Mapping[Any, int]:
    total = Counter[Any]()
    for one in counts:
        total.update(one)
    return total

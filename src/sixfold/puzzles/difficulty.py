"""How hard a puzzle is: who finds the answer, and how strong they are."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from sixfold.bots import bot

EVEN = 1500
"""A puzzle of this rating is as hard as the weight of one find and one miss says before anybody has tried."""
SCALE = 400
LOWEST, HIGHEST = 400, 2800

Same = Callable[[Any, Any], bool]


class Tried(NamedTuple):
    """By name, the share of tries that found the answer; and the wrong play that was chosen most, if there is one."""

    found: Mapping[str, float]
    tempting: Any | None


def try_all(
    seen: Any, answer: Any, same: Same, finders: Mapping[str, tuple[int, int]], game: str, chance: Random
) -> Tried:
    """Let everybody look for the answer, some more than once."""
    found: dict[str, float] = {}
    wrong: list[Any] = []
    counts: Counter[int] = Counter()
    for name, (_, tries) in finders.items():
        chosen = [bot(name, game)(seen, chance) for _ in range(tries)]
        missed = [play for play in chosen if not same(play, answer)]
        found[name] = 1 - len(missed) / tries
        for play in missed:
            place = next((place for place, other in enumerate(wrong) if same(play, other)), len(wrong))
            wrong += [play] if place == len(wrong) else []
            counts[place] += 1
    return Tried(found, wrong[max(counts, key=lambda place: counts[place])] if counts else None)


def rating_of(found: Mapping[str, float], finders: Mapping[str, tuple[int, int]]) -> int:
    """The rating at which these would be expected to find it as often as they did."""
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        missing = sum(share - _expected(finders[name][0], middle) for name, share in found.items())
        missing += 1 - 2 * _expected(EVEN, middle)
        low, high = (low, middle) if missing > 0 else (middle, high)
    return round(low)


def _expected(solver: float, puzzle: float) -> float:
    return 1 / (1 + 10 ** ((puzzle - solver) / SCALE))

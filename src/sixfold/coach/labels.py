"""The classes of plays, by the chance of winning that they lose; `docs/coach.md` says how the bounds were found."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import exp, sqrt
from types import MappingProxyType

from sixfold.coach.measures import SURE, Estimate
from sixfold.games import cards, cubes, tiles


class Label(StrEnum):
    """How good a play was. One that cannot be told from a better or worse class has none."""

    BRILLIANT = "brilliant"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GOOD, INACCURACY, MISTAKE, BLUNDER = 0.01, 0.02, 0.05, 0.10
"""The least chance of winning that a play of each class loses."""
FAULTS = (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)
SHARPNESS = 10.0
"""How quickly accuracy falls: a turn that costs a tenth of the chance to win counts 37 %."""
WORTH: Mapping[str, float] = MappingProxyType({tiles.NAME: 0.017, cubes.NAME: 0.015, cards.NAME: 0.11})
"""The chance of winning that a point is worth in an even game, by the matches of `docs/strength.md`."""


class Doubt:
    """How far the coach's look ahead was off when games were played to their end, as one standard deviation."""

    def __init__(self, always: float, share: float) -> None:
        self._always = always
        self._share = share

    def within(self, loss: float, error: float) -> float:
        """The half width of the 95 % interval of a loss with this standard error of its deals."""
        return SURE * sqrt(error**2 + self._always**2 + (self._share * loss) ** 2)


DOUBTS: Mapping[str, Doubt] = MappingProxyType(
    {tiles.NAME: Doubt(0.018, 0.3), cubes.NAME: Doubt(0.02, 0.35), cards.NAME: Doubt(0.012, 0.1)}
)
"""By game; `docs/coach.md` says how they were found."""
LATE_DOUBT = Doubt(0.035, 0.25)
"""Of tiles when the bag is nearly empty, where games are decided by a few points."""


def label_of(loss: Estimate, brilliant: bool = False) -> Label | None:
    """The class of a play that loses so much; nothing where that is not sure enough to say."""
    if brilliant:
        return Label.BRILLIANT
    if loss.value < GOOD:
        return Label.BEST
    if loss.value < INACCURACY:
        return Label.GOOD
    if not loss.significant:
        return None
    if loss.value < MISTAKE:
        return Label.INACCURACY
    return Label.MISTAKE if loss.value < BLUNDER else Label.BLUNDER


def cost_of(game: str, loss: float, points: float) -> float:
    """What a turn cost, for its player's accuracy: the mean of the chance it lost and of what its points were worth.

    Chance alone would hang on a few turns: in a close ending one point is everything, in a decided game nothing is.
    """
    return (max(0.0, loss) + WORTH[game] * max(0.0, points)) / 2


def accuracy_of(costs: Iterable[float]) -> float | None:
    """How near to the best the turns were on the whole, from 0 to 100; nothing without any."""
    worths = [100 * exp(-SHARPNESS * cost) for cost in costs]
    return sum(worths) / len(worths) if worths else None

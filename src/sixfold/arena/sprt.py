"""A sequential test: play only as long as the question is open.

The question: is the first bot stronger than the second by at most `elo0` (hypothesis 0) or by at least `elo1`
(hypothesis 1)? The unit is a pair of games on one deal, so that the luck of the deal does not count as noise. The
log-likelihood ratio is the normal approximation that chess engines are tested with.
"""

from dataclasses import dataclass, field
from math import log

ERROR = 0.05
"""The chance of a wrong answer, either way."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST_PAIRS = 10
"""Before this many pairs the spread of the results is not known well enough."""


def expected_score(elo: float) -> float:
    """The share of wins of a player who is stronger by so many Elo points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(slots=True)
class SequentialTest:
    """The running test of one match between two bots."""

    elo0: float
    elo1: float
    _half: float | None = field(default=None, init=False)
    _pairs: int = field(default=0, init=False)
    _sum: float = field(default=0.0, init=False)
    _squares: float = field(default=0.0, init=False)

    def add(self, share: float) -> None:
        """Count a game of the first bot: 1 for a win, a half for a shared win, 0 for a loss. Games come in pairs."""
        if self._half is None:
            self._half = share
            return
        score = (self._half + share) / 2
        self._half = None
        self._pairs += 1
        self._sum += score
        self._squares += score * score

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of hypothesis 1 to hypothesis 0."""
        if self._pairs < FEWEST_PAIRS:
            return 0.0
        mean = self._sum / self._pairs
        # One pair of average luck each way keeps the spread from vanishing when all results so far are equal.
        variance = max(self._squares / self._pairs - mean * mean, 0.25 / self._pairs)
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        return self._pairs * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def answer(self) -> int | None:
        """Which hypothesis is accepted; nothing while the question is open."""
        if self.ratio >= BOUND:
            return 1
        return 0 if self.ratio <= -BOUND else None

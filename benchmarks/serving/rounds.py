"""A round in which the machine itself stood still tells nothing of a server: it is measured again, and told."""

import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.serving.moves import Tally
from benchmarks.serving.waits import Waits

TRIES = 5
"""Rounds at most: an attack that keeps the disk from everybody does so in each of them, and then one counts."""
PATIENCE = 60.0
"""Seconds until a write that was under way at the end of a round is given up."""
LOOKS_AGAIN = 0.005


class Round(NamedTuple):
    """What was measured, and how many seconds disk or machine kept somebody waiting who has no server, at most."""

    tally: Tally
    stood: float


class Bystanders:
    """Programs with no server, which wait for the same disk and the same cores."""

    def __init__(self, writes: Waits, machine: Waits) -> None:
        """How long each write of one of them took, and when the others found that a core stood still."""
        self._writes, self._machine = writes, machine

    def waited(self, begun: float, ended: float) -> float:
        """How many seconds one of them waited at most, once all that was under way at the end is known."""
        until = time.perf_counter() + PATIENCE
        while self._writes.known and not any(write_begun >= ended for write_begun, _ in self._writes.all()):
            assert time.perf_counter() < until, "nothing is written any more"
            time.sleep(LOOKS_AGAIN)
        return max(self._writes.longest(begun, ended), self._machine.longest(begun, ended))


class Rounds:
    """One thing measured until disk and machine kept nobody waiting for long. What its moves took is not asked."""

    def __init__(
        self, measure: Callable[[], Tally], bystanders: Bystanders, most_stood: Callable[[Tally], float]
    ) -> None:
        """`most_stood` are the seconds for which a bystander may have waited in a round that counts."""
        self._rounds: list[Round] = []
        for _ in range(TRIES):
            tally = measure()
            begun, ended = tally.moves[0][0], sum(tally.moves[-1])
            self._rounds.append(Round(tally, bystanders.waited(begun, ended)))
            if self._rounds[-1].stood <= most_stood(tally):
                break

    @property
    def counted(self) -> Tally:
        """The round in which nobody waited for long; if there was none, that in which they waited least."""
        return self._least.tally

    @property
    def left_out(self) -> list[Round]:
        """The others."""
        return [one for one in self._rounds if one is not self._least]

    @property
    def _least(self) -> Round:
        return min(self._rounds, key=lambda one: one.stood)

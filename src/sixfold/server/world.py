"""What a server meets from outside: chance and time."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_bytes


@dataclass(frozen=True, slots=True)
class World:
    """Where a server takes its chance and its time from."""

    draw: Callable[[str, int], bytes]
    """So many bytes of chance for a purpose: the seed of a game, its id, a secret, the server's own name."""
    clock: Callable[[], float]
    """Seconds since 1970; deadlines and events are written in it."""
    steady: Callable[[], float]
    """Seconds that never run backwards; limits are counted in them."""
    elapsed: Callable[[], float] | None = None
    """Seconds since some time, which no setting of the clock touches; without it the clock is believed."""
    database_time: bool = True
    """Whether servers that share a database go by its time."""
    given: bool = True
    """Whether somebody chose all this. Games made in such a world say so (`docs/fairness.md`)."""


def _draw(_purpose: str, count: int) -> bytes:
    return token_bytes(count)


def _elapsed() -> float:
    """Also while the machine sleeps, where the system can tell."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


REAL = World(_draw, time.time, time.monotonic, _elapsed, given=False)
"""The only world that a server for people ever lives in."""

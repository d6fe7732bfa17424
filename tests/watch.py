"""An end for what hangs: a test that waits for what never comes fails by name, where all others would wait for it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST = 1200.0
"""Seconds that no test takes, whatever else the machine does; the longest take four minutes on a busy one."""
AGAIN = 10.0
"""Seconds until it is tried again: an event loop outlives whatever is raised while it calls somebody back."""


class Hangs(BaseException):
    """It took too long. Not an `Exception`: nothing that goes on after failures goes on after this."""


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """Raise `Hangs` in the main thread, which runs this, if it is not done in so many seconds."""

    def end(*_: object) -> None:
        raise Hangs(f"not done after {seconds:g} s")

    before = signal.signal(signal.SIGALRM, end)
    left = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *left)
        signal.signal(signal.SIGALRM, before)

"""What hangs is ended, however it waits, and who watches it goes on watching."""

import asyncio
import signal
from collections.abc import Callable
from threading import Event

import pytest

from watch import LONGEST, Hangs, ended_after

SOON = 0.01


async def _never() -> None:
    await asyncio.Event().wait()


def _again_and_again() -> None:
    while True:
        try:
            Event().wait()
        except Exception:  # As loops do that outlive every failure.
            continue


WAITS: dict[str, Callable[[], object]] = {
    "for a thread": Event().wait,
    "for the loop": lambda: asyncio.run(_never()),
    "again and again": _again_and_again,
}


@pytest.mark.parametrize("wait", WAITS.values(), ids=WAITS)
def test_what_hangs_is_ended(wait: Callable[[], object]) -> None:
    with pytest.raises(Hangs), ended_after(SOON):
        wait()


def test_every_test_is_watched_also_after_it_has_watched_something_itself() -> None:
    with ended_after(LONGEST):
        pass
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    assert 0 < left <= LONGEST

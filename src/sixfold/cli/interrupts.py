"""Ctrl-C during long runs: at once, but never in the middle of a record."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


class Interrupts:
    """While open, Ctrl-C raises `KeyboardInterrupt`, after what is `kept_whole` is done."""

    def __init__(self) -> None:
        self._busy = False
        self._asked = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """Listen, where this is the thread that hears signals."""
        if current_thread() is not main_thread():
            yield
            return
        before = signal.signal(signal.SIGINT, self._hear)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextmanager
    def kept_whole(self) -> Iterator[None]:
        """Do this to its end first."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._asked:
            raise KeyboardInterrupt

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if not self._busy:
            raise KeyboardInterrupt
        self._asked = True

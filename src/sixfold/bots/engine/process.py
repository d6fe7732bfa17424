"""A program that is talked to line by line, and that never outlives whoever started it."""

import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic

from sixfold.bots.faults import BotFault, FaultCode

LONGEST_LINE = 1_000_000
LINES_AHEAD = 10_000
"""How many lines may wait to be read; a program that says more has to wait itself."""
PATIENCE = 2.0
"""Seconds that a program has to end by itself once it is told to."""
LAST_LINES = 3
"""How many lines of what a program said on standard error go into a report."""


class Process:
    """A running program: `say` writes a line to it, `hear` waits for one."""

    def __init__(self, command: str) -> None:
        """Start the program; its arguments are split as a shell would."""
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=sys.platform != "win32",
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault(FaultCode.NO_START, f"{command}: {error}") from None
        self._heard: Queue[str | None] = Queue(LINES_AHEAD)
        self._over = Event()
        self._complaints: deque[bytes] = deque(maxlen=LAST_LINES)
        self._readers = [Thread(target=read, daemon=True) for read in (self._read, self._read_complaints)]
        for reader in self._readers:
            reader.start()
        # Runs at the end of this process, also of a worker of a pool, which never comes to `atexit`.
        self._finalizer = Finalize(self, _end, (self._process,), exitpriority=10)

    def say(self, line: str) -> None:
        """Write one line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self.crash() from None

    def hear(self, deadline: float) -> str:
        """The next line; a fault if none comes before the deadline, or if the program has ended."""
        try:
            line = self._heard.get(timeout=max(deadline - monotonic(), 0.0))
        except Empty:
            raise BotFault(FaultCode.SILENT, self._last_words()) from None
        if line is None:
            raise self.crash()
        return line

    def crash(self) -> BotFault:
        """The report on a program that has ended by itself."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._readers[-1].join(PATIENCE)
        return BotFault(FaultCode.CRASHED, f"exit {self._process.returncode} {self._last_words()}".strip())

    def close(self) -> None:
        """Tell the program to quit; end it, and all that it started, if it does not."""
        with suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.write(b"quit\n")
            self._process.stdin.close()
        self._over.set()
        self._finalizer()
        for reader in self._readers:
            reader.join(PATIENCE)

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                if not self._put(line.decode("utf-8", "replace").strip()):
                    return
        self._put(None)

    def _read_complaints(self) -> None:
        stream = self._process.stderr
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self._complaints.append(line.strip())

    def _put(self, line: str | None) -> bool:
        """Hand a line over; not once nobody listens any more."""
        while not self._over.is_set():
            with suppress(Full):
                self._heard.put(line, timeout=0.2)
                return True
        return False

    def _last_words(self) -> str:
        return b" ".join(self._complaints).decode("utf-8", "replace").strip()


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Wait for a program to end, then end it with its whole group, and collect it so that no zombie stays."""
    with suppress(OSError, ValueError):
        if process.stdin:
            process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()

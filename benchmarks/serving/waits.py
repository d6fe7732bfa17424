"""What moves wait for that no server can help, noted by small programs of C++ while a benchmark runs."""

import shutil
import struct
import subprocess
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path

COMPILERS = ("c++", "g++", "clang++")
MEMORY = Path("/dev/shm")
"""Where the notes are written, so that they are no work for the disk."""
NOTE = struct.Struct("2d")
Span = tuple[float, float]


class Waits:
    """Waits that were noted, each begun and ended at a time of `perf_counter`."""

    def __init__(self, *notes: Path) -> None:
        """Without notes nothing is known."""
        self._notes = notes

    @property
    def known(self) -> bool:
        """Whether waits are noted here at all."""
        return bool(self._notes)

    def __or__(self, other: "Waits") -> "Waits":
        """The waits of both; where they overlap, the time counts once."""
        return Waits(*self._notes, *other._notes)

    def all(self) -> list[Span]:
        """When each began and ended, in that order, none over another."""
        noted: list[Span] = []
        for notes in self._notes:
            if notes.exists():
                noted += [(begun, begun + lasted) for begun, lasted in NOTE.iter_unpack(notes.read_bytes())]
        apart: list[Span] = []
        for begun, ended in sorted(noted):
            if apart and begun <= apart[-1][1]:
                apart[-1] = (apart[-1][0], max(ended, apart[-1][1]))
            else:
                apart.append((begun, ended))
        return apart

    def longest(self, begun: float, ended: float) -> float:
        """How long the longest of those took that were under way at some time between."""
        return max((other - one for one, other in self.all() if one < ended and other > begun), default=0.0)

    def within(self, moves: Sequence[Span]) -> list[float]:
        """For each move, by when it began and how long it took: the seconds of it that were such a wait."""
        waits = self.all()
        ends = [ended for _, ended in waits]
        found: list[float] = []
        for begun, lasted in moves:
            waited = 0.0
            for one, other in waits[bisect_left(ends, begun) :]:
                if one >= begun + lasted:
                    break
                waited += min(other, begun + lasted) - max(one, begun)
            found.append(waited)
        return found


def compiled(source: str, target: Path, *flags: str) -> bool:
    """Compile a source that lies beside this file; false if there is no compiler."""
    compiler = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if compiler is None:
        return False
    subprocess.run([compiler, "-std=c++20", "-O2", *flags, Path(__file__).with_name(source), "-o", target], check=True)
    return True


def in_memory() -> Path | None:
    """Where files are no work for the disk, if there is such a place."""
    return MEMORY if MEMORY.is_dir() else None

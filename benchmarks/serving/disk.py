"""How long a server waited for the disk, and how much of a move that was."""

import os
import shutil
import struct
import subprocess
import tempfile
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).with_name("disk_waits.cpp")
COMPILERS = ("c++", "g++", "clang++")
MEMORY = Path("/dev/shm")
"""Where the notes are written, so that they are no work for the disk."""
NOTE = struct.Struct("2d")


class Waits:
    """What the servers of this process waited for the disk, each begun and ended at a time of `perf_counter`."""

    def __init__(self, notes: Path | None) -> None:
        """Without notes nothing is known."""
        self._notes = notes

    @property
    def known(self) -> bool:
        """Whether waits are noted here at all."""
        return self._notes is not None

    def all(self) -> "list[tuple[float, float]]":
        """When each began and ended, in that order, none over another."""
        if self._notes is None or not self._notes.exists():
            return []
        noted = sorted((begun, begun + lasted) for begun, lasted in NOTE.iter_unpack(self._notes.read_bytes()))
        apart: list[tuple[float, float]] = []
        for begun, ended in noted:
            if apart and begun <= apart[-1][1]:
                apart[-1] = (apart[-1][0], max(ended, apart[-1][1]))
            else:
                apart.append((begun, ended))
        return apart

    def within(self, moves: "list[tuple[float, float]]") -> list[float]:
        """For each move, by when it began and how long it took: the seconds of it that the disk was waited for."""
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


@contextmanager
def disk_watched() -> Iterator[Waits]:
    """Servers that are started in here for the first time note how long they wait for the disk."""
    compiler = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if compiler is None:
        yield Waits(None)
        return
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        library, notes = Path(folder) / "waits.so", Path(folder) / "notes"
        flags = ["-std=c++20", "-O2", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, SOURCE, "-o", library, "-ldl"], check=True)
        given = {"LD_PRELOAD": str(library), "SIXFOLD_DISK_WAITS": str(notes)}
        before = {name: os.environ.get(name) for name in given}
        os.environ.update(given)
        try:
            yield Waits(notes)
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value

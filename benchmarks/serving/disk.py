"""How long a server waited for the disk, and how long somebody with no server at all waits for the same disk."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.serving.waits import Waits, compiled, in_memory


@contextmanager
def disk_watched() -> Iterator[Waits]:
    """Servers that are started in here for the first time note how long they wait for the disk."""
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder:
        library, notes = Path(folder) / "waits.so", Path(folder) / "notes"
        if not compiled("disk_waits.cpp", library, "-shared", "-fPIC", "-ldl"):
            yield Waits()
            return
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


@contextmanager
def written_plainly(place: Path) -> Iterator[Waits]:
    """Somebody else writes to the same disk, about as much and as often as a game that is played, and notes how long
    each write took until the disk had it."""
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder, tempfile.TemporaryDirectory(dir=place) as written:
        program, notes = Path(folder) / "plain_writes", Path(folder) / "notes"
        if not compiled("plain_writes.cpp", program):
            yield Waits()
            return
        with subprocess.Popen([program, Path(written) / "file", notes], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline(), "nothing can be written there"
            yield Waits(notes)
            assert process.poll() is None, "the disk has refused a write"
            process.kill()

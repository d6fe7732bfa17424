"""How long a server waited for the disk."""

import os
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

"""When the machine itself stood still, as virtual ones do while their cores belong to somebody else."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.serving.waits import Waits, compiled, in_memory


@contextmanager
def machine_watched() -> Iterator[Waits]:
    """One program for each core, which goes before all others; nothing is known where that is not allowed."""
    with tempfile.TemporaryDirectory(dir=in_memory()) as folder, ExitStack() as programs:
        program = Path(folder) / "standstill"
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        if not cores or not compiled("standstill.cpp", program):
            yield Waits()
            return
        notes = [Path(folder) / f"core-{core}" for core in cores]
        watching = [programs.enter_context(_watching(program, *at)) for at in zip(cores, notes, strict=True)]
        yield Waits(*notes) if all(watching) else Waits()


@contextmanager
def _watching(program: Path, core: int, notes: Path) -> Iterator[bool]:
    with subprocess.Popen([program, str(core), notes], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield bool(process.stdout.readline())
        process.kill()

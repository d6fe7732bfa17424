"""What the benchmark of attacks notes of the disk and of the machine, and how it takes that off a move."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from given import SLOWEST
from server.process import TESTS

sys.path.append(str(TESTS.parent))
from benchmarks.serving.disk import written_plainly
from benchmarks.serving.standstill import machine_watched
from benchmarks.serving.waits import NOTE, Waits, compiled

STOOD = 0.05


def _noted(path: Path, *waits: tuple[float, float]) -> Path:
    path.write_bytes(b"".join(NOTE.pack(*wait) for wait in waits))
    return path


def _may_go_first() -> bool:
    """Whether a process of ours may go before all others; asked of another process, so that this one does not."""
    asks = "import os; os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))"
    return subprocess.run([sys.executable, "-c", asks], stderr=subprocess.DEVNULL, check=False).returncode == 0


def test_a_wait_counts_where_it_lies_within_a_move(tmp_path: Path) -> None:
    """And only that part of it: moves are told by when they began and how long they took."""
    waits = Waits(_noted(tmp_path / "disk", (10.0, 1.0), (20.0, 2.0)))
    moves = [(9.0, 0.5), (9.5, 1.0), (10.25, 0.5), (10.5, 11.0), (30.0, 1.0)]
    assert waits.within(moves) == [0.0, 0.5, 0.5, 2.0, 0.0]


def test_the_longest_wait_is_told_whole(tmp_path: Path) -> None:
    """Also where it began before the time that is asked about, or ended after it."""
    waits = Waits(_noted(tmp_path / "disk", (10.0, 1.0), (20.0, 2.0), (30.0, 4.0)))
    assert [waits.longest(*between) for between in ((0, 100), (10.5, 20), (21, 31), (11, 20))] == [4.0, 1.0, 4.0, 0.0]
    assert Waits().longest(0, 100) == 0.0


def test_waits_for_two_things_at_once_count_once(tmp_path: Path) -> None:
    """A machine that stands still keeps the disk waiting, too."""
    disk = Waits(_noted(tmp_path / "disk", (10.0, 2.0)))
    machine = Waits(_noted(tmp_path / "one", (11.0, 2.0)), _noted(tmp_path / "other", (11.5, 0.5), (14.0, 1.0)))
    assert (disk | machine).within([(9.0, 10.0)]) == [4.0]
    assert machine.within([(9.0, 10.0)]) == [3.0]


def test_without_notes_nothing_is_known(tmp_path: Path) -> None:
    """And where nothing has been noted yet, nobody has waited."""
    assert not Waits().known
    assert not (Waits() | Waits()).known
    assert Waits(tmp_path / "not-written").known
    assert Waits(tmp_path / "not-written").within([(1.0, 1.0)]) == [0.0]


def test_a_core_that_stands_still_is_noted(tmp_path: Path) -> None:
    """The program is stopped for a while, which looks the same to it; where it may not go first, it says nothing."""
    program, notes = tmp_path / "standstill", tmp_path / "notes"
    assert compiled("standstill.cpp", program)
    core = min(os.sched_getaffinity(0))
    with subprocess.Popen([program, str(core), notes], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        if not _may_go_first():
            assert (said, process.wait(SLOWEST)) == (b"", 1)
            return
        assert said == b"watching\n"
        process.send_signal(signal.SIGSTOP)
        assert os.WIFSTOPPED(os.waitpid(process.pid, os.WUNTRACED)[1])
        begun = time.perf_counter()
        while time.perf_counter() < begun + STOOD:
            time.sleep(0.001)
        ended = time.perf_counter()
        process.send_signal(signal.SIGCONT)
        until = time.perf_counter() + SLOWEST
        while Waits(notes).within([(begun, ended - begun)])[0] < 0.9 * STOOD:
            assert time.perf_counter() < until, Waits(notes).all()
            time.sleep(0.001)
        process.kill()


def test_all_cores_are_watched_or_none() -> None:
    """What is known of some cores only says nothing about a move, which may run on another."""
    with machine_watched() as machine:
        assert machine.known == _may_go_first()


def test_whoever_writes_plainly_notes_every_write(tmp_path: Path) -> None:
    """The file is as long as it will ever be from the beginning, and goes with whoever wrote it."""
    until = time.perf_counter() + SLOWEST
    with written_plainly(tmp_path) as writes:
        sizes = {path.stat().st_size for path in tmp_path.glob("*/*")}
        while len(writes.all()) < 3:
            assert time.perf_counter() < until
            time.sleep(0.001)
        noted = writes.all()
        assert {path.stat().st_size for path in tmp_path.glob("*/*")} == sizes == {512 * 8192}
    assert all(begun < ended for begun, ended in noted)
    assert not [*tmp_path.iterdir()]

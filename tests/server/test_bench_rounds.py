"""Which rounds of the benchmark of attacks count: what is asked is only how long somebody waited who has no server."""

import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from given import SLOWEST
from server.process import TESTS

sys.path.append(str(TESTS.parent))
from benchmarks.serving import rounds as measuring
from benchmarks.serving.moves import Tally
from benchmarks.serving.rounds import TRIES, Bystanders, Rounds
from benchmarks.serving.waits import NOTE, Waits

MOST = 0.01


class _Disk:
    """A disk that keeps each round's writer waiting for some time, and on which moves take what is said."""

    def __init__(self, notes: Path, *rounds: tuple[float, float]) -> None:
        self._notes, self._rounds, self._now = notes, iter(rounds), 0.0

    def round(self) -> Tally:
        """One round: a write, which waits, a move, and the write after it."""
        stood, lasted = next(self._rounds)
        tally = Tally(0.0, 1)
        tally.moves = [(self._now, lasted)]
        self.write(self._now, stood)
        self._now += max(lasted, stood) + 1.0
        self.write(self._now, 0.0)
        self._now += 1.0
        return tally

    def write(self, begun: float, lasted: float) -> None:
        """Note a write."""
        with self._notes.open("ab") as notes:
            notes.write(NOTE.pack(begun, lasted))


def _measured(tmp_path: Path, rounds: Iterable[tuple[float, float]], machine: Waits | None = None) -> Rounds:
    notes = tmp_path / "writes"
    disk = _Disk(notes, *rounds)
    return Rounds(disk.round, Bystanders(Waits(notes), machine or Waits()), lambda _: MOST)


def _left_out(rounds: Rounds) -> list[float]:
    return [max(tally.latencies) for tally, _ in rounds.left_out]


def test_a_round_in_which_the_disk_stood_still_is_measured_again_and_told(tmp_path: Path) -> None:
    rounds = _measured(tmp_path, [(0.5, 0.4), (0.02, 0.2), (0.01, 0.03), (0.0, 0.0)])
    assert rounds.counted.latencies == [0.03]
    assert _left_out(rounds) == [0.4, 0.2]


def test_a_slow_move_is_no_reason_to_measure_again(tmp_path: Path) -> None:
    """Where nobody else waited, it was the server's."""
    rounds = _measured(tmp_path, [(0.002, 9.0), (0.0, 0.0)])
    assert rounds.counted.latencies == [9.0]
    assert rounds.left_out == []


def test_an_attack_that_keeps_the_disk_from_everybody_counts(tmp_path: Path) -> None:
    """It does so in every round, and then the one counts in which others waited least, however slow its moves were."""
    waited = [(0.5, 1.0), (0.3, 3.0), (0.7, 0.5), *[(0.6, 0.1)] * TRIES]
    rounds = _measured(tmp_path, waited)
    assert rounds.counted.latencies == [3.0]
    assert len(rounds.left_out) == TRIES - 1


def test_a_round_in_which_a_core_stood_still_is_measured_again(tmp_path: Path) -> None:
    """One round here is over after less than three seconds."""
    core = tmp_path / "core"
    core.write_bytes(NOTE.pack(0.0, 0.02))
    rounds = _measured(tmp_path, [(0.0, 0.5), (0.0, 0.03)], Waits(core))
    assert rounds.counted.latencies == [0.03]
    assert _left_out(rounds) == [0.5]


def test_where_nothing_is_known_every_round_counts(tmp_path: Path) -> None:
    disk = _Disk(tmp_path / "writes", (0.5, 9.0))
    assert Rounds(disk.round, Bystanders(Waits(), Waits()), lambda _: MOST).counted.latencies == [9.0]


def test_a_write_that_is_under_way_at_the_end_is_waited_for(tmp_path: Path) -> None:
    """It is noted only once the disk has it, and may be what the slowest move waited for."""
    notes = tmp_path / "writes"
    notes.touch()
    disk = _Disk(notes)
    waited = list[float]()
    asking = threading.Thread(target=lambda: waited.append(Bystanders(Waits(notes), Waits()).waited(0.0, 2.0)))
    asking.start()
    disk.write(0.5, 0.1)
    disk.write(1.0, 4.0)
    asking.join(0.05)
    assert asking.is_alive(), "a write after the round was not waited for"
    disk.write(5.5, 0.1)
    asking.join(SLOWEST)
    assert waited == [4.0]


def test_a_disk_that_takes_nothing_any_more_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "PATIENCE", 0.0)
    notes = tmp_path / "writes"
    _Disk(notes).write(0.5, 0.1)
    with pytest.raises(AssertionError, match="nothing is written any more"):
        Bystanders(Waits(notes), Waits()).waited(0.0, time.perf_counter())

"""The server in simulated worlds: whatever fails, nothing acknowledged is lost and every game ends."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from given import FIXED, chance, run_seed
from simulation.universe import Figures, Universe

TESTS = Path(__file__).parents[1]
GAMES, PARTS = 1_000, 10
NEEDED = (
    "answer lost",
    "clock jumped",
    "commit lost",
    "commit unheard",
    "crash",
    "crash between two steps",
    "database down",
    "message overtaken",
    "message repeated",
    "notices lost",
    "request lost",
    "request repeated",
    "slow statement",
    "socket cut",
    "statement lost",
    "stop",
)
"""Faults without which such a run would prove little."""


def _first() -> int:
    """The number of the first world: 1, or another where other chance is explored."""
    return 1 if run_seed() == FIXED else int.from_bytes(chance("worlds", count=4), "big")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_games_with_faults(part: int) -> None:
    games, faults = 0, Counter[str]()
    first = _first() + part * GAMES
    for number in range(first, first + GAMES):
        figures = Universe(number).run()
        games += figures.games
        faults.update(figures.faults)
        if games >= GAMES // PARTS:
            break
    assert games >= GAMES // PARTS
    assert faults.total() > games


def _log(universe: Universe) -> list[object]:
    return [seen.events for seen in universe.witness.games.values()]


@pytest.mark.slow
def test_one_number_repeats_a_world() -> None:
    one, again = Universe(_first(), games=3), Universe(_first(), games=3)
    assert one.run() == again.run()
    assert _log(one) == _log(again)
    assert len(one.witness.games) >= 3


@pytest.mark.slow
def test_another_process_repeats_it_too() -> None:
    told = [_elsewhere(_first(), hashing) for hashing in ("1", "2")]
    assert told[0] == told[1] == repr(Universe(_first(), games=3).run())


def _elsewhere(number: int, hashing: str) -> str:
    program = f"from simulation.universe import Universe\nprint(Universe({number}, games=3).run())"
    where = {**os.environ, "PYTHONPATH": str(TESTS), "PYTHONHASHSEED": hashing}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=where, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.slow
def test_every_kind_of_fault_comes_up() -> None:
    met = Counter[str]()
    for number in range(_first(), _first() + 100):
        figures: Figures = Universe(number, games=5).run()
        met.update(figures.faults)
        if all(met[fault] for fault in NEEDED):
            break
    assert [fault for fault in NEEDED if not met[fault]] == []

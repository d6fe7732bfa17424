"""A long run of replays can be stopped: it goes on with the games that it has not gone through."""

import json
import sys
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2]))
from benchmarks.coaching import replaying
from benchmarks.coaching.replaying import Replayed, replayed, share_inside

POSITIONS = 3


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "AT_ONCE", 20)
    monkeypatch.setattr(replaying, "MOST", 40)


def _replayed(kept: Path | None) -> list[Replayed]:
    return list(islice(replayed("cards-999", "stopped", kept), POSITIONS))


def _one(found: float) -> Replayed:
    return Replayed(label="mistake", left=30, loss=0.08, within=0.03, found=found, found_within=0.02, deals=500)


@pytest.mark.slow
def test_a_run_that_was_stopped_finds_what_one_that_was_not_finds(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    found = _replayed(whole)
    part.write_text(whole.read_text().splitlines(keepends=True)[0])
    assert _replayed(part) == found
    assert part.read_text() == whole.read_text()


def test_what_was_found_is_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.jsonl"
    found = [_one(found) for found in (0.07, 0.08, 0.09)]
    kept.write_text(
        "".join(json.dumps(game) + "\n" for game in ([asdict(found[0]), asdict(found[1])], [asdict(found[2])]))
    )
    monkeypatch.setattr(replaying, "_mistakes", lambda *_: pytest.fail("a game was gone through again"))
    assert _replayed(kept) == found


def test_a_loss_is_inside_as_far_as_the_coach_allows() -> None:
    assert [_one(found).inside for found in (0.049, 0.051, 0.109, 0.111)] == [False, True, True, False]
    share, low, high = share_inside([_one(0.08)] * 9 + [_one(0.0)])
    assert share == 0.9
    assert 0.55 < low < 0.6
    assert 0.97 < high < 0.99

"""`sixfold puzzles`: mining that can be gone on with, and a check that removes what does not keep its answer."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from puzzles.test_puzzles import mined
from sixfold.cli import app
from sixfold.locale import catalogue
from sixfold.puzzles import Puzzle, puzzle_line
from sixfold.wire import parse_action

RUNNER = CliRunner()
ENGLISH = catalogue("en")


def said(*words: str, status: int = 0) -> str:
    """What the command prints."""
    result = RUNNER.invoke(app, ["puzzles", *words])
    assert result.exit_code == status, result.output
    return result.output


def write(path: Path, *puzzles: Puzzle) -> Path:
    path.write_text("".join(puzzle_line(puzzle) + "\n" for puzzle in puzzles))
    return path


def spoilt(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the tempting play as its answer."""
    other = parse_action(puzzle.game, puzzle.why["against"])
    return Puzzle(**{name: getattr(puzzle, name) for name in Puzzle.__slots__} | {"answer": other})


@pytest.mark.slow
def test_mining_goes_on_where_it_stopped_and_ends_with_the_same_file(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    call = ("mine", "--edition", "tiles-nl", "--seed", "t", "--processes", "1")
    assert str(whole) in said(*call, "--goal", "2", "--out", str(whole))
    lines = whole.read_text().splitlines(keepends=True)
    assert len(lines) == 2
    parted.write_text(lines[0] + lines[1][:40])
    said(*call, "--goal", "2", "--resume", "--out", str(parted))
    assert parted.read_text() == whole.read_text()


@pytest.mark.slow
def test_nothing_is_written_over_and_nothing_unknown_is_done(tmp_path: Path) -> None:
    path = write(tmp_path / "there.jsonl", mined()[0])
    assert ENGLISH.say("match-exists", file=str(path)) in said("mine", "--out", str(path), status=2)
    assert "dig" in said("dig", "--out", str(path), status=2)
    assert "chess" in said("mine", "--edition", "chess", "--out", str(tmp_path / "new.jsonl"), status=2)
    assert "no.jsonl" in said("check", "--file", str(tmp_path / "no.jsonl"), status=2)
    path.write_text("{}\n")
    assert ENGLISH.say("puzzles-unreadable", file=str(path), line=1) in said("check", "--file", str(path), status=2)


@pytest.mark.slow
def test_a_check_tells_the_share_and_leaves_the_file_alone(tmp_path: Path) -> None:
    path = write(tmp_path / "some.jsonl", mined()[0], spoilt(mined()[1]))
    before = path.read_bytes()
    told = json.loads(said("check", "--file", str(path), "--seed", "other", "--processes", "1", "--json", status=1))
    assert told == {"seed": "other", "puzzles": 2, "kept": 1, "lost": [mined()[1].id]}
    assert path.read_bytes() == before


@pytest.mark.slow
def test_what_does_not_keep_its_answer_is_removed(tmp_path: Path) -> None:
    path = write(tmp_path / "some.jsonl", spoilt(mined()[0]), mined()[1])
    text = said("check", "--file", str(path), "--seed", "other", "--processes", "1", "--remove")
    assert ENGLISH.say("puzzles-checked", kept=1, puzzles=2, share=ENGLISH.percent(0.5, 1)) in text
    assert mined()[0].id in text
    assert path.read_text() == puzzle_line(mined()[1].marked("other", True)) + "\n"


@pytest.mark.parametrize("kept", [True, False])
def test_a_check_that_removes_goes_on_where_it_stopped(tmp_path: Path, kept: bool) -> None:
    path = write(tmp_path / "some.jsonl", mined()[0].marked("other", kept))
    said("check", "--file", str(path), "--seed", "other", "--remove")
    assert len(path.read_text().splitlines()) == kept

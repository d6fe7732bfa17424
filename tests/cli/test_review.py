"""`sixfold review`: what it prints at 40 columns, as JSON and as a page, what it keeps, and what it refuses."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from coach.test_judging import record
from sixfold.cli import app
from sixfold.coach.review import VERSION
from sixfold.locale import catalogue, languages
from sixfold.records import write_line

RUNNER = CliRunner()
EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for reviews that is the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def written(folder: Path, edition_id: str = "tiles-nl", turns: int = 10) -> Path:
    """A file with a game of novices."""
    path = folder / f"{edition_id}.json"
    path.write_text(json.dumps(record(edition_id, ("novice", "novice"), turns)))
    return path


def said(*words: str, columns: int = 80, status: int = 0) -> str:
    """What the command prints."""
    result = RUNNER.invoke(app, list(words), env={"COLUMNS": str(columns)})
    assert result.exit_code == status, result.output
    return result.output


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_review_can_be_read_at_40_columns(tmp_path: Path, edition_id: str) -> None:
    text = said("review", str(written(tmp_path, edition_id)), columns=40)
    assert catalogue("en").say("coach-moments") in text
    assert all(cell_len(line.rstrip()) <= 40 for line in text.splitlines())
    assert re.search(r"^ 10 ", text, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    text = said("--lang", language, "review", str(written(tmp_path, turns=6)))
    assert catalogue(language, "tiles-nl").say("coach-title") in text


def test_the_json_is_that_of_the_coach(tmp_path: Path) -> None:
    told = json.loads(said("review", "--json", str(written(tmp_path, turns=4))))
    assert (told["coach"], told["game"], [turn["turn"] for turn in told["turns"]]) == (VERSION, "tiles", [1, 2, 3, 4])
    assert len(told["accounts"]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path, edition_id: str) -> None:
    page = said("review", "--html", str(written(tmp_path, edition_id)))
    assert page.startswith("<!doctype html>")
    assert "<polyline" in page
    links = re.findall(r"(?:src|href)=|url\(|https?://[^\"]+", page)
    assert set(links) <= {"http://www.w3.org/2000/svg"}
    assert "<script" not in page


def test_a_game_is_judged_once(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, turns=4)
    first = said("review", "--json", str(path))
    assert len(list(cache.rglob("*.json"))) == 1
    judged: list[Any] = []
    command = import_module("sixfold.cli.review")
    real = command.judge_game

    def judge(*asked: Any) -> Any:
        judged.append(asked)
        return real(*asked)

    monkeypatch.setattr(command, "judge_game", judge)
    assert said("review", "--json", str(path)) == first
    assert not judged
    assert said("review", "--json", "--fresh", str(path)) == first
    assert len(judged) == 1
    next(cache.rglob("*.json")).write_text("{")
    assert said("review", "--json", str(path)) == first
    assert len(judged) == 2


def test_clear_errors(tmp_path: Path) -> None:
    assert "nothing.json" in said("review", str(tmp_path / "nothing.json"), status=2)
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    assert "format" in said("review", str(broken), status=2)
    game = record("tiles-nl", ("greedy", "greedy"), 2)
    several = tmp_path / "several.jsonl"
    several.write_text(write_line(game) + write_line(game))
    assert "--game" in said("review", str(several), status=2)
    assert "3" in said("review", "--game", "3", str(several), status=2)
    assert said("review", "--game", "2", str(several))
    empty = tmp_path / "empty.json"
    empty.write_text(json.dumps(record("tiles-nl", ("greedy", "greedy"), 0)))
    assert catalogue("en").say("review-no-turns") in said("review", str(empty), status=2)

"""Games of bots as Parquet files: what they hold, and going on with them."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from envs.walks import followed
from sixfold.arena import Match, plan
from sixfold.cli import app
from sixfold.envs import steps_of
from sixfold.envs.dataset import Folder, decisions_of, files_in
from sixfold.games import GAMES, edition
from sixfold.games.texts import TEXTS

CUBES = ("dataset", "--edition", "cubes-nl", "--bots", "greedy,random", "--workers", "1")


def _run(*words: str) -> Any:
    return CliRunner().invoke(app, ["--lang", "en", *words], catch_exceptions=False)


def _rows(folder: Path) -> list[dict[str, Any]]:
    return [row for path in files_in(folder) for row in pq.read_table(path).to_pylist()]


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_a_game_can_be_played_again_from_its_rows(edition_id: str) -> None:
    game = next(plan(Match(edition_id, ("greedy", "random"), 1, "data")))
    rules = edition(edition_id)
    verbs, texts, steps = GAMES[rules.game], TEXTS[rules.game], steps_of(rules)
    rows = decisions_of(game).rows
    for row in rows:
        seen = texts.parse_seen(row["position"])
        action = texts.parse_action(row["action"])
        made = followed(steps.begin(seen), row["moves"])
        assert type(made) is type(action)
        assert seen.seat == row["seat"]
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    assert {row["seed"] for row in rows} == {game.seed.hex()}
    by_seat = {row["seat"]: row for row in rows}
    assert sum(row["value"] for row in by_seat.values()) == 1
    assert by_seat[0]["lead"] == by_seat[0]["score"] - by_seat[1]["score"] == -by_seat[1]["lead"]
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert rules.game == verbs.NAME


def test_a_dataset_has_files_and_a_card(tmp_path: Path) -> None:
    done = _run(*CUBES, "--games", "2", "--out", str(tmp_path / "new" / "data"))
    assert done.exit_code == 0, done.output
    folder = tmp_path / "new" / "data"
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", "games-00000000-00000001.parquet"]
    rows = _rows(folder)
    assert {row["game"] for row in rows} == {0, 1}
    card = (folder / "README.md").read_text()
    assert all(f"| `{column}` |" in card for column in rows[0])
    assert f"2 complete games of `cubes-nl` for 2 players, {len(rows)} rows" in card
    assert f"Decisions: {len(rows):,}" in done.output


def test_nothing_is_lost_unasked_and_resume_goes_on(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert _run(*CUBES, "--games", "3", "--out", str(one)).exit_code == 0
    assert _run(*CUBES, "--games", "1", "--out", str(two)).exit_code == 0
    before = _rows(two)
    refused = _run(*CUBES, "--games", "3", "--out", str(two))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "--resume" in refused.stderr
    assert _rows(two) == before
    assert _run(*CUBES, "--games", "3", "--out", str(two), "--resume").exit_code == 0
    assert _rows(two) == _rows(one)
    assert len(files_in(two)) == 2
    other = _run(*CUBES, "--games", "4", "--seed", "2", "--out", str(two), "--resume")
    assert other.exit_code == 2
    assert "games-00000000-00000000.parquet" in other.stderr
    (two / "notes.txt").write_text("mine")
    assert _run(*CUBES, "--games", "1", "--seed", "2", "--out", str(two), "--force").exit_code == 0
    assert len(files_in(two)) == 1
    assert (two / "notes.txt").read_text() == "mine"


def test_options_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "data"))
    for words in (("--resume", "--force"), ("--bots", "nobody,random"), ("--bots", "random"), ("--edition", "none")):
        refused = _run(*CUBES, *out, *words)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_file_that_is_no_parquet_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games-00000000-00000009.parquet").write_text("My notes.")
    refused = _run(*CUBES, "--out", str(tmp_path), "--resume")
    assert refused.exit_code == 2
    assert (tmp_path / "games-00000000-00000009.parquet").read_text() == "My notes."


def test_what_is_not_whole_is_not_left(tmp_path: Path) -> None:
    match = Match("cubes-nl", ("random", "random"), 2, "1")
    folder = Folder(tmp_path, match)
    folder.add(decisions_of(next(plan(match))))
    assert files_in(tmp_path) == []
    folder.drop()
    assert list(tmp_path.iterdir()) == []

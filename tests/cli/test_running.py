"""Matches and tournaments from the outside: planned as they go, kept when stopped, never written over unasked."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sixfold.arena import Game, Match, Played, plan, play_game, play_here, tournament
from sixfold.cli import app, running
from sixfold.cli.running import Output
from sixfold.workers import in_order

MATCH = ("match", "--edition", "tiles-nl", "--bots", "greedy,random")
TOURNAMENT = ("tournament", "--edition", "tiles-nl", "--bots", "greedy,random,novice", "--games", "2")
SIXFOLD = [sys.executable, "-c", "from sixfold.cli import main; main()"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, catch_exceptions=False)


class TestPlan:
    """A match of a thousand million games is planned one game at a time."""

    ENDLESS = Match("tiles-nl", ("greedy", "random"), 1_000_000_000, "endless")

    def test_only_the_games_that_are_played_are_planned(self) -> None:
        planned: list[int] = []

        def watched() -> Iterator[Game]:
            for game in plan(self.ENDLESS):
                planned.append(game.number)
                yield game

        for workers, most in ((1, 2), (2, 2 + 2 * 4)):
            planned.clear()
            games = play_here(watched(), workers)
            assert [played.game.number for played in islice(games, 2)] == [0, 1]
            games.close()
            assert len(planned) <= most

    def test_whatever_plays_them_no_more_are_handed_out_than_its_window_holds(self) -> None:
        waiting: list[int] = []

        def hand_out(number: int) -> int:
            waiting.append(number)
            assert len(waiting) <= 5
            return number

        def collect(number: int) -> int:
            waiting.remove(number)
            return number

        assert list(islice(in_order(iter(range(1_000_000_000)), hand_out, collect, 5), 20)) == list(range(20))

    def test_the_command_asks_for_them_one_by_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[int] = []

        def play(games: Iterator[Game], _: int) -> Iterator[Played]:
            for game in games:
                asked.append(game.number)
                yield play_game(game)

        monkeypatch.setattr(running, "play_here", play)
        result = run(*MATCH, "--games", "1000000000", "--sprt", "0,400")
        assert result.exit_code == 0
        assert asked == list(range(len(asked)))
        assert len(asked) < 100

    def test_a_tournament_is_planned_match_by_match(self) -> None:
        matches = tournament("tiles-nl", tuple(f"b{number}" for number in range(60)), 8, 1_000_000, "s")
        assert [match.bots[-1] for match in islice(matches, 2)] == ["b7", "b8"]


class TestOut:
    def test_records_are_not_written_over_unasked(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        for command in ((*MATCH, "--games", "2"), TOURNAMENT):
            path.unlink(missing_ok=True)
            assert run(*command, "--out", str(path)).exit_code == 0
            before = path.read_bytes()
            refused = run(*command, "--seed", "2", "--out", str(path))
            assert (refused.exit_code, refused.stdout) == (2, "")
            assert "--resume" in refused.stderr
            assert "--force" in refused.stderr
            assert path.read_bytes() == before
            assert run(*command, "--seed", "2", "--out", str(path), "--force").exit_code == 0
            assert path.read_bytes() != before

    def test_an_empty_file_is_filled(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        path.touch()
        assert run(*MATCH, "--games", "2", "--out", str(path)).exit_code == 0
        assert path.read_bytes().count(b"\n") == 2

    @pytest.mark.parametrize(
        ("options", "named"),
        [(("--resume",), "--resume"), (("--force",), "--force"), (("--resume", "--force", "--out", "x"), "--force")],
    )
    def test_options_that_make_no_sense_are_refused(self, options: tuple[str, ...], named: str) -> None:
        refused = run(*MATCH, "--games", "2", *options)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1
        assert named in refused.stderr

    def test_resume_goes_on_and_gives_what_one_run_gives(self, tmp_path: Path) -> None:
        one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
        run(*MATCH, "--games", "4", "--out", str(one))
        run(*MATCH, "--games", "2", "--out", str(two))
        two.write_bytes(two.read_bytes() + b'{"format":"sixf')
        result = run(*MATCH, "--games", "4", "--out", str(two), "--resume")
        assert result.exit_code == 0
        assert two.read_bytes() == one.read_bytes()
        assert "4 games" in result.stdout

    @pytest.mark.parametrize("content", ["My notes.", "My notes.\n", "{", '{"format":"sixfold/1"}\n'])
    def test_resume_leaves_alone_what_is_not_this_match(self, content: str, tmp_path: Path) -> None:
        path = tmp_path / "notes.txt"
        path.write_text(content)
        result = run(*MATCH, "--games", "2", "--out", str(path), "--resume")
        if content == "{":
            assert result.exit_code == 0
            return
        assert result.exit_code == 2
        assert path.read_text() == content

    def test_what_is_no_plain_file_is_written_to(self) -> None:
        Output(Path("/dev/null")).check()

    def test_a_full_disk_is_named(self) -> None:
        if not Path("/dev/full").exists():
            pytest.fail("this system has no /dev/full")
        result = run(*MATCH, "--games", "2", "--workers", "1", "--out", "/dev/full")
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert "/dev/full" in result.stderr


class TestInterrupt:
    """Ctrl-C keeps what was played, says how to go on, and leaves no process behind."""

    @pytest.mark.parametrize(
        ("command", "workers"), [(MATCH, 1), (MATCH, 2), (TOURNAMENT[:-2], 2)], ids=["one", "two", "tournament"]
    )
    def test_partial_results_whole_lines_and_a_word_on_resume(
        self, command: tuple[str, ...], workers: int, tmp_path: Path
    ) -> None:
        os.mkfifo(tmp_path / "games")
        arguments = [*command, "--games", "1000000", "--workers", str(workers), "--out", str(tmp_path / "games")]
        with subprocess.Popen(
            [*SIXFOLD, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            with (tmp_path / "games").open(encoding="utf-8") as records:
                lines = [records.readline() for _ in range(3)]
                process.send_signal(signal.SIGINT)
                lines += records.readlines()
            printed, said = process.communicate(timeout=300)
        assert process.returncode == 130
        assert all(line.endswith("\n") and json.loads(line)["result"] for line in lines)
        assert f"{len(lines)} " in printed
        assert "greedy" in printed
        assert f"Stopped: {len(lines)} of " in said
        assert "--resume" in said
        assert "Traceback" not in said

    def test_as_json_it_says_that_it_was_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def play(games: Iterator[Game], _: int) -> Iterator[Played]:
            yield play_game(next(games))
            raise KeyboardInterrupt

        monkeypatch.setattr(running, "play_here", play)
        for command in (MATCH, TOURNAMENT):
            result = run(*command, "--json")
            assert result.exit_code == 130
            told: dict[str, Any] = json.loads(result.stdout)
            assert (told["stopped"], told["games"]) == (True, 1)
            assert "--out" in result.stderr

    def test_in_other_commands_it_is_silent(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(import_module("sixfold.cli.check"), "check_file", interrupted)
        result = run("check", "x")
        assert (result.exit_code, result.stdout, result.stderr) == (130, "", "")


class TestBots:
    @pytest.mark.parametrize(
        ("bots", "said"),
        [
            ("expert@0,greedy", "from 1 to 1,000,000"),
            ("expert@,greedy", "from 1 to 1,000,000"),
            ("expert@1000001,greedy", "from 1 to 1,000,000"),
            ("expert@ten,greedy", "from 1 to 1,000,000"),
            ("greedy@5,greedy", "Only expert"),
            ("greedy,,greedy", "There’s a name missing"),
            ("greedy,", "There’s a name missing"),
            ("oracle,greedy", "There’s no bot oracle"),
        ],
    )
    def test_a_bad_name_or_number_is_told(self, bots: str, said: str) -> None:
        result = run("match", "--edition", "tiles-nl", "--bots", bots)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stderr.count("\n") == 1
        if "name" not in said:
            assert said in run("play", "--edition", "tiles-nl", "--bot", bots.partition(",")[0]).stderr

    def test_the_number_behind_expert_is_in_the_help(self) -> None:
        for command in ("match", "tournament", "play"):
            assert "expert@N" in run(command, "--help").stdout

    def test_a_small_expert_plays(self) -> None:
        assert run("match", "--edition", "cards-999", "--bots", "expert@2,random", "--games", "1").exit_code == 0

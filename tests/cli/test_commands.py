"""The commands as people and scripts call them: what they print, and what they tell the shell."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sixfold.cli import app
from sixfold.games import EDITIONS


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


@pytest.mark.parametrize("command", [(), ("match",), ("check",), ("judge",), ("editions",), ("play",)])
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


@pytest.mark.slow
def test_the_command_is_installed() -> None:
    sixfold = Path(sys.executable).with_name("sixfold")
    answer = subprocess.run([sixfold, "--version"], capture_output=True, text=True, check=True)
    assert answer.stdout.startswith("sixfold ")


class TestMatch:
    def test_the_same_seed_gives_the_same_file(self, tmp_path: Path) -> None:
        files = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "other.jsonl")]
        for path, seed in zip(files, ("7", "7", "8"), strict=True):
            result = run(
                "match", "--edition", "cubes-nl", "--bots", "greedy,random,greedy", "--games", "4",
                "--seed", seed, "--out", str(path),
            )  # fmt: skip
            assert result.exit_code == 0
        one, two, other = (path.read_bytes() for path in files)
        assert one == two
        assert one != other
        assert one.count(b"\n") == 4

    def test_it_prints_how_the_bots_did(self) -> None:
        result = run("match", "--edition", "tiles-nl", "--bots", "greedy,random", "--games", "2", "--seed", "1")
        assert result.exit_code == 0
        assert "greedy" in result.stdout
        assert "100.0" in result.stdout

    def test_each_deal_is_played_with_every_seating(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        run("match", "--edition", "tiles-nl", "--bots", "greedy,random", "--games", "4", "--out", str(path))
        games = [json.loads(line) for line in path.read_text().splitlines()]
        assert [game["deal"] for game in games[0:2]] == [games[0]["deal"]] * 2
        assert games[0]["deal"] != games[2]["deal"]
        assert [[player["bot"] for player in game["players"]] for game in games[:2]] == [
            ["greedy", "random"],
            ["random", "greedy"],
        ]

    @pytest.mark.parametrize(
        "arguments",
        [
            ("--edition", "chess", "--bots", "greedy,random"),
            ("--edition", "tiles-nl", "--bots", "greedy,oracle"),
            ("--edition", "tiles-nl", "--bots", "greedy"),
            ("--edition", "cards-999", "--bots", ",".join(["greedy"] * 5)),
            ("--edition", "tiles-nl", "--bots", "greedy,greedy", "--games", "0"),
            ("--edition", "tiles-nl", "--bots", "greedy,greedy", "--out", "no/such/folder/games.jsonl"),
            ("--bots", "greedy,greedy"),
        ],
    )
    def test_a_malformed_call_says_why_and_exits_2(self, arguments: tuple[str, ...]) -> None:
        result = run("match", *arguments)
        assert result.exit_code == 2
        assert result.stderr.strip()
        assert "Traceback" not in result.output


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    run("match", "--edition", "tiles-nl", "--bots", "greedy,random", "--games", "3", "--out", str(path))
    return path


class TestCheck:
    def test_good_records(self, games: Path, tmp_path: Path) -> None:
        single = tmp_path / "one.json"
        single.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=2))
        result = run("check", str(games), str(single))
        assert result.exit_code == 0
        assert "4 games checked: no fault" in result.stdout

    def test_a_wrong_score_is_named_with_its_file_line_and_turn(self, games: Path) -> None:
        lines = games.read_text().splitlines()
        game = json.loads(lines[1])
        number = next(place for place, turn in enumerate(game["turns"]) if "score" in turn)
        game["turns"][number]["score"] += 1
        lines[1] = json.dumps(game)
        games.write_text("\n".join(lines))
        result = run("check", str(games))
        assert result.exit_code == 1
        assert f"{games.name}:2: turn {number + 1}: " in result.stderr
        assert "score" in result.stderr

    def test_a_refused_turn_is_explained(self, games: Path) -> None:
        game = json.loads(games.read_text().splitlines()[0])
        first = game["turns"][0]
        first["play"] = first["play"][:1]
        games.write_text(json.dumps(game))
        result = run("check", str(games))
        assert result.exit_code == 1
        assert "turn 1" in result.stderr
        assert "opening-not-longest" in result.stderr

    @pytest.mark.parametrize("content", ["", "{", "[]", "null", '"sixfold/1"', "{}\n{", "\x00", '{"a": 1, "a": 2}'])
    def test_what_is_no_record_exits_2_or_1_with_a_sentence(self, content: str, tmp_path: Path) -> None:
        path = tmp_path / "bad.jsonl"
        path.write_text(content)
        result = run("check", str(path))
        assert result.exit_code == (1 if content == "{}" else 2)
        assert "bad.jsonl" in result.stderr
        assert "Traceback" not in result.output

    def test_a_file_that_is_not_there_or_not_text(self, tmp_path: Path) -> None:
        assert run("check", str(tmp_path / "nothing.json")).exit_code == 2
        binary = tmp_path / "binary.json"
        binary.write_bytes(b"\xff\xfe\x00")
        assert run("check", str(binary)).exit_code == 2
        assert run("check", str(tmp_path)).exit_code == 2
        assert run("check").exit_code == 2


class TestJudge:
    def judge(self, position: Any) -> tuple[int, Any]:
        result = run("judge", given=position if isinstance(position, str) else json.dumps(position))
        assert "Traceback" not in result.output
        return result.exit_code, json.loads(result.stdout) if result.stdout else result.stderr

    def test_a_legal_placement_with_its_lines(self) -> None:
        board = [["Ro", 0, 0], ["Rd", 1, 0], ["Bo", 0, 1]]
        code, verdict = self.judge({"game": "tiles", "board": board, "play": [["Bd", 1, 1]]})
        assert code == 0
        assert verdict == {
            "legal": True,
            "score": 4,
            "lines": [{"cells": [[0, 1], [1, 1]], "points": 2}, {"cells": [[1, 0], [1, 1]], "points": 2}],
        }

    def test_a_refused_placement_points_at_its_cells(self) -> None:
        position = {"game": "tiles", "board": [["Ro", 0, 0], ["Rd", 1, 0]], "play": [["Ro", 2, 0]]}
        assert self.judge(position) == (
            1,
            {
                "legal": False,
                "code": "duplicate-in-line",
                "cells": [[0, 0], [2, 0]],
                "line": [[0, 0], [1, 0], [2, 0]],
                "pieces": ["Ro", "Ro"],
            },
        )

    def test_cards(self) -> None:
        table = [["Rd", "Gd", "Bd"]]
        whole = ["Rd", "Gd", "Bd", "Od", "Yd", "Pd"]
        play = {"game": "cards", "table": table, "play": ["Od", "Yd", "Pd"], "new_table": [whole]}
        assert self.judge(play) == (0, {"legal": True, "qwirkles": [whole]})
        code, verdict = self.judge(play | {"new_table": [whole[:5]]})
        assert (code, verdict["code"], verdict["pieces"]) == (1, "cards-missing", ["Pd"])
        code, verdict = self.judge(play | {"hand": ["Od", "Yd"]})
        assert (code, verdict["code"]) == (1, "not-in-hand")

    def test_without_a_hand_the_opening_rule_is_not_asked(self) -> None:
        short: dict[str, Any] = {"game": "tiles", "board": [], "play": [["Ro", 0, 0]]}
        assert self.judge(short)[1]["score"] == 1
        assert self.judge(short | {"hand": ["Ro", "Rd"]})[1]["code"] == "opening-not-longest"

    def test_a_piece_that_does_not_exist_is_refused(self) -> None:
        assert self.judge({"game": "cubes", "board": [["Ro", 0, 0]], "play": [["Zz", 1, 0]]}) == (
            1,
            {"legal": False, "code": "unknown-piece", "cells": [[1, 0]]},
        )

    def test_a_position_as_text(self) -> None:
        result = run("judge", "tiles 1,0 RoRdRc 0,0>Rs")
        assert json.loads(result.stdout)["score"] == 4
        assert run("judge", "tiles 1,0").exit_code == 2

    @pytest.mark.parametrize(
        "position",
        [
            "",
            "{",
            [],
            {},
            {"game": "chess"},
            {"game": "tiles", "play": []},
            {"game": "tiles", "board": [["Ro", 0]], "play": []},
            {"game": "tiles", "board": [["Ro", 0, 0.5]], "play": []},
            {"game": "tiles", "board": [["Zz", 0, 0]], "play": []},
            {"game": "tiles", "board": [["Ro", 0, 0], ["Rd", 0, 0]], "play": []},
            {"game": "tiles", "board": [["Ro", 0, 0], ["Gd", 0, 1]], "play": []},
            {"game": "tiles", "board": [["Ro", 9 * place, 0] for place in range(4)], "play": []},
            {"game": "tiles", "board": [], "play": [], "table": []},
            {"game": "cards", "table": [["Ro", "Rd"]], "play": [], "new_table": []},
            {"game": "cards", "table": 5, "play": [], "new_table": []},
            {"game": "cards", "table": [], "play": ["Ro"], "new_table": [5]},
            {"game": "cards", "table": [], "play": ["Ro"]},
        ],
    )
    def test_a_malformed_position_says_why_and_exits_2(self, position: Any) -> None:
        code, sentence = self.judge(position)
        assert code == 2
        assert isinstance(sentence, str)
        assert sentence.strip()


class TestEditions:
    def test_all_are_shown(self) -> None:
        shown = run("editions").stdout
        assert all(edition_id in shown for edition_id in EDITIONS)

    def test_as_json_with_sources(self) -> None:
        listed = json.loads(run("editions", "--json").stdout)
        assert [entry["id"] for entry in listed] == list(EDITIONS)
        assert all(entry["sources"] for entry in listed)

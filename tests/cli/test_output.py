"""What is printed: JSON of a fixed shape, tables and help that fit a narrow terminal, and letters that it can write."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sixfold.cli import app
from sixfold.cli.printing import plain_letters
from sixfold.games import EDITIONS
from sixfold.locale import languages

SIXFOLD = [sys.executable, "-c", "from sixfold.cli import main; main()"]
MATCH = ("match", "--edition", "tiles-nl", "--bots", "greedy,random", "--games", "2", "--workers", "1")


def run(*arguments: str, given: str = "", columns: int = 80) -> Result:
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(app, arguments, input=given, catch_exceptions=False)


def started(*arguments: str, given: bytes = b"", out: Any = subprocess.PIPE, **environment: str) -> Any:
    """The command as a process of its own, with an environment of its own."""
    return subprocess.run(
        [*SIXFOLD, *arguments],
        input=given,
        stdout=out,
        stderr=subprocess.PIPE,
        env=os.environ | environment,
        check=False,
    )


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    run(*MATCH, "--out", str(path))
    return path


class TestJson:
    def test_match(self) -> None:
        told = json.loads(run(*MATCH, "--sprt", "0,10", "--json").stdout)
        assert list(told) == ["edition", "seed", "planned", "games", "stopped", "out", "bots", "forfeits", "sprt"]
        assert (told["edition"], told["planned"], told["games"], told["stopped"]) == ("tiles-nl", 2, 2, False)
        assert [list(bot) for bot in told["bots"]] == [
            ["name", "wins", "rate", "interval", "score", "lead", "milliseconds"]
        ] * 2
        assert list(told["sprt"]) == ["elo0", "elo1", "ratio", "answer"]
        assert told["sprt"]["answer"] in ("open", "lower", "higher")
        assert json.loads(run(*MATCH, "--json").stdout)["sprt"] is None

    def test_tournament_and_rate(self, games: Path) -> None:
        bots = ("--bots", "greedy,random", "--games", "2", "--json")
        held = json.loads(run("tournament", "--edition", "cards-999", *bots).stdout)
        assert list(held) == ["edition", "seed", "planned", "stopped", "out", "games", "ratings"]
        told = json.loads(run("rate", str(games), "--json").stdout)
        assert list(told) == ["games", "ratings"]
        assert told["games"] == 2
        for rated in (*held["ratings"], *told["ratings"]):
            assert list(rated) == ["name", "games", "strength", "uncertainty", "careful"]

    def test_check(self, games: Path, tmp_path: Path) -> None:
        bad = tmp_path / "bad.jsonl"
        record = json.loads(games.read_text().splitlines()[0])
        record["result"]["scores"][0] += 1
        bad.write_text(json.dumps(record) + "\n{\n")
        result = run("check", "--json", str(games), str(bad), str(tmp_path / "none"))
        assert (result.exit_code, result.stderr) == (2, "")
        told = json.loads(result.stdout)
        assert (told["games"], told["faults"]) == (3, 3)
        assert [file["games"] for file in told["files"]] == [2, 1, 0]
        assert told["files"][0] == {"file": str(games), "games": 2, "faults": []}
        faults = [fault for file in told["files"] for fault in file["faults"]]
        assert [(fault["line"], fault["code"]) for fault in faults] == [
            (1, "result"),
            (2, "not-json"),
            (None, "no-file"),
        ]
        assert all(list(fault) == ["line", "turn", "code", "values", "text"] for fault in faults)

    @pytest.mark.parametrize("edition_id", EDITIONS)
    def test_rules(self, edition_id: str) -> None:
        told = json.loads(run("rules", "--edition", edition_id, "--json", "--lang", "nl").stdout)
        assert (told["edition"], told["game"], told["language"]) == (edition_id, EDITIONS[edition_id].game, "nl")
        for section in told["sections"]:
            assert section["title"]
            assert all(paragraph["text"] for paragraph in section["paragraphs"])
            assert all(example["text"] for example in section["examples"])
        one = json.loads(run("rules", "--edition", edition_id, "--section", "end", "--json", "--lang", "nl").stdout)
        assert one["sections"] == [section for section in told["sections"] if section["id"] == "end"]

    def test_nothing_else_is_on_standard_output(self, games: Path) -> None:
        for arguments in (MATCH, ("rate", str(games)), ("check", str(games)), ("editions",)):
            result = run(*arguments, "--json")
            json.loads(result.stdout)
            assert result.stderr == ""

    def test_in_ascii_it_says_the_same(self) -> None:
        plain = started("rules", "--edition", "cards-999", "--lang=cs", "--json", PYTHONIOENCODING="ascii")
        full = started("rules", "--edition", "cards-999", "--lang=cs", "--json", PYTHONIOENCODING="utf-8")
        assert plain.stdout.isascii()
        assert not full.stdout.isascii()
        assert json.loads(plain.stdout) == json.loads(full.stdout)


class TestStandardInput:
    def test_a_dash_is_standard_input(self, games: Path) -> None:
        assert "2 games checked" in run("check", "-", given=games.read_text()).stdout
        assert "2 games rated" in run("rate", "-", given=games.read_text()).stdout

    def test_an_indented_record_is_one_record(self, games: Path) -> None:
        record = json.dumps(json.loads(games.read_text().splitlines()[0]), indent=2)
        assert "One game checked" in run("check", "-", given=record).stdout

    @pytest.mark.parametrize("command", ["check", "rate"])
    def test_nothing_there_is_told_plainly(self, command: str, tmp_path: Path) -> None:
        (tmp_path / "empty.jsonl").touch()
        (tmp_path / "junk.jsonl").write_bytes(bytes(range(256)))
        for path, said in (
            ("-", "no record in the file"),
            (str(tmp_path / "empty.jsonl"), "no record in the file"),
            (str(tmp_path / "none.jsonl"), "there’s no such file"),
            (str(tmp_path), "this is a folder"),
            (str(tmp_path / "junk.jsonl"), "this isn’t text"),
        ):
            result = run(command, path)
            assert (result.exit_code, result.stdout) == (2, "")
            assert result.stderr.count("\n") == 1
            assert result.stderr.startswith(path)
            assert said in result.stderr
            assert "Error" not in result.stderr


class TestNarrow:
    @pytest.mark.parametrize("language", languages())
    def test_at_forty_columns_no_word_is_cut(self, language: str, games: Path) -> None:
        for arguments in (MATCH, ("rate", str(games)), ("editions",), ("rules", "--edition", "cards-999")):
            wide = run(*arguments, "--lang", language, columns=300).stdout
            narrow = run(*arguments, "--lang", language, columns=40).stdout
            assert max(map(len, narrow.splitlines())) <= 40
            assert "…" not in narrow.replace("…", "", wide.count("…"))
            shown = " ".join(narrow.split())
            for line in wide.splitlines():
                # What a list begins with needs no heading.
                cells = line.split("┃")[2:] if line.startswith("┃") else line.split("│")
                words = [word for cell in cells for word in cell.split() if any(map(str.isalpha, word))]
                assert [word for word in words if word not in shown] == []

    def test_a_table_stays_a_table_where_it_fits(self) -> None:
        assert "┃ Bot" in run(*MATCH, columns=80).stdout
        assert "┃" not in run(*MATCH, columns=40).stdout

    @pytest.mark.parametrize("width", [72, 80, 100])
    def test_wider_tables_break_between_words_only(self, width: int) -> None:
        for language in languages():
            assert "…" not in run("editions", "--lang", language, columns=width).stdout

    @pytest.mark.parametrize("command", [(), ("match",), ("serve",), ("check",)])
    def test_help_is_whole(self, command: tuple[str, ...]) -> None:
        text = run(*command, "--help", columns=40).stdout
        assert max(map(len, text.splitlines())) <= 40
        assert "…" not in text
        assert "Usage: " in text
        for option in ("--install-completion", "Replay") if not command else ("--help",):
            assert option in text


class TestPlainTerminal:
    @pytest.mark.parametrize(
        ("text", "plain"),
        [("51 – 60 ±", "51 - 60 +-"), ("Žluťoučký kůň", "Zlutoucky kun"), ("łąka…", "laka..."), ("象", "?")],
    )
    def test_letters_have_their_nearest(self, text: str, plain: str) -> None:
        written = ""
        for letter in text:
            try:
                written += letter.encode("ascii").decode()
            except UnicodeEncodeError as error:
                written += plain_letters(error)[0]
        assert written == plain

    @pytest.mark.parametrize(
        "arguments",
        [
            (*MATCH, "--lang=pl"),
            ("editions", "--lang=hu"),
            ("rules", "--edition=cubes-nl", "--lang=cs"),
            ("--help", "--lang=ro"),
        ],
        ids=lambda arguments: arguments[0],
    )
    def test_an_ascii_terminal_gets_words_and_no_traceback(self, arguments: tuple[str, ...]) -> None:
        called = started(*arguments, PYTHONIOENCODING="ascii", LC_ALL="C")
        assert called.returncode == 0
        assert called.stderr == b""
        assert called.stdout.isascii()
        assert b"?" not in called.stdout.replace(b"? ", b"").replace(b"?\n", b"")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", [("editions",), ("editions", "--json"), ("--help",), ("rules", "--edition", "tiles-nl")]
)
def test_a_full_disk_is_one_sentence(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        called = started(*arguments, out=full)
    assert called.returncode == 2
    assert called.stderr.count(b"\n") == 1
    assert "Can’t write the output" in called.stderr.decode()


@pytest.mark.slow
def test_a_reader_who_stops_reading_is_no_fault() -> None:
    with subprocess.Popen([*SIXFOLD, "editions", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""

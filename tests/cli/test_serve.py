"""`sixfold serve` from the outside."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from given import SLOWEST
from sixfold.cli import app


def test_a_database_that_cannot_be_used_is_named_in_one_sentence() -> None:
    called = CliRunner().invoke(app, ["serve", "--database", "mysql://here/games"])
    assert called.exit_code == 2
    assert called.stderr.count("\n") == 1
    assert "mysql://here/games" in called.stderr


@pytest.mark.parametrize("address", ["127.0.0.1:1/games", "no.such.host.invalid/games"])
def test_a_postgresql_that_does_not_answer_is_one_line_without_its_password(address: str) -> None:
    called = CliRunner().invoke(app, ["serve", "--port", "0", "--database", f"postgresql://keeper:s3cret@{address}"])
    assert called.exit_code == 2
    assert called.output.count("\n") == 1
    assert address in called.stderr
    assert "keeper" not in called.output
    assert "s3cret" not in called.output


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Not a database." * 100)
    for address in (tmp_path / "notes.txt", tmp_path / "notes.txt" / "games.sqlite3"):
        called = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(address)])
        assert called.exit_code == 2
        assert called.output.count("\n") == 1
        assert str(address) in called.stderr
    assert (tmp_path / "notes.txt").read_text() == "Not a database." * 100


def test_a_password_is_not_repeated_and_a_log_level_is_known() -> None:
    called = CliRunner().invoke(app, ["serve", "--database", "mysql://keeper:s3cret@here/games"])
    assert "s3cret" not in called.output
    called = CliRunner().invoke(app, ["serve", "--log-level", "silly"])
    assert called.exit_code == 2
    assert called.output.count("\n") == 1


def test_it_says_where_it_listens_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sixfold.cli import main; main()", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.sqlite3")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0], verify=False, timeout=SLOWEST) as client:
            assert client.get("/health").json()["status"] == "well"
            seats = [{"kind": "here", "name": name} for name in ("Ann", "Bo")]
            made = [client.post("/api/games", json={"edition": "tiles-nl", "seats": seats}).json() for _ in range(2)]
        shuffles = [game["view"]["shuffle"] for game in made]
        assert all("given" not in shuffle for shuffle in shuffles)
        assert shuffles[0]["commitment"] != shuffles[1]["commitment"]
        process.send_signal(signal.SIGTERM)
        log = process.stderr.read()
        assert process.wait(SLOWEST) in (0, -signal.SIGTERM)
    assert '"event": "stopped"' in log
    assert (tmp_path / "games.sqlite3").exists()


def test_an_address_that_cannot_be_used_stops_it_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sixfold.cli import main; main()", "serve", "--host", "192.0.2.1"]
    called = subprocess.run(
        [*command, "--database", str(tmp_path / "games.sqlite3")], capture_output=True, text=True, check=False
    )
    assert called.returncode == 2
    assert "could not start" in called.stderr

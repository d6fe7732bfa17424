"""`sixfold serve` from the outside."""

import asyncio
import logging
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from typer.testing import CliRunner

from given import SLOWEST, chance
from server.test_seal import open_once, spoil
from sixfold.cli import app, welcome
from sixfold.cli.database import check_database
from sixfold.locale import Key, catalogue
from sixfold.server.config import Config
from sixfold.server.http.hosts import own_names
from sixfold.server.logs import TextFormatter
from sixfold.server.store.database import parse_database
from sixfold.server.store.reach import place_of

ON_A_TERMINAL = """
import fcntl, os, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from sixfold.cli import main
main()
"""


def test_a_database_that_cannot_be_used_is_named_in_one_sentence() -> None:
    called = CliRunner().invoke(app, ["serve", "--database", "mysql://here/games"])
    assert called.exit_code == 2
    assert called.stderr.count("\n") == 1
    assert "mysql://here" in called.stderr


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


@pytest.mark.parametrize("how", ["missing", "wrong", "shape"])
def test_a_key_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, how: str) -> None:
    database = tmp_path / "games.sqlite3"
    asyncio.run(open_once(str(database)))
    spoil(tmp_path / "games.sqlite3.key", how)
    called = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(database)])
    assert called.exit_code == 2
    said = catalogue("en").say("serve-bad-key", place=str(tmp_path / "games.sqlite3.key"), why=how)
    assert called.output == f"{said}\n"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("mysql://keeper:s3cret@here/games", "mysql://here"),
        ("mysql://keeper:s3cret@here:3306/games", "mysql://here"),
        ("mysql://keeper:not/s3cret@here/games", "mysql://here"),
        ("mysql://keeper:at@s3cret@here/games", "mysql://here"),
        ("mysql://keeper:not#s3cret@[::1]:3306/games", "mysql://[::1]"),
        ("mysql://here/games?user=keeper&password=s3cret", "mysql://here"),
        ("mysql://here/games?password=at@s3cret", "mysql://"),
        ("mysql://here?password=s3cret", "mysql://here"),
        ("mysql://keeper:why?s3cret@here/games", "mysql://"),
        ("mysql://here:s3cret", "mysql://here"),
        ("postgresql://keeper:s3cret@here:port/games", "postgresql://here"),
    ],
)
def test_of_a_database_that_cannot_be_used_only_engine_and_host_are_repeated(address: str, shown: str) -> None:
    called = CliRunner().invoke(app, ["serve", "--database", address])
    assert (called.exit_code, called.output) == (2, catalogue("en").say("serve-bad-database", address=shown) + "\n")


def test_a_name_that_is_taken_for_a_database_is_not_repeated() -> None:
    called = CliRunner().invoke(
        app, ["serve", "--port", "0", "--database", "postgresql://no.such.host.invalid/keeper:s3cret@here"]
    )
    assert called.exit_code == 2
    assert called.output.count("\n") == 1
    assert "s3cret" not in called.output


MISTYPED = (
    "postgresql://keeper:at@s3cret@127.0.0.1:1/games",
    "postgresql:/keeper:s3cret@127.0.0.1:1/games",
    "postgresql//keeper:s3cret@127.0.0.1:1/games",
    "postgres:keeper:s3cret@127.0.0.1:1/games",
    "keeper:s3cret@127.0.0.1/games",
    "//keeper:s3/cret@127.0.0.1/games",
    "postgresql://keeper:s3cret@127.0.0.1:99999999/games",
    "postgresql://keeper:s3cret@127.0.0.1:0/games",
    "postgresql://keeper:s3cret@127.0.0.1:1/games?s3cret=s3cret",
    f"postgresql://keeper:s3cret@{'long' * 20}/games",
)


@pytest.mark.parametrize("address", MISTYPED)
def test_a_mistyped_address_is_told_in_one_line_and_makes_no_folder(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    called = CliRunner().invoke(app, ["serve", "--port", "0", "--database", address])
    assert (called.exit_code, called.output) == (2, catalogue("en").say("serve-mistyped-database") + "\n")
    assert list(tmp_path.iterdir()) == []


def test_of_a_password_with_an_at_sign_nothing_is_printed() -> None:
    url = parse_database("postgresql://keeper:at@s3cret@127.0.0.1:1/games")
    assert place_of(url) == "127.0.0.1:1/games"
    assert place_of(parse_database("postgresql://keeper:at@s3cret!/games")) == "/games"


def test_a_folder_may_be_called_like_an_engine(tmp_path: Path) -> None:
    for name in ("postgresql/games.sqlite3", "a@b/games.sqlite3"):
        check_database(str(tmp_path / name))
        assert (tmp_path / name).exists()


def test_a_log_level_is_known() -> None:
    called = CliRunner().invoke(app, ["serve", "--log-level", "silly"])
    assert called.exit_code == 2
    assert called.output.count("\n") == 1


class Started(NamedTuple):
    """What a server would run with."""

    config: Config
    level: str
    as_text: bool


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Started]:
    """Calls `sixfold serve` with more words on its line, and something in its environment."""
    runs: list[Started] = []

    def run(config: Config, _host: str, _port: int, level: str, _ready: object, *, as_text: bool) -> None:
        runs.append(Started(config, level, as_text))

    monkeypatch.setattr("sixfold.server.run.run", run)

    def call(*options: str, **environment: str) -> Started:
        line = ["serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3"), *options]
        called = CliRunner(env=environment).invoke(app, line)
        assert (called.exit_code, called.output) == (0, "")
        return runs.pop()

    return call


def test_what_is_said_on_the_line_is_what_the_server_runs_with(start: Callable[..., Started]) -> None:
    plain = start().config
    assert plain.hosts == own_names()
    assert (plain.proxies, plain.root_path, plain.origins, plain.key) == ((), "", (), None)
    assert (plain.metrics, plain.metrics_address, plain.key_file) == (False, None, None)
    assert plain.workers_first
    hosts = start("--allow-host", "games.example", "--allow-host", "*.example.org").config.hosts
    assert hosts == (*own_names(), "games.example", "*.example.org")
    proxies = ("127.0.0.1", "10.0.0.0/8", "fd00::1")
    assert start(*(word for one in proxies for word in ("--trusted-proxy", one))).config.proxies == proxies
    assert start("--root-path", "/games/sixfold").config.root_path == "/games/sixfold"
    assert start("--metrics").config.metrics
    assert start("--metrics-address", "127.0.0.1:9100").config.metrics_address == ("127.0.0.1", 9100)
    assert start("--metrics-address", "[::1]:9100").config.metrics_address == ("::1", 9100)
    origins = ("https://one.example", "https://two.example")
    assert start("--origin", origins[0], "--origin", origins[1]).config.origins == origins
    assert start("--contact", "mailto:host@games.example").config.push_contact == "mailto:host@games.example"
    assert start("--bot-seconds", "2.5", "--bot-workers", "3").config.bot_budget == 2.5
    assert start("--bot-workers", "3").config.bot_workers == 3


WAYS = ("--database", "--database-file", "SIXFOLD_DATABASE", "SIXFOLD_DATABASE_FILE")


def _said(tmp_path: Path, **chosen: str) -> tuple[list[str], dict[str, str]]:
    """A line and an environment that name these databases, each in its way."""
    words: list[str] = []
    environment: dict[str, str] = {}
    for way, name in chosen.items():
        address = str(tmp_path / f"{name}.sqlite3")
        if "file" in way.lower():
            (tmp_path / way.strip("-")).write_text(f"{address}\n")
            address = str(tmp_path / way.strip("-"))
        if way.startswith("--"):
            words += [way, address]
        else:
            environment[way] = address
    return words, environment


@pytest.mark.parametrize(
    ("named", "used"),
    [
        ({way: "one"}, "one")  # Whatever the way.
        for way in WAYS
    ]
    + [
        ({line: "one", variable: "two"}, "one")  # The line wins, whichever of both names a file.
        for line in WAYS[:2]
        for variable in WAYS[2:]
    ]
    + [
        ({"--database": "one", "--database-file": "one"}, "one"),
        ({"SIXFOLD_DATABASE": "one", "SIXFOLD_DATABASE_FILE": "one"}, "one"),
        ({"--database": "one", "SIXFOLD_DATABASE": "two", "SIXFOLD_DATABASE_FILE": "three"}, "one"),
    ],
)
def test_what_the_line_says_of_the_database_wins_over_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: dict[str, str], used: str
) -> None:
    served: list[Config] = []
    monkeypatch.setattr("sixfold.server.run.run", lambda config, *_, **__: served.append(config))
    words, environment = _said(tmp_path, **named)
    called = CliRunner(env=environment).invoke(app, ["serve", "--port", "0", *words])
    assert (called.exit_code, called.output) == (0, "")
    assert served[0].database == str(tmp_path / f"{used}.sqlite3")
    assert {path.name for path in tmp_path.glob("*.sqlite3")} == {f"{used}.sqlite3"}


@pytest.mark.parametrize("ways", [WAYS[:2], WAYS[2:]])
def test_two_databases_that_are_named_in_the_same_place_are_refused(tmp_path: Path, ways: tuple[str, str]) -> None:
    words, environment = _said(tmp_path, **dict(zip(ways, ("one", "two"), strict=True)))
    called = CliRunner(env=environment).invoke(app, ["serve", "--port", "0", *words])
    said = catalogue("en").say("serve-two-databases", one=ways[0], other=ways[1])
    assert (called.exit_code, called.output) == (2, f"{said}\n")
    assert list(tmp_path.glob("*.sqlite3")) == []


def test_an_empty_file_names_no_database(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n")
    called = CliRunner().invoke(app, ["serve", "--port", "0", "--database-file", str(tmp_path / "empty")])
    assert (called.exit_code, called.output) == (2, catalogue("en").say("serve-mistyped-database") + "\n")


def test_the_key_comes_from_the_environment_or_from_a_file(start: Callable[..., Started], tmp_path: Path) -> None:
    key, one, two = chance("key").hex(), str(tmp_path / "one.key"), str(tmp_path / "two.key")
    config = start(SIXFOLD_KEY=key).config
    assert config.key == key
    assert key not in repr(config)
    assert start("--key-file", one).config.key_file == one
    assert start(SIXFOLD_KEY_FILE=two).config.key_file == two
    assert start("--key-file", one, SIXFOLD_KEY_FILE=two).config.key_file == one


@pytest.mark.parametrize(
    ("options", "level", "as_text"),
    [
        ([], "info", False),
        (["--log-format", "json"], "info", False),
        (["--log-format", "text"], "warning", True),
        (["--log-format", "text", "--log-level", "DEBUG"], "debug", True),
    ],
)
def test_logs_are_written_as_asked(
    start: Callable[..., Started], options: list[str], level: str, as_text: bool
) -> None:
    assert start(*options)[1:] == (level, as_text)


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--trusted-proxy", "proxy.example", {"serve-bad-proxy": "address"}),
        ("--trusted-proxy", "10.0.0.0/99", {"serve-bad-proxy": "address"}),
        ("--root-path", "sixfold", {"serve-bad-root-path": "path"}),
        ("--root-path", "/sixfold/", {"serve-bad-root-path": "path"}),
        ("--metrics-address", "9100", {"serve-bad-metrics-address": "address"}),
        ("--metrics-address", "127.0.0.1:0", {"serve-bad-metrics-address": "address"}),
        ("--metrics-address", "127.0.0.1:65536", {"serve-bad-metrics-address": "address"}),
        ("--contact", "somebody", {"serve-bad-contact": "contact"}),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, option: str, value: str, said: dict[Key, str]) -> None:
    line = ["serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3"), option, value]
    called = CliRunner().invoke(app, line)
    ((key, name),) = said.items()
    assert (called.exit_code, called.output) == (2, catalogue("en").say(key, **{name: value}) + "\n")


@pytest.mark.parametrize("key", ["s3cret", "s3" * 32, "ab" * 31])
def test_a_malformed_key_of_the_environment_is_not_repeated(tmp_path: Path, key: str) -> None:
    line = ["serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3")]
    called = CliRunner(env={"SIXFOLD_KEY": key}).invoke(app, line)
    said = catalogue("en").say("serve-bad-key", place="SIXFOLD_KEY", why="shape")
    assert (called.exit_code, called.output) == (2, f"{said}\n")
    assert key not in called.output


@pytest.mark.slow
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


@pytest.mark.slow
def test_an_address_that_cannot_be_used_stops_it_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sixfold.cli import main; main()", "serve", "--host", "192.0.2.1"]
    called = subprocess.run(
        [*command, "--database", str(tmp_path / "games.sqlite3")], capture_output=True, text=True, check=False
    )
    assert called.returncode == 2
    assert "couldn’t start" in called.stderr


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    called = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(path)])
    assert called.exit_code == 2
    assert called.stderr.count("\n") == 1
    assert "a newer version of Sixfold" in called.stderr
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


def test_a_port_that_is_in_use_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        command = ["serve", "--port", str(port), "--database", str(tmp_path / "games.sqlite3")]
        called = CliRunner().invoke(app, command)
    assert called.exit_code == 2
    assert called.stderr.count("\n") == 1
    assert str(port) in called.stderr


@pytest.mark.slow
def test_on_a_terminal_it_greets_and_says_goodbye_without_a_line_of_log(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", ON_A_TERMINAL, "serve", "--port", "0", "--host", "0.0.0.0", "--lang", "nl"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.sqlite3")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        os.close(theirs)
        shown = _read_until(ours, "Ctrl-C")
        found = re.search(r"http://127\.0\.0\.1:\d+", shown)
        assert found is not None, shown
        assert httpx.get(f"{found[0]}/health", verify=False, timeout=SLOWEST).json()["status"] == "well"
        os.write(ours, b"\x03")
        shown += _read_until(ours, "")
        assert process.wait(SLOWEST) == 0
    os.close(ours)
    assert "Sixfold staat klaar." in shown
    assert "De server is gestopt." in shown
    assert '"event"' not in shown
    assert "Traceback" not in shown


def _read_until(terminal: int, wanted: str) -> str:
    """What a terminal shows until a text appears, or until its last user is gone."""
    shown = b""
    while not wanted or wanted.encode() not in shown:
        try:
            read = os.read(terminal, 4096)
        except OSError:
            break
        if not read:
            break
        shown += read
    return shown.decode()


def test_the_network_gets_an_address_and_its_qr_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(welcome, "network_address", lambda: "192.0.2.20")
    welcome.greet("0.0.0.0", 8666)
    shown = capsys.readouterr().out
    drawn = [re.sub(r"\033\[[0-9;]*m", "", row) for row in welcome.qr_code("http://192.0.2.20:8666")]
    assert "http://127.0.0.1:8666" in shown
    assert "http://192.0.2.20:8666" in shown
    assert "\n  ".join(drawn) in shown
    assert max(len(row) for row in drawn) <= 38


def test_without_a_network_only_this_device_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(welcome, "network_address", lambda: None)
    for host, address in {"0.0.0.0": "http://127.0.0.1:8666", "::1": "http://[::1]:8666"}.items():
        welcome.greet(host, 8666)
        shown = capsys.readouterr().out
        assert f"  {address}\n" in shown
        assert shown.count("http://") == 1
        assert "█" not in shown


def test_logs_as_text_are_one_line_without_secrets() -> None:
    record = logging.makeLogRecord(
        {"levelname": "WARNING", "msg": "seat-left", "game": "g1", "token": "seat_" + "a" * 43}
    )
    line = TextFormatter().format(record)
    assert line.endswith("WARNING seat-left game=g1 token=seat_***")
    assert "\n" not in line


def test_the_page_is_opened_by_the_address_that_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(welcome, "network_address", lambda: "192.0.2.20")
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    monkeypatch.setenv("DISPLAY", ":0")
    welcome.show_in_browser("0.0.0.0", 8666)
    welcome.show_in_browser("127.0.0.1", 8666)
    assert opened == ["http://192.0.2.20:8666", "http://127.0.0.1:8666"]

"""`sixfold admin import`: a game is read in if it can be unsealed and played through; nothing else in a line counts."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from given import Given
from server.client import Json, asking
from server.inside import server_inside
from server.tending import listed, play, run
from server.test_seal import FIRST_GAMES
from sixfold.server.store.database import parse_database
from sixfold.server.store.importing import A_DAY, read_in
from sixfold.server.world import REAL

OTHER_ID = "abcdefgh23456789"
Change = Callable[[Json], Any]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database, and a file of two games that have been taken out of it."""
    folder = tmp_path_factory.mktemp("archive")
    with server_inside(folder, Given("exported", at=1_000_000.0)) as url:
        play(url, over=True), play(url, over=False)
    database, file = folder / "games.sqlite3", folder / "games.jsonl"
    told = run("archive", "--abandoned", "--database", str(database), "--file", str(file))
    assert told.exit_code == 0, told.output
    return folder


@pytest.fixture
def exported(archive: Path, tmp_path: Path) -> tuple[Path, Path]:
    """That database and that file, for one test."""
    shutil.copytree(archive, tmp_path, dirs_exist_ok=True)
    return tmp_path / "games.sqlite3", tmp_path / "games.jsonl"


def _import(database: Path, file: Path, **environment: str) -> tuple[int, str]:
    told = run("import", "--database", str(database), "--file", str(file), **environment)
    return told.exit_code, told.output


def _rows(database: Path) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        games, events = "SELECT * FROM games ORDER BY game", "SELECT * FROM events ORDER BY game, number"
        return [*connection.execute(games), *connection.execute(events)]


def _change_first(told: Json, **changed: Any) -> None:
    first = told["events"][0]
    first["data"] = json.dumps(json.loads(first["data"]) | changed)


def _move(told: Json, game: Any) -> None:
    told["game"]["game"] = game
    for event in told["events"]:
        event["game"] = game


def _cheat(told: Json) -> None:
    """A tile that nobody has."""
    played = {"action": {"play": [["Ro", 40, 40]]}, "answers": 2, "by": "person"}
    last = told["events"][-1]
    told["events"].append(last | {"number": 3, "kind": "played", "seat": 0, "data": json.dumps(played)})


def _change_settings(told: Json, **changed: Any) -> None:
    _change_first(told, settings=json.loads(told["events"][0]["data"])["settings"] | changed)


def _add(told: Json, kind: str, data: str, **more: Any) -> None:
    """One event more."""
    last = told["events"][-1]
    told["events"].append(last | {"number": last["number"] + 1, "kind": kind, "data": data} | more)


def _jump(told: Json) -> None:
    """A turn that begins later than what comes after it."""
    invited = json.dumps({"invite": "0" * 64})
    _add(told, "invited", invited)
    told["events"][-2]["at"] = REAL.clock() + 2 * A_DAY


def _crowd(told: Json) -> None:
    """A lobby with more seats than the edition allows."""
    del told["events"][1:]
    first = json.loads(told["events"][0]["data"])
    _change_settings(told, edition="tiles-schmidt", seats=[first["settings"]["seats"][0]] * 5)
    _change_first(told, seats=[first["seats"][0]] * 5)


def _choose_seed(told: Json, *, sealed: bool) -> None:
    """A seed in the clear, by which the game can be played through as well."""
    first = told["events"][0]
    data = json.loads(first["data"])
    data["seed"] = "00" * 32
    first["data"] = json.dumps(data if sealed else {key: data[key] for key in data if key != "sealed"})


def _rename(told: Json, name: Any) -> None:
    seats = json.loads(told["events"][0]["data"])["seats"]
    _change_first(told, seats=[seats[0] | {"name": name}, *seats[1:]])


def _clock(seconds: float) -> Json:
    return {"kind": "turn", "seconds": seconds, "increment": 0.0}


SHAPE = "isn’t a game that was exported"
BROKEN = "can’t be played through"
SEALED = "was sealed with another key, or for another game"
WRONG: dict[str, tuple[Change, str]] = {
    "a seed of another game": (lambda told: _move(told, OTHER_ID), SEALED),
    "a name that is no id": (lambda told: _move(told, "../../x y"), SHAPE),
    "a number for an id": (lambda told: _move(told, 5), SHAPE),
    "an unknown kind": (lambda told: told["events"][-1].update(kind="weird"), SHAPE),
    "a time that no calendar shows": (lambda told: told["events"][0].update(at=1e18), SHAPE),
    "no time": (lambda told: told["events"][0].update(at=float("nan")), SHAPE),
    "a seed in the clear": (lambda told: _choose_seed(told, sealed=False), SEALED),
    "two seeds": (lambda told: _choose_seed(told, sealed=True), SEALED),
    "a time to come": (lambda told: told["events"][-1].update(at=REAL.clock() + 2 * A_DAY), BROKEN),
    "a turn to come": (_jump, BROKEN),
    "a number without end": (lambda told: _add(told, "left", '{"more": NaN}', seat=0), BROKEN),
    "a large number without end": (lambda told: _add(told, "left", '{"more": 1e999}', seat=0), BROKEN),
    "a list for data": (lambda told: _add(told, "left", "[]", seat=0), BROKEN),
    "what cannot be told": (lambda told: _add(told, "left", '{"by": 5}', seat=0), BROKEN),
    "too many seats": (_crowd, BROKEN),
    "an order of other seats": (lambda told: _change_settings(told, seniority=[0, 0]), BROKEN),
    "a clock that runs backwards": (lambda told: _change_settings(told, clock=_clock(-1.0)), BROKEN),
    "a clock for ever": (lambda told: _change_settings(told, clock=_clock(1e12)), BROKEN),
    "a vote at once": (lambda told: _change_settings(told, grace=0.0), BROKEN),
    "a seat beyond all numbers": (lambda told: _add(told, "left", "{}", seat=10**23), SHAPE),
    "a seat beyond all tables": (lambda told: _add(told, "left", "{}", seat=8), SHAPE),
    "a seat before the first": (lambda told: told["events"][-1].update(seat=-1), SHAPE),
    "half a character": (lambda told: told["events"][0].update(data="\ud800"), SHAPE),
    "half a character in a name": (lambda told: _rename(told, "\ud800"), BROKEN),
    "no text for a name": (lambda told: _rename(told, 7), BROKEN),
    "no events": (lambda told: told["events"].clear(), SHAPE),
    "a gap": (lambda told: told["events"][-1].update(number=7), BROKEN),
    "no data": (lambda told: told["events"][0].update(data="nonsense"), BROKEN),
    "deep data": (lambda told: told["events"][0].update(data="[" * 100_000), BROKEN),
    "a play against the rules": (_cheat, BROKEN),
    "a secret that is none": (lambda told: _change_first(told, host="é"), BROKEN),
    "unknown rules": (lambda told: _change_first(told, rules=99), BROKEN),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_game_of_this_database_is_refused_by_its_line(exported: tuple[Path, Path], what: str) -> None:
    database, file = exported
    change, why = WRONG[what]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    change(next(told for told in lines if told["game"]["status"] == "playing"))
    lines.sort(key=lambda told: told["game"]["status"], reverse=True)
    file.write_text("".join(json.dumps(told) + "\n" for told in lines))
    code, said = _import(database, file)
    assert (code, "line 2" in said.lower(), why in said) == (2, True, True), said
    assert _rows(database) == []


def test_a_game_that_is_over_may_have_been_played_as_none_is_any_more(exported: tuple[Path, Path]) -> None:
    database, file = exported
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    (told,) = (told for told in lines if told["game"]["status"] == "resigned")
    _change_settings(told, grace=0.0, substitute="gone", clock=_clock(1e12))
    told["events"][-1]["at"] = REAL.clock() + 2 * A_DAY
    file.write_text(json.dumps(told) + "\n")
    assert _import(database, file)[0] == 0


def test_a_game_that_bots_play_unseen_may_be_read_in(exported: tuple[Path, Path]) -> None:
    """Nobody can ask for one, but it comes about where everybody has left and the host plays again."""
    database, file = exported
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    (told,) = (told for told in lines if told["game"]["status"] == "playing")
    seat = {"kind": "bot", "name": "greedy", "bot": "greedy"}
    _change_settings(told, spectators="none", seats=[seat] * len(json.loads(told["events"][0]["data"])["seats"]))
    file.write_text(json.dumps(told) + "\n")
    assert _import(database, file)[0] == 0


@pytest.mark.parametrize("name", ["file", "file/below", "x" * 300, "/proc/self/mem"])
def test_a_file_that_cannot_be_read_is_told_in_one_sentence(exported: tuple[Path, Path], name: str) -> None:
    database, _ = exported
    (database.parent / "file").write_bytes(b"\xff")
    file = database.parent / name
    assert _import(database, file) == (2, f"Can’t read {file}.\n")


def test_a_line_that_is_nested_too_deep_is_refused(exported: tuple[Path, Path]) -> None:
    database, file = exported
    file.write_text("[" * 100_000 + "\n")
    assert _import(database, file)[0] == 2


def test_a_game_that_is_in_the_file_twice_is_refused(exported: tuple[Path, Path]) -> None:
    database, file = exported
    first = file.read_text().splitlines()[0]
    file.write_text(f"{first}\n{first}\n")
    code, said = _import(database, file)
    assert (code, "twice" in said) == (2, True)
    assert _rows(database) == []


def test_what_a_list_shows_follows_from_the_events_and_is_not_believed(exported: tuple[Path, Path]) -> None:
    database, file = exported
    whole = file.read_text()
    assert _import(database, file)[0] == 0
    before = _rows(database)
    assert run("archive", "--abandoned", "--database", str(database), "--file", str(file) + "2").exit_code == 0
    lines = [json.loads(line) for line in whole.splitlines()]
    for told in lines:
        told["game"].update(listing="nonsense", status="lobby", due=0.0, open=True, created=1e300, bot=True)
    file.write_text("".join(json.dumps(told) + "\n" for told in lines))
    assert _import(database, file)[0] == 0
    assert _rows(database) == before
    assert len(listed(str(database))) == 2


@pytest.mark.slow
def test_games_sealed_with_another_key_are_refused(exported: tuple[Path, Path], tmp_path: Path) -> None:
    _, file = exported
    (tmp_path / "other").mkdir()
    with server_inside(tmp_path / "other", Given("other", at=1_000_000.0)) as url, asking(url) as client:
        database = tmp_path / "other" / "games.sqlite3"
        code, said = _import(database, file)
        assert (code, "line 1" in said, SEALED in said) == (2, True, True), said
        assert client.get("/api/games?show=watchable").json() == {"games": []}
    assert _rows(database) == []


def test_without_the_key_of_the_database_nothing_is_read_in(exported: tuple[Path, Path]) -> None:
    database, file = exported
    key = Path(f"{database}.key")
    wrong, right = "00" * 32, key.rename(key.with_suffix(".away")).read_text()
    for environment in ({}, {"SIXFOLD_KEY": wrong}, {"SIXFOLD_KEY": "short"}):
        code, said = _import(database, file, **environment)
        assert (code, "with the key of this database" in said) == (2, True), said
    assert not key.exists()
    assert _rows(database) == []
    assert _import(database, file, SIXFOLD_KEY=right)[0] == 0


def test_a_game_of_the_first_server_goes_on_though_none_is_made_with_its_settings_any_more(
    exported: tuple[Path, Path],
) -> None:
    database, file = exported
    old = file.with_name("old.sqlite3")
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(FIRST_GAMES.read_text(encoding="utf-8"))
    file.unlink()
    assert run("export", "--database", str(old), "--file", str(file)).exit_code == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for told in lines:
        _change_settings(told, grace=0.0)
    file.write_text("".join(json.dumps(told) + "\n" for told in lines))
    assert _import(database, file) == (0, "Games imported: 3\n")


@pytest.mark.slow
def test_games_of_the_first_server_can_be_read_in(tmp_path: Path) -> None:
    """Their seeds lie in the clear, their seats mixed the shuffle in another way, and lists showed less of them."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    old, new, file = tmp_path / "old" / "games.sqlite3", tmp_path / "new" / "games.sqlite3", tmp_path / "old.jsonl"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(FIRST_GAMES.read_text(encoding="utf-8"))
    assert run("export", "--database", str(old), "--file", str(file)).exit_code == 0
    with server_inside(tmp_path / "new"):
        pass
    assert _import(new, file) == (0, "Games imported: 3\n")
    assert _rows(new)[3:] == _rows(old)[3:]
    assert [game["names"] for game in listed(str(new))] == [game["names"] for game in listed(str(old))]


def test_others_can_write_while_games_are_checked(exported: tuple[Path, Path]) -> None:
    database, file = exported

    def lines() -> Iterator[str]:
        for line in file.read_text().splitlines():
            yield line
            with closing(sqlite3.connect(database, timeout=0)) as connection, connection:
                connection.execute("UPDATE pulse SET beats = beats + 1")

    assert asyncio.run(read_in(parse_database(str(database)), lines(), None, None)) == 2

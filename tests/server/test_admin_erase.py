"""`sixfold admin erase`: a name goes from everything that a server shows or keeps."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from given import Given
from server.client import asking, bearer, here
from server.inside import server_inside
from server.tending import TWO, listed, run
from server.test_api import run_async
from sixfold.server.app import running
from sixfold.server.asked import Joining
from sixfold.server.config import Config
from sixfold.server.desk import Made
from sixfold.server.http.context import Server
from sixfold.server.http.requests import GameAsked
from sixfold.server.store import erasing, upkeep
from sixfold.server.store.database import make_durable, parse_database
from sixfold.server.store.erasing import erase_names
from sixfold.server.store.upkeep import Which
from sixfold.server.table import Event, Step, Table
from sixfold.server.table.decide import resign

NAME = "Zacharias"


def _stored(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_a_name_goes_from_a_seat_that_a_bot_has_taken_over(tmp_path: Path) -> None:
    database, file = str(tmp_path / "games.sqlite3"), tmp_path / "games.jsonl"
    with server_inside(tmp_path, Given("taken over", at=1_000_000.0)) as url, asking(url) as client:
        made = client.post("/api/games", json=TWO | {"seats": [here("Ann"), here(NAME)]}).json()
        path, tokens = f"/api/games/{made['game']}", [bearer(seat["token"]) for seat in made["seats"]]
        assert client.post(f"{path}/resign", json={}, headers=tokens[1]).status_code == 200
        assert client.post(f"{path}/resign", json={"end": True}, headers=tokens[0]).status_code == 200
        assert run("erase", "--database", database, "--name", NAME).exit_code == 0
        assert NAME not in client.get("/api/games?show=watchable").text
        new = client.post(f"{path}/rematch", headers=tokens[0]).json()["game"]
    assert {game["game"]: game["names"] for game in listed(database)} == {
        made["game"]: ["Ann", "greedy"],
        new: ["Ann", "greedy"],
    }
    assert run("export", "--database", database, "--file", str(file)).exit_code == 0
    assert NAME not in file.read_text()


def test_a_bot_that_took_over_is_named_after_itself_in_a_rematch(tmp_path: Path) -> None:
    with server_inside(tmp_path, Given("rematch", at=1_000_000.0)) as url, asking(url) as client:
        named = {"kind": "bot", "bot": "greedy", "name": "Robbie"}
        seats = [here("Ann"), here(NAME), named]
        made = client.post("/api/games", json=TWO | {"seats": seats}).json()
        path, tokens = f"/api/games/{made['game']}", [bearer(seat["token"]) for seat in made["seats"][:2]]
        assert client.post(f"{path}/resign", json={}, headers=tokens[1]).status_code == 200
        assert client.post(f"{path}/resign", json={"end": True}, headers=tokens[0]).status_code == 200
        new = client.post(f"{path}/rematch", headers=tokens[0]).json()["game"]
        shown = client.get(f"/api/games/{new}", headers=tokens[0]).json()["seats"]
    assert [seat["name"] for seat in shown] == ["Ann", "greedy", "Robbie"]


@pytest.mark.parametrize("typed", ["Zacharias Quux", " Zacharias \u3000Quux", "Zoe\u0301"])
def test_a_name_is_kept_and_erased_in_one_form(tmp_path: Path, typed: str) -> None:
    database = str(tmp_path / "games.sqlite3")
    with server_inside(tmp_path, Given(typed, at=1_000_000.0)) as url, asking(url) as client:
        seats = [here("  Zacharias   Quux "), here("Zoe\u0301")]
        assert client.post("/api/games", json=TWO | {"seats": seats}).status_code == 201
    with closing(sqlite3.connect(database)) as connection:
        (data,) = connection.execute("SELECT data FROM events WHERE number = 1").fetchone()
    told = json.loads(data)
    kept = ["Zacharias Quux", "Zoé"]
    assert [seat["name"] for seat in told["settings"]["seats"]] == [seat["name"] for seat in told["seats"]] == kept
    assert run("erase", "--database", database, "--name", typed).exit_code == 0
    assert typed[:3].strip() not in json.dumps(listed(database), ensure_ascii=False).replace("Zoé", "Zoe\u0301")


@pytest.mark.parametrize(
    ("seat", "name", "left"),
    [
        ({"name": "  Zacharias   Quux ", "kind": "here"}, "Zacharias Quux", ""),
        ({"name": "Zacharias Quux", "bot": "greedy"}, "Zacharias Quux", ""),
        ({"name": "Zacharias Quux", "bot": "greedy"}, None, ""),
        ({"name": "greedy", "bot": "greedy"}, None, "greedy"),
        ({"name": "greedy", "bot": "greedy"}, "greedy", "greedy"),
        ({"name": "Ann", "bot": None}, "Anna", "Ann"),
    ],
)
def test_names_in_events_of_older_servers_go_too(seat: dict[str, str], name: str | None, left: str) -> None:
    told = json.dumps({"settings": {"seats": [seat]}, "seats": [seat]})
    after = json.loads(erasing._blanked(told, name) or told)
    assert [one["name"] for one in (*after["settings"]["seats"], *after["seats"])] == [left, left]


def test_nothing_of_a_name_is_left_in_the_files_though_the_server_runs(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    with server_inside(tmp_path, Given("files", at=1_000_000.0)) as url, asking(url) as client:
        for _ in range(3):
            seats = [here("Ann"), here(NAME)]
            assert client.post("/api/games", json=TWO | {"seats": seats}).status_code == 201
        assert NAME.encode() in _stored(tmp_path)
        assert run("erase", "--database", database, "--name", NAME).exit_code == 0
        assert NAME.encode() not in _stored(tmp_path)
        file = tmp_path.parent / f"{tmp_path.name}.jsonl"
        assert run("archive", "--abandoned", "--database", database, "--days", "0", "--file", str(file)).exit_code == 0
        assert b"Ann" not in _stored(tmp_path)


def test_what_is_taken_out_of_a_file_is_written_over(tmp_path: Path) -> None:
    """Whatever SQLite does by itself: that depends on who built it."""
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        connection.execute("PRAGMA secure_delete=OFF")
        make_durable(connection, None)
        assert connection.execute("PRAGMA secure_delete").fetchone() == (1,)


def test_a_log_that_others_read_all_the_while_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.store.database.SECONDS_TO_WRITE", 0.1)
    monkeypatch.setattr(upkeep, "TRIES", 1)
    database = str(tmp_path / "games.sqlite3")
    with server_inside(tmp_path, Given("read", at=1_000_000.0)) as url, asking(url) as client:
        assert client.post("/api/games", json=TWO).status_code == 201
        with closing(sqlite3.connect(database)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM games").fetchall()
            told = run("erase", "--database", database, "--name", "Bo")
    assert (told.exit_code, "-wal" in told.output) == (0, True)


@run_async
async def test_others_write_between_the_portions_of_an_erasure(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("portions")
    database, left = folder / "games.sqlite3", []

    async def between(_seconds: float) -> None:
        with closing(sqlite3.connect(database, timeout=0)) as connection, connection:
            connection.execute("UPDATE pulse SET beats = beats + 1")
            query = "SELECT count(*) FROM events WHERE data GLOB '*Bo*'"
            told = connection.execute("SELECT changes FROM pulse").fetchone()[0]
            left.append((connection.execute(query).fetchone()[0], told))

    async with running(Config(str(database), poll=1000.0), Given("portions", at=1_000_000.0).world) as server:
        for _ in range(3):
            await server.desk.create(GameAsked.model_validate(TWO).plain())
    monkeypatch.setattr(upkeep, "SOME", 1)
    monkeypatch.setattr(asyncio, "sleep", between)
    changed = await erase_names(parse_database(str(database)), Which(), "Bo")
    assert (changed.games, left[:3]) == (3, [(2, 1), (1, 2), (0, 3)])


@run_async
async def test_a_game_that_ends_before_its_server_has_noticed_loses_the_name_too(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path_factory.mktemp("ends") / "games.sqlite3"

    def give_up(table: Table, now: float) -> list[Step]:
        return resign(table, now, 0, end=True)

    async with running(Config(str(database), poll=1000.0), Given("ends", at=1_000_000.0).world) as server:
        seats = [here(NAME), {"kind": "bot", "bot": "greedy"}]
        made = await server.desk.create(GameAsked.model_validate(TWO | {"seats": seats}).plain())
        monkeypatch.setattr(erasing, "TO_NOTICE", 0.0)
        await erase_names(parse_database(str(database)), Which(), NAME)
        await server.service.change(made.table.game_id, give_up)
        assert NAME in json.dumps(await server.journal.listings({}, 9))
        await server.service.heed(await server.journal.changes())
        assert NAME not in json.dumps(await server.journal.listings({}, 9))


async def _with_link(server: Server) -> Made:
    """A game that waits for somebody whose name its host has given."""
    seats = [here("Ann"), {"kind": "link", "name": NAME}]
    return await server.desk.create(GameAsked.model_validate(TWO | {"seats": seats}).plain())


async def _sits_down(server: Server, made: Made) -> None:
    await server.desk.join(made.table.game_id, Joining(invite=made.invites[1]))


async def _plays_again(server: Server, made: Made) -> None:
    await server.desk.rematch(made.table.game_id, made.host)


def _named(database: Path) -> int:
    """In how many events and lists the name is."""
    with closing(sqlite3.connect(database)) as connection:
        told = connection.execute("SELECT data FROM events UNION ALL SELECT listing FROM games").fetchall()
    return sum(NAME in one for (one,) in told)


@run_async
async def test_a_name_that_a_server_writes_before_it_has_noticed_goes_too(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, begun, sleep = tmp_path_factory.mktemp("again") / "games.sqlite3", 1_000_000.0, asyncio.sleep
    given, written = Given("again", at=begun), list[int]()

    async def until_noticed(seconds: float) -> None:
        if seconds != erasing.TO_NOTICE:
            await sleep(seconds)
            return
        if not written:
            given.set_clock(begun + 10.0)
            await _sits_down(server, waiting)
            await _plays_again(server, over)
        written.append(_named(database))
        while await server.service.heed(await server.journal.changes()):
            pass

    async with running(Config(str(database), poll=1000.0), given.world) as server:
        waiting, over = await _with_link(server), await _with_link(server)
        await _sits_down(server, over)
        for seat, end in ((0, False), (1, True)):
            await server.service.change(over.table.game_id, partial(resign, seat=seat, end=end))
        monkeypatch.setattr(asyncio, "sleep", until_noticed)
        await erase_names(parse_database(str(database)), Which(), NAME)
        assert (written[0] > 0, _named(database)) == (True, 0)


@run_async
async def test_a_game_in_which_somebody_comes_back_is_still_meant(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, begun, sleep = tmp_path_factory.mktemp("meant") / "games.sqlite3", 1_000_000.0, asyncio.sleep
    given, back = Given("meant", at=begun), list[int]()

    async def until_noticed(seconds: float) -> None:
        if seconds == erasing.TO_NOTICE and not back:
            given.set_clock(begun + 10.0)
            await _sits_down(server, waiting)
            back.append(_named(database))
        elif seconds != erasing.TO_NOTICE:
            await sleep(seconds)

    async with running(Config(str(database), poll=1000.0), given.world) as server:
        waiting = await _with_link(server)
        monkeypatch.setattr(asyncio, "sleep", until_noticed)
        await erase_names(parse_database(str(database)), Which(before=begun + 5.0), NAME)
        assert (back[0] > 0, _named(database)) == (True, 0)


@run_async
async def test_a_server_lets_go_of_all_games_before_it_reads_the_first_anew(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path_factory.mktemp("reads") / "games.sqlite3"
    monkeypatch.setattr(erasing, "TO_NOTICE", 0.0)
    async with running(Config(str(database), poll=1000.0), Given("reads", at=1_000_000.0).world) as server:
        made = [await _with_link(server) for _ in range(2)]
        await erase_names(parse_database(str(database)), Which(), NAME)
        read = server.journal.events

        async def and_meanwhile(game_id: str, after: int = 0) -> list[Event]:
            monkeypatch.setattr(server.journal, "events", read)
            (other,) = (one for one in made if one.table.game_id != game_id)
            await _sits_down(server, other)
            return await read(game_id, after)

        monkeypatch.setattr(server.journal, "events", and_meanwhile)
        while await server.service.heed(await server.journal.changes()):
            pass
        assert server.journal.events == read
        assert _named(database) == 0


def test_erasing_waits_for_longer_than_a_server_does_between_two_looks() -> None:
    assert Config("").poll < erasing.TO_NOTICE

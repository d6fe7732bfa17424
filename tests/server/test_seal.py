"""Hidden state at rest: nobody reads a running game's seed in the database, and the key is looked after."""

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from given import Given, chance
from server.client import Json, a_bot, asking, bearer, here, play_seat
from server.inside import server_inside
from server.process import ServerProcess, server_process
from sixfold.core.stream import SEED_BYTES, commitment
from sixfold.records import verify
from sixfold.server.app import running
from sixfold.server.config import Config
from sixfold.server.http.requests import GameAsked
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.seal import BadKey, Seal, key_place

FIRST_GAMES = Path(__file__).with_name("first_games.sql")
"""Games of the first server, which wrote seeds in the clear: one being played, one that waits, one given up."""
RUNNING = ("79ykxdc44e82ekcb", "seat_1k-lOZlqMiWKTJFj1u1a1kX811YENcil", "seat_YgA3N-Ih3GyDrLlUIIHH7X0v1JAn1jad")
WAITING = ("c6r993kuth52u9kr", "seat_99fKB5H5NBmVSXkVyYpHsyBlhqX6L-iD", "invite_Lg678aY6DknHg0zX4CF8P7DKYiBuoBlS")
GIVEN_UP = ("exaxh2tu5arswhsn", "seat_0ErPhZY0dOhym9M4rVfiSMkysXjt0msD")
OPENED = count()
TWO: Json = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bob")]}


def _bytes_of(folder: Path) -> bytes:
    """Everything that the database has written, its log of writes included; not the key."""
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.suffix != ".key")


def test_the_seed_of_a_running_game_is_not_in_the_database(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "games.sqlite3")) as server, asking(server.url) as client:
        seeds = [server.twin().world.draw("seed", SEED_BYTES)]
        made = client.post("/api/games", json=TWO | {"seats": [here("Ann") | {"mixes": True}, a_bot()]}).json()
        stored = _bytes_of(tmp_path)
        assert made["view"]["status"] == "shuffling"
        assert made["view"]["shuffle"]["commitment"] == commitment(seeds[0])
        server.stop()
        stored += _bytes_of(tmp_path)
    assert made["game"].encode() in stored
    for seed in seeds:
        assert seed not in stored
        assert seed.hex().encode() not in stored.lower()


@pytest.mark.slow
def test_database_and_key_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with server_process(str(folder / "games.sqlite3")) as server, asking(server.url) as client:
        assert client.post("/api/games", json=TWO).status_code == 201
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
    assert {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3.key"} <= set(modes)
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(("found", "left"), [(0o644, 0o640), (0o600, 0o600), (0o640, 0o640)])
def test_a_database_that_everybody_may_read_is_closed_to_strangers(tmp_path: Path, found: int, left: int) -> None:
    """Version 0.1 made them so."""
    files = [tmp_path / name for name in ("games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm")]
    for file in files:
        file.touch()
        file.chmod(found)
    asyncio.run(_opened(files[0]))
    assert {file.stat().st_mode & 0o777 for file in files if file.exists()} == {left}


async def _opened(file: Path) -> None:
    engine = await open_database(parse_database(str(file)))
    await engine.dispose()


@pytest.mark.slow
def test_the_key_stays_when_the_server_is_started_again(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3")).start()
    try:
        with asking(server.url) as client:
            made = client.post("/api/games", json=TWO | {"seats": [here("Ann"), a_bot()]}).json()
        key = (tmp_path / "games.sqlite3.key").read_text()
        server.kill()
        server.start()
        assert (tmp_path / "games.sqlite3.key").read_text() == key
        token = made["seats"][0]["token"]
        view = asyncio.run(play_seat(server.url, made["game"], token, Random(1)))
        assert view["status"] == "ended"
        assert commitment(bytes.fromhex(view["shuffle"]["seed"])) == made["view"]["shuffle"]["commitment"]
    finally:
        server.close()


async def open_once(database: str, **key: Any) -> None:
    """Start a server on a database, make a game, and stop."""
    async with running(Config(database, bot_workers=1, **key), Given(f"opened {next(OPENED)}").world) as server:
        await server.desk.create(GameAsked.model_validate(TWO).plain())


def spoil(key: Path, how: str) -> None:
    """Take the key away, put another in its place, or something that is none."""
    match how:
        case "missing":
            key.unlink()
        case "wrong":
            key.write_text(chance("another").hex())
        case "shape":
            key.write_text("no key")


def contents(database: Path) -> list[str]:
    """What stands in it. Its bytes may change later: SQLite takes its log in when the last thread lets go of it."""
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("how", ["missing", "wrong", "shape"])
def test_a_server_with_the_wrong_key_does_not_start_and_writes_nothing(tmp_path: Path, how: str) -> None:
    database, key = tmp_path / "games.sqlite3", tmp_path / "games.sqlite3.key"
    asyncio.run(open_once(str(database)))
    before, good = contents(database), key.read_text()
    spoil(key, how)
    with pytest.raises(BadKey) as problem:
        asyncio.run(open_once(str(database)))
    assert (problem.value.why, problem.value.place) == (how, str(key))
    assert key.exists() == (how != "missing")
    assert contents(database) == before
    key.write_text(good)
    asyncio.run(open_once(str(database)))


def test_a_key_can_be_given_or_lie_elsewhere(tmp_path: Path) -> None:
    for number, how in enumerate(({"key": chance("given").hex()}, {"key_file": str(tmp_path / "keys" / "one")})):
        database = tmp_path / f"{number}.sqlite3"
        asyncio.run(open_once(str(database), **how))
        asyncio.run(open_once(str(database), **how))
        assert not database.with_name(f"{database.name}.key").exists()
        with pytest.raises(BadKey, match="missing"):
            asyncio.run(open_once(str(database)))
    assert (tmp_path / "keys" / "one").stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadKey, match="SIXFOLD_KEY"):
        asyncio.run(open_once(str(tmp_path / "2.sqlite3"), key="00"))


def test_servers_on_one_postgresql_need_one_key(postgres_database: str) -> None:
    asyncio.run(open_once(postgres_database, key=chance("shared").hex()))
    with pytest.raises(BadKey, match="wrong"):
        asyncio.run(open_once(postgres_database, key=chance("other").hex()))
    place = key_place(parse_database("postgresql://keeper:s3cret@db.example/games"), None)
    assert place is not None
    assert "s3cret" not in str(place)


def test_what_is_sealed_for_one_game_does_not_open_for_another() -> None:
    seal = Seal(chance("key"), Given("seal").world)
    sealed = seal.close(b"secret", "one")
    assert seal.open(sealed, "one") == b"secret"
    for wrong, purpose in ((sealed, "other"), (sealed[:-8] + "AAAAAAA=", "one"), ("", "one"), ("no base 64!", "one")):
        with pytest.raises(BadKey):
            seal.open(wrong, purpose)


@pytest.fixture
def first_games(tmp_path: Path) -> Path:
    """The database of the first server."""
    path = tmp_path / "games.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(FIRST_GAMES.read_text(encoding="utf-8"))
    connection.close()
    return tmp_path


@pytest.mark.slow
def test_games_of_the_first_server_are_played_on_and_keep_their_fairness(first_games: Path) -> None:
    with server_inside(first_games, Given("later", 1_700_000_100.0)) as url:
        game, *tokens = RUNNING
        views = asyncio.run(_finish(url, game, tokens))
        assert [view["status"] for view in views] == ["ended", "ended"]
        with asking(url) as client:
            written = client.get(f"/api/games/{game}/record", headers=bearer(tokens[0])).json()
            assert verify(written).ended
            assert written["shuffle"]["method"] == "sha256-counter-entropy/1"
            assert written["shuffle"]["entropy"] == ["c0ffee", None]
            again = client.post(f"/api/games/{game}/rematch", headers=bearer(tokens[0])).json()["game"]
            new = client.get(f"/api/games/{again}", headers=bearer(tokens[0])).json()
            assert (new["rules"], new["status"]) == (2, "shuffling")
            assert [seat["mixing"] for seat in new["seats"]] == ["expected", "none"]


async def _finish(url: str, game: str, tokens: list[str]) -> list[Json]:
    return list(await asyncio.gather(*(play_seat(url, game, token, Random(1)) for token in tokens)))


def test_a_table_that_waited_at_the_first_server_is_filled_and_dealt(first_games: Path) -> None:
    game, ann, invite = WAITING
    with server_inside(first_games, Given("later", 1_700_000_100.0)) as url, asking(url) as client:
        asked = {"invite": invite, "name": "Bob", "mixes": True}
        joined = client.post(f"/api/games/{game}/join", json=asked).json()
        assert joined["view"]["status"] == "playing"
        for token, end in ((ann, False), (joined["token"], True)):
            client.post(f"/api/games/{game}/resign", json={"end": end}, headers=bearer(token)).raise_for_status()
        written = client.get(f"/api/games/{game}/record", headers=bearer(ann)).json()
        verify(written)
        assert written["shuffle"]["method"] == "sha256-counter-entropy/1"


def test_a_game_given_up_at_the_first_server_is_still_told(first_games: Path) -> None:
    game, token = GIVEN_UP
    with server_inside(first_games, Given("later", 1_700_000_100.0)) as url, asking(url) as client:
        written = client.get(f"/api/games/{game}/record", headers=bearer(token)).json()
        verify(written)
        assert written["players"][0] == {"name": "Ann", "resigned": True}
        assert json.dumps(written["result"]) == "null"

"""The log in the database: only added to, durable, shaped by migrations, and missed for a while now and then."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from given import Given, chance
from server.client import Json, a_bot, bearer, choose, here, http, listening, play_seat
from server.inside import server_inside
from server.postgres import Postgres, own_postgres
from server.process import ServerProcess, server_process
from server.test_api import api, run_async, tokens_of
from sixfold.cli.database import check_database, chosen_database
from sixfold.server import service
from sixfold.server.live.neighbours import _address
from sixfold.server.store import database as databases
from sixfold.server.store.database import EVENTS, METADATA, BadDatabase, open_database, parse_database
from sixfold.server.store.journal import MANY, Journal
from sixfold.server.store.log import Entry
from sixfold.server.store.migrations import HEAD
from sixfold.server.store.seal import Seal
from sixfold.server.table import RULES, Event, Kind


@pytest.mark.slow
@run_async
async def test_events_can_only_be_added(server: ServerProcess, database: str) -> None:
    async with api(server) as client:
        made = await client.make([here("a"), here("b")])
    engine = await open_database(parse_database(database))
    again = {"game": made["game"], "number": 1, "at": 0.0, "kind": "created", "seat": None, "data": "{}"}
    for change in (sa.update(EVENTS).values(number=9), sa.delete(EVENTS)):
        with pytest.raises(DBAPIError, match="only added"):
            async with engine.begin() as connection:
                await connection.execute(change)
    with pytest.raises(IntegrityError):
        async with engine.begin() as connection:
            await connection.execute(sa.insert(EVENTS), again)
    async with engine.connect() as connection:
        tables = await connection.run_sync(
            lambda sync: {
                name: {column["name"] for column in sa.inspect(sync).get_columns(name)} for name in METADATA.tables
            }
        )
    await engine.dispose()
    assert tables == {table.name: {column.name for column in table.columns} for table in METADATA.sorted_tables}


@run_async
async def test_every_connection_to_sqlite_is_durable(tmp_path_factory: pytest.TempPathFactory) -> None:
    engine = await open_database(parse_database(str(tmp_path_factory.mktemp("durable") / "games.sqlite3")))
    connections = [await engine.connect() for _ in range(3)]
    for connection in connections:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        ]
        assert found == ["wal", 2]
        await connection.close()
    await engine.dispose()


def test_a_disk_that_promises_less_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "make_durable", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    with pytest.raises(BadDatabase, match="synchronous 0"):
        asyncio.run(open_database(parse_database(str(tmp_path / "games.sqlite3"))))


@pytest.mark.slow
def test_servers_that_start_at_once_migrate_once(postgres_database: str) -> None:
    servers = [ServerProcess(postgres_database) for _ in range(3)]
    try:
        with ThreadPoolExecutor(3) as threads:
            list(threads.map(ServerProcess.start, servers))
        assert all(server.alive() for server in servers)
        asyncio.run(_play_a_turn_on_each(servers, postgres_database))
    finally:
        for server in servers:
            server.close()


async def _play_a_turn_on_each(servers: list[ServerProcess], database: str) -> None:
    async with http(servers[0].url) as client:
        made = (await client.post("/api/games", json={"edition": "tiles-nl", "seats": [here("a"), here("b")]})).json()
    for server in servers:
        await _act(server.url, made)
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        versions = list(await connection.execute(sa.text("SELECT version_num FROM alembic_version")))
        numbers = list((await connection.execute(sa.select(EVENTS.c.number).order_by(EVENTS.c.number))).scalars())
    await engine.dispose()
    assert [tuple(row) for row in versions] == [(HEAD,)]
    assert numbers == [1, 2, 3, 4, 5]


async def _act(url: str, made: Json) -> tuple[Json, Json]:
    """One action over REST; what was asked and what was answered."""
    async with http(url) as client:
        path, tokens = f"/api/games/{made['game']}", tokens_of(made)
        seat = (await client.get(path, headers=bearer(tokens[0]))).json()["on_turn"]
        view = (await client.get(path, headers=bearer(tokens[seat]))).json()
        asked = {"action": choose(view, Random(1)), "answers": view["answers"]}
        response = await client.post(f"{path}/actions", json=asked, headers=bearer(tokens[seat]))
        assert response.status_code == 200, response.text
        return asked | {"seat": seat}, response.json()


@pytest.mark.slow
@run_async
async def test_a_repeat_is_known_after_a_restart_and_by_other_servers(server: ServerProcess, database: str) -> None:
    async with api(server) as client:
        made = await client.make([here("a"), here("b")])
    path, tokens = f"/api/games/{made['game']}/actions", tokens_of(made)
    with server_process(database, poll=1000.0) as other:
        await _act(other.url, made)
        done = [await _act(server.url, made) for _ in range(3)]
        server.kill()
        server.start()
        for url in (other.url, server.url):
            async with http(url) as again:
                for asked, answer in done:
                    token, body = tokens[asked["seat"]], {key: asked[key] for key in ("action", "answers")}
                    repeated = await again.post(path, json=body, headers=bearer(token))
                    assert (repeated.status_code, repeated.json()) == (200, answer)
                    changed = await again.post(path, json=body | {"action": {"pass": True}}, headers=bearer(token))
                    assert (changed.status_code, changed.json()["code"]) == (409, "stale")
                    stranger = await again.post(path, json=body, headers=bearer(tokens[1 - asked["seat"]]))
                    assert (stranger.status_code, stranger.json()["code"]) == (409, "stale")
    async with api(server) as client:
        assert (await client.get(f"/{made['game']}", tokens[0]))["number"] == done[-1][1]["number"]


@pytest.mark.slow
def test_what_is_kept_in_memory_can_be_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_TABLES", 1)
    with server_inside(tmp_path) as url:
        asyncio.run(_play_side_by_side(url))


async def _play_side_by_side(url: str) -> None:
    async with http(url) as client:
        asked: Json = {"edition": "cards-999", "seats": [here("a"), a_bot()]}
        made = [(await client.post("/api/games", json=asked)).json() for _ in range(3)]
        playing = (play_seat(url, game["game"], game["seats"][0]["token"], Random(1)) for game in made)
        assert [view["status"] for view in await asyncio.gather(*playing)] == ["ended"] * 3


@pytest.mark.slow
def test_a_database_that_is_away_for_a_while_is_waited_for() -> None:
    with own_postgres() as postgres, server_process(postgres.address, at=1000.0, bot_patience=0.0) as server:
        asyncio.run(_lose_the_database(server, postgres))


async def _lose_the_database(server: ServerProcess, postgres: Postgres) -> None:
    async with http(server.url) as client:
        asked: Json = {"edition": "tiles-nl", "seats": [here("a"), a_bot()], "seniority": [0, 1]}
        made = (await client.post("/api/games", json=asked)).json()
        short = asked | {"seats": [here("a"), here("b")], "clock": {"kind": "turn", "seconds": 2.0}}
        timed = (await client.post("/api/games", json=short)).json()
        postgres.stop()
        path = f"/api/games/{timed['game']}"
        for _ in range(3):
            body = {"action": {"pass": True}, "answers": timed["view"]["answers"]}
            answers = [await client.get(path), await client.post(f"{path}/actions", json=body, headers=_first(timed))]
            assert [(one.status_code, one.json()) for one in answers] == [(503, {"code": "busy"})] * 2
            assert (await client.get("/health")).status_code == 503
        postgres.start()
        server.set_clock(1003.0)
        async with listening(server.url, timed["game"], timed["seats"][0]["token"]) as socket:
            await socket.hear_until("view")
            while not any(seat["taken_over"] for seat in socket.view["seats"]):
                await socket.hear()
        assert (await play_seat(server.url, made["game"], made["seats"][0]["token"], Random(1)))["status"] == "ended"


def _first(made: Json) -> dict[str, str]:
    return bearer(made["seats"][0]["token"])


@pytest.mark.slow
@run_async
async def test_a_game_of_unknown_rules_is_left_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("rules") / "games.sqlite3"
    with server_process(str(path)) as server:
        async with api(server) as client:
            made = await client.make([here("a"), here("b")])
    with sqlite3.connect(path) as connection:
        (data,) = connection.execute("SELECT data FROM events WHERE number = 1").fetchone()
        connection.execute("DROP TRIGGER events_stay_UPDATE")
        connection.execute(
            "UPDATE events SET data = ? WHERE number = 1", (data.replace(f'"rules":{RULES}', '"rules":99'),)
        )
    connection.close()
    with server_process(str(path)) as server:
        async with api(server) as client:
            assert await client.get(f"/{made['game']}", tokens_of(made)[0], 409) == {"code": "unknown-rules"}
            other = await client.make([here("a"), here("b")])
            assert other["view"]["rules"] == RULES


@pytest.mark.parametrize(("at_once", "commits"), [(MANY + 1, [MANY + 2]), (2, [2, 1])])
def test_many_wait_a_moment_for_those_who_are_about_to_come_and_few_do_not(
    at_once: int, commits: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    async def run() -> None:
        engine = await open_database(parse_database(str(tmp_path / "games.sqlite3")))
        journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
        await journal.open()
        commit = journal._commit

        async def counted(batch: list[Any]) -> None:
            written.append(len(batch))
            await commit(batch)

        monkeypatch.setattr(journal, "_commit", counted)

        async def append(number: int) -> bool:
            return await journal.append(Entry(f"g{number}", (Event(2, 1.0, Kind.STOPPED, 0, {}),)))

        async def a_round_later() -> bool:
            await asyncio.sleep(0)
            return await append(at_once)

        assert all(await asyncio.gather(*(append(number) for number in range(at_once)), a_round_later()))
        await journal.close()

    asyncio.run(run())
    assert written == commits


def test_tls_is_asked_for_in_the_words_of_postgresql(postgres_database: str) -> None:
    """SQLAlchemy knows only its driver's word, the connection that listens only PostgreSQL's."""
    address = chosen_database(f"{postgres_database}?sslmode=prefer", None)
    assert address == f"{postgres_database}?ssl=prefer"
    url = check_database(address)
    heard = _address(url)
    assert heard == f"{postgres_database}?sslmode=prefer"

    async def listen() -> None:
        await (await asyncpg.connect(heard)).close()

    asyncio.run(listen())


def test_addresses_of_databases() -> None:
    assert parse_database("some/file.sqlite3").drivername == "sqlite+aiosqlite"
    assert parse_database("sqlite:///x").drivername == "sqlite+aiosqlite"
    assert parse_database("postgresql://u:p@h/d").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://u@h/d", "://"):
        with pytest.raises(BadDatabase):
            parse_database(wrong)

"""Readiness proves that a move would be kept; a server whose database is gone acknowledges nothing."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import cast

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from given import SLOWEST, Given, chance
from server.client import Json, asking, bearer, choose, here
from server.postgres import own_postgres
from server.process import ServerProcess, server_process
from server.test_api import tokens_of
from sixfold.server.health import FRESH, SECONDS_TO_ANSWER, SOUND_EVERY, SOUND_SHARE, Health
from sixfold.server.store.database import EVENTS, open_database, parse_database
from sixfold.server.store.doors import ByThreads
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry, Unavailable
from sixfold.server.store.place import Place
from sixfold.server.store.seal import Seal
from sixfold.server.store.subscriptions import Subscriptions
from sixfold.server.table import Event, Kind

PAGE = 4096
LEAF = 0x0D
"""How a page begins that holds rows of a table."""
SOON = 5.0
"""Seconds after which readiness must be false."""


class Game:
    """A game over REST, and the numbers of the moves that were acknowledged in it."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}
        self._made: Json = client.post("/api/games", json=asked).json()
        self.id: str = self._made["game"]
        self.acknowledged: list[int] = []
        self._view: Json = self._made["view"]

    def move(self) -> int:
        """Move; the status of the answer. The next position is asked for only when the move was taken."""
        tokens, path = tokens_of(self._made), f"/api/games/{self.id}"
        seat = self._view["on_turn"]
        seen = self._client.get(path, headers=bearer(tokens[seat]))
        if seen.status_code != 200:
            return seen.status_code
        asked = {"action": choose(seen.json(), Random(1)), "answers": seen.json()["answers"]}
        answer = self._client.post(f"{path}/actions", json=asked, headers=bearer(tokens[seat]))
        if answer.status_code == 200:
            self.acknowledged.append(answer.json()["number"])
            self._view = self._client.get(path, headers=bearer(tokens[seat])).json()
        return answer.status_code


def _ready(client: httpx.Client) -> bool:
    return client.get("/health").status_code == 200


def _until_not_ready(client: httpx.Client) -> None:
    """The promise is five seconds of a server that gets to work; here only that it comes is waited for."""
    until = time.monotonic() + SLOWEST
    while _ready(client):
        assert time.monotonic() < until, "the server says it is well"


def _stored(path: Path, game: str) -> set[int]:
    with sqlite3.connect(path) as connection:
        numbers = {row[0] for row in connection.execute("SELECT number FROM events WHERE game = ?", (game,))}
    connection.close()
    return numbers


@contextmanager
def _playing(path: Path) -> Iterator[tuple[ServerProcess, httpx.Client, Game]]:
    with server_process(str(path)) as server, asking(server.url) as client:
        game = Game(client)
        assert [game.move() for _ in range(3)] == [200] * 3
        assert _ready(client)
        yield server, client, game


ONE_LOOK = SOUND_EVERY / SOUND_SHARE
"""Seconds that a look at the whole file takes at most, if it is to be taken as often as that."""


@pytest.mark.parametrize(
    ("cause", "at_most"),
    [
        # An old finding holds so long, then a write is tried, which is given up after so long.
        ("disk full", FRESH + SECONDS_TO_ANSWER),
        ("foreign lock", FRESH + SECONDS_TO_ANSWER),
        ("deleted file", FRESH + SECONDS_TO_ANSWER),
        ("PostgreSQL gone", FRESH + SECONDS_TO_ANSWER),
        # A write may pass beside a damaged page: that one is found by the next look at the whole file.
        ("corrupted page", SOUND_EVERY + FRESH + 2 * ONE_LOOK),
    ],
)
def test_what_readiness_takes_at_most_is_less_than_five_seconds(cause: str, at_most: float) -> None:
    assert at_most < SOON, cause


class _Damaged:
    """A journal whose every write passes, and whose file is damaged from some time on."""

    def __init__(self) -> None:
        self.now, self.damaged, self.sound = 0.0, False, True

    async def prove(self) -> None:
        self.now += 0.001

    async def is_sound(self) -> bool:
        self.now += ONE_LOOK
        self.sound = not self.damaged
        return self.sound


def test_a_damaged_page_is_found_within_five_seconds_by_the_servers_own_measure() -> None:
    async def find() -> float:
        journal = _Damaged()
        health = Health(cast("Journal", journal), lambda: journal.now)
        assert await health.ready()
        damaged, journal.damaged = journal.now, True
        while await health.ready():
            journal.now += FRESH / 10
        return journal.now - damaged

    assert asyncio.run(find()) <= SOUND_EVERY + FRESH + 2 * ONE_LOOK < SOON


def test_a_look_at_a_large_file_keeps_nobody_waiting_and_is_taken_once_at_a_time() -> None:
    class Large(_Damaged):
        def __init__(self) -> None:
            super().__init__()
            self.looks, self.seen = 0, asyncio.Event()

        async def is_sound(self) -> bool:
            self.looks += 1
            await self.seen.wait()
            return await super().is_sound()

    async def find() -> None:
        journal = Large()
        health = Health(cast("Journal", journal), lambda: journal.now)
        for _ in range(100):
            assert await health.ready()
            journal.now += 3600.0
        assert journal.looks == 1
        journal.damaged = True
        journal.seen.set()
        while await health.ready():
            await asyncio.sleep(0)
        assert journal.looks == 1
        await health.close()

    asyncio.run(find())


async def _opened(path: Path | str) -> Journal:
    """A journal that is open, in a file with a few hundred pages, or in PostgreSQL."""
    engine = await open_database(parse_database(str(path)))
    journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
    rows = [{"game": "g", "number": number, "at": 0.0, "kind": "played", "data": "x" * 300} for number in range(5_000)]
    async with engine.begin() as connection:
        await connection.execute(sa.insert(EVENTS), rows)
    if not journal.shared:
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    await journal.open()
    return journal


def _damage_a_page(path: Path) -> None:
    """Spoil one page of the log, in the middle of the file."""
    content = path.read_bytes()
    pages = range(len(content) // PAGE // 2, len(content) // PAGE)
    page = next(page for page in pages if content[page * PAGE] == LEAF)
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(chance("damage", count=PAGE))


def test_one_damaged_page_in_the_middle_of_a_larger_file_is_found(tmp_path: Path) -> None:
    async def find() -> None:
        journal, now = await _opened(tmp_path / "games.sqlite3"), 0.0
        health = Health(journal, lambda: now)
        assert await health.ready()
        _damage_a_page(tmp_path / "games.sqlite3")
        async with asyncio.timeout(SLOWEST):
            while await health.ready():
                now += FRESH
        await health.close()
        await journal.close()

    asyncio.run(find())


def test_whoever_meets_a_damaged_page_makes_the_server_not_ready_at_once(tmp_path: Path) -> None:
    async def find() -> None:
        journal = await _opened(tmp_path / "games.sqlite3")
        health = Health(journal, lambda: 0.0)
        assert await health.ready()
        assert await journal.is_sound()
        _damage_a_page(tmp_path / "games.sqlite3")
        assert await health.ready()
        with pytest.raises(Unavailable):
            await journal.read(sa.select(sa.func.sum(sa.func.length(EVENTS.c.data))))
        assert not await health.ready()
        with pytest.raises(Unavailable):
            await journal.prove()
        await health.close()
        await journal.close()

    asyncio.run(find())


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CORRUPT_INDEX, sqlite3.SQLITE_NOTADB])
def test_a_write_that_meets_damage_makes_the_server_not_ready_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    async def fail(*_: object) -> None:
        damage = sqlite3.DatabaseError("malformed")
        damage.sqlite_errorcode = code
        raise sa.exc.DatabaseError("INSERT", None, damage)

    async def find() -> None:
        journal = await _opened(tmp_path / "games.sqlite3")
        health = Health(journal, lambda: 0.0)
        assert await health.ready()
        monkeypatch.setattr(ByThreads, "write", fail)
        with pytest.raises(Unavailable):
            await journal.prove()
        assert not await health.ready()
        await health.close()
        await journal.close()

    asyncio.run(find())


def test_a_subscription_that_meets_damage_makes_the_server_not_ready_at_once(tmp_path: Path) -> None:
    async def find() -> None:
        journal, met = await _opened(tmp_path / "games.sqlite3"), sqlite3.DatabaseError("malformed")
        met.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        engine = create_async_engine("sqlite+aiosqlite://")
        sa.event.listen(engine.sync_engine, "begin", lambda _: _raise(sa.exc.DatabaseError("DELETE", None, met)))
        subscriptions = Subscriptions(engine, journal.read, journal.note)
        assert await Health(journal, lambda: 0.0).ready()
        with pytest.raises(Unavailable):
            await subscriptions.remove("g", 0, "https://push.example")
        assert not await Health(journal, lambda: 0.0).ready()
        await engine.dispose()
        await journal.close()

    asyncio.run(find())


def _raise(error: Exception) -> None:
    raise error


@pytest.mark.slow
def test_while_a_look_goes_on_others_read_and_write_and_the_server_can_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = "WITH RECURSIVE e(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM e) SELECT count(*) FROM e"
    monkeypatch.setattr("sixfold.server.store.journal._QUICK_CHECK", sa.text(endless))

    async def find() -> None:
        journal = await _opened(tmp_path / "games.sqlite3")
        looking = asyncio.create_task(journal.is_sound())
        await asyncio.gather(*(journal.prove() for _ in range(20)), *(journal.changes() for _ in range(20)))
        assert not looking.done()
        await journal.close()
        assert await looking is False
        assert journal.sound

    asyncio.run(asyncio.wait_for(find(), SLOWEST))


async def _add(journal: Journal, *numbers: int) -> None:
    for number in numbers:
        assert await journal.append(Entry(f"g{number}", (Event(1, 0.0, Kind.CLOSED, None, {"told": "x" * 2_000}),)))


def _checkpointed(path: Path, *statements: str) -> None:
    """Do this, and bring all that was committed into the file itself."""
    other = sqlite3.connect(path)
    for statement in (*statements, "PRAGMA wal_checkpoint(PASSIVE)"):
        other.execute(statement).fetchall()
    other.close()


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("asked", [False, True])
def test_a_server_whose_file_somebody_copies_another_over_acknowledges_nothing_more(
    tmp_path: Path, longer: bool, asked: bool
) -> None:
    """SQLite goes on: it takes the pages of both files for one."""
    path, other = tmp_path / "games.sqlite3", tmp_path / "other"

    async def find() -> None:
        journal = await _opened(path)
        health, now = Health(journal, lambda: now), 0.0
        _checkpointed(path, f"VACUUM INTO '{other}'")
        if longer:
            with closing(sqlite3.connect(other)) as copy:
                copy.execute("CREATE TABLE more AS SELECT data FROM events")
        await _add(journal, *range(50))
        assert await health.ready()
        _checkpointed(path)
        await _add(journal, 50)
        assert (path.stat().st_size < other.stat().st_size) is longer
        with path.open("r+b") as file:
            file.write(other.read_bytes())
            file.truncate()
        now += 2 * FRESH
        if asked:
            assert not await health.ready()
        with pytest.raises(Unavailable):
            await _add(journal, 51)
        assert not await health.ready()
        await health.close()
        await journal.close()

    asyncio.run(find())


def test_a_server_whose_file_gives_space_back_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"

    async def find() -> None:
        journal = await _opened(path)
        health, now = Health(journal, lambda: now), 0.0
        for begin in (0, 50, 100):
            await _add(journal, *range(begin, begin + 50))
            assert await health.ready()
            before = path.stat().st_size
            _checkpointed(path, "CREATE TABLE much AS SELECT data FROM events", "DROP TABLE much", "VACUUM")
            await _add(journal, 1_000 + begin)
            _checkpointed(path)
            now += 2 * FRESH
            assert await health.ready()
            _checkpointed(path, "PRAGMA wal_checkpoint(TRUNCATE)")
            assert path.stat().st_size != before
        await _add(journal, 2_000)
        assert journal.sound
        await health.close()
        await journal.close()

    asyncio.run(find())


def test_behind_a_link_the_log_is_looked_for_beside_the_file_itself(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    path, real = tmp_path / "games.sqlite3", tmp_path / "real" / "data.db"
    path.symlink_to(real)

    async def find() -> None:
        journal = await _opened(path)
        await _add(journal, 1)
        log = real.with_name("data.db-wal")
        log.rename(tmp_path / "aside")
        with pytest.raises(Unavailable):
            await _add(journal, 2)
        (tmp_path / "aside").rename(log)
        await _add(journal, 3)
        path.unlink()
        path.symlink_to(tmp_path / "elsewhere")
        (tmp_path / "elsewhere").touch()
        with pytest.raises(Unavailable):
            await _add(journal, 4)
        await journal.close()

    asyncio.run(find())


async def _told(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.mark.parametrize("table", ["events", "games"])
def test_where_no_move_can_be_written_into_postgresql_the_server_is_not_ready(
    postgres_database: str, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def find() -> None:
        journal = await _opened(postgres_database)
        health, now = Health(journal, lambda: now), 0.0
        assert await health.ready()
        await _told(postgres_database, f"ALTER TABLE {table} RENAME TO away")
        now += FRESH
        assert not await health.ready()
        await _told(postgres_database, f"ALTER TABLE away RENAME TO {table}")
        now += FRESH
        assert await health.ready()
        other = await asyncpg.connect(postgres_database)
        async with other.transaction():
            await other.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
            now += FRESH
            with monkeypatch.context() as hasty:
                hasty.setattr("sixfold.server.health.SECONDS_TO_ANSWER", 0.5)
                assert not await health.ready()
        await journal.prove()
        now += FRESH
        assert await health.ready()
        assert [row["game"] for row in await other.fetch("SELECT DISTINCT game FROM events")] == ["g"]
        assert await other.fetch("SELECT game FROM games") == []
        await other.close()
        await health.close()
        await journal.close()

    asyncio.run(find())


def test_a_write_that_hangs_is_given_up_in_time() -> None:
    class Hanging(_Damaged):
        async def prove(self) -> None:
            await asyncio.Event().wait()

    async def find() -> tuple[bool, list[float]]:
        given: list[float] = []
        honest = asyncio.timeout

        def timeout(seconds: float) -> asyncio.Timeout:
            given.append(seconds)
            return honest(0)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "timeout", timeout)
            return await Health(cast("Journal", Hanging()), lambda: 0.0).ready(), given

    assert asyncio.run(find()) == (False, [SECONDS_TO_ANSWER])


@pytest.mark.slow
def test_on_a_full_disk_the_server_is_not_ready_and_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with _playing(path) as (server, client, game):
        full = path.with_name("games.sqlite3-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        _until_not_ready(client)
        assert game.move() == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        _until_ready(client)
        assert game.move() == 200
    assert set(game.acknowledged) <= _stored(path, game.id)


def _until_ready(client: httpx.Client) -> None:
    until = time.monotonic() + SLOWEST
    while not _ready(client):
        assert time.monotonic() < until, "the server does not recover"


@pytest.mark.slow
def test_while_another_program_holds_the_lock_the_server_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with _playing(path) as (_, client, game):
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        _until_not_ready(client)
        assert game.move() == 503
        other.execute("ROLLBACK")
        other.close()
        _until_ready(client)
        assert game.move() == 200
    assert set(game.acknowledged) <= _stored(path, game.id)


@pytest.mark.slow
def test_with_a_corrupted_page_the_server_is_not_ready_and_takes_no_more_moves(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with _playing(path) as (_, client, game):
        with sqlite3.connect(path) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            whole = path.read_bytes()
        other.close()
        _overwrite(path, whole[:PAGE] + chance("damage", count=len(whole) - PAGE))
        _until_not_ready(client)
        assert game.move() == 503
        _overwrite(path, whole)
    assert set(game.acknowledged) <= _stored(path, game.id)


def _overwrite(path: Path, content: bytes) -> None:
    """In place: the file stays the same one."""
    with path.open("r+b") as file:
        file.write(content)


@pytest.mark.slow
@pytest.mark.parametrize("what", ["deleted", "replaced", "its log deleted"])
def test_with_its_file_gone_the_server_is_not_ready_and_acknowledges_nothing(tmp_path: Path, what: str) -> None:
    path, aside = tmp_path / "games.sqlite3", tmp_path / "aside"
    gone = path.with_name("games.sqlite3-wal") if what == "its log deleted" else path
    with _playing(path) as (_, client, game):
        gone.rename(aside)
        if what == "replaced":
            path.write_bytes(aside.read_bytes())
        assert game.move() == 503
        _until_not_ready(client)
        asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}
        assert client.post("/api/games", json=asked).status_code == 503
        aside.replace(gone)
        _until_ready(client)
        assert game.move() == 200
    assert set(game.acknowledged) <= _stored(path, game.id)


@pytest.mark.slow
def test_with_postgres_gone_the_server_is_not_ready() -> None:
    with own_postgres() as postgres, server_process(postgres.address) as server, asking(server.url) as client:
        game = Game(client)
        assert game.move() == 200
        postgres.stop()
        _until_not_ready(client)
        assert game.move() == 503
        postgres.start()
        _until_ready(client)
        assert game.move() == 200
        view = client.get(f"/api/games/{game.id}/events", headers=bearer(tokens_of(game._made)[0])).json()
        assert set(game.acknowledged) <= {event["number"] for event in view["events"]}


def test_a_database_in_memory_or_elsewhere_is_where_it_is() -> None:
    for address in ("sqlite://", "postgresql://sixfold@localhost/x"):
        place = Place(parse_database(address))
        place.note()
        assert place.unchanged()


@pytest.mark.slow
def test_many_who_ask_at_once_cause_one_write(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "games.sqlite3"), at=1000.0) as server:

        async def ask() -> list[int]:
            async with httpx.AsyncClient(base_url=server.url, timeout=SLOWEST, trust_env=False) as client:
                return [
                    answer.status_code for answer in await asyncio.gather(*(client.get("/health") for _ in range(20)))
                ]

        before = _beats(tmp_path / "games.sqlite3")
        assert asyncio.run(ask()) == [200] * 20
        assert _beats(tmp_path / "games.sqlite3") - before == 1


def _beats(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        (beats,) = connection.execute("SELECT beats FROM pulse").fetchone()
    connection.close()
    return int(beats)

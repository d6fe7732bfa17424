"""Looking after a database: listing games, writing them out, taking them away, giving space back.

Names are erased in `erasing.py`, games are read in in `importing.py`, and a file is copied in `copying.py`.
"""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from sixfold.server.store.database import EVENTS, FAILURES, GAMES, PULSE, SUBSCRIPTIONS, open_database

FORMAT = "sixfold-log/1"
"""What a line of an export says it is."""
OVER = ("ended", "resigned", "closed")
UNDER_WAY = ("lobby", "shuffling", "playing")
SOME = 200
"""Games that are dealt with at a time."""
TRIES = 3
PAUSE = 0.2
"""Seconds between two writes. SQLite looks only every tenth of a second whether a lock is gone."""
Json = dict[str, Any]


class Unsure(Exception):
    """Nobody knows whether the database has taken a change: it failed in the very commit."""


class Changed(NamedTuple):
    """What has been changed in a database."""

    games: int
    gone: bool
    """Whether what was there before stands nowhere beside the database any more."""


@dataclass(frozen=True, slots=True)
class Which:
    """Which games are meant: all that fit everything that is said here."""

    games: Sequence[str] = ()
    statuses: Sequence[str] = ()
    before: float | None = None
    """Games in which nothing has happened since then."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in the list."""

    game: str
    edition: str
    status: str
    created: float
    last: float
    events: int
    names: tuple[str, ...]


def is_there(url: URL) -> bool:
    """Whether there is a database of ours to look after; none is made by looking."""
    if url.get_backend_name() != "sqlite":
        return True
    if not url.database or not Path(url.database).exists():
        return False
    try:
        with closing(sqlite3.connect(f"{Path(url.database).absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'events'").fetchone())
    except sqlite3.Error:
        # Something is there that cannot be read; whoever opens it finds out why.
        return True


async def list_games(url: URL, which: Which) -> list[Listed]:
    """The games that are meant, the newest first."""
    async with opened(url) as connection:
        return await listed(connection, which)


async def export(url: URL, which: Which, write: Callable[[Sequence[str]], object]) -> int:
    """Write games out, one line each; how many."""
    async with opened(url) as connection:
        games = [game.game for game in await listed(connection, which)]
        for some in portions(games):
            write(await _lines(connection, some))
    return len(games)


async def take_away(
    url: URL, which: Which, write: Callable[[Sequence[str]], object], keep: Callable[[], object]
) -> Changed:
    """Write games out, line by line, and then take them out of the database, all or none.

    `keep` is called before that is certain: from then on nothing else may hold these games.
    """
    async with opened(url) as connection:
        async with events_may_change(connection):
            games = [game.game for game in await listed(connection, which)]
            for some in portions(games):
                write(await _lines(connection, some))
                for table in (EVENTS, GAMES, SUBSCRIPTIONS):
                    await connection.execute(sa.delete(table).where(table.c.game.in_(some)))
        await tell_servers(connection)
        keep()
        try:
            await connection.commit()
        except FAILURES as error:
            raise Unsure from error
        return Changed(len(games), await emptied(connection))


async def vacuum(url: URL) -> None:
    """Give unused space back to the disk."""
    async with opened(url) as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql("VACUUM")
        await emptied(alone)


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncConnection]:
    """A connection of its own to a database."""
    engine = await open_database(url, in_time=False)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def events_may_change(connection: AsyncConnection) -> AsyncIterator[None]:
    """A part of a transaction in which the log may be changed; for everybody else it never can."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("ALTER TABLE events DISABLE TRIGGER events_stay")
        yield
        await connection.exec_driver_sql("ALTER TABLE events ENABLE TRIGGER events_stay")
        return
    await connection.exec_driver_sql("BEGIN IMMEDIATE")
    query = sa.text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'events'")
    guards = list(await connection.execute(query))
    for guard in guards:
        await connection.exec_driver_sql(f"DROP TRIGGER {guard.name}")
    yield
    for guard in guards:
        await connection.exec_driver_sql(guard.sql)


async def tell_servers(connection: AsyncConnection) -> None:
    """Count the change, which servers that run notice: they read their games anew."""
    await connection.execute(sa.update(PULSE).values(changes=PULSE.c.changes + 1))


async def emptied(connection: AsyncConnection) -> bool:
    """Empty SQLite's log of writes, where what was there before still stands; false if others read it all the while."""
    if connection.dialect.name != "sqlite":
        return True
    # What was changed is committed: that this fails must not say otherwise.
    with suppress(*FAILURES):
        for _ in range(TRIES):
            busy = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()[0]
            if not busy:
                return True
            await asyncio.sleep(PAUSE)
    return False


async def listed(connection: AsyncConnection, which: Which) -> list[Listed]:
    """The games that are meant, the newest first."""
    last, events = sa.func.max(EVENTS.c.at).label("last"), sa.func.count().label("events")
    query = (
        sa.select(GAMES.c.game, GAMES.c.status, GAMES.c.created, GAMES.c.listing, last, events)
        .join(EVENTS, EVENTS.c.game == GAMES.c.game)
        .group_by(GAMES.c.game, GAMES.c.status, GAMES.c.created, GAMES.c.listing)
        .order_by(GAMES.c.created.desc(), GAMES.c.game)
    )
    if which.games:
        query = query.where(GAMES.c.game.in_(which.games))
    if which.statuses:
        query = query.where(GAMES.c.status.in_(which.statuses))
    if which.before is not None:
        query = query.having(sa.func.max(EVENTS.c.at) < which.before)
    return [
        Listed(row.game, told["edition"], row.status, row.created, row.last, row.events, _names(told))
        for row in await connection.execute(query)
        if (told := json.loads(row.listing))
    ]


def portions(games: Sequence[str]) -> Iterator[Sequence[str]]:
    """The games, some at a time."""
    for start in range(0, len(games), SOME):
        yield games[start : start + SOME]


def _names(listing: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(seat["name"] or seat["bot"] or "" for seat in listing["seats"])


async def _lines(connection: AsyncConnection, games: Sequence[str]) -> list[str]:
    """Each game as a line: its row and its events, as they are stored."""
    rows = await connection.execute(sa.select(GAMES).where(GAMES.c.game.in_(games)))
    found = {row.game: dict(row._mapping) for row in rows}
    events: dict[str, list[Json]] = {game: [] for game in games}
    query = sa.select(EVENTS).where(EVENTS.c.game.in_(games)).order_by(EVENTS.c.game, EVENTS.c.number)
    for row in await connection.execute(query):
        events[row.game].append(dict(row._mapping))
    return [
        json.dumps({"format": FORMAT, "game": found[game], "events": events[game]}, ensure_ascii=False) + "\n"
        for game in games
    ]

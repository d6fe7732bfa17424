"""Looking after a database: listing games, writing them out and in, taking them away, erasing names, copying it."""

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from sixfold.server.store.database import EVENTS, GAMES, PULSE, SUBSCRIPTIONS, open_database

FORMAT = "sixfold-log/1"
"""What a line of an export says it is."""
OVER = ("ended", "resigned", "closed")
UNDER_WAY = ("lobby", "shuffling", "playing")
SOME = 200
"""Games that are dealt with at a time."""
DAY = 86_400.0
Json = dict[str, Any]


class NotAnExport(ValueError):
    """A line that is no game as `export` writes it; `line` counts from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class AlreadyThere(ValueError):
    """A game that is to be read in is there already."""


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


async def list_games(url: URL, which: Which) -> list[Listed]:
    """The games that are meant, the newest first."""
    async with _opened(url) as connection:
        return await _listed(connection, which)


async def export(url: URL, which: Which, write: Callable[[str], object]) -> int:
    """Write games out, one line each; how many."""
    async with _opened(url) as connection:
        games = [listed.game for listed in await _listed(connection, which)]
        for some in _portions(games):
            for line in await _lines(connection, some):
                write(line)
    return len(games)


async def take_away(url: URL, which: Which, keep: Callable[[Sequence[str]], object]) -> int:
    """Hand games over, line by line, and then take them out of the database, all or none; how many."""
    async with _opened(url) as connection, _events_may_change(connection):
        games = [listed.game for listed in await _listed(connection, which)]
        for some in _portions(games):
            keep(await _lines(connection, some))
            await connection.execute(sa.delete(EVENTS).where(EVENTS.c.game.in_(some)))
            await connection.execute(sa.delete(GAMES).where(GAMES.c.game.in_(some)))
            await connection.execute(sa.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.game.in_(some)))
    return len(games)


async def read_in(url: URL, lines: Iterator[str]) -> int:
    """Put games back that were written out, all or none; how many."""
    count = 0
    async with _opened(url) as connection:
        for number, line in enumerate(lines, 1):
            game, events = _parsed(line, number)
            there = sa.select(GAMES.c.game).where(GAMES.c.game == game["game"])
            if (await connection.execute(there)).first() is not None:
                raise AlreadyThere(game["game"])
            await connection.execute(sa.insert(EVENTS), events)
            await connection.execute(sa.insert(GAMES), game)
            count += 1
        await connection.commit()
    return count


async def erase_names(url: URL, which: Which, name: str | None) -> int:
    """Take the names of people out of games, or only one name; in how many games."""
    changed = 0
    async with _opened(url) as connection, _events_may_change(connection):
        for listed in await _listed(connection, which):
            changed += await _erase(connection, listed.game, name)
    return changed


async def vacuum(url: URL) -> None:
    """Give unused space back to the disk."""
    async with _opened(url) as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql("VACUUM")
        if url.get_backend_name() == "sqlite":
            await alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


async def back_up(url: URL, target: Path) -> None:
    """Copy a database of SQLite while it is used; the copy is whole, and appears under its name only then."""
    await asyncio.to_thread(_copy, Path(url.database or ""), target)


def _copy(source: Path, target: Path) -> None:
    partly = target.with_name(f"{target.name}.part")
    os.close(os.open(partly, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    reading, writing = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True), sqlite3.connect(partly)
    try:
        with writing:
            reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    finally:
        reading.close()
        writing.close()
    with partly.open("rb") as written:
        os.fsync(written.fileno())
    partly.replace(target)


@asynccontextmanager
async def _opened(url: URL) -> AsyncIterator[AsyncConnection]:
    engine = await open_database(url)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def _events_may_change(connection: AsyncConnection) -> AsyncIterator[None]:
    """One transaction in which the log may be changed; for everybody else it never can. Servers that run notice it."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("ALTER TABLE events DISABLE TRIGGER events_stay")
        yield
        await connection.exec_driver_sql("ALTER TABLE events ENABLE TRIGGER events_stay")
    else:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        query = sa.text("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'events'")
        guards = list(await connection.execute(query))
        for guard in guards:
            await connection.exec_driver_sql(f"DROP TRIGGER {guard.name}")
        yield
        for guard in guards:
            await connection.exec_driver_sql(guard.sql)
    await connection.execute(sa.update(PULSE).values(changes=PULSE.c.changes + 1))
    await connection.commit()


async def _listed(connection: AsyncConnection, which: Which) -> list[Listed]:
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


def _names(listing: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(seat["name"] or seat["bot"] or "" for seat in listing["seats"])


def _portions(games: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(games), SOME):
        yield games[start : start + SOME]


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


def _parsed(line: str, number: int) -> tuple[Json, list[Json]]:
    try:
        told = json.loads(line)
        game, events = told["game"], told["events"]
        whole = [event["number"] for event in events] == list(range(1, len(events) + 1))
        same = {event["game"] for event in events} == {game["game"]}
        shaped = set(game) == {column.name for column in GAMES.columns} and all(
            set(event) == {column.name for column in EVENTS.columns} for event in events
        )
    except (ValueError, KeyError, TypeError):
        raise NotAnExport(number) from None
    if told.get("format") != FORMAT or not (whole and same and shaped):
        raise NotAnExport(number)
    return game, events


async def _erase(connection: AsyncConnection, game: str, name: str | None) -> bool:
    changed = False
    query = sa.select(EVENTS.c.number, EVENTS.c.data).where(EVENTS.c.game == game)
    for row in list(await connection.execute(query.where(EVENTS.c.kind.in_(("created", "joined"))))):
        data = json.loads(row.data)
        if _blank(data, name):
            changed = True
            update = sa.update(EVENTS).where(EVENTS.c.game == game, EVENTS.c.number == row.number)
            await connection.execute(update.values(data=_written(data)))
    listing = json.loads(
        (await connection.execute(sa.select(GAMES.c.listing).where(GAMES.c.game == game))).scalar_one()
    )
    if _blank(listing, name):
        changed = True
        await connection.execute(sa.update(GAMES).where(GAMES.c.game == game).values(listing=_written(listing)))
    return changed


def _blank(data: Json, name: str | None) -> bool:
    """Take the names of people out of what is told of seats; bots keep theirs."""
    seats = [data, *data.get("seats", ()), *data.get("settings", {}).get("seats", ())]
    people = [seat for seat in seats if seat.get("name") and not seat.get("bot")]
    gone = [seat for seat in people if name is None or seat["name"] == name]
    for seat in gone:
        seat["name"] = ""
    return bool(gone)


def _written(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

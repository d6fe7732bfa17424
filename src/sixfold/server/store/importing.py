"""Reading games in that were written out. Nothing in such a file is believed: each game is unsealed with the key of the
database and played through, and whatever the database keeps besides its events follows from that."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from itertools import islice
from typing import Annotated, NamedTuple

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from sixfold.bots import OURS
from sixfold.server.encoding import encode
from sixfold.server.http.requests import GameAsked, SeatNumber, Seconds
from sixfold.server.secret import GAME_ID, HASH
from sixfold.server.service import row_of
from sixfold.server.store.database import EVENTS, GAMES, PULSE, open_database
from sixfold.server.store.journal import SEALED
from sixfold.server.store.log import GameRow
from sixfold.server.store.seal import BadKey, Seal, find_seal, open_seal
from sixfold.server.store.upkeep import FORMAT, SOME, Json, portions
from sixfold.server.table import Event, Kind, Status, Table, replay
from sixfold.server.table.settings import check_settings, settings_json
from sixfold.server.table.shapes import EventMessage, Glance, View
from sixfold.server.table.state import MIXED_RULES
from sixfold.server.table.views import event_message, glance, record, view
from sixfold.server.world import REAL

A_DAY = 86_400.0
"""By so many seconds no two clocks differ that are both meant to be right."""
LATEST = 253_402_300_800
"""The end of the year 9999; no calendar shows what comes later."""
GameId = Annotated[str, Field(pattern=GAME_ID)]
Moment = Annotated[float, Field(ge=0, lt=LATEST)]


class CannotReadIn(ValueError):
    """A line of which nothing can be made; `line` counts from 1. `why` is a code: `shape` where it is no game as
    `export` writes it, `sealed` with another key or for another game, `broken` if it cannot be played through, or
    `twice`."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


class AlreadyThere(ValueError):
    """A game that is to be read in is there already."""


class _EventWritten(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    game: GameId
    number: int
    at: Moment
    kind: Kind
    seat: SeatNumber | None
    data: str


class _RowWritten(BaseModel):
    game: GameId


class _GameWritten(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Annotated[str, Field(pattern=f"^{FORMAT}$")]
    game: _RowWritten
    """All else in it follows from the events."""
    events: Annotated[list[_EventWritten], Field(min_length=1)]


class _FirstAsked(GameAsked):
    """A game as the first server was asked for it."""

    grace: Seconds = 120.0


class _Game(NamedTuple):
    """A game that can be kept: its row, and its events as they were written out."""

    row: GameRow
    events: list[Json]


_WRITTEN = TypeAdapter(_GameWritten)
_VIEW: TypeAdapter[View] = TypeAdapter(View)
_GLANCE: TypeAdapter[Glance] = TypeAdapter(Glance)
_MESSAGE: TypeAdapter[EventMessage] = TypeAdapter(EventMessage)


async def read_in(url: URL, lines: Iterator[str], key: str | None, key_file: str | None) -> int:
    """Put games back that were written out, all or none; how many. `BadKey` if the database's own key cannot be used.

    They wait in tables of this connection alone until all are checked: others can write until the last moment.
    """
    engine = await open_database(url, in_time=False)
    try:
        seal = await find_seal(engine, url, REAL, key, key_file)
        async with engine.connect() as connection:
            await connection.run_sync(_WAITING.create_all)
            shift = (await connection.execute(sa.select(PULSE.c.shift))).scalar_one()
            check = partial(_checked, seal=seal, latest=REAL.clock() + shift + A_DAY)
            games: list[str] = []
            numbered = enumerate(lines, 1)
            while some := list(islice(numbered, SOME)):
                games += await _wait(connection, some, {*games}, check)
            # On first use the key is written down as that of the database.
            await open_seal(engine, url, REAL, key=key, key_file=key_file)
            await _let_in(connection, games)
        return len(games)
    finally:
        await engine.dispose()


async def _wait(
    connection: AsyncConnection, lines: list[tuple[int, str]], before: set[str], check: Callable[[str, int], _Game]
) -> list[str]:
    """Check some games and let them wait; their ids."""
    found: list[_Game] = []
    for number, line in lines:
        game = check(line, number)
        if game.row.game in before:
            raise CannotReadIn(number, "twice")
        before.add(game.row.game)
        found.append(game)
    games = [game.row.game for game in found]
    there = sa.select(GAMES.c.game).where(GAMES.c.game.in_(games)).order_by(GAMES.c.game)
    if (first := (await connection.execute(there)).scalar()) is not None:
        raise AlreadyThere(first)
    await connection.execute(sa.insert(_COMING_EVENTS), [event for game in found for event in game.events])
    await connection.execute(sa.insert(_COMING_GAMES), [asdict(game.row) for game in found])
    await connection.commit()
    return games


async def _let_in(connection: AsyncConnection, games: list[str]) -> None:
    """The only write that others wait for."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    for some in portions(games):
        for coming, table in ((_COMING_EVENTS, EVENTS), (_COMING_GAMES, GAMES)):
            names = [column.name for column in table.columns]
            rows = sa.select(*(coming.c[name] for name in names)).where(coming.c.game.in_(some))
            await connection.execute(sa.insert(table).from_select(names, rows))
    await connection.commit()


def _checked(line: str, number: int, seal: Seal, latest: float) -> _Game:
    """The game in a line, or `CannotReadIn`; one that goes on may hold nothing that is later than `latest`."""
    try:
        written = _WRITTEN.validate_json(line)
    except ValidationError:
        raise CannotReadIn(number, "shape") from None
    game_id = written.game.game
    if any(event.game != game_id for event in written.events):
        raise CannotReadIn(number, "shape")
    try:
        events = [_event(event, seal) for event in written.events]
        table = _played_through(game_id, events)
        if not table.over and table.status is not Status.CLOSED:
            _check_goes_on(table, events, latest)
        row = _told_of(table)
    except BadKey:
        raise CannotReadIn(number, "sealed") from None
    except Exception:
        # Whatever is wrong with events that no server wrote: it shows where they are followed.
        raise CannotReadIn(number, "broken") from None
    return _Game(row, [event.model_dump() | {"kind": event.kind.value} for event in written.events])


def _event(written: _EventWritten, seal: Seal) -> Event:
    """An event as a server reads it."""
    data = from_json(written.data)
    if not isinstance(data, dict):
        raise ValueError(written.data)
    # Half of a character, and a number without end, can be read, but never told to anybody.
    json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    if written.kind is Kind.CREATED:
        _open_seed(data, written.game, seal)
    return Event(written.number, written.at, written.kind, written.seat, data)


def _open_seed(data: Json, game_id: str, seal: Seal) -> None:
    """Unseal the seed of a game. Only the first server wrote one in the clear: any other was chosen by somebody."""
    if "seed" in data and (SEALED in data or data["rules"] >= MIXED_RULES):
        raise BadKey("wrong")
    if SEALED in data:
        data["seed"] = seal.open(data.pop(SEALED), game_id).hex()


def _played_through(game_id: str, events: Sequence[Event]) -> Table:
    """The table after these events; an error if one of them cannot be told to those who listen."""
    before: Table | None = None
    for event in events:
        after = replay(game_id, [event], before)
        message = event_message(before, event, after, None)
        # It follows from the rules alone, and looking through it takes as long as all the rest.
        message["play"] = None
        _MESSAGE.validate_json(encode(message), strict=True)
        before = after
    return replay(game_id, (), before)


def _check_goes_on(table: Table, events: Sequence[Event], latest: float) -> None:
    """An error for a game that is not over, if nobody could have asked for it or no server could end it."""
    asked = GameAsked if table.rules >= MIXED_RULES else _FirstAsked
    settings = asked.model_validate(settings_json(table.settings)).plain().settings
    # Where everybody has left before a rematch, bots play among themselves, and maybe unseen.
    check_settings(replace(settings, spectators="link"))
    if not {seat.bot for seat in table.seats if seat.bot} <= {*OURS}:
        raise ValueError("bot")
    # A turn begins with an event, and nothing happens before the last one: no time would ever run out.
    if (last := max(event.at for event in events)) > latest:
        raise ValueError(last)


def _told_of(table: Table) -> GameRow:
    """The row of a game of which everything can be told that anybody may ask for; an error if it cannot."""
    for seat in (None, *range(len(table.seats))):
        _VIEW.validate_json(encode(view(table, seat)), strict=True)
        _GLANCE.validate_json(encode(glance(table, seat)), strict=True)
    if table.over:
        encode(record(table))
    for kept in (table.host, table.watch, *(kept for seat in table.seats for kept in (seat.token, seat.invite))):
        if kept is not None and not HASH.fullmatch(kept):
            raise ValueError(kept)
    return row_of(table)


def _waiting_for(table: sa.Table) -> sa.Table:
    """A table of one connection for rows that are to come into another."""
    columns = (sa.Column(column.name, column.type, primary_key=column.primary_key) for column in table.columns)
    return sa.Table(f"coming_{table.name}", _WAITING, *columns, prefixes=["TEMPORARY"])


_WAITING = sa.MetaData()
_COMING_EVENTS, _COMING_GAMES = _waiting_for(EVENTS), _waiting_for(GAMES)

"""Writing events down and reading them back.

All appends go through one writer, which commits whatever has come in while it was committing: one flush to the disk
serves many games. Nobody is told anything before that commit.
"""

import asyncio
import json
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import islice
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixfold.server.encoding import encode
from sixfold.server.metrics import COMMITS, COMMITTED_EVENTS
from sixfold.server.store.database import EVENTS, FAILURES, GAMES, PULSE, is_damage
from sixfold.server.store.doors import door_to
from sixfold.server.store.log import Entry, GameRow, Row, Unavailable
from sixfold.server.store.place import Place
from sixfold.server.store.seal import Seal
from sixfold.server.table import Event, Kind, Status

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 256
MANY = 8
"""Where so many more wait, the loop goes round once before they are committed: those who are about to come share the
commit, which is then half as large again and spares a tenth of the processor. Few never wait for others."""
MOST_GAMES_A_NOTICE = 100
MOST_DUE = 200
AHEAD = 60.0
"""Seconds by which the clocks of servers surely differ less."""
MOST_LOOKED = 250
"""Games in one look for their last events."""
CHANNEL = "sixfold_events"
SEALED = "sealed"
"""The seed of a game as the first event holds it in the database; games of older servers hold it in the clear."""


class _Append:
    """Entries that are written together or not at all, and who waits for them."""

    __slots__ = ("done", "entries")

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Journal:
    """The log of one database."""

    def __init__(self, engine: AsyncEngine, server: str, seal: Seal) -> None:
        """`server` names this process in notices to others; `seal` hides the seeds of games at rest."""
        self._engine, self._seal = engine, seal
        self._server = server
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._door = door_to(engine, self._check_place)
        self._anchor: AsyncConnection | None = None
        self._asked: dict[str, asyncio.Future[int]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._place = Place(engine.url)
        self.sound = True
        """Whether nobody has met damage in the file. It never heals: the server is started anew, from a backup."""
        self.shared = engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Start the writer, once a first write has shown where it writes to."""
        # SQLite takes its own log away when the last connection is closed; this one stays to the end.
        self._anchor = await self._engine.connect()
        await self._anchor.execute(_BEAT)
        await self._anchor.commit()
        self._place.note()
        await self._door.open()
        self._writer = asyncio.create_task(self._write_on(), name="journal")

    async def close(self) -> None:
        """Finish all writes that were asked for, then let go of the database."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        if self._looking is not None:
            await self._looking
        await self._drop_connection()
        await self._door.close()
        if self._anchor is not None:
            await self._anchor.close()
        await self._engine.dispose()

    async def append(self, *entries: Entry) -> bool:
        """Add events; false if one of their numbers is taken already, and then none is added."""
        append = _Append(entries)
        self._waiting.put_nowait(append)
        return await append.done

    async def events(self, game_id: str, after: int = 0) -> list[Event]:
        """The events of a game with higher numbers."""
        found = await self.read(_EVENTS_AFTER, game=game_id, number=after)
        return [self._event(game_id, *row) for row in found]

    async def rows(self, game_id: str, until: int) -> list[Row]:
        """The events of a game up to a number, for another process: everything is open, only the first is parsed."""
        rows = [tuple(row) for row in await self.read(_EVENTS_UNTIL, game=game_id, number=until)]
        return [self._open_row(game_id, *row) if row[2] == Kind.CREATED else row for row in rows]

    async def last(self, game_id: str) -> int:
        """The number of a game's last event. One look at the log serves all who ask while another look is under way."""
        if game_id not in self._asked:
            self._asked[game_id] = asyncio.get_running_loop().create_future()
            if self._looking is None:
                self._looking = asyncio.create_task(self._look_on())
        return await asyncio.shield(self._asked[game_id])

    async def _look_on(self) -> None:
        try:
            while self._asked:
                some = dict(islice(self._asked.items(), MOST_LOOKED))
                for game_id in some:
                    del self._asked[game_id]
                try:
                    numbers = await self.numbers(list(some))
                except Unavailable:
                    for asked in some.values():
                        asked.set_exception(Unavailable())
                        asked.exception()
                else:
                    for game_id, asked in some.items():
                        asked.set_result(numbers.get(game_id, 0))
        finally:
            self._looking = None

    async def numbers(self, games: Sequence[str]) -> dict[str, int]:
        """The last event's number of each of these games."""
        return {row[0]: row[1] for row in await self.read(_NUMBERS, games=games)}

    async def listings(self, where: Mapping[str, Any], limit: int) -> list[dict[str, Any]]:
        """The newest games whose rows have these values."""
        query = (
            sa.select(GAMES.c.listing)
            .where(*(GAMES.c[column] == value for column, value in where.items()))
            .order_by(GAMES.c.created.desc())
            .limit(limit)
        )
        return [json.loads(row[0]) for row in await self.read(query)]

    async def due(
        self, before: float, bot: bool, rules: Sequence[int], but: Collection[str] = (), limit: int = MOST_DUE
    ) -> list[str]:
        """Games in which a bot, or else a clock, has been due since some time, the longest waiting first.

        A bot is due from when its turn begins. Where that lies ahead, the clock was set back meanwhile.
        """
        asked = {"before": before, "rules": rules, "most": limit + len(but)}
        found = await (self.read(_BOTS_DUE, ahead=before + AHEAD, **asked) if bot else self.read(_CLOCKS_DUE, **asked))
        return [row[0] for row in found if row[0] not in but][:limit]

    async def prove(self) -> None:
        """Commit a write in the way of all others; `Unavailable` if that cannot be done."""
        await self.append()

    async def is_sound(self) -> bool:
        """Whether SQLite finds its file in order; if it does not, nothing is written or read any more."""
        if self.shared:
            return True
        try:
            found = await self._door.look(lambda connection: list(connection.execute(_QUICK_CHECK)))
        except Unavailable:
            return False
        except FAILURES as error:
            self.note(error)
            return False
        if [row[0] for row in found] != ["ok"]:
            self._give_up(str(found[:1]))
        return self.sound

    async def time(self) -> tuple[float, float | None]:
        """The seconds from the clock's time to that of the games, and the clock's time if the database has one."""
        clock: sa.ColumnElement[Any] = sa.literal(None)
        if self.shared:
            clock = sa.extract("epoch", sa.func.clock_timestamp())
        (row,) = await self.read(sa.select(PULSE.c.shift, clock))
        return row[0], None if row[1] is None else float(row[1])

    async def shift(self) -> float:
        """The seconds from the clock's time to that of the games."""
        return (await self.time())[0]

    async def set_shift(self, before: float, after: float) -> bool:
        """Write down another distance; false if another server has just done so."""
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(
                    sa.update(PULSE).where(PULSE.c.shift == before).values(shift=after), execution_options=_COUNTED
                )
                return bool(done.rowcount)
        except FAILURES as error:
            self.note(error)
            raise Unavailable from error

    async def changes(self) -> int:
        """How often the log itself was changed, by whoever looks after it."""
        ((changes,),) = await self.read(sa.select(PULSE.c.changes))
        return int(changes)

    async def relist(self, row: GameRow) -> None:
        """Write down anew how lists show a game."""
        self._check_place()
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.update(GAMES).where(GAMES.c.game == row.game).values(listing=row.listing))
        except FAILURES as error:
            self.note(error)
            raise Unavailable from error

    async def clocks_run(self) -> bool:
        """Whether there is a game in which the time of a person runs, at a turn or in the shuffle."""
        return bool(await self.read(_CLOCKS_RUN))

    def _check_place(self) -> None:
        """Refuse everything while the database is not what it was."""
        if not self.sound or not self._place.unchanged():
            raise Unavailable

    def note(self, error: Exception) -> None:
        """A statement has failed, here or elsewhere; where that shows damage, it is the last one."""
        if is_damage(error):
            self._give_up(type(error).__name__)

    def _give_up(self, found: str) -> None:
        if self.sound:
            self.sound = False
            LOG.error("database-damaged", extra={"found": found})

    async def read(self, query: sa.Executable, **asked: Any) -> list[Any]:
        """What a query finds. To put one together takes longer than to ask it: those that are asked often are below."""
        try:
            return await self._door.read(lambda connection: list(connection.execute(query, asked)))
        except FAILURES as error:
            self.note(error)
            raise Unavailable from error

    async def _write_on(self) -> None:
        while (append := await self._waiting.get()) is not None:
            if self._waiting.qsize() >= MANY:
                await asyncio.sleep(0)
            batch = [append]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get_nowait()
                if following is None:
                    self._waiting.put_nowait(None)
                    break
                batch.append(following)
            await self._commit(batch)

    async def _commit(self, batch: list[_Append]) -> None:
        """Write a batch in one transaction; if it collides with another server's events, one by one."""
        try:
            await self._transaction([entry for append in batch for entry in append.entries])
            for append in batch:
                _settle(append, True)
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch[0], False)
                return
            for append in batch:
                await self._commit([append])
        except Exception as error:
            # Whatever it is, the writer must live on: everybody's moves go through it.
            LOG.error("write-failed", extra={"error": type(error).__name__})
            self.note(error)
            await self._drop_connection()
            for append in batch:
                _settle(append, Unavailable())

    async def _transaction(self, entries: list[Entry]) -> None:
        entries.sort(key=lambda entry: entry.game_id)
        events = [self._event_row(entry.game_id, event) for entry in entries for event in entry.events]
        await self._door.write(partial(self._write, entries, events))
        COMMITS.inc()
        COMMITTED_EVENTS.inc(len(events))

    def _write(self, entries: list[Entry], events: list[dict[str, Any]], connection: sa.Connection) -> None:
        if self._place.overwritten(connection, look=not events):
            self._give_up("overwritten")
            raise Unavailable
        if events:
            connection.execute(sa.insert(EVENTS), events)
            _write_rows(connection, entries)
        else:
            self._try_out(connection)
            connection.execute(_BEAT)
        if self.shared and entries:
            self._notify(connection, entries)
        connection.commit()
        # A commit to a file that has lost its name is lost with it.
        self._check_place()

    def _try_out(self, connection: sa.Connection) -> None:
        """Write down a game as any other, and take it back: where that passes, so would a move."""
        row = GameRow(self._server, 0.0, 0, Status.CLOSED, False, "none", None, False, "{}")
        entry = Entry(self._server, (Event(1, 0.0, Kind.CLOSED, None, {}),), row)
        connection.execute(sa.insert(EVENTS), [self._event_row(entry.game_id, event) for event in entry.events])
        _write_rows(connection, [entry])
        connection.rollback()

    def _event(self, game_id: str, number: int, at: float, kind: str, seat: int | None, written: str) -> Event:
        data = json.loads(written)
        return Event(number, at, kind, seat, self._opened(game_id, data) if kind == Kind.CREATED else data)

    def _open_row(self, game_id: str, number: int, at: float, kind: str, seat: int | None, written: str) -> Row:
        return number, at, kind, seat, json.dumps(self._opened(game_id, json.loads(written)))

    def _opened(self, game_id: str, data: dict[str, Any]) -> dict[str, Any]:
        """What a game began with, its seed no longer sealed."""
        if SEALED in data:
            data["seed"] = self._seal.open(data.pop(SEALED), game_id).hex()
        return data

    def _event_row(self, game_id: str, event: Event) -> dict[str, Any]:
        data = event.data
        if event.kind == Kind.CREATED:
            data = dict(data)
            data[SEALED] = self._seal.close(bytes.fromhex(data.pop("seed")), game_id)
        return {
            "game": game_id,
            "number": event.number,
            "at": event.at,
            "kind": str(event.kind),
            "seat": event.seat,
            "data": encode(data),
        }

    def _notify(self, connection: sa.Connection, entries: list[Entry]) -> None:
        """Tell other servers which games have grown; the notice goes out with the commit."""
        for start in range(0, len(entries), MOST_GAMES_A_NOTICE):
            some = entries[start : start + MOST_GAMES_A_NOTICE]
            grown = ",".join(f"{entry.game_id}:{entry.events[-1].number}" for entry in some)
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{self._server} {grown}"})

    async def _drop_connection(self) -> None:
        self._place.forget()
        try:
            await self._door.drop()
        except FAILURES:
            LOG.warning("close-failed")


def _write_rows(connection: sa.Connection, entries: list[Entry]) -> None:
    new = [asdict(entry.row) for entry in entries if entry.row and entry.events[0].number == 1]
    changed = [
        {"b_game": entry.game_id, "b_status": entry.row.status, "b_due": entry.row.due, "b_bot": entry.row.bot}
        | {"b_listing": entry.row.listing}
        for entry in entries
        if entry.row and entry.events[0].number > 1
    ]
    if new:
        connection.execute(sa.insert(GAMES), new)
    if changed:
        connection.execute(_UPDATE, changed)


_UPDATE = (
    sa.update(GAMES)
    .where(GAMES.c.game == sa.bindparam("b_game"))
    .values(
        status=sa.bindparam("b_status"),
        due=sa.bindparam("b_due"),
        bot=sa.bindparam("b_bot"),
        listing=sa.bindparam("b_listing"),
    )
)
_EVENTS = sa.select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data).where(
    EVENTS.c.game == sa.bindparam("game")
)
_EVENTS_AFTER = _EVENTS.where(EVENTS.c.number > sa.bindparam("number")).order_by(EVENTS.c.number)
_EVENTS_UNTIL = _EVENTS.where(EVENTS.c.number <= sa.bindparam("number")).order_by(EVENTS.c.number)
_NUMBERS = (
    sa.select(EVENTS.c.game, sa.func.max(EVENTS.c.number))
    .where(EVENTS.c.game.in_(sa.bindparam("games", expanding=True)))
    .group_by(EVENTS.c.game)
)
_DUE = (
    sa.select(GAMES.c.game)
    .where(GAMES.c.rules.in_(sa.bindparam("rules", expanding=True)))
    .order_by(GAMES.c.due)
    .limit(sa.bindparam("most", type_=sa.Integer))
)
_SINCE, _AHEAD = GAMES.c.due <= sa.bindparam("before"), GAMES.c.due > sa.bindparam("ahead")
_CLOCKS_DUE = _DUE.where(GAMES.c.bot.is_(False), _SINCE)
_BOTS_DUE = _DUE.where(GAMES.c.bot.is_(True), sa.or_(_SINCE, _AHEAD))
_CLOCKS_RUN = (
    sa.select(GAMES.c.game)
    .where(GAMES.c.status.in_(("playing", "shuffling")), GAMES.c.due.is_not(None), GAMES.c.bot.is_(False))
    .limit(1)
)
_QUICK_CHECK = sa.text("PRAGMA quick_check(1)")
_BEAT = sa.update(PULSE).values(beats=PULSE.c.beats + 1)
_COUNTED = {"preserve_rowcount": True}
_NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


def _settle(append: _Append, outcome: bool | Exception) -> None:
    if append.done.done():
        return
    if isinstance(outcome, Exception):
        append.done.set_exception(outcome)
    else:
        append.done.set_result(outcome)

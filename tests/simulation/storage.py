"""A database in a simulated world: SQLite's engine in memory holds the rows, everything around it can fail.

What a real database promises is kept: a transaction happens whole or not at all, writers wait for each other, and what
was said to be committed stays. All else is open: statements may take long or break off, and when a commit breaks off,
nobody knows whether it happened.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from random import Random
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from simulation.clockwork import Process
from sixfold.server.store.database import SECONDS_TO_WRITE
from sixfold.server.store.migrations import upgrade

Statement = tuple[str, Any, bool]
"""A text, its values, and whether these are many."""
Row = tuple[str, int, float, str, int | None, str]
"""An event as it lies in the log."""
CLOCK, NOTIFY = "EXTRACT(epoch FROM clock_timestamp())", "SELECT pg_notify"


class Fate(Enum):
    """What becomes of a statement or a commit."""

    DONE = "done"
    LOST = "lost"
    """The connection breaks before it has happened."""
    UNHEARD = "unheard"
    """It happens, but the connection breaks before that can be said."""
    HANGS = "hangs"
    """Nothing is heard for longer than anybody waits; it has not happened."""


class Gone(Exception):
    """The connection is broken."""


@dataclass
class Weather:
    """How well the database is: chances of each statement."""

    rng: Random
    slow: float = 0.0
    hangs: float = 0.0
    breaks: float = 0.0
    down: bool = False
    faults: dict[str, int] = field(default_factory=dict)

    def wait(self) -> float:
        """Seconds that the next piece of work takes."""
        if self.rng.random() < self.slow:
            self.count("slow statement")
            return self.rng.uniform(0.1, 3.0)
        return self.rng.uniform(0.0002, 0.004)

    def fate(self, commit: bool) -> Fate:
        """What becomes of it."""
        if self.down:
            return Fate.LOST
        drawn = self.rng.random()
        if drawn < self.hangs:
            return self._found(Fate.HANGS, commit)
        if drawn < self.hangs + self.breaks:
            unheard = commit and self.rng.random() < 0.5
            return self._found(Fate.UNHEARD if unheard else Fate.LOST, commit)
        return Fate.DONE

    def calm(self) -> None:
        """Nothing fails any more."""
        self.slow = self.hangs = self.breaks = 0.0
        self.down = False

    def count(self, fault: str) -> None:
        """Another fault of that name."""
        self.faults[fault] = self.faults.get(fault, 0) + 1

    def _found(self, fate: Fate, commit: bool) -> Fate:
        self.count(f"{'commit' if commit else 'statement'} {fate.value}")
        return fate


@cache
def _empty() -> bytes:
    """An empty database of the present shape, by the real migrations."""
    engine = sa.create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        upgrade(connection)
    raw = engine.raw_connection()
    written: bytes = raw.driver_connection.serialize()  # type: ignore[union-attr]
    raw.close()
    engine.dispose()
    return written


class Storage:
    """The database itself, which outlives its servers."""

    def __init__(self, process: Process, weather: Weather) -> None:
        """`process` is the database's own: it goes on when a server has died."""
        self.process, self.weather = process, weather
        self._rows = sqlite3.connect(":memory:", isolation_level=None)
        self._rows.deserialize(_empty())
        self._rows.create_function("simulated_clock", 0, lambda: self.clock())
        self._writer: Session | None = None
        self._waiting: deque[tuple[Session, asyncio.Future[None]]] = deque()
        self._sessions: list[Session] = []
        self._last = 0
        self.clock: Callable[[], float] = process.time
        self.committed: Callable[[Sequence[Row]], None] = lambda _: None
        """Called with the events of each commit."""
        self.set: Callable[[float], None] = lambda _: None
        """Called when another distance between the clock and the time of the games is written down."""
        self.noticed: Callable[[Sequence[tuple[str, str]]], None] = lambda _: None
        """Called with the notices of each commit."""

    def connect(self, process: Process) -> "Session":
        """A connection of a server."""
        session = Session(self, process)
        self._sessions.append(session)
        return session

    def rows(self, query: str) -> list[Any]:
        """What a query finds, for those who look on."""
        return self._rows.execute(query).fetchall()

    @property
    def shift(self) -> float:
        """The distance between the clock and the time of the games, as it is written down."""
        found: float = self._rows.execute("SELECT shift FROM pulse").fetchone()[0]
        return found

    def lose(self, process: Process) -> None:
        """A server has died. A commit that was on its way may still arrive; locks go when the connection is missed."""
        for session in self._sessions:
            if session.process is process and not session.closed:
                if session.sent and self.weather.rng.random() < 0.5:
                    self.weather.count("commit of a dead server")
                    self.apply(session)
                wait = self.weather.rng.choice((0.0, 0.01, 1.5))
                self.process.call_later(wait, self.close, session)
        self._sessions = [session for session in self._sessions if session.process is not process]

    def run(self, statements: Sequence[Statement], *, keep: bool = False) -> tuple[list[Any], Any, int]:
        """Run statements in a transaction; rows, their description and the count of the last."""
        self._rows.execute("BEGIN")
        try:
            cursor = self._rows.cursor()
            for text, values, many in statements:
                cursor.executemany(text, values) if many else cursor.execute(text, values)
            answer = (cursor.fetchall() if cursor.description else []), cursor.description, cursor.rowcount
        except BaseException:
            self._rows.execute("ROLLBACK")
            raise
        self._rows.execute("COMMIT" if keep else "ROLLBACK")
        return answer

    def apply(self, session: "Session") -> None:
        """The transaction of a session happens."""
        before = self.shift
        self.run(session.written, keep=True)
        if self.shift != before:
            self.set(self.shift)
        notices = session.notices
        session.clear()
        self.release(session)
        query = "SELECT rowid, game, number, at, kind, seat, data FROM events WHERE rowid > ? ORDER BY rowid"
        found = self._rows.execute(query, (self._last,)).fetchall()
        if found:
            self._last = found[-1][0]
            self.committed([row[1:] for row in found])
        if notices:
            self.noticed(notices)

    async def lock(self, session: "Session") -> None:
        """Wait until no other session writes; `Gone` if that takes longer than anybody waits."""
        if self._writer is None:
            self._writer = session
        elif self._writer is not session:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append((session, turn))
            try:
                await asyncio.wait_for(turn, SECONDS_TO_WRITE)
            except TimeoutError:
                self.weather.count("lock not got")
                raise Gone("locked") from None

    def release(self, session: "Session") -> None:
        """The next writer's turn."""
        if self._writer is session:
            self._writer = None
            while self._waiting:
                other, turn = self._waiting.popleft()
                if not turn.done() and not other.process.dead:
                    self._writer = other
                    turn.set_result(None)
                    return

    def close(self, session: "Session") -> None:
        """Nothing of an unfinished transaction stays."""
        session.closed = True
        session.clear()
        self.release(session)
        if session in self._sessions:
            self._sessions.remove(session)


class Session:
    """A connection as the database sees it."""

    def __init__(self, storage: Storage, process: Process) -> None:
        self.storage, self.process = storage, process
        self.written: list[Statement] = []
        self.notices: list[tuple[str, str]] = []
        self.sent = False
        """Whether a commit is on its way."""
        self.closed = False

    def clear(self) -> None:
        """No transaction is open."""
        self.written, self.notices, self.sent = [], [], False

    async def execute(self, text: str, values: Any, many: bool) -> tuple[list[Any], Any, int]:
        """One statement: rows, description, count."""
        await self._travel(commit=False)
        if text.startswith(NOTIFY):
            self.notices.append((values["channel"], values["payload"]))
            return [(None,)], (("pg_notify", *[None] * 6),), 1
        statement = (text.replace(CLOCK, "simulated_clock()"), values, many)
        if text.startswith(("SELECT", "PRAGMA")):
            return self.storage.run([*self.written, statement])
        await self.storage.lock(self)
        answer = self.storage.run([*self.written, statement])
        self.written.append(statement)
        return answer

    async def commit(self) -> None:
        """Make it so, and say so."""
        if not self.written and not self.notices:
            return
        self.sent = True
        await self._travel(commit=True)
        self.storage.apply(self)
        await asyncio.sleep(self.storage.weather.wait())

    async def _travel(self, *, commit: bool) -> None:
        """The way to the database; it may end here."""
        if self.closed:
            raise Gone("closed")
        weather = self.storage.weather
        await asyncio.sleep(weather.wait())
        match weather.fate(commit):
            case Fate.HANGS:
                self.sent = False
                await asyncio.sleep(SECONDS_TO_WRITE)
                self.storage.close(self)
                raise TimeoutError
            case Fate.UNHEARD:
                self.storage.apply(self)
                self.storage.close(self)
                raise Gone("broken")
            case Fate.LOST:
                self.storage.close(self)
                raise Gone("broken")

    def roll_back(self) -> None:
        """Forget the transaction."""
        self.clear()
        self.storage.release(self)

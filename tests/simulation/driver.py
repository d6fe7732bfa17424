"""How the server's own store reaches a simulated database: a driver for SQLAlchemy, as PostgreSQL or as SQLite."""

import asyncio
import sqlite3
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine import URL, AdaptedConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from simulation.clockwork import Process
from simulation.storage import Gone, Session, Storage


class Cursor:
    """A cursor that has fetched everything."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid = 0
        self.arraysize = 1
        self._rows: list[Any] = []

    def execute(self, text: str, values: Any = ()) -> None:
        """One statement."""
        self._run(text, values, many=False)

    def executemany(self, text: str, values: Sequence[Any]) -> None:
        """The same for many values."""
        self._run(text, values, many=True)

    def _run(self, text: str, values: Any, *, many: bool) -> None:
        session = self._connection.session
        if session.process.dead:
            raise OperationalError("dead")
        try:
            self._rows, self.description, self.rowcount = await_only(session.execute(text, values, many))
        except sqlite3.IntegrityError as error:
            raise IntegrityError(*error.args) from error
        except sqlite3.Error as error:
            raise OperationalError(*error.args) from error
        except Gone as error:
            raise OperationalError(*error.args) from error

    def fetchone(self) -> Any:
        """The next row."""
        return self._rows.pop(0) if self._rows else None

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        rows, self._rows = self._rows, []
        return rows

    def fetchmany(self, size: int | None = None) -> list[Any]:
        """Some of them."""
        rows, self._rows = self._rows[: size or 1], self._rows[size or 1 :]
        return rows

    def close(self) -> None:
        """Nothing is held."""

    async def _async_soft_close(self) -> None:
        """The same, for SQLAlchemy's asynchronous half."""

    def setinputsizes(self, *_: Any) -> None:
        """Values have the sizes they have."""


class Connection(AdaptedConnection):
    """A connection as SQLAlchemy sees it."""

    __slots__ = ("session",)

    def __init__(self, session: Session) -> None:
        self.session = session
        self._connection: Any = session

    def cursor(self, *_: Any, **__: Any) -> Cursor:
        """A new cursor."""
        return Cursor(self)

    def commit(self) -> None:
        """Commit; what it says when that breaks off leaves open whether it happened."""
        if self.session.process.dead:
            raise OperationalError("dead")
        try:
            await_only(self.session.commit())
        except Gone as error:
            raise OperationalError(*error.args) from error

    def rollback(self) -> None:
        """Roll back."""
        if self.session.closed:
            raise OperationalError("closed")
        self.session.roll_back()

    def close(self) -> None:
        """Close."""
        self.session.storage.close(self.session)

    terminate = close


class Error(Exception):
    """Any fault of the database."""


class OperationalError(Error):
    """It is not there, or does not answer."""


class IntegrityError(Error):
    """A row that may not be."""


_NAMES = ("DatabaseError", "DataError", "InterfaceError", "InternalError", "NotSupportedError", "ProgrammingError")
DBAPI = SimpleNamespace(
    paramstyle="named",
    sqlite_version_info=sqlite3.sqlite_version_info,
    Error=Error,
    OperationalError=OperationalError,
    IntegrityError=IntegrityError,
    **{name: type(name, (Error,), {}) for name in _NAMES},
)


class _Simulated:
    """What both dialects share."""

    driver = "simulated"
    is_async = True
    default_paramstyle = "named"

    @classmethod
    def import_dbapi(cls) -> Any:
        """The driver."""
        return DBAPI

    def create_connect_args(self, _: URL) -> Any:
        """Everything is given when the engine is made."""
        return (), {}

    def connect(self, *_: Any, storage: Storage, process: Process) -> Connection:
        """A new connection, if the database is there."""
        await_only(asyncio.sleep(storage.weather.wait()))
        if storage.weather.down:
            raise OSError("connection refused")
        return Connection(storage.connect(process))

    def initialize(self, _: Any) -> None:
        """Nothing need be found out."""

    def is_disconnect(self, error: Any, *_: Any) -> bool:
        """Whether a connection can be thrown away."""
        return isinstance(error, OperationalError)


class SharedDialect(_Simulated, PGDialect):  # type: ignore[misc]
    """As PostgreSQL, for several servers."""

    supports_statement_cache = True
    _backslash_escapes = False


class OwnDialect(_Simulated, SQLiteDialect):  # type: ignore[misc]
    """As SQLite, for one."""

    supports_statement_cache = True


registry.register("postgresql.simulated", "simulation.driver", "SharedDialect")
registry.register("sqlite.simulated", "simulation.driver", "OwnDialect")


def open_storage(storage: Storage, *, shared: bool) -> AsyncEngine:
    """The engine of the process that runs now, with a pool as the real one has it."""
    process = asyncio.get_running_loop()
    assert isinstance(process, Process)
    if shared:
        url, pool = "postgresql+simulated://world", {"pool_size": 6, "pool_pre_ping": True}
    else:
        url, pool = "sqlite+simulated://", {"pool_size": 4}
    return create_async_engine(
        url, connect_args={"storage": storage, "process": process}, poolclass=sa.AsyncAdaptedQueuePool, **pool
    )


class Ear:
    """A connection that listens for notices, as asyncpg offers it."""

    def __init__(self, process: Process, exchange: "Exchange") -> None:
        self.process, self._exchange = process, exchange
        self._heard: dict[str, Any] = {}
        self._ended: list[Any] = []
        self.open = True

    def add_termination_listener(self, callback: Any) -> None:
        """Who is told when it breaks."""
        self._ended.append(callback)

    async def add_listener(self, channel: str, callback: Any) -> None:
        """Who is told what is said on a channel."""
        await asyncio.sleep(0)
        self._heard[channel] = callback

    async def execute(self, _: str, channel: str, payload: str) -> None:
        """Say something to all."""
        await asyncio.sleep(0)
        if not self.open:
            raise asyncpg.InterfaceError("connection is closed")
        self._exchange.tell([(channel, payload)])

    async def close(self, **_: Any) -> None:
        """Hear no more."""
        self.open = False

    def hear(self, channel: str, payload: str) -> None:
        """A notice has come."""
        if self.open and channel in self._heard:
            self._heard[channel](self, 0, channel, payload)

    def break_off(self) -> None:
        """The connection is gone, and what was on its way is lost."""
        if self.open:
            self.open = False
            for callback in self._ended:
                callback(self)


class Exchange:
    """Carries notices to all who listen; it forgets those of a broken connection."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self.ears = storage, list[Ear]()
        storage.noticed = self.tell

    async def connect(self, *_: Any, **__: Any) -> Ear:
        """What the real server calls as `asyncpg.connect`."""
        process = asyncio.get_running_loop()
        assert isinstance(process, Process)
        await asyncio.sleep(self._storage.weather.wait())
        if self._storage.weather.down:
            raise OSError("connection refused")
        self.ears = [ear for ear in self.ears if ear.open and not ear.process.dead]
        self.ears.append(Ear(process, self))
        return self.ears[-1]

    def tell(self, notices: Sequence[tuple[str, str]]) -> None:
        """Carry notices, in order, to everybody."""
        for ear in self.ears:
            for channel, payload in notices:
                ear.process.call_later(self._storage.weather.wait(), ear.hear, channel, payload)

"""The tables and how to reach them, in SQLite or in PostgreSQL."""

import os
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixfold.server.store.migrations import upgrade

METADATA = sa.MetaData()

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("data", sa.Text, nullable=False),
)
"""The log: the only truth. Rows are only ever added; the database refuses anything else."""

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.String(8), nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("bot", sa.Boolean, nullable=False),
    sa.Column("listing", sa.Text, nullable=False),
    sa.Index("games_by_due", "due"),
    sa.Index("games_by_status", "status", "created"),
)
"""For lists of games, and when the server must act next. All of it follows from the log."""

SEALS = sa.Table(
    "seals",
    METADATA,
    sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("test", sa.Text, nullable=False),
)
"""One row, by which a server knows that its key is the one that the seeds were sealed with (`seal.py`)."""

PUSH_KEYS = sa.Table(
    "push_keys",
    METADATA,
    sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("sealed", sa.Text, nullable=False),
)
"""One row: the private key by which push services know this server, sealed (`push/keys.py`)."""

SUBSCRIPTIONS = sa.Table(
    "subscriptions",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("device", sa.String(64), primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(128), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Index("subscriptions_by_device", "device"),
)
"""Browsers that want to be told when a seat is on turn; `device` is the hash of the endpoint."""

PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("beats", sa.BigInteger, nullable=False),
    sa.Column("shift", sa.Double, nullable=False),
    sa.Column("changes", sa.BigInteger, nullable=False, server_default="0"),
)
"""One row: a write that proves that writes are taken, the seconds from the clock's time to that of the games, and how
often events were changed or taken away (`upkeep.py`)."""


PRIVATE = 0o600
"""Games of other people are nobody's business."""
EVERYBODY = stat.S_IRWXO
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file."""
FAILURES = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What a database that is away, starting or overloaded raises; in connecting, the driver's own errors come through."""
DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""What SQLite says where a file is not as it wrote it."""
WAL, FULL = "wal", 2
CONNECTIONS = 8
"""To a file: as many as are of use, and kept, for each has a thread whose start all others wait for."""
SECONDS_TO_WRITE = 10
"""How long a database may be locked by others or say nothing; then the write is given up and nobody is told of it."""


class BadDatabase(ValueError):
    """A database that cannot be used: no address, another engine, or a disk that promises too little."""


def default_database() -> str:
    """Where the games of this machine lie if nothing else is said."""
    return f"sqlite:///{user_data_path('sixfold') / 'games.sqlite3'}"


def parse_database(address: str) -> URL:
    """A path, or an address of SQLite or PostgreSQL, with the driver that is used here."""
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(address.partition("://")[0]) from None
    match url.get_backend_name():
        case "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(url.get_backend_name())


async def open_database(url: URL, *, in_time: bool = True) -> AsyncEngine:
    """An engine whose tables have the present shape.

    What people wait for is done `in_time` or given up. Other statements to PostgreSQL may take as long as they need.
    """
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            _create(Path(url.database))
        waits = {"timeout": SECONDS_TO_WRITE}
        engine = create_async_engine(url, connect_args=waits, pool_size=CONNECTIONS, max_overflow=0)
        sa.event.listen(engine.sync_engine, "connect", make_durable)
    else:
        limits = {"timeout": SECONDS_TO_WRITE, "command_timeout": SECONDS_TO_WRITE if in_time else None}
        engine = create_async_engine(url, pool_size=6, pool_pre_ping=True, connect_args=limits)
        if not in_time:
            sa.event.listen(engine.sync_engine, "connect", _limit_locks)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.run_sync(_check_durable)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def is_damage(error: BaseException) -> bool:
    """Whether a failure says that a file of SQLite is damaged; a longer code says more of the same."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in DAMAGE


def _create(file: Path) -> None:
    """An empty file that only its owner may read, if there is none; SQLite gives its other files the same mode. One
    that everybody may read, as version 0.1 made them, is closed to all but its owner and group."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        # Somebody else's file is their matter.
        with suppress(FileNotFoundError, PermissionError):
            if (mode := stat.S_IMODE(one.stat().st_mode)) & EVERYBODY:
                one.chmod(mode & ~EVERYBODY)


def make_durable(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, a commit is on the disk when it returns, and what is taken out of the file is
    written over: names that were erased shall not stand in it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _limit_locks(connection: Any, _: object) -> None:
    """No statement may wait for a lock for longer than the writes that then wait behind it."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = '{SECONDS_TO_WRITE}s'")
    cursor.close()
    connection.commit()


def _check_durable(connection: sa.Connection) -> None:
    """Some file systems silently refuse WAL; a move that such a disk has taken could be lost."""
    if connection.dialect.name != "sqlite" or not connection.engine.url.database:
        return
    found = tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous"))
    if found != (WAL, FULL):
        raise BadDatabase(f"journal_mode {found[0]}, synchronous {found[1]}")

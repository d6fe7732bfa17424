"""Ways into a database: a piece of work is done whole, so that nobody waits between its statements."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sixfold.server.store.database import FAILURES, SECONDS_TO_WRITE, make_durable
from sixfold.server.store.log import Unavailable

Found = TypeVar("Found")
READERS = 4
"""Threads that read a file at the same time."""
MOMENT = 0.01


class Door(Protocol):
    """How statements reach a database. Work is a function of a connection; what writes commits by itself."""

    async def open(self) -> None:
        """Get ready, before anybody comes."""

    async def read(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that only reads, beside others."""

    async def look(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that reads everything and so takes long; nobody else waits for it. Not twice at once."""

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Do work that writes, always on the same connection; if it fails, nothing of it stays. Not twice at once."""

    async def drop(self) -> None:
        """Let go of the connection that writes; the next write makes another."""

    async def close(self) -> None:
        """Let go of everything."""


def door_to(engine: AsyncEngine, guard: Callable[[], None]) -> Door:
    """The shortest way in. The guard raises where nobody may pass: a new connection would make a lost file anew."""
    url = engine.url
    in_a_file = url.drivername == "sqlite+aiosqlite" and url.database and url.database != ":memory:"
    return ByThreads(url, guard) if in_a_file else ByLoop(engine, guard)


class ByLoop:
    """Each statement is sent and awaited by the event loop, as drivers for a network do it."""

    def __init__(self, engine: AsyncEngine, guard: Callable[[], None]) -> None:
        self._engine, self._guard = engine, guard
        self._connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Connections are made when they are needed."""

    async def read(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that only reads."""
        self._guard()
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that reads everything: here others have connections of their own."""
        return await self.read(work)

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Do work that writes."""
        self._guard()
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.run_sync(work)
        except BaseException:
            await self._roll_back()
            raise

    async def drop(self) -> None:
        """Let go of the connection that writes."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Let go of everything."""
        await self.drop()

    async def _roll_back(self) -> None:
        if self._connection is not None:
            try:
                await self._connection.rollback()
            except FAILURES:
                await self.drop()


class ByThreads:
    """A file: one thread does all statements of a piece of work, and the event loop hears of it once, at the end.

    Were each statement awaited by the loop, every one would wait for whatever else the loop does for others.
    """

    def __init__(self, url: sa.URL, guard: Callable[[], None]) -> None:
        self._guard = guard
        self._engine = sa.create_engine(
            url.set(drivername="sqlite"),
            connect_args={"timeout": SECONDS_TO_WRITE, "check_same_thread": False},
            pool_size=READERS + 2,
            max_overflow=0,
        )
        sa.event.listen(self._engine, "connect", make_durable)
        self._readers, self._writer = ThreadPoolExecutor(READERS, "reader"), ThreadPoolExecutor(1, "writer")
        self._looker = ThreadPoolExecutor(1, "looker")
        self._connection: sa.Connection | None = None
        self._looking: Any = None
        """The connection of a look that is under way."""
        self._closing = False

    async def open(self) -> None:
        """Start all threads and connect: while people play, everybody would wait for such a start."""
        together = Barrier(READERS + 1)
        await asyncio.gather(
            self._on(self._writer, self._connect),
            self._on(self._looker, self._meet, together),
            *(self._on(self._readers, self._meet, together) for _ in range(READERS)),
        )

    async def read(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that only reads."""
        return await self._on(self._readers, self._read, work)

    async def look(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do work that reads everything."""
        return await self._on(self._looker, self._look, work)

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Do work that writes."""
        await self._on(self._writer, self._write, work)

    async def drop(self) -> None:
        """Let go of the connection that writes."""
        await self._on(self._writer, self._drop)

    async def close(self) -> None:
        """Let go of everything."""
        self._closing = True
        await self.drop()
        while (looking := self._looking) is not None:
            # Only a statement that has begun can be broken off.
            looking.interrupt()
            await asyncio.sleep(MOMENT)
        for threads in (self._writer, self._readers, self._looker):
            threads.shutdown()
        self._engine.dispose()

    async def _on(self, threads: ThreadPoolExecutor, work: Callable[..., Found], *given: object) -> Found:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *given)

    def _connect(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _meet(self, together: Barrier) -> None:
        with self._engine.connect():
            together.wait()

    def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        self._guard()
        with self._engine.connect() as connection:
            return work(connection)

    def _look(self, work: Callable[[sa.Connection], Found]) -> Found:
        self._guard()
        with self._engine.connect() as connection:
            self._looking = connection.connection.driver_connection
            try:
                if self._closing:
                    raise Unavailable
                return work(connection)
            finally:
                self._looking = None

    def _write(self, work: Callable[[sa.Connection], None]) -> None:
        self._guard()
        connection = self._connect()
        try:
            work(connection)
        except BaseException:
            try:
                connection.rollback()
            except FAILURES:
                self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

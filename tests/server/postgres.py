"""PostgreSQL for tests: one that all processes of a run share, with a database for each test, or one of one's own."""

import asyncio
import fcntl
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from server.keeping import SLOWEST

KEEPER = Path(__file__).with_name("keeping.py")
STARTED: list[subprocess.Popen[bytes]] = []
"""Keepers are not waited for: others may need them for longer."""


class Postgres:
    """A running PostgreSQL, held as long as this object is not closed (`keeping.py`)."""

    def __init__(self, port: int, door: int) -> None:
        self._port = port
        self._door = socket.create_connection(("127.0.0.1", door), SLOWEST)
        self._answers = self._door.makefile("r")
        self._tell("hello")

    @property
    def address(self) -> str:
        """The address of the database that is there from the start."""
        return self.address_of("postgres")

    def address_of(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://sixfold@127.0.0.1:{self._port}/{database}"

    def new_database(self, name: str) -> str:
        """The address of a new empty database; one of that name is dropped."""
        asyncio.run(self._renew(name))
        return self.address_of(name)

    def stop(self) -> None:
        """Stop it, and cut all connections."""
        self._tell("stop")

    def start(self) -> None:
        """Start it again, on the same port."""
        self._tell("start")

    def close(self) -> None:
        """Need it no more."""
        self._answers.close()
        self._door.close()

    async def _renew(self, name: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def _tell(self, said: str) -> None:
        self._door.sendall(f"{said}\n".encode())
        if self._answers.readline() != "done\n":
            raise ConnectionError("the keeper of PostgreSQL is gone")


def _started(*settings: str) -> dict[str, Any]:
    """A new PostgreSQL with these settings; where it is."""
    keeper = subprocess.Popen([sys.executable, KEEPER, *settings], stdout=subprocess.PIPE, start_new_session=True)
    STARTED.append(keeper)
    assert keeper.stdout is not None
    with keeper.stdout as said:
        line = said.readline()
    assert line, "PostgreSQL did not start"
    told: dict[str, Any] = json.loads(line)
    return told


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for one user alone, with the settings of everyday."""
    postgres = Postgres(**_started())
    try:
        yield postgres
    finally:
        postgres.close()


@contextmanager
def shared_postgres(folder: Path) -> Iterator[Postgres]:
    """The PostgreSQL of all processes that name the same folder; whoever comes first starts it."""
    known = folder / "postgres.json"
    with (folder / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            postgres = Postgres(**json.loads(known.read_text()))
        except OSError:
            told = _started("fsync=off")
            known.write_text(json.dumps(told))
            postgres = Postgres(**told)
    try:
        yield postgres
    finally:
        postgres.close()

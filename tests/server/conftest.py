"""Databases and servers that tests share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server.process import ServerProcess, postgres_process, server_process


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    with postgres_process() as process:
        yield process.address


def empty_postgres(address: str) -> str:
    """Take everything out of a database."""

    async def clear() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    asyncio.run(clear())
    return address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either engine."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    return empty_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """A running server on that database."""
    with server_process(database) as running:
        yield running


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server on SQLite that the tests of a file share."""
    with server_process(str(tmp_path_factory.mktemp("games") / "games.sqlite3"), "shared") as running:
        yield running

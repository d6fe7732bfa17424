"""Databases and servers that tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.process import ServerProcess, postgres_process, server_process


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    with postgres_process() as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """A PostgreSQL database with nothing in it."""
    return empty_postgres(postgres)


def empty_postgres(address: str) -> str:
    """Take everything out of a database."""
    import asyncio

    import asyncpg

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


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server on SQLite."""
    with server_process(str(tmp_path / "games.sqlite3")) as running:
        yield running

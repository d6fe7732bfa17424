"""Databases and servers that tests share."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from server.pocket import Host, PocketHost
from server.postgres import Postgres, shared_postgres
from server.process import ServerProcess, server_process

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """The PostgreSQL of this run."""
    own = tmp_path_factory.getbasetemp()
    with shared_postgres(own if worker_id == "master" else own.parent) as running:
        yield running


@pytest.fixture
def postgres_database(postgres: Postgres, worker_id: str) -> str:
    """The address of an empty database in PostgreSQL."""
    return postgres.new_database(f"{worker_id}_{next(NUMBERS)}")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either engine."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """A running server on that database."""
    with server_process(database) as running:
        yield running


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server on SQLite that the tests of a file share."""
    with server_process(str(tmp_path_factory.mktemp("games") / "games.sqlite3"), "shared", metrics=True) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres", "pocket"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    """Whoever answers the API: a server on either engine, or the local table that needs none."""
    if request.param == "pocket":
        yield PocketHost()
        return
    own = str(tmp_path / "games.sqlite3")
    address: str = own if request.param == "sqlite" else request.getfixturevalue("postgres_database")
    with server_process(address) as running:
        yield running


@pytest.fixture(params=["server", "pocket"])
def shared_host(request: pytest.FixtureRequest) -> Host:
    """A server on SQLite that the tests of a file share, or a local table."""
    if request.param == "pocket":
        return PocketHost()
    running: ServerProcess = request.getfixturevalue("sqlite_server")
    return running

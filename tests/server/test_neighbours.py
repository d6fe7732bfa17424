"""The connection on which a server hears of others: it is let go of whenever listening ends."""

import asyncio
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from sixfold.server.live.hub import Hub
from sixfold.server.live.neighbours import PRESENCE, REACTIONS, Neighbours


class Ear:
    """A connection that fails or is silent when somebody wants to listen."""

    def __init__(self, failure: Exception | None) -> None:
        self._failure, self.asked, self.closed = failure, asyncio.Event(), asyncio.Event()

    def add_termination_listener(self, _: object) -> None:
        """It never says that it ends."""

    async def add_listener(self, *_: object) -> None:
        """Fail, or never answer."""
        self.asked.set()
        if self._failure is not None:
            raise self._failure
        await asyncio.Event().wait()

    async def close(self, **_: object) -> None:
        """Let go of it."""
        self.closed.set()


def open_neighbours(monkeypatch: pytest.MonkeyPatch, ear: Ear) -> Neighbours:
    """Neighbours that are given this connection; nothing else of the server is there."""

    async def connect(*_: object, **__: object) -> Ear:
        return ear

    monkeypatch.setattr(asyncpg, "connect", connect)
    nothing: Any = None
    neighbours = Neighbours("one", make_url("postgresql://nowhere"), nothing, nothing, Hub(), poll=60.0)
    neighbours.open()
    return neighbours


@pytest.mark.parametrize("failure", [OSError("gone"), asyncpg.InterfaceError("closed")])
def test_a_connection_that_fails_before_it_listens_is_closed(
    monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def try_it() -> None:
        ear = Ear(failure)
        neighbours = open_neighbours(monkeypatch, ear)
        await asyncio.wait_for(ear.closed.wait(), 30)
        await neighbours.close()

    asyncio.run(try_it())


def test_a_server_that_stops_before_it_listens_closes_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        ear = Ear(None)
        neighbours = open_neighbours(monkeypatch, ear)
        await asyncio.wait_for(ear.asked.wait(), 30)
        assert not ear.closed.is_set()
        await neighbours.close()
        assert ear.closed.is_set()

    asyncio.run(try_it())


class Mouth:
    """A connection that refuses what is told while it still tells something else, as asyncpg's do."""

    def __init__(self) -> None:
        self._busy, self.told = False, asyncio.Queue[str]()

    async def execute(self, _query: str, channel: str, _payload: str) -> None:
        """Tell it, which takes a moment."""
        if self._busy:
            raise asyncpg.InterfaceError("cannot perform operation: another operation is in progress")
        self._busy = True
        for _ in range(3):
            await asyncio.sleep(0)
        self._busy = False
        self.told.put_nowait(channel)


def test_what_is_called_out_while_presence_is_told_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def try_it() -> None:
        neighbours, mouth = open_neighbours(monkeypatch, Ear(None)), Mouth()
        neighbours._connection = mouth
        for _ in range(3):
            neighbours._told.put_nowait("game")
            neighbours._called_out("game", 0, "wow")
        heard = [await asyncio.wait_for(mouth.told.get(), 30) for _ in range(6)]
        assert sorted(heard) == 3 * [PRESENCE] + 3 * [REACTIONS]
        await neighbours.close()

    asyncio.run(try_it())

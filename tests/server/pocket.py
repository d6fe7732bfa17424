"""The local table as a host of tests that else talk to a server: the same requests, the same messages, no network."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

import httpx

from given import STAGE, Given
from server.process import ServerProcess
from server.stores import MemoryStore
from sixfold.pocket.table import LocalTable

SCHEME = "pocket://"
API = "/api"
_HOSTS: "WeakValueDictionary[str, PocketHost]" = WeakValueDictionary()
_NUMBERS = itertools.count(1)


class PocketHost:
    """Where tests find a local table, by an address that looks like a server's."""

    def __init__(self) -> None:
        self.url = f"{SCHEME}{next(_NUMBERS)}"
        self.store = MemoryStore()
        self.given = Given(STAGE.scene)
        self._open: tuple[LocalTable, dict[str, asyncio.Queue[str]]] | None = None
        self._users = 0
        _HOSTS[self.url] = self

    def deal(self, *seeds: bytes) -> None:
        """Give the next games these seeds."""
        self.given.deal(*seeds)

    def set_clock(self, at: float | None) -> None:
        """Stop its clock at this time, or let it go with the machine's again."""
        self.given.set_clock(at)

    @asynccontextmanager
    async def table(self) -> AsyncIterator[tuple[LocalTable, dict[str, "asyncio.Queue[str]"]]]:
        """The table and what was said on its lines; opened by the first who needs it, closed after the last."""
        if self._open is None:
            heard: dict[str, asyncio.Queue[str]] = {}
            made = LocalTable(self.store, lambda line, message: heard[line].put_nowait(message), self.given.world)
            self._open = made, heard
            await made.open()
        self._users += 1
        here = self._open
        try:
            yield here
        finally:
            self._users -= 1
            if not self._users:
                self._open = None
                await here[0].close()


Host = ServerProcess | PocketHost
"""Whoever answers the API."""


class PocketConnection:
    """A line to a game, used like a WebSocket."""

    def __init__(self, table: LocalTable, game: str, line: str, heard: "asyncio.Queue[str]") -> None:
        self._table, self._game, self._line, self._heard = table, game, line, heard
        self._greeted = False

    async def send(self, message: str | bytes) -> None:
        """Say something; first of all who is there."""
        said = message if isinstance(message, str) else message.decode()
        if self._greeted:
            await self._table.say(self._line, said)
        else:
            self._greeted = True
            await self._table.call(self._line, self._game, said)

    async def recv(self) -> str:
        """The next message."""
        return await self._heard.get()


def is_pocket(url: str) -> bool:
    """Whether an address is that of a local table."""
    return url.startswith(SCHEME)


@asynccontextmanager
async def pocket_line(url: str, game: str) -> AsyncIterator[PocketConnection]:
    """A line to a game of a local table."""
    async with _HOSTS[url].table() as (table, heard):
        line = f"line {next(_NUMBERS)}"
        heard[line] = asyncio.Queue()
        try:
            yield PocketConnection(table, game, line, heard[line])
        finally:
            table.hang_up(line)


@asynccontextmanager
async def pocket_http(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a local table's requests."""

    async def answer(request: httpx.Request) -> httpx.Response:
        return await _answer(table, request)

    async with (
        _HOSTS[url].table() as (table, _),
        httpx.AsyncClient(base_url=f"http://{SCHEME[:-3]}", transport=httpx.MockTransport(answer)) as client,
    ):
        yield client


@contextmanager
def pocket_asking(url: str) -> Iterator[httpx.Client]:
    """The same for a test that does not await."""

    def answer(request: httpx.Request) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with _HOSTS[url].table() as (table, _):
                return await _answer(table, request)

        return asyncio.run(ask())

    with httpx.Client(base_url=f"http://{SCHEME[:-3]}", transport=httpx.MockTransport(answer)) as client:
        yield client


async def _answer(table: LocalTable, request: httpx.Request) -> httpx.Response:
    address = request.url.raw_path.decode().removeprefix(API)
    secret = request.headers.get("authorization", "").removeprefix("Bearer ") or None
    told = json.loads(await table.ask(request.method, address, secret, request.content.decode() or None))
    return httpx.Response(told["status"], json=told["body"])

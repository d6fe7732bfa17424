"""Several servers on one PostgreSQL: hearing of each other's events, and of who is connected where.

A notice only says that a game has grown; the events themselves come from the log. A slow look at the log finds
whatever notices were lost, and whether names were erased.
"""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from sixfold.server.live.hub import Hub
from sixfold.server.service import Service
from sixfold.server.store.journal import CHANNEL, Journal
from sixfold.server.store.log import Unavailable

LOG = logging.getLogger(__name__)
PRESENCE = "sixfold_presence"
REACTIONS = "sixfold_reactions"
MOST_CALLED_OUT = 200
"""Reactions that may wait to be told to other servers; more are lost, as they would be too late."""
PRESENCE_SECONDS = 45.0
PRESENCE_EVERY = 15.0
MOST_POLLED = 500
LISTENER = "sixfold listener"
"""The name under which PostgreSQL shows the connection that listens."""


class Neighbours:
    """The ear and the voice of one server among others."""

    def __init__(self, server: str, url: URL | None, service: Service, journal: Journal, hub: Hub, poll: float) -> None:
        """`url` is PostgreSQL's, or nothing where there is nobody to hear."""
        self._server, self._service, self._journal, self._hub, self._poll = server, service, journal, hub, poll
        self._address = None if url is None else _address(url)
        self._connection: Any = None
        self._speaking = asyncio.Lock()
        """Held while something is told: a connection refuses what is asked of it meanwhile, and that would be lost."""
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: set[str] = set()
        self._told: asyncio.Queue[str] = asyncio.Queue()
        self._called: asyncio.Queue[str] = asyncio.Queue(MOST_CALLED_OUT)

    def open(self) -> None:
        """Begin to listen and to look."""
        self._hub.presence_changed = self._presence_changed
        loops = [self._look_on()]
        if self._address is not None:
            self._hub.called_out = self._called_out
            loops += [self._listen_on(), self._follow(), self._tell_on(), self._call_on()]
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _presence_changed(self, game_id: str) -> None:
        self._hub.show_presence(game_id, self._service.clock())
        if self._address is not None:
            self._told.put_nowait(game_id)

    async def _listen_on(self) -> None:
        """Keep a connection that listens."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Unavailable) as error:
                LOG.warning("listening-failed", extra={"error": type(error).__name__})
            await asyncio.sleep(1.0)

    async def _listen(self) -> None:
        """Listen on a new connection until it breaks; first look at the log for what was missed."""
        connection = await asyncpg.connect(self._address, server_settings={"application_name": LISTENER})
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._on_events)
            await connection.add_listener(PRESENCE, self._on_presence)
            await connection.add_listener(REACTIONS, self._on_reaction)
            self._connection = connection
            await self._look()
            await lost.wait()
        finally:
            self._connection = None
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=2)

    def _on_events(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        server, _, grown = str(payload).partition(" ")
        if server == self._server:
            return
        for entry in grown.split(","):
            game_id = entry.partition(":")[0]
            if self._hub.has(game_id) and game_id not in self._waiting:
                self._waiting.add(game_id)
                self._heard.put_nowait(game_id)

    def _on_presence(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        told = json.loads(str(payload))
        if told["server"] == self._server:
            return
        now = self._service.clock()
        if told["ask"] and self._hub.has(told["game"]):
            self._told.put_nowait(f"={told['game']}")
        self._hub.heard(told["server"], told["game"], told["here"], now + PRESENCE_SECONDS, now)

    def _called_out(self, game_id: str, seat: int, reaction: str) -> None:
        told = {"server": self._server, "game": game_id, "seat": seat, "reaction": reaction}
        with suppress(asyncio.QueueFull):
            self._called.put_nowait(json.dumps(told))

    def _on_reaction(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        told = json.loads(str(payload))
        if told["server"] != self._server:
            self._hub.hear_out(told["game"], told["seat"], told["reaction"])

    async def _call_on(self) -> None:
        """Pass on what was called out here."""
        while True:
            await self._notify(REACTIONS, await self._called.get())

    async def _notify(self, channel: str, payload: str) -> None:
        async with self._speaking:
            if self._connection is not None:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._connection.execute("SELECT pg_notify($1, $2)", channel, payload)

    async def _follow(self) -> None:
        while True:
            game_id = await self._heard.get()
            self._waiting.discard(game_id)
            await self._catch_up(game_id)

    async def _catch_up(self, game_id: str) -> None:
        try:
            await self._service.catch_up(game_id)
        except Exception as error:
            LOG.warning("catch-up-failed", extra={"game": game_id, "error": type(error).__name__})

    async def _look_on(self) -> None:
        """Now and then compare what listeners were sent with the log, and say who is here."""
        since = 0.0
        while True:
            await asyncio.sleep(self._poll)
            with suppress(Unavailable):
                await self._look()
            since += self._poll
            if self._address is not None and since >= PRESENCE_EVERY:
                since = 0.0
                for game_id in self._hub.games():
                    self._told.put_nowait(f"={game_id}")

    async def _look(self) -> None:
        while await self._service.heed(await self._journal.changes()):
            pass
        sent: dict[str, int] = {}
        for listener in self._hub.listeners():
            sent[listener.game_id] = min(listener.number, sent.get(listener.game_id, listener.number))
        games = sorted(sent)
        for start in range(0, len(games), MOST_POLLED):
            numbers = await self._journal.numbers(games[start : start + MOST_POLLED])
            for game_id, number in numbers.items():
                if number > sent[game_id]:
                    await self._catch_up(game_id)

    async def _tell_on(self) -> None:
        """Say who listens here; `=` marks a game for which no answer is wanted."""
        while True:
            game_id = await self._told.get()
            ask, game_id = not game_id.startswith("="), game_id.removeprefix("=")
            told = {"server": self._server, "game": game_id, "ask": ask, "here": self._hub.here(game_id)}
            await self._notify(PRESENCE, json.dumps(told))


def _address(url: URL) -> str:
    """The address for the driver alone, which takes TLS in PostgreSQL's own words."""
    query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)

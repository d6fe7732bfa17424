"""A machine on which a server runs: it starts it, and starts it again when it has died or could not start."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any
from unittest import mock

import asyncpg
from fastapi import FastAPI
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from server.serving import UNLIMITED
from simulation.clockwork import Clockwork, Process
from simulation.driver import Exchange, open_storage
from simulation.storage import Storage
from sixfold.bots import bot
from sixfold.server import app as server_app
from sixfold.server.app import application, running
from sixfold.server.bots import thinkers
from sixfold.server.config import Config
from sixfold.server.errands import pool
from sixfold.server.http.guards import Guards
from sixfold.server.store.database import FAILURES
from sixfold.server.store.log import Unavailable
from sixfold.server.timekeeper import Timekeeper
from sixfold.server.turnstile import Turnstile
from sixfold.server.world import World

KEY = "5e" * 32
SHARED, OWN = "postgresql://world/games", ":memory:"
EPOCH = 1_800_000_000.0
"""The clock's time at the beginning of the world."""
THOUGHT = (0.01, 0.3)
"""Seconds that a bot thinks, at least and at most."""


@cache
def _application(machine: str, life: int) -> FastAPI:
    """What a machine serves; putting it together takes longer than a whole game here, so it is done once.

    A server about to stop may still answer while the next one starts, so that two lives in a row have their own.
    """
    return application(Config(f"{machine}{life}"))


class InProcess:
    """A worker that thinks where it is asked; a thought takes its time all the same."""

    def __init__(self, _program: str) -> None:
        pass

    async def be_ready(self) -> None:
        """It is there."""

    async def ask(self, question: Any) -> Any:
        """A bot's action, and what it cost."""
        name, game, observation, seed = question
        seconds = Random(seed).uniform(*THOUGHT)
        await asyncio.sleep(seconds)
        return bot(name, game)(observation, Random(seed)), seconds

    async def stop(self) -> None:
        """It is gone."""


class Machine:
    """Runs one server at a time."""

    def __init__(self, name: str, clockwork: Clockwork, storage: Storage, *, shared: bool) -> None:
        self.name, self._clockwork, self._storage = name, clockwork, storage
        self.offset = 0.0
        """Seconds by which this machine's clock is off."""
        self.server: RunningServer | None = None
        self.shared = shared
        self.started = 0
        self.fuse: Callable[[], int | None] = lambda: None
        """After how many steps the next server crashes."""

    def start(self) -> None:
        """Start a server, in a process of its own."""
        self.started += 1
        process = self._clockwork.process(f"{self.name}{self.started}")
        self.server = RunningServer(self, process, self._storage)
        process.fuse = self.fuse()


class RunningServer:
    """A server in its process."""

    def __init__(self, machine: Machine, process: Process, storage: Storage) -> None:
        self.machine, self.process, self._storage = machine, process, storage
        self.ready, self.ended = False, False
        self.latest = 0.0
        """What its clock said last."""
        rng = storage.weather.rng
        self.world = World(
            draw=lambda _, count: rng.randbytes(count),
            clock=lambda: EPOCH + process.time() + machine.offset,
            steady=process.time,
            elapsed=process.time,
        )
        self._stop = asyncio.Event()
        self.timekeeper: Timekeeper | None = None
        self.application: Any = None
        process.create_task(self._run())

    @property
    def serves(self) -> bool:
        """Whether it takes requests."""
        return self.ready and not self.process.dead

    @property
    def settled(self) -> bool:
        """Whether it serves, and has compared its time with the clock's."""
        return self.serves and self.timekeeper is not None and self.timekeeper.settled

    def clock(self) -> float:
        """The time of the games, as this server has it."""
        assert self.timekeeper is not None
        return self.timekeeper.now()

    def stop(self) -> None:
        """Ask it to stop in good order."""
        self.ready = False
        self.process.call_soon(self._stop.set)

    async def _run(self) -> None:
        config = Config(
            SHARED if self.machine.shared else OWN,
            limits=UNLIMITED,
            key=KEY,
            bot_workers=2,
            bot_patience=5.0,
        )
        turnstile, timekeeper = Turnstile(config.limits.processor), Timekeeper(self.world)
        try:
            async with running(config, self.world, turnstile, timekeeper) as server:
                served = _application(self.machine.name, self.machine.started % 2)
                served.state.server, served.state.sockets = server, {}
                self.application = Guards(served, config=config, turnstile=turnstile, world=self.world)
                self.timekeeper, self.ready = timekeeper, True
                await self._stop.wait()
        except (*FAILURES, Unavailable):
            # No database: such a process ends, and whoever looks after it starts another.
            self.process.kill()
        except Exception as error:
            self.process.failed.append({"exception": error})
        finally:
            self.ready, self.ended = False, True


@contextmanager
def outside(storage: Storage, exchange: Exchange, *, shared: bool) -> Iterator[None]:
    """While this lasts, servers find the simulated database and workers where the real ones would be."""

    async def open_database(_: URL) -> AsyncEngine:
        return open_storage(storage, shared=shared)

    with (
        mock.patch.object(server_app, "open_database", open_database),
        mock.patch.object(thinkers, "Worker", InProcess),
        mock.patch.object(pool, "Worker", InProcess),
        mock.patch.object(asyncpg, "connect", exchange.connect),
    ):
        yield

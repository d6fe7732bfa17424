"""Running the application under uvicorn."""

import asyncio
import logging
import sys
from collections.abc import Callable
from functools import partial
from socket import socket

import uvicorn
from fastapi import FastAPI
from prometheus_client import start_http_server

from sixfold.server.app import make_app
from sixfold.server.config import Config
from sixfold.server.connections import GuardedHttp, guarded
from sixfold.server.door import Door, listening_at
from sixfold.server.files import make_room
from sixfold.server.garbage import Sweeper, look_at_the_young_only
from sixfold.server.logs import set_up_logs
from sixfold.server.metrics import REGISTRY
from sixfold.server.reaper import Reaper

LOG = logging.getLogger(__name__)
SECONDS_TO_STOP = 10
FAILED = 3
"""The exit code of a server that could not start."""
SWITCH_AFTER = 0.0005
"""Seconds for which the event loop may go on while a thread of the database wants to; by Python's own figure 0.005.
A commit waits so several times over where somebody keeps the loop busy."""


class CannotRun(Exception):
    """The server could not start; its log says why."""


class Announced(uvicorn.Server):
    """A server with a door of its own, which says on which port it listens, once it does."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[int], object]) -> None:
        super().__init__(config)
        self._announce = announce
        self._tidying: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to listen."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(FAILED)
        guards: type[GuardedHttp] = self.config.http_protocol_class  # type: ignore[assignment]
        made = partial(guards, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        try:
            at = sockets or await listening_at(self.config.host, self.config.port)
        except OSError as error:
            LOG.error("cannot-listen", extra={"reason": str(error)})
            await self.lifespan.shutdown()
            sys.exit(FAILED)
        door = Door(at, made, guards)
        self.servers = [door]  # type: ignore[list-item]
        door.open()
        self._log_started_message(door.sockets)
        self.started = True
        if guards.turnstile is not None:
            self._tidying.append(asyncio.create_task(Sweeper(guards.turnstile.quiet_for).sweep_on(), name="sweeper"))
        self._tidying.append(asyncio.create_task(Reaper(self.server_state.connections).reap_on(), name="reaper"))
        self._announce(door.sockets[0].getsockname()[1])


def uvicorn_config(app: FastAPI, config: Config, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs an application: small frames, no compression (its buffers cost memory), signs of life."""
    clock, turnstile = getattr(app.state, "clock", None), getattr(app.state, "turnstile", None)
    http, ws = guarded(config.limits, clock, turnstile, config.proxies)
    return uvicorn.Config(
        app,
        http=http,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=ws,
        ws_max_size=2 * config.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=20,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def run(
    config: Config, host: str, port: int, log_level: str, announce: Callable[[int], object], *, as_text: bool = False
) -> None:
    """Serve until a signal says stop; then finish what was begun."""
    run_app(make_app(config), config, host, port, log_level, announce, as_text=as_text)


def run_app(
    app: FastAPI,
    config: Config,
    host: str,
    port: int,
    log_level: str,
    announce: Callable[[int], object],
    *,
    as_text: bool = False,
) -> None:
    """Serve an application that has been put together."""
    set_up_logs(log_level, as_text=as_text)
    server = Announced(uvicorn_config(app, config, host, port), announce)
    if config.metrics_address is not None:
        host, at = config.metrics_address
        start_http_server(at, host, REGISTRY)
    make_room(config.limits.sockets)
    look_at_the_young_only()
    sys.setswitchinterval(SWITCH_AFTER)
    try:
        server.run()
    except SystemExit as stopped:
        if stopped.code:
            raise CannotRun from None

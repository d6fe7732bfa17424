"""Connections as they come in: requests that are never finished end, and whatever arrives is stamped with its time."""

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixfold.server.config import Limits
from sixfold.server.limits import client_at

ARRIVED = "arrived"
"""The key under which a request's state and a socket's message carry their stamp."""
BODY_TIMES = 2
"""For its body a request has so many times what it has for its headers."""
Clock = Callable[[], float]


class GuardedHttp(HttpToolsProtocol):
    """A connection on which a request must be sent within some time and space; `guarded` fills in the rest."""

    limits: Limits
    clock: Clock | None
    open: Counter[str]
    """The connections of each client, those of sockets among them."""

    _timer: TimerHandle | None = None
    _of_headers = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come; not too many from one place."""
        super().connection_made(transport)
        self._from = client_at(self.client[0] if self.client else None)
        if self.open[self._from] >= self.limits.connections_a_client:
            self._from = ""
            transport.abort()
            return
        self.open[self._from] += 1
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._stop_waiting()
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_headers()
        self._of_headers += len(data)
        if self._of_headers > self.limits.headers and (self.cycle is None or self.cycle.response_complete):
            self._give_up()
            return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Now the body, if there is one."""
        self._of_headers = 0
        self._wait(BODY_TIMES * self.limits.header_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request has arrived."""
        self._stop_waiting()
        if self.clock is not None:
            self.scope["state"][ARRIVED] = self.clock()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a socket, which says goodbye here when it ends."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait_for_headers(self) -> None:
        self._of_headers = 0
        self._wait(self.limits.header_seconds)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()

    def _forget(self) -> None:
        if self._from:
            _leave(self.open, self._from)
            self._from = ""


class StampedSocket(WebSocketsSansIOProtocol):
    """A socket whose messages carry the time at which they arrived."""

    clock: Clock | None
    open: Counter[str]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self.clock is not None:
            self.queue = _Stamping(self.clock)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        _leave(self.open, client_at(self.client[0] if self.client else None))
        super().connection_lost(exc)


class _Stamping(asyncio.Queue[Any]):
    """Messages wait here until they are dealt with; their time does not run on meanwhile."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def _put(self, item: Any) -> None:
        item[ARRIVED] = self._clock()
        super()._put(item)


def _leave(there: Counter[str], client: str) -> None:
    there[client] -= 1
    if there[client] <= 0:
        del there[client]


def guarded(limits: Limits, clock: Clock | None) -> tuple[type[GuardedHttp], type[StampedSocket]]:
    """The protocols of one server; without a clock nothing is stamped."""
    known: dict[str, Any] = {"limits": limits, "clock": staticmethod(clock) if clock else None, "open": Counter()}
    return (type("GuardedHttp", (GuardedHttp,), known), type("StampedSocket", (StampedSocket,), known))

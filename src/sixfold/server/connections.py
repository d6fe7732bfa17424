"""Connections as they come in: read in turn, ended if a request is never finished, and stamped with their time."""

import asyncio
from asyncio import TimerHandle
from collections import Counter, deque
from collections.abc import Callable, Iterable
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixfold.server.config import Limits
from sixfold.server.limits import client_at
from sixfold.server.table import Denied
from sixfold.server.turnstile import GOODBYE, MESSAGE, REQUEST, Turnstile

ARRIVED = "arrived"
"""The key under which a request's state and a socket's message carry their stamp."""
PIECE = 1024
"""Bytes of a socket that are parsed at a time."""
BODY_TIMES = 2
"""For its body a request has so many times what it has for its headers."""
Clock = Callable[[], float]


class Proxies:
    """Those who pass on what others ask for. Whose it is, they say in each request; until then nobody pays for it."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(one, strict=False) for one in trusted]

    def client(self, peer: tuple[str, int] | None) -> str | None:
        """Whom limits count for where this peer connects; nobody if it is a proxy."""
        host = peer[0] if peer else None
        if self._networks and host is not None:
            try:
                address = ip_address(host.partition("%")[0])
            except ValueError:
                return client_at(host)
            if any(address in network for network in self._networks):
                return None
        return client_at(host)


class Crowd:
    """How many connections of each client are open, those of sockets among them."""

    def __init__(self) -> None:
        self._there: Counter[str] = Counter()

    def come(self, client: str) -> int:
        """Count one more; how many there are now."""
        self._there[client] += 1
        return self._there[client]

    def leave(self, client: str | None) -> None:
        """Count one less; whoever a proxy speaks for was not counted."""
        if client is None:
            return
        self._there[client] -= 1
        if self._there[client] <= 0:
            del self._there[client]


class InTurn:
    """What comes in over a connection is read when it is its client's turn; until then nothing more is read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    turnstile: Turnstile | None
    proxies: Proxies
    purpose = REQUEST
    origin: str | None = None
    """The client, as the door saw it; nobody knows it yet where a proxy speaks for many."""
    _later: deque[bytes] | None = None
    """What has come in and must wait for a turn."""

    def read(self, data: bytes) -> None:
        """Deal with what came in."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        """Something came in."""
        if self.turnstile is None or self.origin is None:
            self.read(data)
        elif self._later:
            self._later.append(data)
        elif self.turnstile.at_once(self.origin, self.purpose):
            self._read_paid(self.turnstile, self.origin, data)
        else:
            self.transport.pause_reading()
            self._later = deque((data,))
            self._read_later(self.turnstile, self.origin)

    def _read_paid(self, turnstile: Turnstile, origin: str, data: bytes) -> None:
        with turnstile.charging(origin):
            self.read(data)

    def _read_later(self, turnstile: Turnstile, origin: str) -> None:
        """Wait for a turn; not in a task, for hundreds may come to wait in the same moment."""
        try:
            turnstile.call(origin, self.purpose, self._read_in_turn)
        except Denied:
            self.transport.abort()

    def _read_in_turn(self) -> None:
        if self.transport.is_closing() or not self._later or self.turnstile is None or self.origin is None:
            return
        data = self._later.popleft()
        if self._later:
            self._read_later(self.turnstile, self.origin)
        else:
            self._later = None
            self.transport.resume_reading()
        self._read_paid(self.turnstile, self.origin, data)

    def _end(self, end: Callable[[], None]) -> None:
        """Not at once where others are there: hundreds that came together may go together."""
        if self.turnstile is None or self.origin is None or self.turnstile.at_once(self.origin, GOODBYE):
            end()
            return
        try:
            self.turnstile.call(self.origin, GOODBYE, end)
        except Denied:
            end()


class GuardedHttp(InTurn, HttpToolsProtocol):
    """A connection on which a request must be sent within some time and space; `guarded` fills in the rest."""

    limits: Limits
    clock: Clock | None
    crowd: "Crowd"
    _timer: TimerHandle | None = None
    _in_headers, _of_headers = True, 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody was let in."""
        super().connection_made(transport)
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._stop_waiting()
        self._end(partial(self._forget, exc))

    def _forget(self, exc: Exception | None) -> None:
        self.crowd.leave(self.origin)
        HttpToolsProtocol.connection_lost(self, exc)

    def read(self, data: bytes) -> None:
        """More of a request."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_headers()
        self._of_headers += len(data)
        HttpToolsProtocol.data_received(self, data)
        if self._in_headers and self._of_headers > self.limits.headers:
            self._give_up()

    def on_headers_complete(self) -> None:
        """Now the body, if there is one."""
        self._in_headers = False
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
        if isinstance(socket := self.transport.get_protocol(), StampedSocket):
            socket.origin = self.origin
        # The parser would keep this, and this the parser, until Python looks for garbage among all objects.
        self._later = self.parser = None  # type: ignore[assignment]

    def _wait_for_headers(self) -> None:
        self._in_headers, self._of_headers = True, 0
        self._wait(self.limits.header_seconds)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Its time is over."""
        self._stop_waiting()
        self._end(self._go)

    def _go(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class StampedSocket(InTurn, WebSocketsSansIOProtocol):
    """A socket whose messages are parsed one after the other and carry the time at which they arrived."""

    clock: Clock | None
    crowd: "Crowd"
    purpose = MESSAGE
    _held = b""
    """What has come in and is not parsed yet."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self.clock is not None:
            self.queue = _Stamping(self.clock)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._held = b""
        self._end(partial(self._forget, exc))

    def _forget(self, exc: Exception | None) -> None:
        self.crowd.leave(self.origin)
        WebSocketsSansIOProtocol.connection_lost(self, exc)
        # Each would keep the whole socket, until Python looks for garbage among all objects.
        self.conn.parser.close()
        for failed in (self.conn.handshake_exc, self.conn.parser_exc):
            if failed is not None:
                failed.__traceback__ = failed.__cause__ = failed.__context__ = None

    def data_received(self, data: bytes) -> None:
        """Something came in; the handshake itself has had its turn as a request."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            WebSocketsSansIOProtocol.data_received(self, data)

    def read(self, data: bytes) -> None:
        """Parse a little, until there is a message; the rest when that has been taken."""
        self._held += data
        while self._held and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece, self._held = self._held[:PIECE], self._held[PIECE:]
            WebSocketsSansIOProtocol.data_received(self, piece)
        if self._held and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Say something; after a goodbye nobody takes messages any more, but the other's goodbye is waited for."""
        await super().send(message)
        if self.close_sent and self._held:
            self.read(b"")

    async def receive(self) -> Any:
        """The next message."""
        message = await self.queue.get()
        if self.queue.empty() and self._held:
            await asyncio.sleep(0)
            self.read(b"")
        if self.read_paused and self.queue.empty() and not self._held:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()
        return message


class _Stamping(asyncio.Queue[Any]):
    """Messages wait here until they are dealt with; their time does not run on meanwhile."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def _put(self, item: Any) -> None:
        item[ARRIVED] = self._clock()
        super()._put(item)


def guarded(
    limits: Limits, clock: Clock | None, turnstile: Turnstile | None, proxies: Iterable[str] = ()
) -> tuple[type[GuardedHttp], type[StampedSocket]]:
    """The protocols of one server; without a clock nothing is stamped, without a turnstile nobody waits."""
    known: dict[str, Any] = {
        "limits": limits,
        "clock": staticmethod(clock) if clock else None,
        "turnstile": turnstile,
        "proxies": Proxies(proxies),
        "crowd": Crowd(),
    }
    return (type("GuardedHttp", (GuardedHttp,), known), type("StampedSocket", (StampedSocket,), known))

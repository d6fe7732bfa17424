"""What both kinds of connections have in common: whose they are, and that each is read when it is its client's turn."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from functools import partial
from ipaddress import ip_address, ip_network

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sixfold.server.limits import client_at
from sixfold.server.table import Denied
from sixfold.server.turnstile import GOODBYE, PART, REQUEST, Turnstile

FORWARDED = b"x-forwarded-for"
MOST_UNTAKEN = 16 * 1024
"""Bytes that may wait for one connection to take them. Hundreds may take all in the same moment, and the event loop
hands that over before it does anything else."""
Clock = Callable[[], float]


class Proxies:
    """Those who pass on what others ask for. Whose it is, they say in each request; until then nobody pays for it."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(one, strict=False) for one in trusted]
        self._words = ProxyHeadersMiddleware(_nobody, [str(network) for network in self._networks]).trusted_hosts

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

    def spoken_for(self, headers: Iterable[tuple[bytes, bytes]], peer: tuple[str, int] | None) -> str:
        """Whom a proxy speaks for in a request; the proxy itself, if it does not say."""
        said = b", ".join(value for name, value in headers if name == FORWARDED)
        host, _ = self._words.get_trusted_client_address(said.decode("latin-1")) if said else ("", 0)
        return client_at(host or (peer[0] if peer else None))


async def _nobody(_scope: object, _receive: object, _send: object) -> None:
    """No application stands behind it; only what it knows of proxies is wanted."""


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
        if self._later:
            self._later.append(data)
        elif self.turnstile is None or self.origin is None:
            self.read(data)
        elif self.turnstile.at_once(self.origin, self.purpose):
            self._pay_for(self.turnstile, self.origin, partial(self.read, data))
        else:
            self._put_off(data)

    def _put_off(self, data: bytes) -> None:
        """Read it in another turn, before anything that comes behind it."""
        if self._later:
            self._later.appendleft(data)
            return
        self._later = deque((data,))
        self._hold_back()
        self._go_on(self._read_in_turn)

    def _read_in_turn(self) -> None:
        if self.transport.is_closing() or not self._later:
            return
        data = self._later.popleft()
        if self._later:
            self._go_on(self._read_in_turn)
        else:
            self._later = None
            self._let_come()
        self.read(data)

    def _hold_back(self) -> None:
        """Let nothing more come in until what has come was read."""
        self.transport.pause_reading()

    def _let_come(self) -> None:
        """Let more come in."""
        self.transport.resume_reading()

    def _go_on(self, then: Callable[[], None]) -> None:
        """Do the rest of something when it is this client's turn again; it waits in no task, for hundreds may come to
        wait in the same moment."""
        if self.turnstile is None or self.origin is None:
            self.loop.call_soon(then)
            return
        try:
            self.turnstile.call(self.origin, self.purpose, partial(self._pay_for, self.turnstile, self.origin, then))
        except Denied:
            self.transport.abort()

    @staticmethod
    def _pay_for(turnstile: Turnstile, origin: str, then: Callable[[], None]) -> None:
        with turnstile.charging(origin):
            then()

    async def part_turn(self) -> None:
        """Wait for this client's turn to be sent more."""
        if self.turnstile is not None and self.origin is not None:
            await self.turnstile.enter(self.origin, PART)

    def _end(self, end: Callable[[], None]) -> None:
        """Not at once where others are there: hundreds that came together may go together. What waits to be read is
        read by nobody any more, and must not wait with them."""
        self._later = None
        if self.turnstile is None or self.origin is None or self.turnstile.at_once(self.origin, GOODBYE):
            end()
            return
        try:
            self.turnstile.call(self.origin, GOODBYE, end)
        except Denied:
            end()

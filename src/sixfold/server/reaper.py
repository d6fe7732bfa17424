"""Ends connections that would never end: somebody takes next to nothing of what is sent, and so keeps what waits."""

import asyncio
import socket
import sys
import time
from collections.abc import Callable, Iterable
from struct import unpack_from
from typing import Any, NamedTuple, NoReturn

EVERY = 5.0
PATIENCE = 60.0
"""Seconds in which somebody must take a part, at least, of what waits for them."""
LEAST = 16 * 1024
"""Bytes of such a part. A slow mobile network carries as much in a few seconds."""
TO_CLOSE = 10.0
"""The same once a connection was closed: nothing is added any more, but a phone may still take the end of an answer."""
A_ROUND = 500
"""Connections that are looked at before others have their turn."""
BYTES_ACKED = 120
"""Where Linux writes (`struct tcp_info`) how much has arrived at the other side."""


def acknowledged(transport: Any) -> int | None:
    """How many bytes have arrived at the other side; None where the system does not say.

    What waits here tells little: more is added as soon as there is room, and the system keeps megabytes of its own.
    """
    connection = transport.get_extra_info("socket")
    if sys.platform != "linux" or connection is None:
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, BYTES_ACKED + 8)
    except (OSError, ValueError):
        return None
    if len(info) < BYTES_ACKED + 8:
        return None
    arrived: int = unpack_from("=Q", info, BYTES_ACKED)[0]
    # Where something waits, something has arrived: a system that says 0 does not know.
    return arrived or None


class _Seen(NamedTuple):
    """A connection as it was when it last got on, or was closed, or something began to wait for it."""

    size: int
    arrived: int | None
    closed: bool
    at: float

    def gets_on(self, now: "_Seen") -> bool:
        """Whether enough was taken meanwhile; where nobody says how much, whether anything has changed."""
        if self.closed != now.closed:
            return True
        if self.arrived is None or now.arrived is None:
            return not now.closed and self.size != now.size
        return now.arrived >= self.arrived + LEAST


class Reaper:
    """Looks through all connections now and then. Closed ones wait for whoever reads slowly, or not at all."""

    def __init__(self, connections: Iterable[Any], now: Callable[[], float] = time.perf_counter) -> None:
        self._connections, self._now = connections, now
        self._waiting: dict[Any, _Seen] = {}

    async def reap_on(self) -> NoReturn:
        """Look from time to time."""
        while True:
            await asyncio.sleep(EVERY)
            await self.reap()

    async def reap(self) -> None:
        """Look at all of them once."""
        before, self._waiting = self._waiting, {}
        for number, connection in enumerate(list(self._connections), start=1):
            self._look(connection, before.get(connection))
            if number % A_ROUND == 0:
                await asyncio.sleep(0)

    def _look(self, connection: Any, before: _Seen | None) -> None:
        transport = connection.transport
        if transport is None or not (size := transport.get_write_buffer_size()):
            return
        seen = _Seen(size, acknowledged(transport), transport.is_closing(), self._now())
        if before is None or before.gets_on(seen):
            before = seen
        if seen.at - before.at >= (TO_CLOSE if seen.closed else PATIENCE):
            transport.abort()
        else:
            self._waiting[connection] = before

"""Ends connections that would never end: somebody takes nothing of what is sent, and so keeps what waits for them."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

EVERY = 5.0
PATIENCE = 60.0
"""Seconds in which somebody must take a part, at least, of what waits for them."""
TO_CLOSE = 10.0
"""Seconds that a connection has to end once it was closed; what it was sent before has waited long enough."""
A_ROUND = 500
"""Connections that are looked at before others have their turn."""


class Reaper:
    """Looks through all connections now and then. Closed ones wait for whoever reads slowly, or not at all."""

    def __init__(self, connections: Iterable[Any], now: Callable[[], float] = time.perf_counter) -> None:
        self._connections, self._now = connections, now
        self._waiting: dict[Any, tuple[int, bool, float]] = {}
        """How much waits to be taken, whether the connection was closed, and since when both are so."""

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

    def _look(self, connection: Any, before: tuple[int, bool, float] | None) -> None:
        transport = connection.transport
        if transport is None or not (size := transport.get_write_buffer_size()):
            return
        now, closed = self._now(), transport.is_closing()
        if before is None or closed != before[1] or (size < before[0] and not closed):
            before = (size, closed, now)
        if now - before[2] >= (TO_CLOSE if closed else PATIENCE):
            transport.abort()
        else:
            self._waiting[connection] = (min(size, before[0]), closed, before[2])

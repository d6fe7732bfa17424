"""Where connections come in: a few in each round of the event loop, and those of one client by turns.

A loop's own server takes in all that wait, before it does anything else. Three hundred from one address took 14 ms.
"""

import asyncio
import errno
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from socket import AI_PASSIVE, IPPROTO_TCP, SO_LINGER, SOCK_STREAM, SOL_SOCKET, TCP_NODELAY, create_server, socket
from struct import pack
from typing import Any

from sixfold.server.connections import GuardedHttp
from sixfold.server.table import Denied
from sixfold.server.turnstile import WELCOME

LOG = logging.getLogger(__name__)
A_ROUND = 4
"""How many are let in before the loop goes on."""
MOST_BEFORE_IT = 2_048
"""Those whom the system lets wait until they are let in."""
CONNECTION = 0.0005
"""Seconds that a connection costs, apart from what is read: it is taken, handed on and tidied away."""
AGAIN = 1.0
"""Seconds until somebody is let in again after there was no room: the system gives a process only so many files."""
NOT_HERE = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}
"""A name may have an address of a kind that this machine does not use."""
AT_ONCE = pack("ii", 1, 0)
"""To a connection that is not wanted no goodbye is said."""


class Door:
    """Listening sockets at which it is asked who comes; uvicorn takes it for a server."""

    def __init__(self, listening: Sequence[socket], made: Callable[[], GuardedHttp], guards: type[GuardedHttp]) -> None:
        """What is `made` is handed a connection; `guards` know how many there may be, and whose turn it is."""
        self.sockets = listening
        self._made, self._guards = made, guards
        self._waiting: set[socket] = set()
        """Those who have come and were not taken in yet."""
        self._at_work: set[asyncio.Task[None]] = set()
        self._looking_out: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Let people in from now on."""
        for listening in self.sockets:
            listening.setblocking(False)
            self._looking_out.append(self._begin(self._let_in(listening)))

    def close(self) -> None:
        """Let nobody in any more; those who wait are sent away."""
        for task in self._looking_out:
            task.cancel()
        for unwanted in (*self.sockets, *self._waiting):
            unwanted.close()
        self._waiting.clear()

    async def wait_closed(self) -> None:
        """Until all is tidied away."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    async def _let_in(self, listening: socket) -> None:
        """Whoever comes; after a few of them the others of this server go on."""
        loop, turnstile = asyncio.get_running_loop(), self._guards.turnstile
        wait_for_others = None if turnstile is None else turnstile.courtesy()
        while True:
            try:
                self._meet(*await loop.sock_accept(listening))
                with suppress(BlockingIOError, InterruptedError):
                    for _ in range(A_ROUND - 1):
                        self._meet(*listening.accept())
                    # Where many come at once, what others have begun is finished before more of them are let in.
                    while wait_for_others is not None and (wait := wait_for_others()):
                        await asyncio.sleep(wait)
            except ConnectionAbortedError:
                continue
            except OSError as error:
                LOG.warning("nobody-let-in", extra={"reason": str(error)})
                await asyncio.sleep(AGAIN)

    def _meet(self, connection: socket, peer: Any) -> None:
        """See who it is; not too many from one place, and hundreds at once are taken in one by one."""
        connection.setblocking(False)
        guards, client = self._guards, self._guards.proxies.client(peer)
        if client is None or guards.turnstile is None:
            self._take_in(None, connection)
            return
        guards.turnstile.charge(client, CONNECTION)
        if guards.crowd.come(client) > guards.limits.connections_a_client:
            self._send_away(client, connection)
        elif guards.turnstile.at_once(client, WELCOME):
            self._take_in(client, connection)
        else:
            self._waiting.add(connection)
            try:
                guards.turnstile.call(client, WELCOME, partial(self._take_in, client, connection))
            except Denied:
                self._send_away(client, connection)

    def _take_in(self, client: str | None, connection: socket) -> None:
        self._waiting.discard(connection)
        if connection.fileno() >= 0:
            self._begin(self._hand_on(client, connection))

    async def _hand_on(self, client: str | None, connection: socket) -> None:
        try:
            connection.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(partial(self._guard, client), connection)
        except OSError:
            self._send_away(client, connection)

    def _guard(self, client: str | None) -> GuardedHttp:
        guard = self._made()
        guard.origin = client
        return guard

    def _send_away(self, client: str | None, connection: socket) -> None:
        self._waiting.discard(connection)
        self._guards.crowd.leave(client)
        with suppress(OSError):
            connection.setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
        connection.close()


async def listening_at(host: str | None, port: int) -> list[socket]:
    """Sockets that listen at an address, or at all that a name has on this machine."""
    addresses = await asyncio.get_running_loop().getaddrinfo(host or None, port, type=SOCK_STREAM, flags=AI_PASSIVE)
    listening, missing = list[socket](), OSError(errno.EADDRNOTAVAIL, "no address")
    for family, address in dict.fromkeys((family, address) for family, _, _, _, address in addresses):
        try:
            listening.append(create_server(address, family=family, backlog=MOST_BEFORE_IT))
        except OSError as error:
            if error.errno not in NOT_HERE:
                for one in listening:
                    one.close()
                raise
            missing = error
    if not listening:
        raise missing
    return listening

"""The list of open games: no one address can fill it."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sixfold.server.limits import MOST_CLIENTS
from sixfold.server.service import Service
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied, Status


class Lobbies:
    """Which open games of each client still wait for players, as far as this server has made them."""

    def __init__(self, service: Service, most: int) -> None:
        self._service, self._most = service, most
        self._made: OrderedDict[str, list[str]] = OrderedDict()
        self._coming: Counter[str] = Counter()
        """Games that are being made."""

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """Keep a place while an open game is made; refused to a client that has several waiting or on their way."""
        begun = {game_id for game_id in self._made.get(client, ()) if not await self._waits(game_id)}
        waiting = [game_id for game_id in self._made.get(client, ()) if game_id not in begun]
        if client in self._made:
            self._made[client] = waiting
        if len(waiting) + self._coming[client] >= self._most:
            raise Denied(Denial.TOO_MANY)
        self._coming[client] += 1
        try:
            yield
        finally:
            self._coming[client] -= 1
            if not self._coming[client]:
                del self._coming[client]

    def note(self, client: str, game_id: str) -> None:
        """This client has made another one."""
        self._made.setdefault(client, []).append(game_id)
        self._made.move_to_end(client)
        if len(self._made) > MOST_CLIENTS:
            self._made.popitem(last=False)

    async def _waits(self, game_id: str) -> bool:
        try:
            return (await self._service.load(game_id)).status is Status.LOBBY
        except (Denied, Unavailable):
            return False

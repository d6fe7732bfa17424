"""The lists of open games and of games to watch: no one address can fill them."""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sixfold.server.limits import MOST_CLIENTS
from sixfold.server.service import Service
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied, Status, Table

A_DAY = 86_400.0
"""Seconds; a game that has been played for longer may have been forgotten, and nobody is held to it."""


class Lobbies:
    """Which open games of each client still wait for players, as far as this server has made them and remembers."""

    def __init__(self, service: Service, most: int) -> None:
        self._service, self._most = service, most
        self._made: OrderedDict[str, list[str]] = OrderedDict()
        self._coming: Counter[str] = Counter()
        """Games that are being made."""

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """Keep a place while a game is made; refused to a client that has several on the list or on their way."""
        if await self._tidied(client) + self._coming[client] >= self._most:
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
        made = self._made.setdefault(client, [])
        if game_id not in made:
            made.append(game_id)
        self._made.move_to_end(client)
        if len(self._made) > MOST_CLIENTS:
            self._made.popitem(last=False)

    async def note_again(self, client: str, game_id: str) -> None:
        """A game of this client's goes on in another. It is not refused: the one that is over has made room for it."""
        if self._counts(await self._service.load(game_id)):
            self.note(client, game_id)
            await self._tidied(client)

    async def _tidied(self, client: str) -> int:
        """Forget the games of a client that are on the list no more; how many are left."""
        gone = {game_id for game_id in self._made.get(client, ()) if not await self._is_listed(game_id)}
        listed = [game_id for game_id in self._made.get(client, ()) if game_id not in gone]
        if client in self._made:
            self._made[client] = listed
        return len(listed)

    async def _is_listed(self, game_id: str) -> bool:
        try:
            return self._counts(await self._service.load(game_id))
        except (Denied, Unavailable):
            return False

    def _counts(self, table: Table) -> bool:
        return table.status is Status.LOBBY


class Watchable(Lobbies):
    """Which games of each client anybody may watch, or soon may, in the same way."""

    def _counts(self, table: Table) -> bool:
        if table.settings.spectators != "open" or table.over or table.status is Status.CLOSED:
            return False
        return self._service.clock() < table.created + A_DAY

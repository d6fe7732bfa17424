"""Whom to tell that it is their turn, and when. What is told holds nothing that is hidden at the table."""

import asyncio
import logging
from contextlib import suppress

from sixfold.server.limits import Buckets
from sixfold.server.live.hub import Hub
from sixfold.server.push.courier import Courier
from sixfold.server.service import Service
from sixfold.server.store.log import Unavailable
from sixfold.server.store.subscriptions import Subscriptions
from sixfold.server.table import Denied, Table

LOG = logging.getLogger(__name__)
MOST_WAITING = 2_000
"""Games that may wait for a look at who wants to be told; a busy server forgets some rather than delay a move."""

A_GAME = (0.2, 10.0)
"""So many notices a second, after a first burst: turns of people who are not there do not follow each other faster,
and nobody can make this server call on others without end."""


class Notices:
    """Looks after those who are on turn and not there."""

    def __init__(
        self, service: Service, hub: Hub, subscriptions: Subscriptions, courier: Courier, patience: float
    ) -> None:
        """A player who is connected is given `patience` seconds: a phone that sleeps stays connected for a while."""
        self._service, self._hub, self._subscriptions, self._courier = service, hub, subscriptions, courier
        self._patience = patience
        self._waiting: asyncio.Queue[tuple[str, int]] = asyncio.Queue(MOST_WAITING)
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._telling: asyncio.Task[None] | None = None
        self._paces = Buckets(A_GAME)

    def open(self) -> None:
        """Begin."""
        self._service.watchers.append(self.consider)
        self._telling = asyncio.create_task(self._tell_on(), name="notices")

    async def close(self) -> None:
        """Stop."""
        for timer in self._later.values():
            timer.cancel()
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling
        await self._courier.close()

    def consider(self, table: Table) -> None:
        """Somebody may be on turn now; this only notes it."""
        earlier = self._later.pop(table.game_id, None)
        if earlier is not None:
            earlier.cancel()
        seat = table.on_turn
        if seat is None or not table.seats[seat].person:
            return
        if self._hub.listens(table.game_id, seat, self._service.clock()):
            loop = asyncio.get_running_loop()
            self._later[table.game_id] = loop.call_later(self._patience, self._note, table.game_id, table.position)
        else:
            self._note(table.game_id, table.position)

    def _note(self, game_id: str, position: int) -> None:
        self._later.pop(game_id, None)
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((game_id, position))

    async def _tell_on(self) -> None:
        while True:
            game_id, position = await self._waiting.get()
            try:
                await self._tell(game_id, position)
            except (Denied, Unavailable):
                LOG.debug("notice-dropped", extra={"game": game_id})
            except Exception:
                LOG.exception("notice-failed", extra={"game": game_id})

    async def _tell(self, game_id: str, position: int) -> None:
        table = await self._service.load(game_id)
        seat = table.on_turn
        if seat is None or table.position != position or not table.seats[seat].person:
            return
        told = await self._subscriptions.of(game_id, seat)
        if not told or not self._paces.take(game_id):
            return
        for subscription in told:
            # Whoever made it may have handed the seat on meanwhile.
            if subscription.token == table.seats[seat].token:
                self._courier.send(subscription, turn_notice(table, seat))


def turn_notice(table: Table, seat: int) -> dict[str, object]:
    """What a browser is told: which game it is, and who else sits there."""
    others = [there.name for number, there in enumerate(table.seats) if number != seat and there.person and there.name]
    return {"type": "turn", "game": table.game_id, "kind": table.edition.game, "with": others[:3]}

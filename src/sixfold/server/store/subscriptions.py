"""Which browsers want to be told when a seat is on turn."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixfold.server.store.database import FAILURES, SUBSCRIPTIONS
from sixfold.server.store.log import Unavailable

MOST_A_SEAT = 5
"""Browsers that are told about one seat; the oldest makes room."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is told about one seat, as long as the seat's token is the one whose hash is kept here."""

    game: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    token: str
    created: float


class Subscriptions:
    """The subscriptions of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        read: Callable[[sa.Executable], Awaitable[list[Any]]],
        note: Callable[[Exception], None],
    ) -> None:
        """`read` finds what a query asks for, as the log reads: that is done after most moves. `note` hears of what
        fails, for that may show that the file is damaged."""
        self._engine, self._read, self._note = engine, read, note

    async def add(self, new: Subscription) -> None:
        """Keep a subscription; one of the same browser for the same seat is replaced."""
        row = asdict(new) | {"device": _device(new.endpoint)}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.delete(SUBSCRIPTIONS).where(*_is(new)))
                rows = await connection.execute(
                    sa.select(SUBSCRIPTIONS.c.device)
                    .where(SUBSCRIPTIONS.c.game == new.game, SUBSCRIPTIONS.c.seat == new.seat)
                    .order_by(SUBSCRIPTIONS.c.created.desc(), SUBSCRIPTIONS.c.device)
                    .offset(MOST_A_SEAT - 1)
                )
                old = [found.device for found in rows]
                if old:
                    seat = (SUBSCRIPTIONS.c.game == new.game, SUBSCRIPTIONS.c.seat == new.seat)
                    await connection.execute(sa.delete(SUBSCRIPTIONS).where(*seat, SUBSCRIPTIONS.c.device.in_(old)))
                await connection.execute(sa.insert(SUBSCRIPTIONS), row)
        except IntegrityError:
            # The same browser has said the same twice at once; one of them is enough.
            return
        except FAILURES as error:
            self._note(error)
            raise Unavailable from error

    async def remove(self, game: str, seat: int, endpoint: str) -> None:
        """Tell that browser no more about that seat."""
        await self._delete(
            SUBSCRIPTIONS.c.game == game,
            SUBSCRIPTIONS.c.seat == seat,
            SUBSCRIPTIONS.c.device == _device(endpoint),
        )

    async def remove_device(self, ended: Subscription) -> None:
        """Tell a browser nothing more: its push service does not know it any longer."""
        await self._delete(SUBSCRIPTIONS.c.device == _device(ended.endpoint))

    async def of(self, game: str, seat: int) -> list[Subscription]:
        """Who wants to be told about a seat."""
        query = sa.select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.game == game, SUBSCRIPTIONS.c.seat == seat)
        return [
            Subscription(row.game, row.seat, row.endpoint, row.p256dh, row.auth, row.token, row.created)
            for row in await self._read(query)
        ]

    async def _delete(self, *where: sa.ColumnElement[bool]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.delete(SUBSCRIPTIONS).where(*where))
        except FAILURES as error:
            self._note(error)
            raise Unavailable from error


def _is(one: Subscription) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        SUBSCRIPTIONS.c.game == one.game,
        SUBSCRIPTIONS.c.seat == one.seat,
        SUBSCRIPTIONS.c.device == _device(one.endpoint),
    )


def _device(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()

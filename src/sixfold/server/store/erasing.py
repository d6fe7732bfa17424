"""Erasing names of people from games, some games at a time, so that nobody's move waits for long meanwhile."""

import asyncio
import json
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from sixfold.bots import OURS
from sixfold.server.store.database import EVENTS, GAMES
from sixfold.server.store.upkeep import (
    PAUSE,
    Changed,
    Json,
    Which,
    emptied,
    events_may_change,
    listed,
    opened,
    portions,
    tell_servers,
)

NAMING = ("created", "joined")
"""The events that hold names."""
TO_NOTICE = 3.0
"""Seconds in which every server has let go of games whose names were erased, for it looks every two seconds. Until then
it may write such a name again, with whoever comes back or plays once more."""
PASSES = 10
"""Somebody of that name may sit down again and again."""


class _Without(NamedTuple):
    """Games without the names: their events and their places in lists that change by it."""

    events: list[Json]
    listings: list[Json]

    @property
    def games(self) -> set[str]:
        return {change["of_game"] for change in (*self.events, *self.listings)}


async def erase_names(url: URL, which: Which, name: str | None) -> Changed:
    """Take the names of people out of games, or only one name. Where it is broken off, doing it again finishes it."""
    name = None if name is None else _composed(name)
    async with opened(url) as connection:
        games: dict[str, None] = {}
        erased: set[str] = set()
        for _ in range(PASSES):
            # A game in which somebody has come back meanwhile may be none of those that are meant any more.
            games |= dict.fromkeys(game.game for game in await listed(connection, which))
            await connection.rollback()
            found = [await _erase(connection, some, name) for some in portions([*games])]
            if not any(found):
                break
            erased.update(*found)
            await asyncio.sleep(TO_NOTICE)
        return Changed(len(erased), await emptied(connection))


async def _erase(connection: AsyncConnection, games: Sequence[str], name: str | None) -> set[str]:
    """Erase names from some games in one commit; in which they were."""
    found = (await _without(connection, games, name)).games
    await connection.rollback()
    if not found:
        return found
    async with events_may_change(connection):
        # Somebody may have sat down since.
        without = await _without(connection, sorted(found), name)
        if without.events:
            await connection.execute(_REWRITE, without.events)
        if without.listings:
            await connection.execute(_RELIST, without.listings)
    await tell_servers(connection)
    await connection.commit()
    await asyncio.sleep(PAUSE)
    return found


async def _without(connection: AsyncConnection, games: Sequence[str], name: str | None) -> _Without:
    naming = sa.select(EVENTS.c.game, EVENTS.c.number, EVENTS.c.data).where(
        EVENTS.c.game.in_(games), EVENTS.c.kind.in_(NAMING)
    )
    events = [
        {"of_game": row.game, "of_number": row.number, "data": written}
        for row in await connection.execute(naming)
        if (written := _blanked(row.data, name))
    ]
    listing = sa.select(GAMES.c.game, GAMES.c.listing).where(GAMES.c.game.in_(games))
    listings = [
        {"of_game": row.game, "listing": written}
        for row in await connection.execute(listing)
        if (written := _blanked(row.listing, name))
    ]
    return _Without(events, listings)


def _blanked(told: str, name: str | None) -> str | None:
    """What is told of seats without the names; nothing if none of them is there."""
    data = json.loads(told)
    seats = [data, *data.get("seats", ()), *data.get("settings", {}).get("seats", ())]
    gone = [seat for seat in seats if _is_named(seat, name)]
    for seat in gone:
        seat["name"] = ""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) if gone else None


def _is_named(seat: Json, name: str | None) -> bool:
    """Whether a seat bears that name, or any but that of a bot. A bot may bear a person's, whose seat it took over."""
    found = seat.get("name")
    if not found or found in OURS or found == seat.get("bot"):
        return False
    return name is None or _composed(found) == name


def _composed(name: str) -> str:
    """A name as it is kept of everybody who sits down; the first servers kept it as it was typed."""
    return " ".join(unicodedata.normalize("NFC", name).split())


_REWRITE = (
    sa.update(EVENTS)
    .where(EVENTS.c.game == sa.bindparam("of_game"), EVENTS.c.number == sa.bindparam("of_number"))
    .values(data=sa.bindparam("data"))
)
_RELIST = sa.update(GAMES).where(GAMES.c.game == sa.bindparam("of_game")).values(listing=sa.bindparam("listing"))

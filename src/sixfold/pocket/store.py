"""The log in a store of the browser's kind: it takes and gives text, and says when something is kept for good."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from sixfold.server.store.log import Entry, GameRow, Row, Unavailable
from sixfold.server.table import Denial, Event


class Store(Protocol):
    """What a store must do. It may fail in any way of its own: that is `NotKept` to those above."""

    async def append(self, entries: str) -> bool:
        """Keep events and rows of games, all or none of them, and only then answer; false if a number was taken."""

    async def events(self, game: str, after: int) -> str:
        """The events of a game with higher numbers, in order, as a JSON array."""

    async def last(self, game: str) -> int:
        """The number of a game's last event, or 0."""

    async def games(self) -> str:
        """The rows of all games, as a JSON array."""

    async def game(self, game: str) -> str:
        """The row of one game, or `null`."""


class NotKept(Unavailable):
    """The browser has no room, or does not let anything be kept."""

    code = Denial.NOT_KEPT


class StoredLog:
    """The log of one browser. Rows of games are also kept in memory: they are few, and are looked at twice a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: dict[str, GameRow] = {}

    async def open(self) -> None:
        """Read what games there are."""
        read = json.loads(await self._asked(self._store.games()))
        self._rows = {row["game"]: GameRow(**row) for row in read}

    async def heed(self, game_id: str) -> None:
        """Another page has gone on with a game."""
        read = json.loads(await self._asked(self._store.game(game_id)))
        if read is not None:
            self._rows[game_id] = GameRow(**read)

    async def append(self, *entries: Entry) -> bool:
        """Add events, and return once they are kept; false if one of their numbers is taken, and then none is added."""
        written = [
            {
                "game": entry.game_id,
                "events": [_event_json(event) for event in entry.events],
                "row": None if entry.row is None else asdict(entry.row),
            }
            for entry in entries
        ]
        if not await self._asked(self._store.append(json.dumps(written, ensure_ascii=False))):
            return False
        self._rows |= {entry.game_id: entry.row for entry in entries if entry.row is not None}
        return True

    async def events(self, game_id: str, after: int = 0) -> list[Event]:
        """The events of a game with higher numbers."""
        read = json.loads(await self._asked(self._store.events(game_id, after)))
        return [Event(one["number"], one["at"], one["kind"], one["seat"], one["data"]) for one in read]

    async def rows(self, game_id: str, until: int) -> list[Row]:
        """The events of a game up to a number."""
        events = [event for event in await self.events(game_id) if event.number <= until]
        return [(one.number, one.at, one.kind, one.seat, json.dumps(one.data)) for one in events]

    async def last(self, game_id: str) -> int:
        """The number of a game's last event."""
        return int(await self._asked(self._store.last(game_id)))

    async def listings(self, where: Mapping[str, Any], limit: int) -> list[dict[str, Any]]:
        """The newest games whose rows have these values."""
        found = [row for row in self._rows.values() if all(getattr(row, name) == is_ for name, is_ in where.items())]
        found.sort(key=lambda row: row.created, reverse=True)
        return [json.loads(row.listing) for row in found[:limit]]

    async def due(
        self, before: float, bot: bool, rules: Sequence[int], but: Collection[str] = (), limit: int = 200
    ) -> list[str]:
        """Games in which a bot, or else a clock, has been due since some time, the longest waiting first."""
        found = [
            (row.due, row.game)
            for row in self._rows.values()
            if row.due is not None and row.due <= before and row.bot is bot and row.rules in rules
        ]
        return [game for _, game in sorted(found) if game not in but][:limit]

    async def relist(self, row: GameRow) -> None:
        """Write down anew how lists show a game."""
        written = [{"game": row.game, "events": [], "row": asdict(row)}]
        await self._asked(self._store.append(json.dumps(written, ensure_ascii=False)))
        self._rows[row.game] = row

    async def _asked(self, work: Any) -> Any:
        try:
            return await work
        except Exception as error:
            raise NotKept from error


def _event_json(event: Event) -> dict[str, Any]:
    return {
        "number": event.number,
        "at": event.at,
        "kind": str(event.kind),
        "seat": event.seat,
        "data": dict(event.data),
    }

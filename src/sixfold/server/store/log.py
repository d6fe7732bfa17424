"""What a log of events is to those who keep games in it, wherever it lies: a database, or the browser's own store."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sixfold.server.table import Denial, Event

Row = tuple[int, float, str, int | None, str]
"""An event as it is handed to another process: number, time, kind, seat, and its data as JSON."""


class Unavailable(Exception):
    """The log does not answer."""

    code = Denial.BUSY
    """What those are told who asked."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list of games."""

    game: str
    created: float
    rules: int
    status: str
    open: bool
    spectators: str
    due: float | None
    bot: bool
    listing: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Events to add to one game, and its row if that is new or changed."""

    game_id: str
    events: tuple[Event, ...]
    row: GameRow | None = None


class Log(Protocol):
    """Events by game and number, only ever added to. Whatever cannot be done raises `Unavailable`."""

    async def append(self, *entries: Entry) -> bool:
        """Add events, and return once they are kept; false if one of their numbers is taken, and then none is added.

        Whoever asked may go away meanwhile; what was asked for is done all the same.
        """

    async def events(self, game_id: str, after: int = 0) -> list[Event]:
        """The events of a game with higher numbers."""

    async def rows(self, game_id: str, until: int) -> list[Row]:
        """The events of a game up to a number, for another process."""

    async def last(self, game_id: str) -> int:
        """The number of a game's last event; 0 for a game that is not there."""

    async def listings(self, where: Mapping[str, Any], limit: int) -> list[dict[str, Any]]:
        """The newest games whose rows have these values."""

    async def due(
        self, before: float, bot: bool, rules: Sequence[int], but: Collection[str] = (), limit: int = ...
    ) -> list[str]:
        """Games in which a bot, or else a clock, has been due since some time, the longest waiting first."""

    async def relist(self, row: GameRow) -> None:
        """Write down anew how lists show a game."""

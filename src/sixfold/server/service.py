"""Games, loaded from the log and changed through it. What this returns is committed."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast
from weakref import WeakValueDictionary

from sixfold.server.encoding import encode
from sixfold.server.live.hub import Hub, Listener
from sixfold.server.metrics import COLLISIONS, TABLES
from sixfold.server.store.log import Entry, GameRow, Log
from sixfold.server.table import Denial, Denied, Event, Step, Table, due, evolve, replay
from sixfold.server.table.views import listing, view

LOG = logging.getLogger(__name__)
MOST_TABLES = 2_000
"""Tables kept in memory; any can be replayed from the log again."""
MOST_TRIES = 8
MOST_ENDED = 256
"""Games that have ended lately; what lists show of them was written by this server, maybe with a name that was being
erased."""
MOST_RESUMED = 8
"""A listener that missed more events is sent a whole view instead, which costs less."""

A_STRETCH = 20
"""Events that are replayed before it is the turn of others again; each asks the rules, and may take a quarter of a
millisecond."""

Decide = Callable[[Table, float], Sequence[Step]]


@dataclass(slots=True)
class _Kept:
    """A table in memory, with what was told of its last events and whatever views were made of it."""

    table: Table
    row: GameRow
    recent: deque["_Recent"] = field(default_factory=lambda: deque(maxlen=MOST_RESUMED))
    views: dict[int | None, str] = field(default_factory=dict)


@dataclass(slots=True)
class _Recent:
    """What was told of an event, by seat. The tables before and after it are let go of: boards take much memory, and
    Python looks through them for garbage."""

    number: int
    told: dict[int | None, str]


class Service:
    """The tables of one server."""

    def __init__(self, journal: Log, hub: Hub, clock: Callable[[], float]) -> None:
        """`clock` tells the time that events and deadlines are written in."""
        self._journal, self._hub, self.clock = journal, hub, clock
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changes = 0
        self._outdated: dict[str, _Kept | None] = {}
        """Games to be shown anew, with what was kept of them before the log was changed."""
        self._ended: deque[str] = deque(maxlen=MOST_ENDED)
        self.watchers: list[Callable[[Table], None]] = []
        """Each is called with a table after this server has changed it."""

    async def create(self, game_id: str, first: Event, then: Decide = lambda _table, _now: ()) -> Table:
        """A new game, with what follows at once from its first event."""
        entry, table = self._new(game_id, first, then)
        if not await self._journal.append(entry):
            raise Denied(Denial.BUSY)
        return self._begin(game_id, entry, table)

    async def load(self, game_id: str) -> Table:
        """The table as this server knows it; another server may have gone on."""
        kept = self._kept.get(game_id)
        return kept.table if kept is not None else await self.catch_up(game_id)

    async def catch_up(self, game_id: str) -> Table:
        """The table after all events of the log; those that are new here are told to its listeners."""
        async with self._lock(game_id):
            return await self._catch_up(game_id)

    async def change(self, game_id: str, decide: Decide, arrived: float | None = None) -> tuple[Table, Sequence[Step]]:
        """Decide, commit, and only then tell. The unique number of an event settles races between servers.

        What counts as now is when the request `arrived`, if that is known.
        """
        async with self._lock(game_id):
            table = await self._loaded(game_id)
            for _ in range(MOST_TRIES):
                try:
                    steps = decide(table, self.clock() if arrived is None else arrived)
                except Exception:
                    fresh = await self._catch_up(game_id)
                    if fresh.number == table.number:
                        raise
                    table = fresh
                    continue
                if not steps:
                    return table, steps
                if (after := await self._append(table, steps)) is not None:
                    break
                COLLISIONS.inc()
                table = await self._catch_up(game_id)
            else:
                raise Denied(Denial.BUSY)
        self._show(after)
        return after, steps

    async def rematch(
        self, game_id: str, decide: Decide, new: str, first: Callable[[Table], Event], then: Decide
    ) -> Table:
        """End one game's story with the beginning of another, in one transaction.

        `first` is asked of the table as it is then: a name that was erased must not be written again.
        """
        async with self._lock(game_id):
            table = await self._catch_up(game_id)
            steps = decide(table, self.clock())
            entry, created = self._new(new, first(table), then)
            if await self._append(table, steps, entry) is None:
                raise Denied(Denial.BUSY)
        return self._begin(new, entry, created)

    async def listen(self, listener: Listener, after: int | None) -> None:
        """Send the whole view, or the events missed since a number; from then on every event."""
        game_id = listener.game_id
        async with self._lock(game_id):
            table = await self._catch_up(game_id)
            if not listener.may_hear(table):
                raise Denied(Denial.WRONG_SECRET)
            if game_id not in self._kept:
                self._keep(table, ())
            for message in self._told_first(self._kept[game_id], listener.seat, after):
                listener.put(message)
            listener.number = table.number
            self._hub.add(listener)
        listener.put(encode(self._hub.presence(game_id, self.clock())))

    async def heed(self, changes: int) -> bool:
        """Read games anew if the log itself was changed since: names were erased, or games taken away.

        All are let go of at once, for what is written from one that is kept may hold such a name again. Then one is
        read, and whether there are more is told: whoever calls again says if the log was changed once more meanwhile.
        """
        if changes != self._changes:
            for game_id in dict.fromkeys((*self._kept, *self._locks, *self._ended)):
                async with self._lock(game_id):
                    kept = self._kept.pop(game_id, None)
                    self._outdated[game_id] = self._outdated.get(game_id) or kept
            TABLES.set(len(self._kept))
            self._changes = changes
        if self._outdated:
            game_id = next(iter(self._outdated))
            async with self._lock(game_id):
                await self._read_anew(game_id, self._outdated.get(game_id), game_id in self._ended)
                self._outdated.pop(game_id, None)
        return bool(self._outdated)

    async def _read_anew(self, game_id: str, before: _Kept | None, ended: bool) -> None:
        """Show a game to its listeners as the log has it; what this server wrote meanwhile of the old one is mended."""
        if not self._hub.has(game_id) and not ended and (before is None or before.table.over):
            return
        try:
            await self._catch_up(game_id)
        except Denied:
            self._hub.drop(game_id)
            return
        kept = self._kept[game_id]
        if before is None or before.row.listing != kept.row.listing:
            await self._journal.relist(kept.row)
        for listener in self._hub.listeners(game_id):
            listener.put(self._whole_view(kept, listener.seat))

    def _told_first(self, kept: _Kept, seat: int | None, after: int | None) -> list[str]:
        """The few events missed since a number, if they are still at hand, else the whole view."""
        if after and 0 <= kept.table.number - after <= len(kept.recent):
            missed = [recent.told.get(seat) for recent in kept.recent if recent.number > after]
            if None not in missed:
                return cast("list[str]", missed)
        return [self._whole_view(kept, seat)]

    def _whole_view(self, kept: _Kept, seat: int | None) -> str:
        if seat not in kept.views:
            kept.views[seat] = encode({"type": "view", "view": view(kept.table, seat)})
        return kept.views[seat]

    async def _loaded(self, game_id: str) -> Table:
        kept = self._kept.get(game_id)
        return kept.table if kept is not None else await self._catch_up(game_id)

    async def _catch_up(self, game_id: str) -> Table:
        kept = self._kept.get(game_id)
        table = kept.table if kept is not None else None
        if table is not None and await self._journal.last(game_id) <= table.number:
            return table
        events = await self._journal.events(game_id, table.number if table is not None else 0)
        if table is None:
            table = replay(game_id, events[:1])
            events = events[1:]
        recent = []
        for left, event in zip(range(len(events), 0, -1), events, strict=True):
            after = evolve(table, event)
            told = self._hub.publish(table, event, after, _expected(after) if left <= MOST_RESUMED else ())
            recent.append(_Recent(event.number, told))
            table = after
            if not left % A_STRETCH:
                await asyncio.sleep(0)
        self._keep(table, recent)
        return table

    async def _append(self, table: Table, steps: Sequence[Step], *others: Entry) -> Table | None:
        """Commit the events of steps, then tell them; nothing if another server was quicker."""
        after = steps[-1].after
        kept = self._kept.get(table.game_id)
        row = row_of(after, kept)
        unchanged = kept is not None and kept.row == row
        entry = Entry(table.game_id, tuple(step.event for step in steps), None if unchanged else row)
        if not await self._journal.append(entry, *others):
            return None
        before, recent = table, []
        for step in steps:
            told = self._hub.publish(before, step.event, step.after, _expected(step.after))
            recent.append(_Recent(step.event.number, told))
            before = step.after
        self._keep(after, recent, row)
        if after.over and not table.over:
            self._ended.append(after.game_id)
        return after

    def _new(self, game_id: str, first: Event, then: Decide) -> tuple[Entry, Table]:
        table = replay(game_id, [first])
        following = then(table, first.at)
        if following:
            table = following[-1].after
        return Entry(game_id, (first, *(step.event for step in following)), row_of(table)), table

    def _begin(self, game_id: str, entry: Entry, table: Table) -> Table:
        self._keep(table, (), entry.row)
        LOG.info("created", extra={"game": game_id, "edition": table.settings.edition})
        self._show(table)
        return table

    def _show(self, table: Table) -> None:
        for watch in self.watchers:
            watch(table)

    def _keep(self, table: Table, recent: Sequence[_Recent], row: GameRow | None = None) -> None:
        kept = self._kept.get(table.game_id)
        if kept is None:
            kept = self._kept[table.game_id] = _Kept(table, row or row_of(table))
            if len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
            TABLES.set(len(self._kept))
        else:
            kept.table, kept.row = table, row or row_of(table)
            kept.views.clear()
            self._kept.move_to_end(table.game_id)
        kept.recent.extend(recent)

    def _lock(self, game_id: str) -> asyncio.Lock:
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock


def _expected(table: Table) -> list[int]:
    """The seats of people, who may be gone for a moment and come back for what they have missed."""
    return [number for number, seat in enumerate(table.seats) if seat.token is not None]


def row_of(table: Table, kept: _Kept | None = None) -> GameRow:
    """The game in the list of games; what lists show of it does not change with every move."""
    seat = table.on_turn
    listed = None
    if kept is not None and kept.table.seats is table.seats and kept.table.status is table.status:
        listed = kept.row.listing
    return GameRow(
        game=table.game_id,
        created=table.created,
        rules=table.rules,
        status=table.status.value,
        open=table.settings.open,
        spectators=table.settings.spectators,
        due=due(table),
        bot=seat is not None and table.seats[seat].bot is not None,
        listing=listed or encode(listing(table)),
    )

"""The time that games are played by: it goes on evenly, whatever becomes of a clock.

Deadlines are written in this time. It is the clock's, or that of PostgreSQL where several servers share one; but when
that clock jumps, this time does not: the distance is written down, so that other servers and later starts know it.
"""

import asyncio
import logging
from contextlib import suppress

from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Unavailable
from sixfold.server.world import World

LOG = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two looks at the clock."""
JUMP = 2.0
"""A clock that is so many seconds off has jumped; less is made good little by little."""
SLEW = 0.05
"""Seconds that are made good in one look."""
SURE = JUMP / 2
"""Seconds that a reading may take; one that took longer could be so far off as if the clock had jumped."""
TRIES = 3


class Timekeeper:
    """Tells the time of the tables."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._elapsed = world.elapsed
        self._shift = 0.0
        self._base = world.clock()
        self._since = self._elapsed() if self._elapsed else 0.0
        self._told = float("-inf")
        """What was told last: where something is made good backwards, time stands still for a moment."""
        self._doubt = False
        """Whether another server has just set the time otherwise than it seems here."""
        self.settled = False
        """Whether this time has agreed with the clock's in a look, since another's was last held against it."""
        self._journal: Journal | None = None
        self._looking: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Seconds since 1970, but for jumps of the clock. A clock without a measure beside it is believed."""
        if self._elapsed is None:
            return self._world.clock()
        self._told = max(self._told, self._reckoned())
        return self._told

    async def open(self, journal: Journal) -> None:
        """Begin with what the database says, and look at the clock from then on."""
        self._journal = journal
        if self._elapsed is None:
            return
        if not journal.shared and not await journal.clocks_run():
            await journal.set_shift(await journal.shift(), 0.0)
        for _ in range(TRIES):
            clock, took = await self._read()
            if took <= SURE:
                break
        self._told = float("-inf")
        self._set(clock + self._shift)
        self._looking = asyncio.create_task(self._look_on(), name="timekeeper")

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Unavailable:
                LOG.debug("clock-not-read")

    async def look(self) -> None:
        """Compare this time with the clock's."""
        assert self._journal is not None
        known = self._shift
        clock, took = await self._read()
        theirs = self._shift != known
        if took > SURE:
            self._doubt = self._doubt or theirs
            return
        off = clock + self._shift - self._reckoned()
        if abs(off) <= JUMP:
            self._doubt = False
            self.settled = True
            self._set(self._reckoned() + max(-SLEW, min(SLEW, off)))
        elif theirs:
            self._doubt = True
        elif self._doubt and not self.settled:
            # Two servers that each held on to their own time would set it against each other for ever.
            self._doubt = False
            self._set(self._reckoned() + off)
        else:
            LOG.warning("clock-jumped", extra={"seconds": round(off, 3)})
            if self._doubt:
                # The clock may have jumped again since the other server looked. If not, that one will say so.
                self._doubt = self.settled = False
            if await self._journal.set_shift(self._shift, self._shift - off):
                self._shift -= off

    async def _read(self) -> tuple[float, float]:
        """The clock's time, and how long it took to read; the shift is read with it."""
        assert self._journal is not None
        asked = self._reckoned()
        self._shift, told = await self._journal.time()
        took = self._reckoned() - asked
        if told is None or not self._world.database_time:
            return self._world.clock(), 0.0
        # It was read at some time in between.
        return told + took / 2, took

    def _reckoned(self) -> float:
        """What the time should be, also if more was told already."""
        assert self._elapsed is not None
        return self._base + self._elapsed() - self._since

    def _set(self, now: float) -> None:
        assert self._elapsed is not None
        self._base, self._since = now, self._elapsed()

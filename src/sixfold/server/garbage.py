"""When Python looks for garbage: among young objects at any time, among all only where nobody waits for an answer.

What is let go is forgotten at once, unless it goes round in a circle. A look at everything finds such circles, and
takes a second for about a million objects, in which nobody is answered.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Callable

LOG = logging.getLogger(__name__)
YOUNG, OLDER = 200, 3
"""New objects after which there is a look at the young, and such looks after which there is one at the older, too.
That took 2 ms at most beside an attack, and 7 ms with 500 and 6."""
NEVER = 2**31 - 1
"""Python looks at everything when somebody has kept the server busy, that is in the midst of the moves of others."""
QUIET = 10.0
"""Seconds in which nobody has asked for anything: it is unlikely that somebody does in the next moment."""
EVERY = 600.0
"""Seconds between two looks at everything."""
AT_LATEST = 86_400.0
"""Seconds after which it is done even if it was never quiet."""


def look_at_the_young_only() -> None:
    """Leave what is there by now alone, and whatever grows old."""
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


class Sweeper:
    """Looks at everything while it is quiet."""

    def __init__(self, quiet_for: Callable[[], float], clock: Callable[[], float] = time.perf_counter) -> None:
        """`quiet_for` tells for how many seconds nobody has asked for anything."""
        self._quiet_for, self._clock = quiet_for, clock
        self._swept_at = clock()

    async def sweep_on(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(QUIET)
            self.sweep_if_quiet()

    def sweep_if_quiet(self) -> bool:
        """Look at everything, if it is time and nobody is there."""
        since = self._clock() - self._swept_at
        if since < EVERY or (since < AT_LATEST and self._quiet_for() < QUIET):
            return False
        begun = self._clock()
        found = gc.collect()
        self._swept_at = self._clock()
        LOG.info("swept", extra={"found": found, "seconds": round(self._swept_at - begun, 3)})
        return True

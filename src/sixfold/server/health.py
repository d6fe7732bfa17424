"""Whether the server can do its work: a write is committed, to the file of that name, and the file is sound."""

import asyncio
import time
from collections.abc import Callable

from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Unavailable

FRESH = 1.0
"""Seconds for which a finding holds; however many ask, no more is tried than that."""
SECONDS_TO_ANSWER = 3.0
SOUND_EVERY = 3.0
SOUND_SHARE = 50
"""A look at the whole file is taken again after so many times as long as it took, so that it is never much work."""


class Health:
    """Finds out whether writes are taken."""

    def __init__(self, journal: Journal, steady: Callable[[], float] = time.perf_counter) -> None:
        self._journal, self._steady = journal, steady
        self._found: asyncio.Task[bool] | None = None
        self._until = self._sound_from = float("-inf")

    async def ready(self) -> bool:
        """Whether a move would be kept."""
        if self._found is None or (self._found.done() and self._steady() >= self._until):
            self._found = asyncio.create_task(self._find())
        return await asyncio.shield(self._found)

    async def _find(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self._journal.prove()
                return await self._is_sound()
        except (Unavailable, TimeoutError):
            return False
        finally:
            self._until = self._steady() + FRESH

    async def _is_sound(self) -> bool:
        begun = self._steady()
        if begun < self._sound_from:
            return True
        sound = await self._journal.is_sound()
        took = self._steady() - begun
        self._sound_from = begun + max(SOUND_EVERY, SOUND_SHARE * took) if sound else float("-inf")
        return sound

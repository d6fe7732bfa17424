"""Whether the server can do its work: a write is committed, to the file of that name, and the file is sound."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

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

    def __init__(self, journal: Journal, steady: Callable[[], float]) -> None:
        """`steady` is a clock that never jumps."""
        self._journal, self._steady = journal, steady
        self._found: asyncio.Task[bool] | None = None
        self._look: asyncio.Task[None] | None = None
        self._until = self._sound_from = float("-inf")

    async def ready(self) -> bool:
        """Whether a move would be kept."""
        if self._found is None or (self._found.done() and self._steady() >= self._until):
            self._found = asyncio.create_task(self._find())
        # Damage counts from when anybody meets it, however fresh the last finding is.
        return await asyncio.shield(self._found) and self._journal.sound

    async def close(self) -> None:
        """Wait for no look any more."""
        if self._look is not None:
            self._look.cancel()
            with suppress(asyncio.CancelledError):
                await self._look

    async def _find(self) -> bool:
        self._look_again()
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self._journal.prove()
                return True
        except (Unavailable, TimeoutError):
            return False
        finally:
            self._until = self._steady() + FRESH

    def _look_again(self) -> None:
        """Begin a look at the whole file if it is time for one. It takes as long as the file is large: nobody waits."""
        idle = self._look is None or self._look.done()
        if idle and self._journal.sound and self._steady() >= self._sound_from:
            self._look = asyncio.create_task(self._look_at_all())

    async def _look_at_all(self) -> None:
        begun = self._steady()
        if await self._journal.is_sound():
            self._sound_from = begun + max(SOUND_EVERY, SOUND_SHARE * (self._steady() - begun))

"""Bots think in worker processes, off the event loop, with a time budget, and by turns."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sixfold.server.bots.thinking import FALLBACK, Thinking, ThoughtFailed, bots_seed, state_of
from sixfold.server.errands.worker import Failed, Worker
from sixfold.server.metrics import BOT_SECONDS
from sixfold.server.table import Table
from sixfold.server.turnstile import Fair

FALLBACK_SECONDS = 10.0
"""What the bot that stands in for others has at least: it needs far less, and behind it there is only the arbiter."""
SECONDS_TO_START = 60.0
"""In which a worker must have loaded everything; that is not counted as thinking."""
ANY_NUMBER = sys.maxsize
"""Of bots' turns that may wait: a game whose bot were refused one would stand still."""
NOBODY = "nobody"
"""Who waits in all games in which only bots play."""


class Thinkers(Thinking):
    """A few worker processes; each is started when it is first needed and started anew after it was killed."""

    def __init__(
        self,
        workers: int,
        budget: float,
        program: str = "sixfold.server.bots.thinker",
        whose: Callable[[str], str] = str,
    ) -> None:
        """`budget` is in seconds an action; `program` is the module that a worker runs; `whose` tells who made a game.

        By default each game is somebody of its own.
        """
        self._budget, self._whose = budget, whose
        self._workers = [Worker(program) for _ in range(workers)]
        self._idle = list(self._workers)
        self._places = Fair(workers, ANY_NUMBER)
        self._places_alone = Fair(max(1, workers - 1), ANY_NUMBER)

    def start(self) -> None:
        """Start the worker that is asked first."""
        self._idle[-1].start()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()

    async def _ask(self, table: Table, name: str) -> tuple[Any, float]:
        state = state_of(table)
        observation = table.verbs.observe(state, state.seat)
        seed = bots_seed(table)
        budget = max(self._budget, FALLBACK_SECONDS) if name == FALLBACK else self._budget
        async with self._turn(table):
            return await self._think((name, table.edition.game, observation, seed), budget)

    @asynccontextmanager
    async def _turn(self, table: Table) -> AsyncIterator[None]:
        """Wait for a worker: whoever made many games waits as long as everybody else.

        Of the games in which only bots play, no more are in line than there are workers for them. So they never come
        before a person, who waits for what has begun and for nothing else.
        """
        client = self._whose(table.game_id)
        if table.people():
            async with self._places.place(client):
                yield
        else:
            async with self._places_alone.place(client), self._places.place(NOBODY):
                yield

    async def _think(self, asked: tuple[Any, ...], budget: float) -> tuple[Any, float]:
        worker = self._idle.pop()
        try:
            await asyncio.wait_for(worker.be_ready(), SECONDS_TO_START)
            begun = time.perf_counter()
            answer, seconds = await asyncio.wait_for(worker.ask(asked), budget)
        except TimeoutError:
            await worker.stop()
            raise ThoughtFailed("slow") from None
        except Failed as failed:
            raise ThoughtFailed(str(failed)) from None
        except Exception as error:
            await worker.stop()
            raise ThoughtFailed(f"crashed: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._idle.append(worker)
        BOT_SECONDS.labels(asked[0]).observe(time.perf_counter() - begun)
        return answer, seconds

    async def _least_action(self, table: Table) -> Any:
        return await asyncio.to_thread(table.verbs.least_action, state_of(table))

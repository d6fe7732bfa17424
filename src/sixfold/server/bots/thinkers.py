"""Bots think in worker processes, off the event loop, with a time budget."""

import asyncio
import time
from typing import Any

from sixfold.server.bots.thinking import FALLBACK, Thinking, ThoughtFailed, bots_seed, state_of
from sixfold.server.errands.worker import Failed, Worker
from sixfold.server.metrics import BOT_SECONDS
from sixfold.server.table import Table

FALLBACK_SECONDS = 10.0
"""What the bot that stands in for others has at least: it needs far less, and behind it there is only the arbiter."""
SECONDS_TO_START = 60.0
"""In which a worker must have loaded everything; that is not counted as thinking."""


class Thinkers(Thinking):
    """A few worker processes; each is started when it is first needed and started anew after it was killed."""

    def __init__(self, workers: int, budget: float, program: str = "sixfold.server.bots.thinker") -> None:
        """`budget` is in seconds an action; `program` is the module that a worker runs."""
        self._budget = budget
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers = [Worker(program) for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def start(self) -> None:
        """Start the worker that is asked first."""
        self._workers[-1].start()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()

    async def _ask(self, table: Table, name: str) -> tuple[Any, float]:
        state = state_of(table)
        observation = table.verbs.observe(state, state.seat)
        seed = bots_seed(table)
        budget = max(self._budget, FALLBACK_SECONDS) if name == FALLBACK else self._budget
        worker = await self._idle.get()
        try:
            await asyncio.wait_for(worker.be_ready(), SECONDS_TO_START)
            begun = time.perf_counter()
            asked = (name, table.edition.game, observation, seed)
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
            self._idle.put_nowait(worker)
        BOT_SECONDS.labels(name).observe(time.perf_counter() - begun)
        return answer, seconds

    async def _least_action(self, table: Table) -> Any:
        return await asyncio.to_thread(table.verbs.least_action, state_of(table))

"""Bots think in worker processes, off the event loop, with a time budget.

A bot that crashes, is too slow or wants something illegal is replaced for that turn by `greedy`, and should that fail
too, by the action that changes least: the game goes on, and the fault is logged and counted.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sixfold.bots import NAMES, Advice
from sixfold.core.game import GameState
from sixfold.server.bots.thinker import ADVISER
from sixfold.server.errands.worker import Failed, Worker
from sixfold.server.metrics import BOT_FAULTS, BOT_SECONDS
from sixfold.server.table import Table
from sixfold.server.table.decide import Thought
from sixfold.server.table.events import ARBITER

LOG = logging.getLogger(__name__)
FALLBACK = "greedy"
FALLBACK_SECONDS = 10.0
"""What the bot that stands in for others has at least: it needs far less, and behind it there is only the arbiter."""
SECONDS_TO_START = 60.0
"""In which a worker must have loaded everything; that is not counted as thinking."""
STRONGEST = NAMES[-1]
"""The bots are named from the weakest to the strongest."""


class ThoughtFailed(Exception):
    """A bot gave no action that can be used."""


@dataclass(frozen=True)
class Advised:
    """Advice, best first and all of it legal, who gave it, and what it cost in seconds of processor time."""

    advice: list[Advice[Any]]
    by: str
    seconds: float


class Thinkers:
    """A few worker processes; each is started when it is first needed and started anew after it was killed."""

    def __init__(self, workers: int, budget: float, program: str = "sixfold.server.bots.thinker") -> None:
        """`budget` is in seconds an action; `program` is the module that a worker runs."""
        self._budget = budget
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers = [Worker(program) for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()

    async def choose(self, table: Table, name: str) -> Thought:
        """An action for the seat on turn that the rules allow, what comes of it, and who chose it."""
        state = _state(table)
        for candidate in dict.fromkeys((name, FALLBACK)):
            try:
                action, _ = await self._ask(table, candidate)
                return Thought(state, action, _applied(table, action), candidate)
            except ThoughtFailed as fault:
                _report(table, candidate, fault)
        action = await asyncio.to_thread(table.verbs.least_action, state)
        return Thought(state, action, _applied(table, action), ARBITER)

    async def advise(self, table: Table) -> Advised:
        """What the strongest bot advises the seat on turn."""
        try:
            answer, seconds = await self._ask(table, ADVISER)
            return Advised(_checked(table, answer), STRONGEST, seconds)
        except ThoughtFailed as fault:
            _report(table, ADVISER, fault)
        thought = await self.choose(table, FALLBACK)
        return Advised([Advice(thought.action)], thought.by, self._budget)

    async def _ask(self, table: Table, name: str) -> tuple[Any, float]:
        """A bot's answer and the processor time it took; `ThoughtFailed` if there is none in time."""
        state = _state(table)
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


def bots_seed(table: Table) -> bytes:
    """The seed of a bot's own chance: from public facts alone, so that it tells nothing of the shuffle."""
    return sha256(f"sixfold bot {table.game_id} {table.position}".encode()).digest()


def _state(table: Table) -> GameState:
    assert table.state is not None
    return table.state


def _applied(table: Table, action: Any) -> GameState:
    """The game after an action; `ThoughtFailed` if it is none, or none that the rules allow."""
    try:
        after: GameState = table.verbs.apply(_state(table), action)
    except Exception:
        raise ThoughtFailed("illegal") from None
    return after


def _checked(table: Table, advised: Any) -> list[Advice[Any]]:
    """Advice that is legal from the first to the last; `ThoughtFailed` if it is not."""
    try:
        fine = [advice for advice in advised if not _refused(table, advice.action)]
        if fine and len(fine) == len(advised):
            return fine
    except Exception as error:
        LOG.debug("advice-unreadable", exc_info=error)
    raise ThoughtFailed("illegal")


def _refused(table: Table, action: Any) -> bool:
    return table.verbs.refusal(_state(table), _state(table).seat, action) is not None


def _report(table: Table, name: str, fault: ThoughtFailed) -> None:
    BOT_FAULTS.labels(name).inc()
    LOG.error("bot-fault", extra={"game": table.game_id, "bot": name, "fault": str(fault)})

"""Errands: work of some size for clients, in processes, fairly shared among addresses."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from sixfold.server.errands.coaching import MALFORMED
from sixfold.server.errands.errand import (
    CHECK,
    CONSIDER,
    CONSIDER_RECORD,
    EVENTS,
    EXPLAIN,
    JUDGE,
    JUDGE_RECORD,
)
from sixfold.server.errands.worker import Failed, Worker
from sixfold.server.table import Denial, Denied
from sixfold.server.turnstile import Fair

LOG = logging.getLogger(__name__)
Charge = Callable[[str, float], None]
"""Counts seconds of processor time for a client."""
WAITING_A_CLIENT = 8
SECONDS = 10.0
"""What one errand may take; a real record is checked in a hundredth of that."""
COACH_SECONDS = 60.0
"""What the coach may take for a few turns; it needs one or two, unless others need the processors more."""
SECONDS_TO_START = 60.0


class Errands:
    """A few worker processes, and whose turn it is."""

    def __init__(
        self, workers: int, charge: Callable[[str, float], None], coached: Callable[[str, float], None]
    ) -> None:
        """`charge` is told whom to charge for how many seconds of processor time; `coached` for those of the coach."""
        self._charge = charge
        self._coached = coached
        self._workers = [Worker("sixfold.server.errands.errand") for _ in range(workers)]
        self._idle = list(self._workers)
        self._places = Fair(workers, WAITING_A_CLIENT)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()

    async def check(self, client: str, body: bytes) -> Any:
        """Whether the record in a request's body is good."""
        answer = await self._run(client, CHECK, body)
        if answer == MALFORMED:
            raise Denied(Denial.MALFORMED, fields=["body.record"])
        return answer

    async def events(self, client: str, game_id: str, rows: Sequence[Any], after: int, seat: int | None) -> Any:
        """The events of a log after a number, as a seat may see them."""
        return await self._run(client, EVENTS, game_id, rows, after, seat)

    async def judge(self, client: str, record: dict[str, Any], turns: Sequence[int], key: str) -> Any:
        """Some turns of a game, judged by the coach."""
        return await self._coach(client, JUDGE, record, list(turns), key)

    async def consider(self, client: str, record: dict[str, Any], turn: int, action: Any, key: str) -> Any:
        """Another action in a turn of a game, judged by the coach."""
        return await self._coach(client, CONSIDER, record, turn, action, key)

    async def judge_record(self, client: str, body: bytes) -> Any:
        """Some turns of the record in a request's body."""
        return await self._coach(client, JUDGE_RECORD, body)

    async def consider_record(self, client: str, body: bytes) -> Any:
        """Another action in a turn of the record in a request's body."""
        return await self._coach(client, CONSIDER_RECORD, body)

    async def explain(self, client: str, puzzle_id: str, action: Any) -> Any:
        """Why the answer of a puzzle is better than an action."""
        return await self._coach(client, EXPLAIN, puzzle_id, action)

    async def _coach(self, client: str, name: str, *arguments: Any) -> Any:
        answer = await self._run(client, name, *arguments, charge=self._coached, seconds=COACH_SECONDS)
        if isinstance(answer, str):
            raise Denied(answer, **({"fields": ["body"]} if answer == MALFORMED else {}))
        return answer

    async def _run(
        self,
        client: str,
        name: str,
        *arguments: Any,
        charge: Charge | None = None,
        seconds: float = SECONDS,
    ) -> Any:
        async with self._places.place(client):
            worker = self._idle.pop()
            try:
                await asyncio.wait_for(worker.be_ready(), SECONDS_TO_START)
                answer, spent = await asyncio.wait_for(worker.ask((name, arguments)), seconds)
            except BaseException as error:
                if isinstance(error, Failed):
                    LOG.error("errand-failed", extra={"errand": name, "error": str(error)})
                    raise Denied(Denial.FAULT) from None
                await worker.stop()
                if not isinstance(error, Exception):
                    raise
                LOG.error("errand-failed", extra={"errand": name, "error": type(error).__name__})
                (charge or self._charge)(client, seconds)
                raise Denied(Denial.TOO_LARGE if isinstance(error, TimeoutError) else Denial.BUSY) from None
            finally:
                self._idle.append(worker)
        (charge or self._charge)(client, spent)
        return answer

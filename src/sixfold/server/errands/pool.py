"""Errands: work of some size for clients, in processes, fairly shared among addresses."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sixfold.server.errands.asking import Asking
from sixfold.server.errands.worker import Failed, Worker
from sixfold.server.table import Denial, Denied
from sixfold.server.turnstile import Fair

LOG = logging.getLogger(__name__)
Charge = Callable[[str, float], None]
"""Counts seconds of processor time for a client."""
WAITING_A_CLIENT = 8
SECONDS = 10.0
"""Processor time that one errand may take; a real record is checked in a hundredth of that."""
COACH_SECONDS = 60.0
"""What the coach may take for a few turns; it needs one or two."""
PATIENCE = 120.0
"""Seconds after which nobody waits any more, where others need the processors."""
SECONDS_TO_START = 60.0


class Errands(Asking):
    """A few worker processes, and whose turn it is."""

    def __init__(
        self, workers: int, charge: Callable[[str, float], None], coached: Callable[[str, float], None]
    ) -> None:
        """`charge` is told whom to charge for how many seconds of processor time; `coached` for those of the coach."""
        self._charge = charge
        self._charge_coach = coached
        self._workers = [Worker("sixfold.server.errands.errand") for _ in range(workers)]
        self._idle = list(self._workers)
        self._places = Fair(workers, WAITING_A_CLIENT)

    def start(self) -> None:
        """Start the worker that is asked first."""
        self._idle[-1].start()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self._workers:
            await worker.stop()

    async def _run(self, client: str, name: str, *arguments: Any) -> Any:
        return await self._work(client, SECONDS, self._charge, name, *arguments)

    async def _coach(self, client: str, name: str, *arguments: Any) -> Any:
        return await self._work(client, COACH_SECONDS, self._charge_coach, name, *arguments)

    async def _work(self, client: str, seconds: float, charge: Charge, name: str, *arguments: Any) -> Any:
        async with self._places.place(client):
            worker = self._idle.pop()
            try:
                await asyncio.wait_for(worker.be_ready(), SECONDS_TO_START)
                answer, spent = await asyncio.wait_for(worker.ask((name, seconds, arguments)), PATIENCE)
            except BaseException as error:
                if isinstance(error, Failed):
                    LOG.error("errand-failed", extra={"errand": name, "error": str(error)})
                    raise Denied(Denial.FAULT) from None
                used_up = await worker.stop()
                if not isinstance(error, Exception):
                    raise
                LOG.error("errand-failed", extra={"errand": name, "error": type(error).__name__})
                charge(client, seconds)
                raise Denied(Denial.TOO_LARGE if used_up else Denial.BUSY) from None
            finally:
                self._idle.append(worker)
        charge(client, spent)
        return answer

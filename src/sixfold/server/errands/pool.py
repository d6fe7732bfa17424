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
SECONDS = 3.0
"""Processor time that one errand may take, for others wait that long; a real record is checked in a thirtieth of it."""
COACH_SECONDS = 60.0
"""What the coach may take for a few turns; it needs one or two."""
PATIENCE = 120.0
"""Seconds after which nobody waits any more, where others need the processors."""
SECONDS_TO_START = 60.0


class Errands(Asking):
    """Worker processes for errands, and whose turn it is.

    What takes long by its nature has workers of its own: whoever wants only the events of a game would wait for it.
    """

    def __init__(
        self, workers: int, charge: Callable[[str, float], None], coached: Callable[[str, float], None]
    ) -> None:
        """So many `workers` of each kind. `charge` is told whom to charge for how many seconds of processor time;
        `coached` for those of the coach."""
        self._short = _Crew(workers, SECONDS, charge)
        self._long = _Crew(workers, COACH_SECONDS, coached)

    def start(self) -> None:
        """Start the worker of each kind that is asked first."""
        self._short.start()
        self._long.start()

    async def close(self) -> None:
        """Stop all workers."""
        await self._short.close()
        await self._long.close()

    async def _run(self, client: str, name: str, *arguments: Any) -> Any:
        return await self._short.work(client, name, *arguments)

    async def _coach(self, client: str, name: str, *arguments: Any) -> Any:
        return await self._long.work(client, name, *arguments)


class _Crew:
    """Workers for errands of one kind."""

    def __init__(self, workers: int, seconds: float, charge: Charge) -> None:
        """An errand may take so many seconds of processor time."""
        self._seconds, self._charge = seconds, charge
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

    async def work(self, client: str, name: str, *arguments: Any) -> Any:
        """Have an errand done when it is the client's turn, who then pays for it."""
        async with self._places.place(client):
            worker = self._idle.pop()
            try:
                await asyncio.wait_for(worker.be_ready(), SECONDS_TO_START)
                answer, spent = await asyncio.wait_for(worker.ask((name, self._seconds, arguments)), PATIENCE)
            except BaseException as error:
                if isinstance(error, Failed):
                    LOG.error("errand-failed", extra={"errand": name, "error": str(error)})
                    raise Denied(Denial.FAULT) from None
                used_up = await worker.stop()
                if not isinstance(error, Exception):
                    raise
                LOG.error("errand-failed", extra={"errand": name, "error": type(error).__name__})
                self._charge(client, self._seconds)
                raise Denied(Denial.TOO_LARGE if used_up else Denial.BUSY) from None
            finally:
                self._idle.append(worker)
        self._charge(client, spent)
        return answer

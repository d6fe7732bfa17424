"""Nobody waits because of somebody else: what each client asks for is begun in turn, and its time is counted."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import coroutine
from typing import Any, TypeVar

from sixfold.server.limits import MOST_CLIENTS, Buckets
from sixfold.server.table import Denial, Denied

Answer = TypeVar("Answer")
WORK, REQUEST, MESSAGE = "work", "request", "message"
"""What turns are for: to do what was asked, to read a request, or to read what a socket says, which costs the least."""
A_ROUND = {WORK: 8, REQUEST: 8, MESSAGE: 32}
"""What one client may begin in one round of the event loop; in the next round it is the others' turn again."""
MOST_WAITING = 1_000
"""What may wait for one client."""
LONGEST = 0.5
"""Seconds at most that one step is charged for: in one that seems longer, the whole machine stood still."""
OVERHEAD = 0.0002
"""Seconds that a request or a message costs before and after it can be measured."""


class Turnstile:
    """Lets the work of each client begin a little at a time, and only while its budget lasts."""

    def __init__(self, limit: tuple[float, float], meter: Callable[[], float] = time.perf_counter) -> None:
        """`limit` is in seconds in which the event loop was held: so many a second, after a first burst.

        That is what others wait for. Processor time would be nearly the same, but to ask for it is a call of the
        system, four times for each move.
        """
        self._budgets, self._meter = Buckets(limit), meter
        self._gates: dict[tuple[str, str], _Gate] = {}

    async def enter(self, client: str, purpose: str = WORK) -> None:
        """Wait for this client's turn."""
        if self.at_once(client, purpose):
            return
        gate = self._gates[client, purpose]
        if len(gate.waiting) >= MOST_WAITING:
            raise Denied(Denial.TOO_MANY)
        turn = asyncio.get_running_loop().create_future()
        gate.waiting.append(turn)
        self._soon(gate)
        await turn

    def at_once(self, client: str, purpose: str = WORK) -> bool:
        """Whether it is this client's turn already; that counts as one."""
        gate = self._gates.get((client, purpose))
        if gate is None:
            self._tidy()
            gate = self._gates[client, purpose] = _Gate(client, purpose)
        if gate.waiting or gate.begun >= gate.most or self._budgets.wait(client):
            return False
        gate.begun += 1
        if gate.begun >= gate.most:
            self._soon(gate)
        return True

    async def metered(self, client: str, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do the work and charge the client for the time in which it held the loop."""
        spent = OVERHEAD

        def charge(seconds: float) -> None:
            nonlocal spent
            spent += min(seconds, LONGEST)

        try:
            answer: Answer = await _stepping(work, self._meter, charge)
        finally:
            self.charge(client, spent)
        return answer

    @contextmanager
    def charging(self, client: str) -> Iterator[None]:
        """Charge the client for what is done meanwhile, all in one step."""
        begun = self._meter()
        try:
            yield
        finally:
            self.charge(client, min(self._meter() - begun, LONGEST))

    def charge(self, client: str, seconds: float) -> None:
        """Count time that was spent for this client elsewhere."""
        self._budgets.spend(client, seconds)

    def _tidy(self) -> None:
        """Forget the gates at which nobody waits, once there are many."""
        if len(self._gates) > MOST_CLIENTS:
            self._gates = {key: gate for key, gate in self._gates.items() if gate.awaited}

    def _soon(self, gate: "_Gate") -> None:
        """Begin a new round with the loop's next. Whoever begins little needs none, and the loop may rest."""
        if not gate.awaited:
            gate.awaited = True
            asyncio.get_running_loop().call_soon(self._next_round, gate)

    def _next_round(self, gate: "_Gate") -> None:
        gate.awaited, gate.begun = False, 0
        if not gate.waiting:
            self._gates.pop((gate.client, gate.purpose), None)
            return
        wait = self._budgets.wait(gate.client)
        if wait:
            gate.awaited = True
            asyncio.get_running_loop().call_later(wait, self._next_round, gate)
            return
        while gate.waiting and gate.begun < gate.most:
            turn = gate.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                gate.begun += 1
        if gate.waiting or gate.begun >= gate.most:
            self._soon(gate)


class _Gate:
    """Those of one client who wait for the same, and how many have begun in this round."""

    __slots__ = ("awaited", "begun", "client", "most", "purpose", "waiting")

    def __init__(self, client: str, purpose: str) -> None:
        self.client, self.purpose, self.most, self.begun = client, purpose, A_ROUND[purpose], 0
        self.awaited = False
        """Whether its next round is on the loop's list."""
        self.waiting: deque[asyncio.Future[None]] = deque()


@coroutine
def _stepping(
    work: Coroutine[Any, Any, Answer], meter: Callable[[], float], charge: Callable[[float], None]
) -> Generator[Any, Any, Answer]:
    """Run a coroutine step by step and charge for each; what others do while it waits is not counted."""
    error: BaseException | None = None
    while True:
        begun = meter()
        try:
            waits_for = work.send(None) if error is None else work.throw(error)
        except StopIteration as done:
            answer: Answer = done.value
            return answer
        finally:
            charge(meter() - begun)
        error = None
        try:
            yield waits_for
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown


class Fair:
    """A few places for long work: clients take turns at them, whoever has asked for how much."""

    def __init__(self, places: int, most_waiting: int) -> None:
        """More than `most_waiting` of one client are refused."""
        self._free, self._most = places, most_waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """Hold a place."""
        await self._take(client)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, client: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        waiting = self._waiting.setdefault(client, deque())
        if len(waiting) >= self._most:
            raise Denied(Denial.TOO_MANY)
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        """To the next client in turn, who then goes to the end of the queue."""
        while self._waiting:
            client, waiting = self._waiting.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                self._waiting[client] = waiting
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

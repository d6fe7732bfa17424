"""Nobody waits because of somebody else: what each client asks for is begun in turn, and its time is counted."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from math import inf
from types import coroutine
from typing import Any, TypeVar

from sixfold.server.limits import MOST_CLIENTS, Buckets
from sixfold.server.table import Denial, Denied

Answer = TypeVar("Answer")
Turn = asyncio.Future[None] | Callable[[], None]
"""Somebody who waits to begin."""
WORK, PART, REQUEST, MESSAGE, WELCOME, GOODBYE = "work", "part", "request", "message", "welcome", "goodbye"
"""What turns are for: to do what was asked, to send another part of what is told, to read a request, to read what a
socket says, which costs the least, to take a new connection in, or to give one up."""
A_ROUND = {WORK: 8, PART: 8, REQUEST: 8, MESSAGE: 32, WELCOME: 32, GOODBYE: 32}
"""What one client may begin in one round of the event loop; in the next round it is the others' turn again."""
BESIDE_OTHERS = {WORK: 1, PART: 1, REQUEST: 1, MESSAGE: 4, WELCOME: 4, GOODBYE: 4}
"""The same while others are there: what a thing costs is known only once it was begun."""
LITTLE, FEW = 0.5, 4
"""Whoever asks for little has more than this part of its share left, and less than so many things begun, or waiting at
a gate: what a thing costs is counted once it is done, and the share of an address that has just come says nothing."""
GIVES_WAY = 0.02
"""Seconds, at most, for which a client that asks for much lets others finish first. A move takes 3 ms, but a flood has
several gates, each with a patience of its own; with 5 ms they opened in the midst of others' moves."""
SOON_DONE = 0.05
"""Seconds after which nobody waits for work any longer: it waits itself, maybe for the rest of a request."""
LOOKS_AGAIN = 0.001
"""Seconds until it looks whether they have finished."""
MOST_OWED = 0.01
"""Seconds beyond its share that are held against a client; a step may seem long because the machine stood still."""
COMPANY = 0.1
"""Seconds for which somebody who asked for something counts as being there: about what a move takes."""
MOST_WAITING = 1_000
"""What may wait for one client."""
LONGEST = 0.5
"""Seconds at most that one step is charged for: in one that seems longer, the whole machine stood still."""
WORTH_CHARGING = 0.001
"""Seconds that are not left uncounted until the work is done."""
OVERHEAD = 0.0002
"""Seconds that a request or a message costs before and after it can be measured."""


class Turnstile:
    """Lets the work of each client begin a little at a time, and only while its budget lasts."""

    def __init__(
        self,
        limit: tuple[float, float],
        meter: Callable[[], float] = time.perf_counter,
        *,
        share: tuple[float, float] | None = None,
    ) -> None:
        """`limit` is in seconds in which the event loop was held: so many a second, after a first burst.

        That is what others wait for. Processor time would be nearly the same, but to ask for it is a call of the
        system, four times for each move. `share` is the same while others are there.
        """
        self._budgets, self._meter = Buckets(limit), meter
        self._shares = None if share is None else Buckets(share, most_owed=MOST_OWED)
        self._latest, self._latest_at, self._others_at = "", -inf, -inf
        self._gates: dict[tuple[str, str], _Gate] = {}
        self._on_their_way: OrderedDict[str, _Begun] = OrderedDict()
        """What clients that ask for little have begun, the latest last."""

    async def enter(self, client: str, purpose: str = WORK) -> None:
        """Wait for this client's turn."""
        if self.at_once(client, purpose):
            return
        turn = asyncio.get_running_loop().create_future()
        self._queue(client, purpose, turn)
        await turn

    def call(self, client: str, purpose: str, then: Callable[[], None]) -> None:
        """Call in this client's turn, but not before the next round. To wait so costs less than a task would."""
        self._queue(client, purpose, then)

    def _queue(self, client: str, purpose: str, turn: Turn) -> None:
        gate = self._gate(client, purpose)
        # What was begun is not refused in the midst; no more of that waits than there are connections.
        if len(gate.waiting) >= MOST_WAITING and purpose != PART:
            raise Denied(Denial.TOO_MANY)
        gate.waiting.append(turn)
        self._soon(gate)

    def at_once(self, client: str, purpose: str = WORK) -> bool:
        """Whether it is this client's turn already; that counts as one."""
        gate = self._gate(client, purpose)
        self._note(client)
        if gate.waiting:
            return False
        most = self._most(gate)
        if gate.begun >= most or self._wait(gate) or self._lets_others_go_first(gate):
            return False
        gate.begun += 1
        if gate.begun >= most:
            self._soon(gate)
        return True

    async def metered(self, client: str, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do the work and charge the client for the time in which it holds the loop, while it goes on."""
        spent = OVERHEAD

        def charge(seconds: float) -> None:
            nonlocal spent
            spent += min(seconds, LONGEST)
            if spent >= WORTH_CHARGING:
                self.charge(client, spent)
                spent = 0.0

        asks_little = self._asks_little(client)
        if asks_little:
            self._set_out(client)
        try:
            answer: Answer = await _stepping(work, self._meter, charge)
        finally:
            if asks_little:
                self._arrive(client)
            self.charge(client, spent)
        return answer

    def others_are_on_their_way(self, client: str = "") -> bool:
        """Whether another client, who asks for little, has just begun something that is not done."""
        for other, begun in reversed(self._on_their_way.items()):
            if other != client:
                return asyncio.get_running_loop().time() < begun.at + SOON_DONE
        return False

    def courtesy(self) -> Callable[[], float]:
        """For work that nobody is in a hurry for: it asks before each round how many seconds it has to wait, 0 if it
        may go on. Nobody waits for more than a little while on end."""
        gave_way_at: float | None = None

        def wait() -> float:
            nonlocal gave_way_at
            now = asyncio.get_running_loop().time()
            if not self.others_are_on_their_way() or (gave_way_at is not None and now >= gave_way_at + GIVES_WAY):
                gave_way_at = None
                return 0.0
            gave_way_at = now if gave_way_at is None else gave_way_at
            return LOOKS_AGAIN

        return wait

    def quiet_for(self) -> float:
        """Seconds since anybody asked for anything."""
        return asyncio.get_running_loop().time() - self._latest_at

    @contextmanager
    def charging(self, client: str) -> Iterator[None]:
        """Charge the client for what is done meanwhile, all in one step."""
        begun = self._meter()
        try:
            yield
        finally:
            self.charge(client, min(self._meter() - begun, LONGEST))

    def charge(self, client: str, seconds: float) -> None:
        """Count time in which the event loop was held for this client."""
        self._budgets.spend(client, seconds)
        if self._has_company(client):
            assert self._shares is not None
            self._shares.spend(client, seconds)

    def charge_elsewhere(self, client: str, seconds: float) -> None:
        """Count time that was spent for this client in another process, where it held up nobody's move."""
        self._budgets.spend(client, seconds)

    def _gate(self, client: str, purpose: str) -> "_Gate":
        gate = self._gates.get((client, purpose))
        if gate is None:
            self._tidy()
            gate = self._gates[client, purpose] = _Gate(client, purpose)
        return gate

    def _wait(self, gate: "_Gate") -> float:
        """Seconds until a client may go on; 0 if it may now. Nobody who is alone need share, and nobody owes so much
        that it may not leave: what it holds would stay with it."""
        if gate.purpose == GOODBYE:
            return 0.0
        wait = self._budgets.wait(gate.client)
        if self._has_company(gate.client):
            assert self._shares is not None
            wait = max(wait, self._shares.wait(gate.client))
        return wait

    def _most(self, gate: "_Gate") -> int:
        """What may begin at a gate in one round."""
        return (BESIDE_OTHERS if self._has_company(gate.client) else A_ROUND)[gate.purpose]

    def _note(self, client: str) -> None:
        """Remember who asked last, and when anybody else did."""
        if client != self._latest:
            self._latest, self._others_at = client, self._latest_at
        self._latest_at = asyncio.get_running_loop().time()

    def _has_company(self, client: str) -> bool:
        """Whether somebody else has just asked for something, and there are shares to keep to."""
        at = self._others_at if client == self._latest else self._latest_at
        return at > -inf and self._shares is not None and asyncio.get_running_loop().time() < at + COMPANY

    def _asks_little(self, client: str) -> bool:
        begun = self._on_their_way.get(client)
        if begun is not None and begun.count >= FEW:
            return False
        return self._shares is None or self._shares.left(client) > LITTLE

    def _set_out(self, client: str) -> None:
        begun = self._on_their_way.setdefault(client, _Begun())
        begun.count += 1
        begun.at = asyncio.get_running_loop().time()
        self._on_their_way.move_to_end(client)

    def _arrive(self, client: str) -> None:
        begun = self._on_their_way[client]
        begun.count -= 1
        if not begun.count:
            del self._on_their_way[client]

    def _lets_others_go_first(self, gate: "_Gate") -> bool:
        """Whether a gate stays closed a little longer, since others are nearly done, and its client asks for much."""
        if not self._has_company(gate.client) or not self.others_are_on_their_way(gate.client):
            gate.gave_way_at = None
            return False
        if len(gate.waiting) < FEW and self._asks_little(gate.client):
            return False
        now = asyncio.get_running_loop().time()
        if gate.gave_way_at is None:
            gate.gave_way_at = now
        if now < gate.gave_way_at + GIVES_WAY:
            return True
        gate.gave_way_at = None
        return False

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
        wait = self._wait(gate) or (LOOKS_AGAIN if self._lets_others_go_first(gate) else 0.0)
        if wait:
            gate.awaited = True
            asyncio.get_running_loop().call_later(wait, self._next_round, gate)
            return
        most = self._most(gate)
        while gate.waiting and gate.begun < most:
            gate.begun += _begin(gate.waiting.popleft())
        if gate.waiting or gate.begun >= most:
            self._soon(gate)


class _Gate:
    """Those of one client who wait for the same, and how many have begun in this round."""

    __slots__ = ("awaited", "begun", "client", "gave_way_at", "purpose", "waiting")

    def __init__(self, client: str, purpose: str) -> None:
        self.client, self.purpose, self.begun = client, purpose, 0
        self.awaited = False
        """Whether its next round is on the loop's list."""
        self.gave_way_at: float | None = None
        """Since when it lets others go first."""
        self.waiting: deque[Turn] = deque()


class _Begun:
    """How much of one client is begun and not done, and since when the latest of it."""

    __slots__ = ("at", "count")

    def __init__(self) -> None:
        self.count, self.at = 0, -inf


def _begin(turn: Turn) -> bool:
    """Let somebody begin; false if nobody waits there any more."""
    if not isinstance(turn, asyncio.Future):
        asyncio.get_running_loop().call_soon(turn)
        return True
    if turn.done():
        return False
    turn.set_result(None)
    return True


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

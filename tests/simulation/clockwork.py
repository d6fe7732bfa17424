"""Time and order of a simulated world: every process has an event loop, and one clockwork runs their steps one by one.

A step is what asyncio calls a callback: a piece of a task between two points where it waits. Nothing else ever runs, so
the same seed gives the same steps, and a process can be stopped between any two of them, as a crash would: nothing of
it is cleaned up.
"""

import asyncio
import heapq
from asyncio import Handle, TimerHandle
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from itertools import count
from typing import Any, TypeVar, cast

Answer = TypeVar("Answer")
ROUNDS = 5
"""How often a task is told to end when its world does."""


class Stuck(Exception):
    """Nothing is left to do, but somebody still waits."""


class Process(asyncio.AbstractEventLoop):
    """The event loop of one simulated process."""

    def __init__(self, clockwork: "Clockwork", name: str) -> None:
        self.clockwork, self.name = clockwork, name
        self.dead = False
        self.steps = 0
        self.fuse: int | None = None
        """So many more steps it runs; then `burnt` is called, before the next."""
        self.burnt: Callable[[], None] = lambda: None
        self.failed: list[dict[str, Any]] = []
        """What asyncio found wrong: exceptions that nobody asked for."""
        self.tasks: list[asyncio.Task[Any]] = []

    def time(self) -> float:
        """Simulated seconds since the beginning of the world."""
        return self.clockwork.now

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Handle:  # type: ignore[override]
        """Another step, after those that wait already."""
        handle = Handle(callback, args, self, context)
        self.clockwork.ready.append((self, handle))
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        """A step at some time."""
        handle = TimerHandle(when, callback, args, self, context)
        heapq.heappush(self.clockwork.later, (when, next(self.clockwork.numbers), self, handle))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> TimerHandle:
        """A step after some time."""
        return self.call_at(self.time() + max(0.0, delay), callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this process."""
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Answer], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Answer]:
        """A task of this process."""
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self.tasks.append(task)
        if len(self.tasks) > 512:
            self.tasks = [one for one in self.tasks if not one.done()]
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Something went wrong that nobody handles."""
        if not self.dead:
            self.failed.append(context)

    def get_debug(self) -> bool:
        """Never: asyncio's own checks measure real time."""
        return False

    def is_running(self) -> bool:
        """Whether the process lives."""
        return not self.dead

    def is_closed(self) -> bool:
        """Whether it is gone."""
        return self.dead

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        """It is thrown away when its time comes."""

    def run_in_executor(self, _: Any, func: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:  # type: ignore[override]
        """What others do in a thread is done in a step of its own: threads have no place in this world."""
        future = self.create_future()

        def run() -> None:
            if not future.cancelled():
                try:
                    future.set_result(func(*args))
                except Exception as error:
                    future.set_exception(error)

        self.call_soon(run)
        return future

    def kill(self) -> None:
        """Stop for good, in the middle of everything."""
        self.dead = True


class Clockwork:
    """Runs the steps of all processes in one order, which follows from the order in which they were asked for."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ready: deque[tuple[Process, Handle]] = deque()
        self.later: list[tuple[float, int, Process, TimerHandle]] = []
        self.numbers = count()
        self.steps = 0
        self.processes: list[Process] = []
        """All there have been: a dead one is kept, since Python would clean up after it."""
        self.after: Callable[[Process], None] = lambda _: None
        """Called after every step."""

    def process(self, name: str) -> Process:
        """A new process."""
        # asyncio's own description asks for sockets, signals and pipes too, which nobody needs here.
        process = cast("Callable[[Clockwork, str], Process]", Process)(self, name)
        self.processes.append(process)
        return process

    def run(self, until: Callable[[], bool], latest: float) -> None:
        """Run until something is so; `Stuck` if nothing is left to do, or if it takes too long."""
        while not until():
            if self.now > latest or not self._step():
                raise Stuck(f"at {self.now:.3f} s")

    def _step(self) -> bool:
        while True:
            if self.ready:
                process, handle = self.ready.popleft()
            elif self.later:
                when, _, process, handle = heapq.heappop(self.later)
                if not handle.cancelled() and not process.dead:
                    self.now = max(self.now, when)
            else:
                return False
            if process.dead or handle.cancelled():
                continue
            if process.fuse is not None and self._burns(process):
                continue
            self._take(process, handle)
            return True

    def _burns(self, process: Process) -> bool:
        """Whether this was its last step."""
        assert process.fuse is not None
        process.fuse -= 1
        if process.fuse < 0:
            process.fuse = None
            process.burnt()
        return process.dead

    def _take(self, process: Process, handle: Handle) -> None:
        asyncio._set_running_loop(process)
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(None)
        self.steps += 1
        process.steps += 1
        self.after(process)

    def end(self) -> None:
        """Take the world apart: what is left of its tasks is let go, where it can do nothing any more."""
        for process in self.processes:
            process.dead = True
        for process in self.processes:
            left = [task for task in process.tasks if not task.done()]
            for _ in range(ROUNDS):
                self.ready.clear()
                self.later.clear()
                for task in left:
                    task.cancel()
                self._let_go()
                left = [task for task in left if not task.done()]
        self.ready.clear()
        self.later.clear()

    def _let_go(self) -> None:
        while self.ready:
            process, handle = self.ready.popleft()
            if not handle.cancelled():
                asyncio._set_running_loop(process)
                try:
                    handle._run()
                finally:
                    asyncio._set_running_loop(None)

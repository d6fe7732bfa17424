"""Worker processes: many calls at once, their answers in the order of the calls."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

AHEAD = 4
"""Calls handed out a worker, so that none waits for work while another thinks."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_workers(call: Callable[[Item], Answer], items: Iterable[Item], workers: int) -> Generator[Answer, None, None]:
    """Call on this machine, with so many processes; whoever stops early ends them at once.

    The items are asked for as they are needed. A script that calls this guards its own start with
    `if __name__ == "__main__"`, as always with `multiprocessing`.
    """
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_hang_on, initargs=(lifeline,))

    def hand_out(item: Item) -> Future[Answer]:
        with _sparing_children():
            return pool.submit(call, item)

    try:
        yield from in_order(items, hand_out, Future.result, workers * AHEAD)
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def in_order(
    items: Iterable[Item], hand_out: Callable[[Item], Any], collect: Callable[[Any], Answer], width: int
) -> Generator[Answer, None, None]:
    """Keep `width` calls going and yield their answers in order; when the caller stops early, hand out no more."""
    going: deque[Any] = deque()
    for item in items:
        going.append(hand_out(item))
        if len(going) >= width:
            yield collect(going.popleft())
    while going:
        yield collect(going.popleft())


def _hang_on(lifeline: Connection) -> None:
    """Live only as long as the other end of the lifeline is held: nobody outlives the process it works for."""

    def watch() -> None:
        try:
            lifeline.recv_bytes()
        except (EOFError, OSError):
            os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _sparing_children() -> Iterator[None]:
    """Processes that start in here never hear of Ctrl-C, which is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

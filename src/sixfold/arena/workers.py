"""Many games at once: on the cores of this machine, or on a Ray cluster. The order of results is that of the plan."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from sixfold.arena.match import Game, Played, play_game

AHEAD = 4
"""Games handed out a worker, so that none waits for work while another thinks."""


class RayMissing(RuntimeError):
    """Ray is asked for and not installed."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(games: Iterable[Game], workers: int) -> Generator[Played, None, None]:
    """Play on this machine. The games do not depend on how many workers there are."""
    if workers <= 1:
        yield from map(play_game, games)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from _in_order(games, lambda game: pool.submit(play_game, game), Future.result, workers * AHEAD)


def play_on_ray(games: Iterable[Game], address: str) -> Generator[Played, None, None]:
    """Play on a Ray cluster; the address `auto` finds a running one or starts one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise RayMissing from None
    quietly = {"log_to_driver": False, "configure_logging": False, "include_dashboard": False}
    try:
        ray.init(address=address, **quietly)
    except ConnectionError:
        if address != "auto":
            raise
        ray.init(address="local", **quietly)
    try:
        remote = ray.remote(play_game)
        width = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
        yield from _in_order(games, remote.remote, ray.get, width)
    finally:
        ray.shutdown()


def _in_order(
    games: Iterable[Game], hand_out: Callable[[Game], Any], collect: Callable[[Any], Played], width: int
) -> Generator[Played, None, None]:
    """Keep `width` games going and yield them in their order; when the caller stops early, hand out no more."""
    going: deque[Any] = deque()
    try:
        for game in games:
            going.append(hand_out(game))
            if len(going) >= width:
                yield collect(going.popleft())
        while going:
            yield collect(going.popleft())
    finally:
        for waiting in going:
            if isinstance(waiting, Future):
                waiting.cancel()

"""Many games at once: on the cores of this machine, or on a Ray cluster. The order of results is that of the plan."""

from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any

from sixfold.arena.match import Game, Played, play_game
from sixfold.workers import AHEAD, in_order, on_workers


class RayMissing(RuntimeError):
    """Ray is asked for and not installed."""


def play_here(games: Iterable[Game], workers: int) -> Generator[Played, None, None]:
    """Play on this machine. The games do not depend on how many workers there are."""
    if workers <= 1:
        yield from map(play_game, games)
    else:
        yield from on_workers(play_game, games, workers)


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
        yield from in_order(games, remote.remote, ray.get, width)
    finally:
        ray.shutdown()

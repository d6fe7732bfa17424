"""Greedy two-player games a second on one core: the plain Python rules, and the kernel's twin of the tiles."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from sixfold import kernel
from sixfold.bots import bot
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition

EDITIONS = {"tiles-nl": 60, "cubes-nl": 60, "cards-999": 20}
"""An edition of each game, and how many games to play a round."""
ROUNDS = 3


def plain(edition_id: str, games: int) -> float:
    """Games a second by the rules: greedy players, every turn judged, no records written."""
    rules = edition(edition_id)
    verbs, choose = GAMES[rules.game], bot("greedy", rules.game)
    begun = time.perf_counter()
    for number in range(games):
        rng = Random(number)
        state: GameState = verbs.start(rules, (0, 1), number.to_bytes(32, "big"))
        while not state.ended:
            state = verbs.apply(state, choose(verbs.observe(state, state.seat), rng))
    return games / (time.perf_counter() - begun)


def fast(games: int, seed: int) -> float:
    """Games of tiles a second by the kernel."""
    rules = kernel.rules_of(edition("tiles-nl"))
    begun = time.perf_counter()
    kernel.tiles_simulate(rules, games, 2, seed)
    return games / (time.perf_counter() - begun)


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """The best of several interleaved rounds, and the ratio of the two within one run."""
    games = 5 if full else 1
    slow = dict.fromkeys(EDITIONS, 0.0)
    quick = 0.0
    for number in range(ROUNDS):
        for edition_id, count in EDITIONS.items():
            slow[edition_id] = max(slow[edition_id], plain(edition_id, games * count))
        quick = max(quick, fast(games * 4000, number))
    for edition_id, best in slow.items():
        yield {"what": f"plain rules, {edition_id}, greedy, 2 players", "figure": best, "unit": "games/s"}
    yield {"what": "kernel, tiles, greedy, 2 players", "figure": quick, "unit": "games/s"}
    yield {"what": "kernel ÷ plain rules, tiles", "figure": quick / slow["tiles-nl"], "unit": "×"}

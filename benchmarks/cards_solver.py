"""The exact turn of cards: the kernel against CP-SAT on the same tables, met in real play."""

import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from sixfold import kernel
from sixfold.games import edition

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


FLAT = [0.0] * 36
TRIES = 3
"""The best of several: what the solver needs, without what other programs took meanwhile."""

Position = tuple[list[list[int]], list[int]]


def _seconds(table: list[list[int]], hand: list[int]) -> float:
    begun = time.perf_counter()
    kernel.cards_best_turn(table, hand, FLAT, FLAT)
    return time.perf_counter() - begun


def tables(games: int) -> list[Position]:
    """Tables and hands before the turns of games: greedy players, and players who leave much lying."""
    found = []
    rules = kernel.rules_of(edition("cards-999"))
    careful, careless = kernel.CardsPlayer("greedy"), kernel.CardsPlayer("novice", miss=0.9)
    for number in range(games):
        players = [careless if number % 2 else careful] * 2
        turns, _ = kernel.cards_trace(rules, players, number)
        found += [(table, hand) for _, table, hand, _ in turns]
    return found


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Median and tail of the kernel over many tables; the ratio of the medians on some of them."""
    seconds = []
    positions = tables(2000 if full else 100)
    for table, hand in positions:
        seconds.append(min(_seconds(table, hand) for _ in range(TRIES)))
    seconds.sort()
    yield {"what": f"tables of {2000 if full else 100} games", "figure": len(positions), "unit": "tables"}
    for name, share in (("median", 0.5), ("99th percentile", 0.99), ("99.9th percentile", 0.999), ("worst", 1.0)):
        place = min(int(share * len(seconds)), len(seconds) - 1)
        yield {"what": f"kernel, most Qwirkles, {name}", "figure": 1000 * seconds[place], "unit": "ms"}
    yield from _against_cp_sat(positions[:: max(len(positions) // (200 if full else 40), 1)])


def _against_cp_sat(positions: list[Position]) -> Iterator[dict[str, Any]]:
    """The same question to both, one after the other; the optimum must be equal."""
    # A test dependency: without it only this part is not to be had.
    most_value: Any = import_module("equivalence.cards_model").most_value
    flat = [0] * len(FLAT)
    ours, theirs, equal = [], [], 0
    for table, hand in positions:
        begun = time.perf_counter()
        turn = kernel.cards_best_turn(table, hand, FLAT, FLAT)
        middle = time.perf_counter()
        optimum = most_value(table, hand, flat, flat, 0)
        theirs.append(time.perf_counter() - middle)
        ours.append(middle - begun)
        equal += optimum is None if turn is None else optimum is not None and len(turn.qwirkles) == optimum[0]
    ours.sort()
    theirs.sort()
    half = len(ours) // 2
    yield {"what": "CP-SAT, median on the same tables", "figure": 1000 * theirs[half], "unit": "ms"}
    yield {"what": "CP-SAT ÷ kernel, medians", "figure": theirs[half] / ours[half], "unit": "×"}
    yield {"what": "equal optimum, share of tables", "figure": 100 * equal / len(positions), "unit": "%"}

"""Reading a file of games, a mixture of the three: with and without verifying, in one process and on all cores."""

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sixfold.arena import Match, plan, play_game
from sixfold.games import GAMES
from sixfold.records import read_records, states, write_line
from sixfold.workers import cores

EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
ROUNDS = 2


def write(path: Path, games: int) -> None:
    """Write so many games, of each edition in turn."""
    matches = [plan(Match(edition_id, ("greedy", "greedy"), games, "records")) for edition_id in EDITIONS]
    played = (play_game(next(matches[number % len(matches)])) for number in range(games))
    path.write_text("".join(write_line(game.record) for game in played), encoding="utf-8")


def judged_twice(path: Path) -> Iterator[object]:
    """Verify, and ask the rules about every turn once more, as the reader did before it trusted their first answer."""
    for record in read_records(path, verify=False):
        rules = GAMES[record["game"]]
        for before, after in pairwise(states(record)):
            turns: Any = getattr(after, "turns", ())
            rules.refusal(before, before.seat, turns[-1].action)
        yield record


def seconds(read: Callable[[], Iterable[object]]) -> float:
    """How long it takes to read all records, none of which is kept."""
    begun = time.perf_counter()
    for _ in read():
        pass
    return time.perf_counter() - begun


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Milliseconds a game, the best of interleaved rounds, and ratios within one run."""
    games = 1000 if full else 150
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        write(path, games)
        ways: dict[str, Callable[[], Iterable[object]]] = {
            "shape only": lambda: read_records(path, verify=False),
            "verified": lambda: read_records(path),
            "verified, every turn judged twice": lambda: judged_twice(path),
            f"verified, {cores()} workers": lambda: read_records(path, workers=cores()),
        }
        best = dict.fromkeys(ways, float("inf"))
        for _ in range(ROUNDS):
            for name, read in ways.items():
                best[name] = min(best[name], seconds(read))
    for name, took in best.items():
        yield {"what": f"{name}, {games} games", "figure": 1000 * took / games, "unit": "ms/game"}
    shape, once, twice, shared = best.values()
    yield {"what": "judged twice ÷ verified", "figure": twice / once, "unit": "×"}
    yield {"what": "verified ÷ shape only", "figure": once / shape, "unit": "×"}
    yield {"what": "verified ÷ verified by workers", "figure": once / shared, "unit": "×"}

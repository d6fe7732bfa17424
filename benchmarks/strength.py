"""The strength table of `docs/strength.md`: matches on paired deals, all chance from one seed."""

from collections.abc import Iterator
from typing import Any

from sixfold.arena import Match, Tally, cores, plan, play_here

SEED = "strength"
MATCHES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("tiles-nl", ("novice", "greedy"), 1000),
    ("tiles-nl", ("club", "greedy"), 4000),
    ("tiles-nl", ("expert", "greedy"), 1000),
    ("tiles-nl", ("expert", "club"), 1000),
    ("tiles-nl", ("expert", "greedy", "greedy", "greedy"), 600),
    ("cubes-nl", ("novice", "greedy"), 1000),
    ("cubes-nl", ("club", "greedy"), 1000),
    ("cubes-nl", ("expert", "greedy"), 1000),
    ("cubes-nl", ("expert", "club"), 1000),
    ("cards-999", ("novice", "greedy"), 1000),
    ("cards-999", ("club", "greedy"), 1000),
    ("cards-999", ("expert", "greedy"), 1000),
    ("cards-999", ("expert", "club"), 1000),
)


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Wins of the first bot with half the 95 % interval, its lead and its time; a fiftieth of the games unless full."""
    for edition_id, bots, games in MATCHES:
        tally = Tally(bots)
        for played in play_here(plan(Match(edition_id, bots, games if full else games // 50, SEED)), cores()):
            tally.add(played)
        first = tally.standings()[0]
        low, high = first.interval
        what = f"{edition_id}, {first.name} against {', '.join(bots[1:])}, {first.games} games"
        yield {"what": f"{what}: wins ({100 * low:.1f}–{100 * high:.1f})", "figure": 100 * first.rate, "unit": "%"}
        yield {"what": f"{what}: lead", "figure": first.margin, "unit": "points"}
        yield {"what": f"{what}: time", "figure": first.milliseconds or 0.0, "unit": "ms a decision"}

"""Time a decision of every bot takes, at every game and with the fewest and the most players."""

from collections.abc import Iterator
from typing import Any

from sixfold.arena import Match, Tally, plan, play_game
from sixfold.bots import NAMES
from sixfold.games import EDITIONS

TABLES = {"tiles-nl": (2, 8), "cubes-nl": (2, 4), "cards-999": (2, 4)}


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Mean milliseconds a decision, each bot at a table of its like."""
    for edition_id, tables in TABLES.items():
        assert edition_id in EDITIONS
        for players in tables:
            for name in NAMES:
                tally = Tally((name,) * players)
                for game in plan(Match(edition_id, (name,) * players, 4 if full else 1, "time")):
                    tally.add(play_game(game))
                timed = [standing.milliseconds or 0.0 for standing in tally.standings()]
                what = f"{edition_id}, {players} players, {name}"
                yield {"what": what, "figure": sum(timed) / len(timed), "unit": "ms a decision"}

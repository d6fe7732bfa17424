"""The ladder's table of `docs/strength.md`: levels against those near them, and how many points of Elo they lie apart.

Every deal is played once with each seating. A win of a table is taken to go by strength alone: a player's chance is its
own strength among the sum of all at the table (Plackett and Luce; between two that is Elo).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, pairwise
from math import log10
from random import Random
from typing import Any

from sixfold.arena import Game, Match, Played, plan, play_here
from sixfold.bots import LEVELS
from sixfold.workers import cores

SEED = "rungs"
EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
FARTHEST = {2: 3, 4: 4}
"""By number of players, how many steps the weakest and the strongest at a table are apart at most."""
DEALS = {2: (200, 50), 4: (30, 5)}
"""By number of players, the deals of a table: of most, and of those at which the last level sits, who thinks long."""
RESAMPLED = 300

Table = tuple[int, ...]
Outcome = tuple[Table, tuple[float, ...]]
"""Levels at a table, and what each of them won of a deal: games, a shared one in parts."""


def tables(players: int) -> list[Table]:
    """The tables at which levels near each other meet."""
    everybody = combinations(range(len(LEVELS)), players)
    return [table for table in everybody if table[-1] - table[0] <= FARTHEST[players]]


def games_of(edition_id: str, table: Table, deal: int) -> list[Game]:
    """One deal at one table, to be played once with each seating."""
    match = Match(edition_id, tuple(LEVELS[level] for level in table), len(table) * (deal + 1), SEED)
    return list(plan(match))[len(table) * deal :]


def outcome(table: Table, games: Iterable[Played]) -> Outcome:
    """What each level of a table won of a deal."""
    played = list(games)
    return table, tuple(sum(game.share(entrant) for game in played) for entrant in range(len(table)))


def strengths(outcomes: Iterable[Outcome], rounds: int = 400) -> list[float]:
    """Points of Elo by level, the first at 0, that make these outcomes likeliest."""
    wins = [0.1] * len(LEVELS)
    games: Counter[Table] = Counter()
    for table, won in outcomes:
        games[table] += len(table)
        for level, share in zip(table, won, strict=True):
            wins[level] += share
    worth = [1.0] * len(LEVELS)
    for _ in range(rounds):
        # A fifth of a game that nobody won keeps those finite who won or lost all of theirs.
        met = [0.2 / (value + 1) for value in worth]
        for table, count in games.items():
            part = count / sum(worth[level] for level in table)
            for level in table:
                met[level] += part
        worth = [won / part for won, part in zip(wins, met, strict=True)]
    return [400 * log10(value / worth[0]) for value in worth]


def steps_of(points: Sequence[float]) -> list[float]:
    """How far each level is above the one before it."""
    return [higher - lower for lower, higher in pairwise(points)]


def uncertain(outcomes: Sequence[Outcome], rng: Random) -> list[tuple[float, float]]:
    """The 95 % interval of each step, from deals drawn again and again out of those that were played."""
    drawn = [steps_of(strengths(rng.choices(outcomes, k=len(outcomes)), 60)) for _ in range(RESAMPLED)]
    ordered = [sorted(values) for values in zip(*drawn, strict=True)]
    low, high = int(0.025 * RESAMPLED), int(0.975 * RESAMPLED)
    return [(values[low], values[high]) for values in ordered]


def figures(edition_id: str, players: int, outcomes: Sequence[Outcome]) -> Iterator[Mapping[str, Any]]:
    """Each step of the ladder with its interval."""
    games = sum(len(table) for table, _ in outcomes)
    between = zip(steps_of(strengths(outcomes)), uncertain(outcomes, Random(SEED)), strict=True)
    for step, (points, (low, high)) in enumerate(between, 1):
        what = f"{edition_id}, {players} players, {games} games: {LEVELS[step]} above {LEVELS[step - 1]}"
        yield {"what": f"{what} ({low:.0f} to {high:.0f})", "figure": points, "unit": "Elo"}


def rounds(players: int, full: bool) -> list[Table]:
    """The tables in the order in which they are played, each as often as it has deals; once unless full."""
    deals = {table: DEALS[players][len(LEVELS) - 1 in table] if full else 1 for table in tables(players)}
    return [table for number in range(max(deals.values())) for table, many in deals.items() if number < many]


def measure(full: bool) -> Iterator[Mapping[str, Any]]:
    """All steps in all games, between two and among four."""
    for edition_id in EDITIONS:
        for players in DEALS:
            order = rounds(players, full)
            dealt = Counter[Table]()
            games: list[Game] = []
            for table in order:
                games += games_of(edition_id, table, dealt[table])
                dealt[table] += 1
            played = play_here(iter(games), cores())
            yield from figures(edition_id, players, [outcome(table, islice(played, players)) for table in order])

"""Ratings from finished games of any number of players, by the model of Plackett and Luce."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sixfold.arena.match import Match


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength: the estimate, its uncertainty, and a careful figure for ranking (estimate − 3 × it)."""

    name: str
    games: int
    strength: float
    uncertainty: float
    ordinal: float


def ratings(records: Iterable[Mapping[str, Any]]) -> list[Rating]:
    """Everybody who sat in the finished games, the strongest first. Players are known by their names."""
    from openskill.models import PlackettLuce  # only ratings need it, and it comes with an extra

    model = PlackettLuce()
    known: dict[str, Any] = {}
    games: dict[str, int] = {}
    for record in records:
        result = record["result"]
        names = [str(player["name"]) for player in record["players"]]
        if result is None or len(set(names)) < len(names):
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
        for name, (rated,) in zip(names, model.rate(teams, scores=result["scores"]), strict=True):
            known[name] = rated
            games[name] = games.get(name, 0) + 1
    found = [Rating(name, games[name], rated.mu, rated.sigma, rated.ordinal()) for name, rated in known.items()]
    return sorted(found, key=lambda rating: (-rating.ordinal, rating.name))


def tournament(edition_id: str, bots: tuple[str, ...], players: int, games: int, seed: str) -> list[Match]:
    """One match for every choice of so many bots, each of so many games."""
    return [Match(edition_id, table, games, f"{seed}/{'+'.join(table)}") for table in combinations(bots, players)]

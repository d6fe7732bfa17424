"""Ratings from finished games of any number of players, by the model of Plackett and Luce."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sixfold.arena.match import Match, forfeit_in


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength: the estimate, its uncertainty, and a careful figure for ranking (estimate − 3 × it)."""

    name: str
    games: int
    strength: float
    uncertainty: float
    ordinal: float


class Ladder:
    """Everybody who sat in the finished games so far. Players are known by their names."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # only ratings need it, and it comes with an extra

        self.games = 0
        """How many records were shown, those that count for nothing too."""
        self._model = PlackettLuce()
        self._known: dict[str, Any] = {}
        self._played: dict[str, int] = {}

    def add(self, record: Mapping[str, Any]) -> None:
        """Rate one more game; one that is not over, or has two players of one name, counts for nothing."""
        self.games += 1
        scores = _scores(record)
        names = [str(player["name"]) for player in record["players"]]
        if scores is None or len(set(names)) < len(names):
            return
        teams = [[self._known.setdefault(name, self._model.rating(name=name))] for name in names]
        for name, (rated,) in zip(names, self._model.rate(teams, scores=scores), strict=True):
            self._known[name] = rated
            self._played[name] = self._played.get(name, 0) + 1

    def ratings(self) -> list[Rating]:
        """All of them, the strongest first."""
        found = [
            Rating(name, self._played[name], rated.mu, rated.sigma, rated.ordinal())
            for name, rated in self._known.items()
        ]
        return sorted(found, key=lambda rating: (-rating.ordinal, rating.name))


def _scores(record: Mapping[str, Any]) -> list[float] | None:
    """Scores by seat, of which only the order counts; whoever lost by a fault is last, and the others are equal."""
    if (forfeit := forfeit_in(record)) is not None:
        return [float(seat != forfeit.seat) for seat in range(len(record["players"]))]
    return record["result"] and [float(score) for score in record["result"]["scores"]]


def ratings(records: Iterable[Mapping[str, Any]]) -> list[Rating]:
    """Everybody who sat in the finished games, the strongest first."""
    ladder = Ladder()
    for record in records:
        ladder.add(record)
    return ladder.ratings()


def tournament(edition_id: str, bots: tuple[str, ...], players: int, games: int, seed: str) -> Iterator[Match]:
    """One match for every choice of so many bots, each of so many games."""
    for table in combinations(bots, players):
        yield Match(edition_id, table, games, f"{seed}/{'+'.join(table)}")

"""What a player notices on a board of tiles or cubes, and what it takes a placement to be worth.

People do not choose badly from a list of all moves: they never see most of it. These are the ways in which they fail
to see, each with a number of its own, so that a level errs as people of that strength do.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from sixfold.bots.pick import best
from sixfold.core.refusals import Cell
from sixfold.games.placement import Board, Placement
from sixfold.games.placement.generate import line_points

Scored = Sequence[tuple[Placement, int]]


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a player sees the board."""

    near: int = 0
    """Within so many steps of the latest turns it notices every place."""
    far: float = 1.0
    """How often it notices a place that lies farther away."""
    crossings: float = 1.0
    """How often it notices that a piece also makes a line across the one it is laid along."""
    longing: float = 0.0
    """Points that every piece beyond the first seems to be worth: it loves to lay long lines."""

    def again(self) -> "Sight":
        """What a second look in the same turn adds to the first."""
        far, crossings = (1 - (1 - chance) ** 2 for chance in (self.far, self.crossings))
        return replace(self, far=far, crossings=crossings)


@dataclass(frozen=True, slots=True)
class Noticed:
    """Placements as a player sees them in one turn: those it notices, each with the points it seems to score."""

    placements: list[tuple[Placement, float]]

    def seeming(self, rng: Random) -> tuple[float, Placement]:
        """The one that seems to score most, and how much; ties are drawn."""
        placement = self.best(rng)
        return max(seeming for _, seeming in self.placements), placement

    def best(self, rng: Random, besides: Callable[[Placement], float] = lambda _: 0.0) -> Placement:
        """The one that seems best, with whatever else is held to be worth something; ties are drawn."""
        return best(rng, [(placement, seeming + besides(placement)) for placement, seeming in self.placements])


def notice(rng: Random, board: Board, scored: Scored, latest: Iterable[Cell], sight: Sight, bonus: int) -> Noticed:
    """What a player notices of all placements. Somebody who notices none looks on until all are found."""
    places, close = sorted(board.openings), _around(latest, sight.near)
    seen = {place for place in places if rng.random() < sight.far or place in close}
    overlooked = {place for place in places if rng.random() >= sight.crossings}
    found = [entry for entry in scored if not board.pieces or any(cell in seen for _, cell in entry[0])] or scored
    return Noticed(
        [
            (placement, score - _crossing_points(board, placement, overlooked, bonus) + _longed(placement, sight))
            for placement, score in found
        ]
    )


def _around(cells: Iterable[Cell], steps: int) -> set[Cell]:
    """All cells within so many steps of some of these."""
    reached = set(cells)
    for _ in range(steps):
        reached |= {(x + dx, y + dy) for x, y in reached for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return reached


def _longed(placement: Placement, sight: Sight) -> float:
    return sight.longing * (len(placement) - 1)


def _crossing_points(board: Board, placement: Placement, overlooked: set[Cell], bonus: int) -> int:
    """The points of the lines that are made in passing, on places where they are overlooked."""
    in_row = len({y for _, (_, y) in placement}) == 1
    points = 0
    for _, cell in placement:
        if cell in overlooked:
            _, row_length, _, column_length = board.openings[cell]
            across = min(row_length, column_length) if len(placement) == 1 else column_length if in_row else row_length
            points += line_points(across, bonus)
    return points

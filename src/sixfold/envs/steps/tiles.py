"""Turns of tiles in moves; what is swapped is traded."""

from collections.abc import Iterable

from sixfold.core.edition import Edition
from sixfold.envs.steps.placement import Makers, PlacementSteps, Sorted
from sixfold.games.tiles import Action, Pass, Place, Trade, legal_actions


def steps(_: Edition) -> PlacementSteps:
    """The moves of an edition of tiles."""
    return PlacementSteps(Makers(Place, Trade, Pass, _sort), legal_actions)


def _sort(actions: Iterable[Action]) -> Sorted:
    placements, swaps, passing = [], [], False
    for action in actions:
        match action:
            case Place(placement):
                placements.append(placement)
            case Trade(pieces):
                swaps.append(pieces)
            case Pass():
                passing = True
    return Sorted(tuple(placements), tuple(swaps), passing)

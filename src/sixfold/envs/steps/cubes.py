"""Turns of cubes in moves; what is swapped is rolled."""

from collections.abc import Iterable

from sixfold.core.edition import Edition
from sixfold.envs.steps.placement import Makers, PlacementSteps, Sorted
from sixfold.games.cubes import Action, Pass, Place, Reroll, legal_actions


def steps(_: Edition) -> PlacementSteps:
    """The moves of an edition of cubes."""
    return PlacementSteps(Makers(Place, Reroll, Pass, _sort), legal_actions)


def _sort(actions: Iterable[Action]) -> Sorted:
    placements, swaps, passing = [], [], False
    for action in actions:
        match action:
            case Place(placement):
                placements.append(placement)
            case Reroll(pieces):
                swaps.append(pieces)
            case Pass():
                passing = True
    return Sorted(tuple(placements), tuple(swaps), passing)

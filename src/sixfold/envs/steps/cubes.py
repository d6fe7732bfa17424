"""Turns of cubes in moves; what is swapped is rolled."""

from sixfold.core.edition import Edition
from sixfold.envs.steps.placement import Makers, PlacementSteps
from sixfold.games.cubes import Pass, Place, Reroll, legal_actions


def steps(_: Edition) -> PlacementSteps:
    """The moves of an edition of cubes."""
    return PlacementSteps(Makers(Place, Reroll, Pass), legal_actions)

"""Turns of tiles in moves; what is swapped is traded."""

from sixfold.core.edition import Edition
from sixfold.envs.steps.placement import Makers, PlacementSteps
from sixfold.games.tiles import Pass, Place, Trade, legal_actions


def steps(_: Edition) -> PlacementSteps:
    """The moves of an edition of tiles."""
    return PlacementSteps(Makers(Place, Trade, Pass), legal_actions)

"""A turn in small moves, each a number: one way of stepping for each game, found by the game's name."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from sixfold.core.edition import Edition
from sixfold.envs.steps import cards, cubes, tiles
from sixfold.envs.steps.kinds import IllegalMove, Partial, Steps
from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles

_STEPS: Mapping[str, Callable[[Edition], Steps]] = MappingProxyType(
    {the_tiles.NAME: tiles.steps, the_cubes.NAME: cubes.steps, the_cards.NAME: cards.steps}
)


@lru_cache
def steps_of(edition: Edition) -> Steps:
    """The moves of an edition."""
    return _STEPS[edition.game](edition)


__all__ = ["IllegalMove", "Partial", "Steps", "steps_of"]

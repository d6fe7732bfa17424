"""The modules of this room by game."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles
from sixfold.puzzles import cards, cubes, tiles

PUZZLED: Mapping[str, Any] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})
"""Each says what its solver sees, which plays there are, which is best, and what that is about."""


def chance_of(*key: object) -> Random:
    """Chance that is the same for the same key."""
    return Random(" ".join(map(str, key)))

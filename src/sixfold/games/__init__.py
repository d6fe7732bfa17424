"""The rules: three games, six editions, pure functions on frozen states."""

from collections.abc import Mapping
from types import MappingProxyType

from sixfold.core.game import AnyGame
from sixfold.games import cards, cubes, tiles
from sixfold.games.editions import EDITIONS, UnknownEdition, edition

GAMES: Mapping[str, AnyGame] = MappingProxyType({"tiles": tiles, "cubes": cubes, "cards": cards})

__all__ = ["EDITIONS", "GAMES", "UnknownEdition", "cards", "cubes", "edition", "tiles"]

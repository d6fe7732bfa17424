"""The rules: three games, six editions, pure functions on frozen states."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from sixfold.core.game import AnyGame
from sixfold.games import cards, cubes, tiles
from sixfold.games.editions import EDITIONS, UnknownEdition, add_edition, edition, editions_of

GameName: TypeAlias = Literal["tiles", "cubes", "cards"]
"""The names of the games as a type, for those who describe an interface."""
_ALL: tuple[AnyGame, ...] = (tiles, cubes, cards)
GAMES: Mapping[str, AnyGame] = MappingProxyType({game.NAME: game for game in _ALL})

__all__ = [
    "EDITIONS",
    "GAMES",
    "GameName",
    "UnknownEdition",
    "add_edition",
    "cards",
    "cubes",
    "edition",
    "editions_of",
    "tiles",
]

"""The rules: three games, six editions, pure functions on frozen states."""

from collections.abc import Mapping
from types import MappingProxyType

from sixfold.core.game import AnyGame
from sixfold.games import cards, cubes, tiles
from sixfold.games.editions import EDITIONS, UnknownEdition, add_edition, edition, editions_of

_ALL: tuple[AnyGame, ...] = (tiles, cubes, cards)
GAMES: Mapping[str, AnyGame] = MappingProxyType({game.NAME: game for game in _ALL})

__all__ = [
    "EDITIONS",
    "GAMES",
    "UnknownEdition",
    "add_edition",
    "cards",
    "cubes",
    "edition",
    "editions_of",
    "tiles",
]

"""Turns as records write them, game by game: a turn to JSON, and JSON followed by the rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles
from sixfold.records.turns import cards, cubes, tiles
from sixfold.records.turns.following import Written


class Turns(Protocol):
    """What a game's module of this folder offers."""

    def turn_json(self, turn: Any, /) -> dict[str, Any]:
        """A turn as records write it."""

    def follow(self, state: Any, turn: Written, number: int, /) -> Any:
        """The state after a recorded turn, every claim of which is checked; `BadRecord` at the first that is wrong."""


TURNS: Mapping[str, Turns] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})

__all__ = ["TURNS", "Turns", "Written"]

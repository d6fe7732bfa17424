"""Players: an observation in, an action out."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.bots import greedy, novice, random

Bot = Callable[[Any, Random], Any]
"""Chooses an action for the player on turn from what that seat observes; all chance comes from the generator."""

BOTS: Mapping[str, Mapping[str, Bot]] = MappingProxyType(
    {
        "random": {"tiles": random.tiles, "cubes": random.cubes, "cards": random.cards},
        "novice": {"tiles": novice.tiles, "cubes": novice.cubes, "cards": novice.cards},
        "greedy": {"tiles": greedy.tiles, "cubes": greedy.cubes, "cards": greedy.cards},
    }
)
NAMES = tuple(BOTS)


class UnknownBot(ValueError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def bot(name: str, game: str) -> Bot:
    """The bot of that name for that game."""
    try:
        return BOTS[name][game]
    except KeyError:
        raise UnknownBot(name) from None


__all__ = ["BOTS", "NAMES", "Bot", "UnknownBot", "bot"]

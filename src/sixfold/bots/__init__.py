"""Players: an observation in, an action out."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.bots import cards, cubes, tiles
from sixfold.bots.advice import Advice
from sixfold.bots.budget import MOST_ROLLOUTS, ROLLOUTS
from sixfold.bots.names import VERSIONS, parse_name

Adviser = Callable[[Any, Random], list[Advice[Any]]]
"""Gives what the strongest bot would do, best first, from what the seat on turn observes."""
Bot = Callable[[Any, Random], Any]
"""Chooses an action for the player on turn from what that seat observes; all chance comes from the generator."""

NAMES = ("random", "novice", "greedy", "club", "expert")
"""The levels, from the weakest to the strongest."""

_BOTS: Mapping[str, Mapping[str, Bot]] = MappingProxyType(
    {
        "random": {"tiles": tiles.random, "cubes": cubes.random, "cards": cards.random},
        "novice": {"tiles": tiles.novice, "cubes": cubes.novice, "cards": cards.novice},
        "greedy": {"tiles": tiles.greedy, "cubes": cubes.greedy, "cards": cards.greedy},
        "club": {"tiles": tiles.club, "cubes": cubes.club, "cards": cards.club},
    }
)
_EXPERTS: Mapping[str, Callable[[int, int], Bot]] = MappingProxyType(
    {"tiles": tiles.expert, "cubes": cubes.expert, "cards": cards.expert}
)
_ADVISERS: Mapping[str, Adviser] = MappingProxyType(
    {"tiles": tiles.advise, "cubes": cubes.advise, "cards": cards.advise}
)


class UnknownBot(ValueError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def bot(name: str, game: str) -> Bot:
    """The bot of that name for that game; `expert@500` is an expert with a budget of its own, `expert/1` an older one.

    A budget counts rollouts, not time: so the same seed gives the same choice on any machine.
    """
    parsed = parse_name(name)
    if parsed and parsed.level == "expert" and game in _EXPERTS:
        version = parsed.version or VERSIONS
        rollouts = parsed.budget or ROLLOUTS[game]
        if version <= VERSIONS and rollouts <= MOST_ROLLOUTS:
            return _EXPERTS[game](rollouts, version)
    elif parsed and name == parsed.level and name in _BOTS and game in _BOTS[name]:
        return _BOTS[name][game]
    raise UnknownBot(name)


def adviser(game: str) -> Adviser:
    """Who gives hints for that game: the strongest bot."""
    return _ADVISERS[game]


__all__ = ["NAMES", "Advice", "Adviser", "Bot", "UnknownBot", "adviser", "bot"]

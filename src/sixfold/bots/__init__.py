"""Players: an observation in, an action out."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.bots import cards, cubes, tiles
from sixfold.bots.advice import Advice
from sixfold.bots.budget import MOST_ROLLOUTS, ROLLOUTS

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
_EXPERTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType(
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
    """The bot of that name for that game; `expert@500` is an expert with a budget of its own.

    A budget counts rollouts, not time: so the same seed gives the same choice on any machine.
    """
    level, at, budget = name.partition("@")
    if level == "expert" and game in _EXPERTS:
        if not at:
            return _EXPERTS[game](ROLLOUTS[game])
        if budget.isdecimal() and 0 < int(budget) <= MOST_ROLLOUTS:
            return _EXPERTS[game](int(budget))
    elif not at and level in _BOTS and game in _BOTS[level]:
        return _BOTS[level][game]
    raise UnknownBot(name)


def adviser(game: str) -> Adviser:
    """Who gives hints for that game: the strongest bot."""
    return _ADVISERS[game]


__all__ = ["NAMES", "Advice", "Adviser", "Bot", "UnknownBot", "adviser", "bot"]

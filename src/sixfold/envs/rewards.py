"""What a step is worth to each seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sixfold.games import GAMES

Reward = Callable[[Any, Any], list[float]]
"""What a state brought to each seat, compared with the one before."""


class UnknownReward(ValueError):
    """No reward has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no reward {name!r}; there are {', '.join(REWARDS)}")
        self.name = name


def win(_: Any, after: Any) -> list[float]:
    """At the end 1 for the winner and 0 for the others; whoever share the win share the 1."""
    result = GAMES[after.edition.game].result(after)
    if result is None:
        return [0.0] * after.players
    share = 1 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(after.players)]


def score(before: Any, after: Any) -> list[float]:
    """At once, the points gained less the mean of what the others gained; in all, the lead over their mean."""
    gained = [now - then for now, then in zip(_scores(after), _scores(before), strict=True)]
    others = after.players - 1
    return [mine - (sum(gained) - mine) / others for mine in gained]


def _scores(state: Any) -> Sequence[int]:
    """The scores as the rules count them at the end, asked before it."""
    reached = GAMES[state.edition.game].result(replace(state, ended=state.ended or "asked"))
    assert reached is not None
    return reached.scores


REWARDS: Mapping[str, Reward] = MappingProxyType({"win": win, "score": score})


def reward_of(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise UnknownReward(name)
    return REWARDS[name]

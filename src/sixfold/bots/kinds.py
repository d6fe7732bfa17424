"""What a bot is: something that is called with what its seat sees, and answers with an action."""

from random import Random
from typing import Any, Protocol, TypeVar

ObservationT = TypeVar("ObservationT", contravariant=True)
ActionT = TypeVar("ActionT", covariant=True)


class Bot(Protocol[ObservationT, ActionT]):
    """Chooses an action for the player on turn from what that seat observes; all chance comes from the generator."""

    def __call__(self, observation: ObservationT, rng: Random, /) -> ActionT:
        """The action that is chosen."""


AnyBot = Bot[Any, Any]

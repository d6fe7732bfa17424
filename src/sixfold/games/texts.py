"""Reading and writing actions and what a seat sees, whichever the game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from sixfold.games import cards, cubes, tiles

ActionT = TypeVar("ActionT", covariant=True)
ObservationT = TypeVar("ObservationT")


class Texts(Protocol[ActionT, ObservationT]):
    """The verbs of a game's notation."""

    def parse_action(self, text: str) -> ActionT:
        """Read what `notation` of an action says."""

    def seen_text(self, seen: ObservationT) -> str:
        """What a seat sees, on one line."""

    def parse_seen(self, text: str) -> ObservationT:
        """Read what `seen_text` writes."""


TEXTS: Mapping[str, Texts[Any, Any]] = MappingProxyType({"tiles": tiles, "cubes": cubes, "cards": cards})

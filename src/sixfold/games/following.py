"""Games at real tables, where hands may be unknown: the verbs that each game's `followed` module offers."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from sixfold.core.edition import Edition
from sixfold.core.followed import Followed
from sixfold.core.game import Hand
from sixfold.core.refusals import Refusal
from sixfold.games import cards, cubes, tiles
from sixfold.games.cards import followed as cards_followed
from sixfold.games.cubes import followed as cubes_followed
from sixfold.games.tiles import followed as tiles_followed


class Following(Protocol):
    """How a game is followed by somebody who does not see the hands."""

    def follow_from(self, edition: Edition, first: int, hands: tuple[Hand | None, ...]) -> Followed:
        """A game before its first turn."""

    def follow_refusal(self, state: Followed, action: Any, /) -> Refusal | None:
        """Why the player on turn may not do this, as far as anybody can tell; `LyingUnknown` if nobody can."""

    def follow(self, state: Followed, action: Any, draw: Hand | None, /) -> Followed:
        """The state after a turn that is not refused; `NotHeld` if the box has no such pieces."""

    def unseen(self, state: Followed, /) -> Counter[Any]:
        """What is not to be seen: by kind, or by colour where that is all that a piece outside shows."""

    def surely_able(self, state: Followed, /) -> bool:
        """Whether the player on turn can certainly lay or play something."""


FOLLOWING: Mapping[str, Following] = MappingProxyType(
    {tiles.NAME: tiles_followed, cubes.NAME: cubes_followed, cards.NAME: cards_followed}
)

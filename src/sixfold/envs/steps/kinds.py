"""What a game in steps is: turns made of small moves, each a number."""

from typing import Any, Protocol, Self


class IllegalMove(ValueError):
    """A move that the mask does not allow."""

    def __init__(self, move: object) -> None:
        super().__init__(f"move {move!r} is not legal here")
        self.move = move


class Partial(Protocol):
    """A turn in the making: frozen, known only to the player on turn, and always able to become a legal action."""

    @property
    def action(self) -> Any | None:
        """The whole action, once the turn is complete."""

    def legal(self) -> tuple[int, ...]:
        """The moves that lead on, in ascending order; none once the turn is complete."""

    def after(self, move: int) -> Self:
        """The turn with one more move; `IllegalMove` if that is none of the legal ones."""


class Steps(Protocol):
    """How the turns of a game are made of moves. All moves of an edition are numbered from 0; the last is to wait."""

    @property
    def size(self) -> int:
        """How many moves there are."""

    def begin(self, seen: Any) -> Partial:
        """The turn of the observer, who is on turn, before its first move."""

    def way(self, seen: Any, action: Any) -> list[int]:
        """Moves that make a legal action."""

    def name(self, move: int) -> str:
        """A move as people read it."""


WAIT = "wait"
"""What the last move is called: it is for those who are not on turn, and changes nothing."""

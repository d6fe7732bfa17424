"""States and observations in a line, for people who look at them in a console."""

from collections.abc import Sequence
from typing import Protocol

from sixfold.core.edition import Edition
from sixfold.core.pieces import Piece, piece_names


class Seen(Protocol):
    """What states and observations have in common."""

    @property
    def edition(self) -> Edition:
        """The rules."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def ended(self) -> str | None:
        """Why the game is over, once it is."""


def brief(
    seen: Seen, scores: Sequence[int], left: int, hand: Sequence[Piece] | None = None, holder: int | None = None
) -> str:
    """The kind of thing, the edition, whose turn it is, a hand by its pieces, the scores, and what is left to draw.

    The hand is that of the holder; without one, that of the player on turn.
    """
    words = [f"seat {seen.seat} to play" if seen.ended is None else seen.ended]
    if hand is not None:
        words.append(f"seat {seen.seat if holder is None else holder} holds {piece_names(hand) or 'nothing'}")
    words += ["-".join(map(str, scores)), f"{left} left"]
    return f"<{type(seen).__name__} {seen.edition.id}: {', '.join(words)}>"

"""What chance is, made explicit: one piece after the other, each with its probability."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import COLOURS, SHAPES, Piece, colour_of, piece_of

Outcomes = list[tuple[Piece, float]]
"""Pieces and how likely each is; they add up to 1."""


class Chance(Protocol):
    """What chance does in a game that has no seed."""

    def dealing(self, edition: Edition, dealt: Hand) -> Outcomes:
        """What the next piece of the deal may be; hands are dealt one after the other."""

    def deal_counts(self, edition: Edition, hands: list[Hand]) -> bool:
        """Whether these hands stand, or everybody is dealt new ones."""

    def drawing(self, state: Any, action: Any, drawn: Hand) -> Outcomes:
        """What the next piece may be that an action draws or rolls; none if it has all."""

    def advance(self, state: Any, action: Any, drawn: Hand) -> Any:
        """The state after an action and all that it has drawn or rolled."""


def from_bag(bag: Iterable[Piece], drawn: Hand) -> Outcomes:
    """Any piece that is left, by how often it is there."""
    left = Counter(bag) - Counter(drawn)
    total = left.total()
    return [(piece, left[piece] / total) for piece in sorted(left)]


def rolled(colours: Counter[int]) -> Outcomes:
    """A cube of any of these colours, by how often each is there, and any of its shapes."""
    total = colours.total() * len(SHAPES)
    return [
        (piece_of(colour, shape), colours[colour] / total)
        for colour in range(len(COLOURS))
        if colours[colour]
        for shape in range(len(SHAPES))
    ]


def colours_of(pieces: Iterable[Piece]) -> Counter[int]:
    """How many pieces there are of each colour."""
    return Counter(colour_of(piece) for piece in pieces)

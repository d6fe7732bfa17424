"""Hands: small collections in which equal pieces may occur more than once."""

from collections import Counter
from collections.abc import Iterable, Iterator

from sixfold.core.pieces import Piece


class NotHeld(ValueError):
    """Pieces were to be taken that are not there, or not that often."""

    def __init__(self, missing: tuple[Piece, ...]) -> None:
        super().__init__(f"pieces not held: {missing}")
        self.missing = missing


def missing_from(hand: Iterable[Piece], wanted: Iterable[Piece]) -> tuple[Piece, ...]:
    """The wanted pieces that the hand cannot supply, counting repeats."""
    left = list(hand)
    missing = []
    for piece in wanted:
        if piece in left:
            left.remove(piece)
        else:
            missing.append(piece)
    return tuple(missing)


def without(hand: Iterable[Piece], taken: Iterable[Piece]) -> tuple[Piece, ...]:
    """The hand after taking pieces out one by one, so that an equal one stays; the order is kept."""
    left, wanted = list(hand), tuple(taken)
    for piece in wanted:
        if piece not in left:
            raise NotHeld(missing_from(hand, wanted))
        left.remove(piece)
    return tuple(left)


def choices_from(hand: Iterable[Piece]) -> Iterator[tuple[Piece, ...]]:
    """Every different non-empty choice of pieces from the hand, each once; equal pieces are interchangeable."""
    choices: list[tuple[Piece, ...]] = [()]
    for piece, count in sorted(Counter(hand).items()):
        choices = [choice + (piece,) * taken for taken in range(count + 1) for choice in choices]
    return iter(choices[1:])

"""Reading pieces and placements that the schema has let through."""

from collections.abc import Iterable, Sequence
from typing import Any

from sixfold.core.game import Hand
from sixfold.core.pieces import parse_piece
from sixfold.games.placement import Placement


def parse_hand(codes: Iterable[str]) -> Hand:
    """A list of piece codes."""
    return tuple(parse_piece(code) for code in codes)


def parse_hands(hands: Iterable[Iterable[str]]) -> tuple[Hand, ...]:
    """A list of lists of piece codes: hands, or series."""
    return tuple(parse_hand(hand) for hand in hands)


def parse_placement(placement: Iterable[Sequence[Any]]) -> Placement:
    """A list of piece code, x and y."""
    return tuple((parse_piece(code), (int(x), int(y))) for code, x, y in placement)

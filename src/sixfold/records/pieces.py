"""Pieces, placements and cells as JSON, both ways; what is read has a checked shape.

JSON knows lists only, so lists are written, and a record reads back equal; the types say what each list holds.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sixfold.core.game import Hand
from sixfold.core.pieces import Piece, parse_piece, piece_name
from sixfold.core.refusals import Cell
from sixfold.games.placement import Placement


def parse_hand(codes: Iterable[str]) -> Hand:
    """Read a list of piece codes."""
    return tuple(parse_piece(code) for code in codes)


def hand_json(pieces: Iterable[Piece]) -> list[str]:
    """Write what `parse_hand` reads."""
    return [piece_name(piece) for piece in pieces]


def parse_hands(hands: Iterable[Iterable[str]]) -> tuple[Hand, ...]:
    """Read a list of lists of piece codes: hands, or series."""
    return tuple(parse_hand(hand) for hand in hands)


def hands_json(hands: Iterable[Iterable[Piece]]) -> list[list[str]]:
    """Write what `parse_hands` reads."""
    return [hand_json(hand) for hand in hands]


def parse_placement(placement: Iterable[Sequence[Any]]) -> Placement:
    """Read a list of piece code, x and y."""
    return tuple((parse_piece(code), (int(x), int(y))) for code, x, y in placement)


def placement_json(placement: Iterable[tuple[Piece, Cell]]) -> list[tuple[str, int, int]]:
    """Write what `parse_placement` reads."""
    return [cast("tuple[str, int, int]", [piece_name(piece), x, y]) for piece, (x, y) in placement]


def cells_json(cells: Iterable[Cell]) -> list[tuple[int, int]]:
    """Write cells as pairs of x and y."""
    return [cast("tuple[int, int]", [x, y]) for x, y in cells]

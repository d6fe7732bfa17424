"""Reading the parts of a position that anybody may have written."""

from typing import Any

from sixfold.core.game import Hand
from sixfold.core.pieces import Piece, UnknownPiece, parse_piece
from sixfold.core.refusals import Cell

Json = dict[str, Any]

NOT_A_PIECE = Piece(-1)
"""Stands for a code in a play that names no piece: the arbiter refuses it."""


class BadPosition(ValueError):
    """A position that cannot be judged: `reason` and `values` choose the words."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


def list_of(content: Json, field: str) -> list[Any]:
    """A field that holds a list."""
    return listed(content.get(field), field)


def listed(value: object, field: str) -> list[Any]:
    """A value that is a list."""
    if not isinstance(value, list):
        raise BadPosition("not-a-list", field=field)
    return value


def known_pieces(codes: object, field: str) -> Hand:
    """Pieces that are there, so that each code must name one."""
    return tuple(known_piece(code, field) for code in listed(codes, field))


def known_piece(code: object, field: str) -> Piece:
    """A piece that is there."""
    try:
        return parse_piece(code if isinstance(code, str) else "")
    except UnknownPiece:
        raise BadPosition("unknown-piece", field=field, piece=str(code)) from None


def tried_piece(code: object) -> Piece:
    """A piece that somebody wants to play; whether it exists is for the arbiter to say."""
    try:
        return parse_piece(code) if isinstance(code, str) else NOT_A_PIECE
    except UnknownPiece:
        return NOT_A_PIECE


def placed(content: Json, field: str) -> list[tuple[object, Cell]]:
    """A field that holds codes with their cells."""
    found = []
    for entry in list_of(content, field):
        match entry:
            case [code, int() as x, int() as y] if not isinstance(x, bool) and not isinstance(y, bool):
                found.append((code, (x, y)))
            case _:
                raise BadPosition("not-placed", field=field)
    return found

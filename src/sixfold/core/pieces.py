"""Pieces: six colours times six shapes, each kind a number from 0 to 35."""

from collections.abc import Iterable
from typing import NewType

Piece = NewType("Piece", int)
"""A kind: six times its colour's index plus its shape's index. Bit ``1 << piece`` stands for it in a mask."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPES = ("circle", "clover", "diamond", "square", "star", "cross")
COLOUR_CODES = "ROYGBP"
SHAPE_CODES = "ocdstx"

KINDS: tuple[Piece, ...] = tuple(Piece(number) for number in range(36))
EVERY_KIND = (1 << 36) - 1

_NAMES = tuple(colour + shape for colour in COLOUR_CODES for shape in SHAPE_CODES)
_PIECES = {name: piece for piece, name in enumerate(_NAMES)}


class UnknownPiece(ValueError):
    """A code that names no piece."""

    def __init__(self, code: object) -> None:
        super().__init__(f"{code!r} is not a piece: a colour of {COLOUR_CODES} then a shape of {SHAPE_CODES}")
        self.code = code


def piece_of(colour: int, shape: int) -> Piece:
    """The piece of a colour index and a shape index, each 0 to 5."""
    return Piece(6 * colour + shape)


def colour_of(piece: Piece) -> int:
    """The colour's index: 0 is red, 5 is purple."""
    return piece // 6


def shape_of(piece: Piece) -> int:
    """The shape's index: 0 is the circle, 5 is the cross."""
    return piece % 6


def parse_piece(code: str) -> Piece:
    """Read a code such as ``Gd``, the green diamond."""
    try:
        return Piece(_PIECES[code])
    except (KeyError, TypeError):
        raise UnknownPiece(code) from None


def piece_name(piece: Piece) -> str:
    """Write the code that `parse_piece` reads."""
    return _NAMES[piece]


def parse_pieces(text: str) -> tuple[Piece, ...]:
    """Read codes written one after the other, such as ``RoRdGx``; spaces between them are allowed."""
    letters = "".join(text.split())
    return tuple(parse_piece(letters[start : start + 2]) for start in range(0, len(letters), 2))


def piece_names(pieces: Iterable[Piece]) -> str:
    """Write what `parse_pieces` reads, without spaces."""
    return "".join(_NAMES[piece] for piece in pieces)


def is_piece(number: object) -> bool:
    """Whether a number stands for one of the 36 kinds."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 36


def mask_of(pieces: Iterable[Piece]) -> int:
    """The set of kinds among the pieces, one bit a kind."""
    mask = 0
    for piece in pieces:
        mask |= 1 << piece
    return mask


def kinds_in(mask: int) -> list[Piece]:
    """The kinds of a mask, lowest first."""
    kinds = []
    while mask:
        lowest = mask & -mask
        kinds.append(Piece(lowest.bit_length() - 1))
        mask ^= lowest
    return kinds

"""Lines and series: distinct kinds that all share one colour, or all share one shape.

Two kinds may stand together when they differ and share a colour or a shape. In the 6 × 6 grid of kinds that means
the same row or the same column, and a set is a line exactly when any two of its kinds may stand together. So the
kinds that may join a line are those that may stand with every one of its kinds: an intersection of masks, with no
case for colour or shape left.
"""

from collections.abc import Iterable, Sequence

from sixfold.core.pieces import COLOURS, EVERY_KIND, KINDS, SHAPES, Piece, colour_of, mask_of, shape_of

COLOUR_MASKS = tuple(mask_of(kind for kind in KINDS if colour_of(kind) == colour) for colour in range(len(COLOURS)))
SHAPE_MASKS = tuple(mask_of(kind for kind in KINDS if shape_of(kind) == shape) for shape in range(len(SHAPES)))
COMPANIONS = tuple((COLOUR_MASKS[colour_of(kind)] | SHAPE_MASKS[shape_of(kind)]) & ~(1 << kind) for kind in KINDS)
"""For each kind, the kinds that may stand with it in a line."""

QWIRKLE = 6
"""The length of a complete line."""


def may_join(pieces: Iterable[Piece]) -> int:
    """The kinds that may be added to a line of these pieces; every kind, if there are none."""
    allowed = EVERY_KIND
    for piece in pieces:
        allowed &= COMPANIONS[piece]
    return allowed


def share_attribute(pieces: Iterable[Piece]) -> bool:
    """Whether all have one colour, or all have one shape; repeats do not matter."""
    kinds = mask_of(pieces)
    if not kinds:
        return True
    one = Piece(kinds.bit_length() - 1)
    return not kinds & ~COLOUR_MASKS[colour_of(one)] or not kinds & ~SHAPE_MASKS[shape_of(one)]


def repeated(pieces: Iterable[Piece]) -> int:
    """The kinds that occur more than once."""
    once = twice = 0
    for piece in pieces:
        twice |= once & (1 << piece)
        once |= 1 << piece
    return twice


def is_line(pieces: Sequence[Piece]) -> bool:
    """Whether these can be a line or series: distinct, and sharing a colour or a shape."""
    return not repeated(pieces) and share_attribute(pieces)


def longest(pieces: Iterable[Piece]) -> int:
    """The length of the longest line among the pieces; duplicates do not count."""
    kinds = mask_of(pieces)
    return max((kinds & mask).bit_count() for mask in COLOUR_MASKS + SHAPE_MASKS)

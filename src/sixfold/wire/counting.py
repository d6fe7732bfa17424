"""What an observer cannot see: counted from what lies open and what it holds."""

from collections.abc import Iterable

from sixfold.core.pieces import KINDS, Piece, piece_name

NAMES = tuple(map(piece_name, KINDS))


def unseen_kinds(visible: Iterable[Piece], copies: int) -> dict[str, int]:
    """How many of each kind are neither lying open nor in the observer's hand."""
    left = [copies] * len(KINDS)
    for piece in visible:
        left[piece] -= 1
    return dict(zip(NAMES, left, strict=True))

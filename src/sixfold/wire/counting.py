"""What an observer cannot see: counted from what lies open and what it holds."""

from collections import Counter
from collections.abc import Iterable

from sixfold.core.pieces import KINDS, Piece, piece_name

NAMED = tuple((kind, piece_name(kind)) for kind in KINDS)


def unseen_kinds(visible: Iterable[Piece], copies: int) -> dict[str, int]:
    """How many of each kind are neither lying open nor in the observer's hand."""
    counts = Counter(visible)
    return {name: copies - counts[kind] for kind, name in NAMED}

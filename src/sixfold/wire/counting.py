"""What an observer cannot see: counted from what lies open and what it holds."""

from collections import Counter
from collections.abc import Iterable

from sixfold.core.pieces import KINDS, Piece, piece_name


def unseen_kinds(visible: Iterable[Piece], copies: int) -> dict[str, int]:
    """How many of each kind are neither lying open nor in the observer's hand."""
    counts = Counter(visible)
    return {piece_name(kind): copies - counts[kind] for kind in KINDS}

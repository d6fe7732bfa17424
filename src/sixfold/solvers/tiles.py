"""The end of a game of tiles between two, when the bag is empty and so both hands are known."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sixfold import kernel
from sixfold.core.pieces import Piece
from sixfold.games.placement import Board, Placement

FIRST_NODES = 20_000


@dataclass(frozen=True, slots=True)
class Endgame:
    """The best placement found (none: a pass), the lead over the rest of the game, and whether that is proven."""

    placement: Placement
    lead: int
    exact: bool
    nodes: int


def endgame(
    board: Board, mine: Sequence[Piece], theirs: Sequence[Piece], passes: int = 0, seconds: float = 1.0
) -> Endgame:
    """Search deeper and deeper until the result is proven or the time is used up."""
    begun = time.monotonic()
    nodes = FIRST_NODES
    while True:
        found = endgame_within(board, mine, theirs, passes, nodes)
        used = time.monotonic() - begun
        # The next search takes at least twice as long as all before it together.
        if found.exact or 3 * used > seconds:
            return found
        nodes *= 4


def endgame_within(board: Board, mine: Sequence[Piece], theirs: Sequence[Piece], passes: int, nodes: int) -> Endgame:
    """Search no more than so many positions: the same answer on any machine."""
    laid = kernel.Board([(piece, cell) for cell, piece in board.pieces.items()])
    return Endgame(*kernel.tiles_endgame(laid, mine, theirs, passes, nodes))

"""The first placement: wherever it lies and whichever way it runs, it comes to the same."""

from sixfold.games.placement import Board, Placement


def as_the_kernel_lays(board: Board, placement: Placement) -> Placement:
    """A placement; the first of a game moved to where the kernel lays it, in a row from cell 0,0 on."""
    if board.pieces:
        return placement
    along = sorted(placement, key=lambda laid: laid[1])
    return tuple((piece, (x, 0)) for x, (piece, _) in enumerate(along))

"""The arbiter of placements: why one is refused, or which lines it makes and what they score."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from sixfold.core.game import Hand
from sixfold.core.hands import missing_from
from sixfold.core.pieces import Piece, is_piece
from sixfold.core.refusals import Cell, Code, Refusal
from sixfold.games.lines import QWIRKLE, longest, repeated, share_attribute
from sixfold.games.placement.board import COLUMN, ROW, Board, Placement, run_through

MOST_GAP_CELLS = 12
"""A refusal for a gap points at no more empty cells than these, however wide the gap is."""


class Line(NamedTuple):
    """A line that a placement made or lengthened, and its points."""

    cells: tuple[Cell, ...]
    points: int


def placement_refusal(
    board: Board, hand: Hand | None, placement: Placement, shortest_opening: int = 1
) -> Refusal | None:
    """Why a placement is refused, the first reason in the order of `docs/refusals.md`.

    Without a hand, any piece may be played and the opening rule is not asked.
    """
    return (
        _pieces_refusal(hand, placement)
        or _shape_refusal(board, placement)
        or _lines_refusal(board, placement)
        or _opening_refusal(board, hand, placement, shortest_opening)
    )


def lines_made(board: Board, placement: Placement, qwirkle_bonus: int) -> list[Line]:
    """The lines of two or more that a legal placement made or lengthened; a lone opening piece counts as a line."""
    pieces = _with(board, placement)
    runs = _runs(pieces, placement)
    lines = [Line(run, len(run) + (qwirkle_bonus if len(run) == QWIRKLE else 0)) for run in runs]
    if not lines:
        lines = [Line(tuple(cell for _, cell in placement), len(placement))]
    return lines


def _pieces_refusal(hand: Hand | None, placement: Placement) -> Refusal | None:
    """What is wrong with the pieces themselves, wherever they are laid."""
    if not placement:
        return Refusal(Code.NO_PIECES)
    unknown = [(piece, cell) for piece, cell in placement if not is_piece(piece)]
    if unknown:
        return Refusal(Code.UNKNOWN_PIECE, tuple(cell for _, cell in unknown))
    if hand is not None and (missing := list(missing_from(hand, (piece for piece, _ in placement)))):
        excess: list[tuple[Piece, Cell]] = []
        for piece, cell in reversed(placement):
            if piece in missing:
                missing.remove(piece)
                excess.insert(0, (piece, cell))
        cells, pieces = tuple(cell for _, cell in excess), tuple(piece for piece, _ in excess)
        return Refusal(Code.NOT_IN_HAND, cells, pieces=pieces)
    return None


def _shape_refusal(board: Board, placement: Placement) -> Refusal | None:
    """What is wrong with where the pieces lie among themselves and beside the board."""
    cells = tuple(cell for _, cell in placement)
    kinds = tuple(piece for piece, _ in placement)
    taken = tuple(cell for place, cell in enumerate(cells) if cell in board.pieces or cell in cells[:place])
    if taken:
        return Refusal(Code.CELL_TAKEN, taken)
    if len({x for x, _ in cells}) > 1 and len({y for _, y in cells}) > 1:
        return Refusal(Code.NOT_IN_ONE_LINE, cells, pieces=kinds)
    if not share_attribute(kinds):
        return Refusal(Code.NO_SHARED_ATTRIBUTE, cells, pieces=kinds)
    if twice := repeated(kinds):
        same = {cell: piece for piece, cell in placement if twice >> piece & 1}
        return Refusal(Code.REPEATED_PIECE, tuple(same), pieces=tuple(same.values()))
    empty = (cell for cell in _between(cells) if cell not in board.pieces and cell not in cells)
    if gap := tuple(islice(empty, MOST_GAP_CELLS)):
        return Refusal(Code.GAP, gap)
    if board.pieces and not any(cell in board.openings for cell in cells):
        return Refusal(Code.DETACHED, cells, pieces=kinds)
    return None


def _lines_refusal(board: Board, placement: Placement) -> Refusal | None:
    """What is wrong with the runs that would result: too long first, then duplicates, then mixtures."""
    pieces = _with(board, placement)
    placed = {cell for _, cell in placement}
    runs = list(_runs(pieces, placement))
    for run in runs:
        if len(run) > QWIRKLE:
            return _broken(Code.LINE_TOO_LONG, pieces, run, [cell for cell in run if cell in placed])
    for run in runs:
        if twice := repeated(pieces[cell] for cell in run):
            return _broken(Code.DUPLICATE_IN_LINE, pieces, run, [cell for cell in run if twice >> pieces[cell] & 1])
    for run in runs:
        if not share_attribute(pieces[cell] for cell in run):
            return _broken(Code.MIXED_LINE, pieces, run, [cell for cell in run if cell in placed])
    return None


def _broken(code: Code, pieces: Mapping[Cell, Piece], run: tuple[Cell, ...], cells: Sequence[Cell]) -> Refusal:
    return Refusal(code, tuple(cells), run, tuple(pieces[cell] for cell in cells))


def _opening_refusal(board: Board, hand: Hand | None, placement: Placement, shortest: int) -> Refusal | None:
    if board.pieces or hand is None or len(placement) == max(longest(hand), shortest):
        return None
    cells, kinds = tuple(cell for _, cell in placement), tuple(piece for piece, _ in placement)
    return Refusal(Code.OPENING_NOT_LONGEST, cells, pieces=kinds)


def _with(board: Board, placement: Placement) -> Mapping[Cell, Piece]:
    return {**board.pieces, **{cell: piece for piece, cell in placement}}


def _runs(pieces: Mapping[Cell, Piece], placement: Placement) -> Iterator[tuple[Cell, ...]]:
    """The runs of two or more through the placed pieces, each once."""
    in_rows: set[Cell] = set()
    in_columns: set[Cell] = set()
    for _, cell in placement:
        for step, followed in ((ROW, in_rows), (COLUMN, in_columns)):
            if cell not in followed:
                run = run_through(pieces, cell, step)
                followed.update(run)
                if len(run) > 1:
                    yield run


def _between(cells: tuple[Cell, ...]) -> Iterator[Cell]:
    """All cells of the row or column from the lowest to the highest of these, one by one: they may lie far apart."""
    (low_x, low_y), (high_x, high_y) = min(cells), max(cells)
    return ((x, y) for x in range(low_x, high_x + 1) for y in range(low_y, high_y + 1))

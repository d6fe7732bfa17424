"""The board without edges: pieces on cells, and what each empty cell beside them would accept."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sixfold.core.notation import board_text
from sixfold.core.pieces import EVERY_KIND, Piece
from sixfold.core.refusals import Cell
from sixfold.games.lines import COMPANIONS

Placement = tuple[tuple[Piece, Cell], ...]
"""Pieces and the cells they are laid on, in one turn."""

ROW = (1, 0)
COLUMN = (0, 1)


class Opening(NamedTuple):
    """An empty cell beside pieces: the kinds its row and its column accept, and how many pieces each would join."""

    row: int
    row_length: int
    column: int
    column_length: int


NOTHING_BESIDE = Opening(EVERY_KIND, 0, EVERY_KIND, 0)


@dataclass(frozen=True, slots=True)
class Board:
    """Pieces laid so far, and an `Opening` for each empty cell that touches one of them."""

    pieces: Mapping[Cell, Piece] = field(default_factory=dict)
    openings: Mapping[Cell, Opening] = field(default_factory=dict, compare=False, repr=False)

    def __hash__(self) -> int:
        return hash(frozenset(self.pieces.items()))

    def __repr__(self) -> str:
        return f"<Board {self.notation}>"

    @property
    def notation(self) -> str:
        """The board as positions are written: its corner, then its rows."""
        return board_text([(piece, cell) for cell, piece in self.pieces.items()])

    def lay(self, placement: Placement) -> "Board":
        """The board with these pieces laid as well; nobody asks here whether they may be."""
        pieces = {**self.pieces, **{cell: piece for piece, cell in placement}}
        openings = dict(self.openings)
        changed: set[Cell] = set()
        for _, (x, y) in placement:
            openings.pop((x, y), None)
            for step_x, step_y in (ROW, COLUMN):
                changed.add(_past_run(pieces, (x, y), step_x, step_y))
                changed.add(_past_run(pieces, (x, y), -step_x, -step_y))
        for cell in changed:
            openings[cell] = _opening(pieces, cell)
        return Board(pieces, openings)


def board_of(placement: Iterable[tuple[Piece, Cell]]) -> Board:
    """A board with these pieces, as a position shows it."""
    return Board().lay(tuple(placement))


def run_through(pieces: Mapping[Cell, Piece], cell: Cell, step: Cell) -> tuple[Cell, ...]:
    """The cells of the unbroken run through a laid piece, in one direction, from its lowest cell on."""
    step_x, step_y = step
    x, y = cell
    while (x - step_x, y - step_y) in pieces:
        x, y = x - step_x, y - step_y
    run = []
    while (x, y) in pieces:
        run.append((x, y))
        x, y = x + step_x, y + step_y
    return tuple(run)


def _past_run(pieces: Mapping[Cell, Piece], cell: Cell, step_x: int, step_y: int) -> Cell:
    x, y = cell
    while (x, y) in pieces:
        x, y = x + step_x, y + step_y
    return x, y


def _opening(pieces: Mapping[Cell, Piece], cell: Cell) -> Opening:
    row, row_length = _joint(_arm(pieces, cell, 1, 0), _arm(pieces, cell, -1, 0))
    column, column_length = _joint(_arm(pieces, cell, 0, 1), _arm(pieces, cell, 0, -1))
    return Opening(row, row_length, column, column_length)


def _joint(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int]:
    """What a cell between two runs accepts: nothing, if the two could never be one line."""
    one_accepts, one_kinds, one_length = one
    other_accepts, _, other_length = other
    if one_kinds & ~other_accepts:
        return 0, one_length + other_length
    return one_accepts & other_accepts, one_length + other_length


def _arm(pieces: Mapping[Cell, Piece], cell: Cell, step_x: int, step_y: int) -> tuple[int, int, int]:
    """The run that begins beside a cell, in one direction: the kinds it accepts, its own kinds, its length."""
    x, y = cell
    accepts = EVERY_KIND
    kinds = length = 0
    while (piece := pieces.get((x := x + step_x, y := y + step_y))) is not None:
        accepts &= COMPANIONS[piece]
        kinds |= 1 << piece
        length += 1
    return accepts, kinds, length

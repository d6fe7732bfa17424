"""Every legal placement, each exactly once, with its score.

A placement of several pieces lies along one row or one column. It is found from its *anchor*: the lowest of its
cells, in that direction, that touches a piece laid earlier. From the anchor it grows backwards only over cells that
touch nothing (else one of those would be the anchor), then forwards over whatever comes.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from sixfold.core.pieces import Piece, kinds_in, mask_of
from sixfold.core.refusals import Cell
from sixfold.games.lines import COLOUR_MASKS, COMPANIONS, QWIRKLE, SHAPE_MASKS, longest
from sixfold.games.placement.board import COLUMN, NOTHING_BESIDE, ROW, Board, Placement

ScoredPlacement = tuple[Placement, int]


def can_place(board: Board, hand: Iterable[Piece]) -> bool:
    """Whether any piece of the hand can be placed at all; on an empty board every piece can."""
    return fits_somewhere(board, mask_of(hand))


def fits_somewhere(board: Board, kinds: int) -> bool:
    """Whether any of these kinds can be laid on some cell."""
    if not board.pieces:
        return kinds != 0
    return any(opening.row & opening.column & kinds for opening in board.openings.values())


def placements(board: Board, hand: Iterable[Piece], qwirkle_bonus: int) -> list[ScoredPlacement]:
    """Every legal placement from a hand with what it scores, without the bonus for ending the game.

    On an empty board the placements are the longest lines of the hand, in every order, laid in a row from cell
    (0, 0) on: other cells and columns give the same positions shifted or turned.
    """
    hand_kinds = mask_of(hand)
    if not board.pieces:
        return _first_placements(hand_kinds, qwirkle_bonus)
    found: list[ScoredPlacement] = []
    in_rows = _Along(board, ROW, hand_kinds, qwirkle_bonus, found)
    in_columns = _Along(board, COLUMN, hand_kinds, qwirkle_bonus, found)
    for cell, (row, row_length, column, column_length) in board.openings.items():
        fitting = row & column & hand_kinds
        if not fitting:
            continue
        row_points = line_points(row_length, qwirkle_bonus)
        column_points = line_points(column_length, qwirkle_bonus)
        for piece in kinds_in(fitting):
            alone = ((piece, cell),)
            found.append((alone, row_points + column_points))
            companions = COMPANIONS[piece]
            if row & companions & hand_kinds:
                in_rows.grow(alone, row & companions, row_length + 1, column_points)
            if column & companions & hand_kinds:
                in_columns.grow(alone, column & companions, column_length + 1, row_points)
    return found


def line_points(joined: int, qwirkle_bonus: int) -> int:
    """The points of a line in which a newly laid piece joins others: none if it joins none."""
    if not joined:
        return 0
    return joined + 1 + (qwirkle_bonus if joined + 1 == QWIRKLE else 0)


def _first_placements(hand_kinds: int, qwirkle_bonus: int) -> list[ScoredPlacement]:
    length = longest(kinds_in(hand_kinds))
    lines = {hand_kinds & mask for mask in COLOUR_MASKS + SHAPE_MASKS}
    score = line_points(length - 1, qwirkle_bonus) or 1
    return [
        (tuple((piece, (x, 0)) for x, piece in enumerate(order)), score)
        for line in sorted(lines)
        if line.bit_count() == length
        for order in permutations(kinds_in(line))
    ]


@dataclass(frozen=True, slots=True)
class _Along:
    """Growing placements along rows, or along columns.

    `laid` are the pieces so far, lowest first; `accepted` the kinds that may still join their line; `length` that
    line's pieces; `crossing` the points of the lines that cross it.
    """

    board: Board
    step: Cell
    hand_kinds: int
    qwirkle_bonus: int
    found: list[ScoredPlacement]

    def grow(self, laid: Placement, accepted: int, length: int, crossing: int) -> None:
        """Find every placement of which the pieces laid are a part, growing backwards before forwards."""
        self._forwards(laid, accepted, length, crossing)
        lowest = laid[0][1]
        cell = (lowest[0] - self.step[0], lowest[1] - self.step[1])
        if cell in self.board.pieces or cell in self.board.openings:
            return
        points = line_points(length, self.qwirkle_bonus) + crossing
        for piece in kinds_in(accepted & self.hand_kinds):
            longer = ((piece, cell), *laid)
            self.found.append((longer, points))
            if (still := accepted & COMPANIONS[piece]) & self.hand_kinds:
                self.grow(longer, still, length + 1, crossing)

    def _forwards(self, laid: Placement, accepted: int, length: int, crossing: int) -> None:
        pieces = self.board.pieces
        step_x, step_y = self.step
        x, y = laid[-1][1]
        while (x := x + step_x, y := y + step_y) in pieces:
            pass
        cell = (x, y)
        row, _, column, _ = opening = self.board.openings.get(cell, NOTHING_BESIDE)
        candidates = accepted & row & column & self.hand_kinds
        if not candidates:
            return
        while (piece := pieces.get((x := x + step_x, y := y + step_y))) is not None:
            if not accepted >> piece & 1:
                return
            length += 1
        along, crossed = (row, opening.column_length) if self.step == ROW else (column, opening.row_length)
        crossing += line_points(crossed, self.qwirkle_bonus)
        points = line_points(length, self.qwirkle_bonus) + crossing
        for piece in kinds_in(candidates):
            longer = (*laid, (piece, cell))
            self.found.append((longer, points))
            if (still := accepted & along & COMPANIONS[piece]) & self.hand_kinds:
                self._forwards(longer, still, length + 1, crossing)

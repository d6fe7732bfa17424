"""What a player who tries pieces on the board would like to know before confirming."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from sixfold.core.game import Hand
from sixfold.core.hands import missing_from
from sixfold.core.pieces import Piece, kinds_in, mask_of
from sixfold.core.refusals import Cell, Code, Refusal
from sixfold.games.lines import COLOUR_MASKS, SHAPE_MASKS, longest
from sixfold.games.placement.board import Board, Placement
from sixfold.games.placement.generate import placements
from sixfold.games.placement.judge import Line, lines_made, placement_refusal

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))
FIRST_CELL = (0, 0)


@dataclass(frozen=True, slots=True)
class Preview:
    """Pieces laid tentatively: why they could not be confirmed, or their lines and score; and what may follow."""

    refusal: Refusal | None
    lines: tuple[Line, ...] = ()
    score: int = 0
    fits: Mapping[Piece, tuple[Cell, ...]] = field(default_factory=dict)
    """For each kind left in the hand, the cells beside pieces where it may join those laid in a legal placement."""
    need: int = 0
    """How many more pieces of the hand it takes at least until this may be confirmed; 0 if it may be, or never may."""


def preview(
    board: Board,
    hand: Hand,
    laid: Placement,
    *,
    qwirkle_bonus: int,
    ending_bonus: int = 0,
    shortest_opening: int = 1,
) -> Preview:
    """What pieces laid tentatively would give; `ending_bonus` is added if they empty the hand."""
    refusal = placement_refusal(board, hand, laid, shortest_opening) if laid else Refusal(Code.NO_PIECES)
    followers = _followers(board, hand, laid, shortest_opening)
    fits = _fits(board, laid, followers)
    need = min((more for _, _, more in followers), default=0) if refusal is not None else 0
    if refusal is not None and refusal.code is not Code.OPENING_NOT_LONGEST:
        return Preview(refusal, fits=fits, need=need)
    lines = tuple(lines_made(board, laid, qwirkle_bonus))
    score = sum(line.points for line in lines)
    return Preview(refusal, lines, score + (ending_bonus if len(laid) == len(hand) else 0), fits, need)


Follower = tuple[Piece, Cell, int]
"""A piece and a cell of a legal placement that contains the pieces laid, and how many more pieces that has."""


def _followers(board: Board, hand: Hand, laid: Placement, shortest_opening: int) -> list[Follower]:
    if missing_from(hand, (piece for piece, _ in laid)):
        return []
    return list(_of_board(board, hand, laid) if board.pieces else _of_opening(hand, laid, shortest_opening))


def _fits(board: Board, laid: Placement, followers: Iterable[Follower]) -> dict[Piece, tuple[Cell, ...]]:
    lying = board.pieces.keys() | {cell for _, cell in laid}
    found: dict[Piece, set[Cell]] = {}
    for piece, cell, _ in followers:
        if not lying or any((cell[0] + x, cell[1] + y) in lying for x, y in BESIDE):
            found.setdefault(piece, set()).add(cell)
    return {piece: tuple(sorted(cells)) for piece, cells in sorted(found.items())}


def _of_board(board: Board, hand: Hand, laid: Placement) -> Iterator[Follower]:
    """Every piece and cell of a legal placement that contains the pieces laid."""
    before = set(laid)
    for placement, _ in placements(board, hand, 0):
        if before.issubset(placement):
            more = len(placement) - len(before)
            yield from ((*entry, more) for entry in placement if entry not in before)


def _of_opening(hand: Hand, laid: Placement, shortest: int) -> Iterator[Follower]:
    """The same on an empty board: a longest line of the hand, in any order, in one row or one column."""
    length = longest(hand)
    if length < shortest:
        return
    cells = [cell for _, cell in laid]
    kinds = mask_of(piece for piece, _ in laid)
    for mask in COLOUR_MASKS + SHAPE_MASKS:
        line = mask & mask_of(hand)
        if line.bit_count() == length and not kinds & ~line and kinds.bit_count() == len(laid):
            for piece in kinds_in(line & ~kinds):
                yield from ((piece, cell, length - len(laid)) for cell in _opening_cells(cells, length))


def _opening_cells(cells: list[Cell], length: int) -> Iterator[Cell]:
    """The cells that lie with these within one row or one column of that length."""
    if not cells:
        yield FIRST_CELL
        return
    taken = set(cells)
    for along in (0, 1):
        across = 1 - along
        if len({cell[across] for cell in taken}) == 1:
            low, high = min(cell[along] for cell in taken), max(cell[along] for cell in taken)
            for place in range(high - length + 1, low + length) if high - low < length else ():
                cell = (place, cells[0][1]) if along == 0 else (cells[0][0], place)
                if cell not in taken and len(taken) == len(cells):
                    yield cell

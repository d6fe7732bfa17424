"""What tiles and cubes have in common when a difference is explained: lines made now, fives left open, what follows."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from sixfold.coach.measures import SURE, Measured, parts_of, share_error
from sixfold.coach.reasons import ENDING, KEPT, NOW, REPLIES, Reason, ReasonCode, sifted
from sixfold.core.pieces import Piece, kinds_in
from sixfold.core.refusals import Cell
from sixfold.games.lines import QWIRKLE
from sixfold.games.placement import Board, Line, Placement, lines_made, run_through
from sixfold.games.placement.board import COLUMN, ROW

LEAST_SHARE = 0.2
"""A part explains a difference if it is at least so much of all that speaks for the best play."""
LEAST_CHANCE = 0.03
"""By how much a Qwirkle must get likelier to be told, as a share of the deals."""
LEAST_LINES = 2

Out = Callable[[Piece], int]
"""How many of a kind are still out: neither on the board nor in the player's hand."""


class OpenFive(NamedTuple):
    """A line of five, the cell where it can be finished, and the kinds that would finish it."""

    cell: Cell
    line: tuple[Cell, ...]
    kinds: tuple[Piece, ...]


class Case(NamedTuple):
    """Two placements on one board, and what was measured of them: the one made, then the best."""

    board: Board
    made: Placement
    best: Placement
    measured: Sequence[Measured]
    qwirkle_bonus: int

    def lines(self, placement: Placement) -> list[Line]:
        """The lines that a placement makes; none for a trade."""
        return lines_made(self.board, placement, self.qwirkle_bonus) if placement else []

    def points(self, placement: Placement) -> int:
        """What it scores."""
        return sum(line.points for line in self.lines(placement))

    def counts(self, part: str) -> bool:
        """Whether a part speaks for the best play beyond doubt, and for a good deal of the difference."""
        made, best = self.measured
        first, second = parts_of(made, self.points(self.made)), parts_of(best, self.points(self.best))
        parts = second.less(first)
        value = getattr(parts, part)
        errors = best.errors
        error = {NOW: 0.0, REPLIES: errors["others"], KEPT: errors["mine"], ENDING: errors["ending"]}[part]
        positive = sum(max(0.0, each) for each in (parts.now, parts.replies, parts.kept, parts.ending))
        return bool(value > SURE * error and value >= LEAST_SHARE * positive and value > 0)

    def value(self, part: str) -> float:
        """How much of the difference a part is, in points."""
        made, best = self.measured
        parts = parts_of(best, self.points(self.best)).less(parts_of(made, self.points(self.made)))
        found: float = getattr(parts, part)
        return found


def open_fives(board: Board) -> Iterator[OpenFive]:
    """Every cell where one piece would finish a line, with the line and the kinds that would."""
    for cell, (row, row_length, column, column_length) in board.openings.items():
        for step, length in ((ROW, row_length), (COLUMN, column_length)):
            if length == QWIRKLE - 1 and (kinds := row & column):
                run = run_through({**board.pieces, cell: Piece(0)}, cell, step)
                yield OpenFive(cell, tuple(other for other in run if other != cell), tuple(kinds_in(kinds)))


def now_reasons(case: Case) -> Iterator[Reason]:
    """Points that lay on the board."""
    if not case.counts(NOW):
        return
    made, best = case.lines(case.made), case.lines(case.best)
    values = {"points": case.value(NOW), "best": case.points(case.best), "made": case.points(case.made)}
    pieces = tuple(piece for piece, _ in case.best)
    cells = tuple(cell for _, cell in case.best)
    complete = [line for line in best if len(line.cells) == QWIRKLE]
    if len(complete) > sum(len(line.cells) == QWIRKLE for line in made):
        yield Reason(ReasonCode.QWIRKLE_MISSED, NOW, cells, complete[0].cells, pieces, values=values)
    elif len(best) >= LEAST_LINES and len(best) > len(made):
        line = tuple(dict.fromkeys(cell for one in best for cell in one.cells))
        yield Reason(ReasonCode.LINES_MISSED, NOW, cells, line, pieces, values=values | {"lines": len(best)})
    else:
        yield Reason(ReasonCode.POINTS_MISSED, NOW, cells, (), pieces, values=values)


def reply_reasons(case: Case, out: Out) -> Iterator[Reason]:
    """What the others are given."""
    if not case.counts(REPLIES):
        return
    made, best = case.measured
    given = max(_fives_given(case, out), key=lambda reason: reason.values["share"], default=None)
    if given:
        yield given
    if best.surely_less("reply_qwirkle") and best.differences["reply_qwirkle"] < -LEAST_CHANCE:
        shares = {"share": 100 * made.means["reply_qwirkle"], "less": 100 * best.means["reply_qwirkle"]}
        yield Reason(ReasonCode.QWIRKLE_GIVEN, REPLIES, values=shares)
    yield Reason(ReasonCode.POINTS_GIVEN, REPLIES, values={"points": case.value(REPLIES)})


def _fives_given(case: Case, out: Out) -> Iterator[Reason]:
    """Fives open after the play made and not after the best, finished by others in the deals, surely more often."""
    made, best = case.measured
    still = {(five.cell, five.line) for five in open_fives(case.board.lay(case.best))}
    for five in open_fives(case.board.lay(case.made)):
        left = sum(out(kind) for kind in five.kinds)
        share, less = (one.replies.get(five.cell, 0) / one.deals for one in (made, best))
        sure = share - less > SURE * (share_error(share, made.deals) + share_error(less, best.deals))
        if (five.cell, five.line) in still or not left or share - less < LEAST_CHANCE or not (sure or made.proven):
            continue
        values = {"out": left, "share": 100 * share}
        yield Reason(ReasonCode.FIVE_OPEN, REPLIES, (five.cell,), five.line, five.kinds, values=values)


def ahead_reasons(case: Case) -> Iterator[Reason]:
    """What the player can expect to score later."""
    if not case.counts(KEPT):
        return
    made, best = case.measured
    if best.surely_more("next_qwirkle") and best.differences["next_qwirkle"] > LEAST_CHANCE:
        shares = {"share": 100 * best.means["next_qwirkle"], "less": 100 * made.means["next_qwirkle"]}
        yield Reason(ReasonCode.QWIRKLE_AHEAD, KEPT, values=shares)
    yield Reason(ReasonCode.POINTS_AHEAD, KEPT, values={"points": case.value(KEPT)})


def ending_reasons(case: Case, bonus: int, best_ends: bool, made_ends: bool) -> Iterator[Reason]:
    """The bonus for ending the game."""
    if best_ends and not made_ends and bonus:
        cells = tuple(cell for _, cell in case.best)
        yield Reason(ReasonCode.ENDING_MISSED, ENDING, cells, (), (), values={"points": bonus})
    elif case.counts(ENDING):
        yield Reason(ReasonCode.ENDING, ENDING, values={"points": case.value(ENDING)})


def in_order(reasons: Sequence[Reason], case: Case) -> list[Reason]:
    """The reasons, those of the part that makes most of the difference first."""
    return sifted(sorted(reasons, key=lambda reason: -case.value(reason.part)))

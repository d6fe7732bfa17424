"""What a puzzle is about: told as a hint, and once it is answered."""

from collections.abc import Sequence
from enum import StrEnum

from sixfold.coach import Reason
from sixfold.coach.reasons import KEPT, NOW, REPLIES, TABLE
from sixfold.games.lines import QWIRKLE
from sixfold.games.placement import Board, Placement, lines_made

LONG = 3
"""A line of so many pieces is worth crossing another."""


class Theme(StrEnum):
    """What the answer does."""

    QWIRKLE = "qwirkle"
    DOUBLE = "double"
    BLOCK = "block"
    HOLD_BACK = "hold-back"
    FINISH = "finish"
    ROLL_OR_KEEP = "roll-or-keep"
    FREE_QWIRKLE = "free-qwirkle"
    WHOLE_HAND = "whole-hand"


def of_placement(board: Board, placement: Placement, held: int, reasons: Sequence[Reason]) -> Theme | None:
    """The theme of pieces laid on a board from a hand of so many; nothing where it only scores a little more."""
    lines = lines_made(board, placement, 0)
    complete = sum(len(line.cells) == QWIRKLE for line in lines)
    long = sum(len(line.cells) >= LONG for line in lines)
    if complete > 1:
        return Theme.DOUBLE
    if complete:
        return Theme.QWIRKLE
    if len(placement) == held > LONG:
        return Theme.WHOLE_HAND
    if of_part(reasons) is None and long > 1:
        return Theme.DOUBLE
    return of_part(reasons)


def of_part(reasons: Sequence[Reason]) -> Theme | None:
    """The theme of a play that is better for what follows; nothing if it is better at once."""
    parts = [reason.part for reason in reasons]
    if not parts or parts[0] == NOW:
        return None
    return {REPLIES: Theme.BLOCK, TABLE: Theme.BLOCK, KEPT: Theme.HOLD_BACK}.get(parts[0], Theme.FINISH)

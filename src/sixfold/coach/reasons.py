"""Why one play is better than another: codes with places, each checked by counting or by what the deals showed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from sixfold.core.game import Hand
from sixfold.core.refusals import Cell


class ReasonCode(StrEnum):
    """What makes the difference."""

    QWIRKLE_MISSED = "qwirkle-missed"
    LINES_MISSED = "lines-missed"
    SAFE_FIVE = "safe-five"
    POINTS_MISSED = "points-missed"
    FIVE_OPEN = "five-open"
    QWIRKLE_GIVEN = "qwirkle-given"
    POINTS_GIVEN = "points-given"
    LAST_HELD = "last-held"
    BROKEN_UP = "broken-up"
    DUPLICATE_KEPT = "duplicate-kept"
    LINE_DEAD = "line-dead"
    QWIRKLE_AHEAD = "qwirkle-ahead"
    POINTS_AHEAD = "points-ahead"
    ENDING_MISSED = "ending-missed"
    ENDING = "ending"
    TRADE_BETTER = "trade-better"
    TRADE_NEEDLESS = "trade-needless"
    ROLL_BETTER = "roll-better"
    KEEP_BETTER = "keep-better"
    REARRANGEMENT = "rearrangement"
    TABLE_LEFT = "table-left"


NOW, REPLIES, KEPT, ENDING, TABLE = "now", "replies", "kept", "ending", "table"
"""The parts of a difference that reasons explain."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One cause: what it is, the part it explains, where it lies and its numbers."""

    code: ReasonCode
    part: str
    cells: tuple[Cell, ...] = ()
    """The cells it is about."""
    line: tuple[Cell, ...] = ()
    """The line it is about, if there is one."""
    pieces: Hand = ()
    gone: Hand = ()
    """Pieces of which there are none left to draw."""
    values: Mapping[str, float] = field(default_factory=dict)


GENERAL = (ReasonCode.POINTS_GIVEN, ReasonCode.POINTS_AHEAD)
"""What can always be said of a part."""


def sifted(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons without what is general, where a part is explained already."""
    found = list(reasons)
    explained = {reason.part for reason in found if reason.code not in GENERAL}
    return [reason for reason in found if reason.code not in GENERAL or reason.part not in explained]

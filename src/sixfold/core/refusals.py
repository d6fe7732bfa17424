"""Why something is refused: a stable code, where it happens, and never prose."""

from dataclasses import dataclass
from enum import StrEnum

from sixfold.core.pieces import Piece

Cell = tuple[int, int]
"""A place on the board: x grows to the right, y grows downwards."""


class Code(StrEnum):
    """The refusals of all games. `docs/refusals.md` says what each means and in which order they are looked for."""

    NO_PIECES = "no-pieces"
    UNKNOWN_PIECE = "unknown-piece"
    NOT_IN_HAND = "not-in-hand"
    CELL_TAKEN = "cell-taken"
    NOT_IN_ONE_LINE = "not-in-one-line"
    NO_SHARED_ATTRIBUTE = "no-shared-attribute"
    REPEATED_PIECE = "repeated-piece"
    GAP = "gap"
    DETACHED = "detached"
    LINE_TOO_LONG = "line-too-long"
    DUPLICATE_IN_LINE = "duplicate-in-line"
    MIXED_LINE = "mixed-line"
    OPENING_NOT_LONGEST = "opening-not-longest"
    MUST_PLACE = "must-place"
    MUST_TRADE = "must-trade"
    TRADE_TOO_MANY = "trade-too-many"
    TRADE_ON_OPENING = "trade-on-opening"
    CANNOT_TRADE = "cannot-trade"
    CANNOT_REROLL = "cannot-reroll"
    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    SERIES_TOO_SHORT = "series-too-short"
    DUPLICATE_IN_SERIES = "duplicate-in-series"
    MIXED_SERIES = "mixed-series"
    CARDS_MISSING = "cards-missing"
    CARDS_ADDED = "cards-added"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused action: the code, the cells and pieces to point at, and the line or series that it breaks."""

    code: Code
    cells: tuple[Cell, ...] = ()
    line: tuple[Cell, ...] = ()
    pieces: tuple[Piece, ...] = ()
    series: int | None = None


class Refused(Exception):
    """Raised when an action that breaks a rule is applied."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal

"""What is wrong with a record: a code, where, and the values; the words are in the catalogues."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from sixfold.core.refusals import Refusal


class FaultCode(StrEnum):
    """The faults of records; each has a message `fault-…` in the catalogues."""

    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"
    NO_FILE = "no-file"
    FOLDER = "folder"
    DENIED = "denied"
    UNREADABLE = "unreadable"
    NOT_TEXT = "not-text"
    TOO_LONG = "too-long"
    EMPTY = "empty"
    MISSING_FIELD = "missing-field"
    UNKNOWN_FIELD = "unknown-field"
    BAD_VALUE = "bad-value"
    WRONG_GAME = "wrong-game"
    PLAYERS = "players"
    SENIORITY = "seniority"
    METHOD = "method"
    COMMITMENT = "commitment"
    SEED_MISSING = "seed-missing"
    ENTROPY = "entropy"
    PROMISE = "promise"
    ROUND = "round"
    PART = "part"
    RECEIPT = "receipt"
    RECEIPT_GAME = "receipt-game"
    RECEIPT_COMMITMENT = "receipt-commitment"
    RECEIPT_FROZEN = "receipt-frozen"
    RECEIPT_ADDED = "receipt-added"
    RECEIPT_DROPPED = "receipt-dropped"
    RECEIPT_ROUND = "receipt-round"
    RECEIPT_ORDER = "receipt-order"
    RECEIPT_PLAYED = "receipt-played"
    RECEIPT_UNNAMED = "receipt-unnamed"
    RECEIPT_UNANSWERED = "receipt-unanswered"
    RECEIPT_ELSEWHERE = "receipt-elsewhere"
    DEAL = "deal"
    DEAL_IMPOSSIBLE = "deal-impossible"
    FIRST = "first"
    AFTER_END = "after-end"
    SEAT = "seat"
    REFUSED = "refused"
    REROLL = "reroll"
    FORCED = "forced"
    ROLL_IMPOSSIBLE = "roll-impossible"
    SCORE = "score"
    DRAW = "draw"
    DRAW_SIZE = "draw-size"
    DRAW_IMPOSSIBLE = "draw-impossible"
    QWIRKLES = "qwirkles"
    LYING_UNKNOWN = "lying-unknown"
    COPIES = "copies"
    HANDS_UNKNOWN = "hands-unknown"
    RESULT = "result"
    CHECKSUM = "checksum"


MALFORMED = frozenset(
    {
        FaultCode.NOT_JSON,
        FaultCode.NOT_A_RECORD,
        FaultCode.NO_FILE,
        FaultCode.FOLDER,
        FaultCode.DENIED,
        FaultCode.UNREADABLE,
        FaultCode.NOT_TEXT,
        FaultCode.TOO_LONG,
        FaultCode.EMPTY,
        FaultCode.RECEIPT,
    }
)
"""Faults of what was handed in, rather than of a game."""


@dataclass(frozen=True, slots=True)
class RefusedTurn:
    """A recorded turn that the rules refuse, with what a sentence about it needs to know."""

    refusal: Refusal
    game: str
    longest: int
    """The length of the longest line in hand."""
    left: int
    """How many pieces were left to draw."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its code, the turn (from 1) if it is in a turn, and values for the message."""

    code: FaultCode
    turn: int | None = None
    values: Mapping[str, str | int] = field(default_factory=dict)
    refused: RefusedTurn | None = None

    @property
    def malformed(self) -> bool:
        """Whether the input could not be taken as a record at all."""
        return self.code in MALFORMED


class BadRecord(ValueError):
    """Raised at the first fault of a record; `line` is its line in a file, where there is one."""

    def __init__(self, fault: Fault, line: int | None = None) -> None:
        place = "" if line is None else f"line {line}: "
        turn = "" if fault.turn is None else f"turn {fault.turn}: "
        super().__init__(f"{place}{turn}{fault.code.value} {dict(fault.values)}")
        self.fault = fault
        self.line = line


def bad(code: FaultCode, turn: int | None = None, /, **values: str | int) -> BadRecord:
    """The exception for a fault."""
    return BadRecord(Fault(code, turn, values))

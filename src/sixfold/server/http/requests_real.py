"""What clients may send of a real table."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from sixfold.server.http.requests import (
    Arranging,
    Asked,
    PieceCode,
    Placed,
    Placing,
    SeatNumber,
    TurnNumber,
    Whole,
    few,
)

Board = Annotated[list[Placed], Field(max_length=108, examples=[[["Ro", 0, 0], ["Rd", 1, 0]]])]
Table = Annotated[
    list[Annotated[list[PieceCode], Field(max_length=6)]],
    Field(max_length=36, examples=[[["Ro", "Rd", "Rx"]]]),
]
Count = Annotated[int, Field(strict=True, ge=0, le=108), Whole]


class RealCorrection(Asked):
    """Another turn in the place of one, counted from 1."""

    turn: TurnNumber
    by: dict[str, Any]


class RealHand(Asked):
    """What a seat holds now."""

    seat: SeatNumber
    pieces: Annotated[list[PieceCode], Field(max_length=18)]


class RealAsked(Asked):
    """A game at a real table as far as it was entered: a record of `sixfold/2` without its result; a correction; and a
    hand, which is written down where the record can hold it."""

    table: dict[str, Any]
    correct: RealCorrection | None = None
    hand: RealHand | None = None


class RealPreviewAsked(Asked):
    """A play tried out where the hands are unknown: what lies open, and how many pieces the player holds."""

    edition: Annotated[str, Field(max_length=40, examples=["tiles-nl"])]
    board: Board | None = None
    table: Table | None = None
    size: Count | None = None
    left: Count | None = None
    hand: Annotated[list[PieceCode], Field(max_length=18)] | None = None
    action: Annotated[Placing | Arranging, BeforeValidator(few)]

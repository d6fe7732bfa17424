"""What clients may send of positions that somebody has set up."""

from typing import Annotated, Any

from pydantic import Field

from sixfold.server.http.requests import Asked, AskedAction, PieceCode, Whole
from sixfold.server.http.requests_real import Board, Count, Table

Points = Annotated[int, Field(strict=True, ge=0, le=9_999), Whole]
Pieces = Annotated[list[PieceCode], Field(max_length=108, examples=[["Ro", "Gx"]])]
Taken = Annotated[list[Annotated[list[PieceCode], Field(max_length=6)]], Field(max_length=18, fail_fast=True)]


class PositionAsked(Asked):
    """A position: what the player on turn sees, who comes first in `scores` and `qwirkles`, and how many pieces the
    others hold. `left` is what there is to draw; without it, all that is nowhere else."""

    edition: Annotated[str, Field(max_length=40, examples=["tiles-nl"])]
    board: Board | None = None
    table: Table | None = None
    hand: Annotated[list[PieceCode], Field(max_length=18)] | None = None
    others: Annotated[list[Count], Field(max_length=7, examples=[[6]])] | None = None
    left: Count | None = None
    gone: Pieces | None = None
    scores: Annotated[list[Points], Field(max_length=8)] | None = None
    qwirkles: Annotated[list[Taken], Field(max_length=8)] | None = None
    rolled: Annotated[bool, Field(strict=True)] = False
    turns_left: Count | None = None


class DescribeAsked(Asked):
    """A position, or its text as in docs/notation.md."""

    position: PositionAsked | None = None
    text: Annotated[str, Field(max_length=2_000)] | None = None


class AnalyseAsked(Asked):
    """A position to be judged; with an action, that one against the best."""

    position: PositionAsked
    action: AskedAction | None = None


class RecordPositionAsked(Asked):
    """The position after so many turns of a record."""

    record: dict[str, Any]
    turn: Annotated[int, Field(strict=True, ge=0, le=10_000), Whole]

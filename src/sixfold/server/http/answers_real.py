"""What the server answers about real tables."""

from typing import Any

from typing_extensions import TypedDict

from sixfold.realtable import NowJson
from sixfold.wire.shapes import Problem, closed


@closed
class RealFault(TypedDict):
    """What is wrong with a turn: a code as in `records.md`, and what the rules say if they refuse it."""

    code: str
    turn: int | None
    refusal: Problem | None
    values: dict[str, str]


@closed
class RealKnown(TypedDict):
    """A real table, played through: what is known after the good turns, the first that is wrong, the turns as entered
    and corrected, and the record of the good ones."""

    now: NowJson
    fault: RealFault | None
    turns: list[dict[str, Any]]
    record: dict[str, Any]

"""The shapes that several games share on the wire. The API is described from them, and the browser's types are made.

`typing_extensions` is what pydantic asks for on Python 3.11; it reads these types, this room needs nothing of it.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypeVar

from typing_extensions import TypedDict

Shape = TypeVar("Shape", bound=Any)


def closed(shape: Shape) -> Shape:
    """Mark a shape as complete: the description of the API then promises that there are no other fields."""
    shape.__pydantic_config__ = {"extra": "forbid"}
    return shape


PieceCode: TypeAlias = str
Cell: TypeAlias = tuple[int, int]
Placed: TypeAlias = tuple[PieceCode, int, int]
Series: TypeAlias = list[PieceCode]
ActionJson: TypeAlias = dict[str, Any]
"""An action: one of `play`, `trade`, `reroll`, `pass`, and for cards the `table`. What clients may send is described
by the models of `server/http/requests.py`."""


@closed
class Problem(TypedDict):
    """A refusal: a code, and the places it concerns. The words are the client's."""

    code: str
    cells: NotRequired[list[Cell]]
    line: NotRequired[list[Cell]]
    pieces: NotRequired[list[PieceCode]]
    series: NotRequired[int]
    number: NotRequired[int]
    at: NotRequired[float | None]
    seats: NotRequired[list[int]]
    fields: NotRequired[list[str]]


_Passed = TypedDict("_Passed", {"pass": NotRequired[Literal[True]]})


@closed
class Turn(_Passed):
    """A turn as everybody sees it; which fields there are depends on the game and on what was done."""

    seat: int
    play: NotRequired[list[Placed] | list[PieceCode]]
    score: NotRequired[int]
    drawn: NotRequired[int]
    draw: NotRequired[list[PieceCode]]
    traded: NotRequired[int]
    reroll: NotRequired[list[tuple[PieceCode, PieceCode]]]
    forced: NotRequired[list[list[PieceCode]]]
    table: NotRequired[list[Series]]
    qwirkles: NotRequired[list[Series]]


MayPass = TypedDict("MayPass", {"pass": bool})


@closed
class Line(TypedDict):
    """A line that a play makes or lengthens, and its points."""

    cells: list[Cell]
    points: int


@closed
class Preview(TypedDict):
    """What a play would give. Tiles and cubes: `score`, `lines`, and the cells where each piece left may still go;
    cards: which `series` stand, and which of them each card left may join. With `need`, what is refused is only not
    finished: so many more pieces at least make it right."""

    legal: bool
    refusal: Problem | None
    score: NotRequired[int]
    lines: NotRequired[list[Line]]
    series: NotRequired[list[str | None]]
    missing: NotRequired[list[PieceCode]]
    added: NotRequired[list[PieceCode]]
    qwirkles: NotRequired[list[Series]]
    fits: NotRequired[dict[str, list[Cell] | list[int]]]
    need: NotRequired[int]

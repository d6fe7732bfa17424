"""What the server answers to those who learn: the shapes of the rules and of the lessons."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from sixfold.puzzles import WhyJson
from sixfold.server.table.shapes import GameName, Preview, Problem, View
from sixfold.wire.shapes import Line, PieceCode, Placed, Series, closed


@closed
class RulesParagraph(TypedDict):
    """The key of a message of the catalogue; `ruling` says which ruling it is, where no rulebook says it.

    `ours` marks what is neither in the book nor a ruling, such as advice where the book gives none.
    """

    key: Annotated[str, Field(examples=["rules-place-touch"])]
    ruling: NotRequired[str]
    ours: bool


@closed
class RulesExample(TypedDict):
    """What all examples have. The caption is a key and takes the values besides the facts of the page."""

    id: str
    caption: str
    values: dict[str, int]
    hand: list[PieceCode]
    refusal: NotRequired[Problem]
    over: bool
    printed: bool
    """Whether the book itself tells it."""


@closed
class RulesBoard(RulesExample):
    """Tiles or cubes laid on a board, and what they score; `ending` of it for ending the game."""

    kind: Literal["board"]
    board: list[Placed]
    rolled: list[tuple[PieceCode, PieceCode]]
    play: list[Placed]
    score: int
    lines: list[Line]
    ending: int


@closed
class RulesCard(TypedDict):
    card: PieceCode
    played: bool


@closed
class RulesTable(RulesExample):
    """Cards played on a table: before, after with the cards played marked, and the Qwirkles taken."""

    kind: Literal["table"]
    table: list[Series]
    play: list[PieceCode]
    after: list[list[RulesCard]]
    qwirkles: list[Series]


@closed
class RulesSection(TypedDict):
    id: Annotated[str, Field(examples=["turn"])]
    heading: Annotated[str, Field(examples=["rules-section-turn"])]
    paragraphs: list[RulesParagraph]
    examples: list[Annotated[RulesBoard | RulesTable, Field(discriminator="kind")]]


@closed
class RulesReason(TypedDict):
    section: str
    key: str


@closed
class RulesPage(TypedDict):
    """The rules of an edition. Every message takes the facts; `reasons` says where each refusal is explained."""

    edition: str
    game: GameName
    facts: dict[str, int | str]
    sections: list[RulesSection]
    reasons: dict[str, RulesReason]


@closed
class LessonSolution(TypedDict):
    """One way to do what a step asks for."""

    action: dict[str, Any]
    preview: Preview


@closed
class LessonStep(TypedDict):
    """A position and what is asked in it: the message `key`; `key`-hint and `key`-done are the other two. All take the
    values."""

    id: Annotated[str, Field(examples=["place"])]
    key: Annotated[str, Field(examples=["lesson-tiles-place"])]
    values: dict[str, int]
    view: View
    solution: LessonSolution


@closed
class LessonEnd(TypedDict):
    """The message after the last step."""

    key: str
    values: dict[str, int]


@closed
class Lesson(TypedDict):
    """A game in a few steps."""

    game: GameName
    edition: str
    steps: list[LessonStep]
    end: LessonEnd


@closed
class LessonDone(TypedDict):
    """A step that has been done: the values for its message, with what the player scored and used, and the view."""

    values: dict[str, int]
    view: View


@closed
class PuzzleEntry(TypedDict):
    """A puzzle in a list: how hard it is, as a rating."""

    id: Annotated[str, Field(examples=["0a1b2c3d"])]
    game: GameName
    rating: int


@closed
class PuzzleList(TypedDict):
    """All puzzles, the easiest first."""

    puzzles: list[PuzzleEntry]


@closed
class Puzzle(PuzzleEntry):
    """A position as its solver sees it, at seat 0; one play is clearly best."""

    edition: str
    view: View


@closed
class PuzzleHint(TypedDict):
    """What a puzzle is about."""

    theme: Annotated[str, Field(examples=["block"])]


@closed
class PuzzleAnswered(TypedDict):
    """What is told after the answer. `why` compares the solution with the play that was made if it is `yours`, else
    with the one that is most tempting."""

    right: bool
    theme: str
    solution: LessonSolution
    why: WhyJson
    yours: bool

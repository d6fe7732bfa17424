"""What the server answers to those who learn: the shapes of the rules and of the lessons."""

from typing import Annotated, Any, Literal

from pydantic import Field

from sixfold.server.http.answers import Answer, Line, Placed, Preview, Problem, Series, View
from sixfold.server.http.requests import PieceCode


class RulesParagraph(Answer):
    """The key of a message of the catalogue; `ruling` says which ruling it is, where no rulebook says it.

    `ours` marks what is neither in the book nor a ruling, such as advice where the book gives none.
    """

    key: Annotated[str, Field(examples=["rules-place-touch"])]
    ruling: str | None = None
    ours: bool


class RulesExample(Answer):
    """What all examples have. The caption is a key and takes the values besides the facts of the page."""

    id: str
    caption: str
    values: dict[str, int]
    hand: list[PieceCode]
    refusal: Problem | None = None
    over: bool
    printed: bool
    """Whether the book itself tells it."""


class RulesBoard(RulesExample):
    """Tiles or cubes laid on a board, and what they score; `ending` of it for ending the game."""

    kind: Literal["board"]
    board: list[Placed]
    rolled: list[tuple[PieceCode, PieceCode]]
    play: list[Placed]
    score: int
    lines: list[Line]
    ending: int


class RulesCard(Answer):
    card: PieceCode
    played: bool


class RulesTable(RulesExample):
    """Cards played on a table: before, after with the cards played marked, and the Qwirkles taken."""

    kind: Literal["table"]
    table: list[Series]
    play: list[PieceCode]
    after: list[list[RulesCard]]
    qwirkles: list[Series]


class RulesSection(Answer):
    id: Annotated[str, Field(examples=["turn"])]
    heading: Annotated[str, Field(examples=["rules-section-turn"])]
    paragraphs: list[RulesParagraph]
    examples: list[Annotated[RulesBoard | RulesTable, Field(discriminator="kind")]]


class RulesReason(Answer):
    section: str
    key: str


class RulesPage(Answer):
    """The rules of an edition. Every message takes the facts; `reasons` says where each refusal is explained."""

    edition: str
    game: Literal["tiles", "cubes", "cards"]
    facts: dict[str, int | str]
    sections: list[RulesSection]
    reasons: dict[str, RulesReason]


class LessonSolution(Answer):
    """One way to do what a step asks for."""

    action: dict[str, Any]
    preview: Preview


class LessonStep(Answer):
    """A position and what is asked in it: the message `key`; `key`-hint and `key`-done are the other two. All take the
    values."""

    id: Annotated[str, Field(examples=["place"])]
    key: Annotated[str, Field(examples=["lesson-tiles-place"])]
    values: dict[str, int]
    view: View
    solution: LessonSolution


class LessonEnd(Answer):
    """The message after the last step."""

    key: str
    values: dict[str, int]


class Lesson(Answer):
    """A game in a few steps."""

    game: Literal["tiles", "cubes", "cards"]
    edition: str
    steps: list[LessonStep]
    end: LessonEnd


class LessonDone(Answer):
    """A step that has been done: the values for its message, with what the player scored and used, and the view."""

    values: dict[str, int]
    view: View

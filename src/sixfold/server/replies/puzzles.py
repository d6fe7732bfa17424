"""A puzzle as it is told: a table that nobody keeps, seen from its solver's seat, without its answer at first."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, cast

from sixfold.core.game import GameState
from sixfold.puzzles import Puzzle, UnknownPuzzle, WhyJson, entries, of_day, puzzle_named
from sixfold.puzzles.games import PUZZLED
from sixfold.server.replies.lessons import LEARNER, table_of
from sixfold.server.replies.parts import Parts
from sixfold.server.table import Denial, Denied, Table
from sixfold.server.table.decide import read_action
from sixfold.server.table.denials import refused
from sixfold.server.table.shapes import GameName, Preview
from sixfold.server.table.views import preview, view
from sixfold.wire import action_json

if TYPE_CHECKING:
    from sixfold.server.http import answers_learning

NAME = "puzzle"
AHEAD = timedelta(days=1)
"""It is tomorrow already somewhere."""


def list_json() -> answers_learning.PuzzleList:
    """All puzzles, the easiest first, with nothing that gives one away."""
    return {
        "puzzles": [
            {"id": entry.id, "game": cast("GameName", entry.game), "rating": entry.rating} for entry in entries()
        ]
    }


def puzzle_of(puzzle_id: str) -> Puzzle:
    """The puzzle of that name, or there is no such page."""
    try:
        return puzzle_named(puzzle_id)
    except UnknownPuzzle:
        raise Denied(Denial.NO_SUCH_PAGE) from None


def puzzle_of_day(game: str, day: date, now: float) -> Puzzle:
    """The puzzle of a day that has come somewhere, or there is no such page."""
    if day > datetime.fromtimestamp(now, UTC).date() + AHEAD:
        raise Denied(Denial.NO_SUCH_PAGE)
    try:
        return puzzle_named(of_day(game, day))
    except UnknownPuzzle:
        raise Denied(Denial.NO_SUCH_PAGE) from None


def puzzle_json(puzzle: Puzzle) -> answers_learning.Puzzle:
    """What is told before the answer."""
    table = _table(puzzle)
    return {
        "id": puzzle.id,
        "game": cast("GameName", puzzle.game),
        "edition": table.edition.id,
        "rating": puzzle.rating,
        "view": view(table, LEARNER),
    }


def try_in(puzzle: Puzzle, written: Mapping[str, Any]) -> Preview:
    """What a play would give, as the preview of a game tells it."""
    table = _table(puzzle)
    return preview(table, LEARNER, read_action(table, written))


def is_right(puzzle: Puzzle, written: Mapping[str, Any]) -> bool:
    """Whether an action is the answer; one that the rules refuse is refused."""
    table = _table(puzzle)
    action = read_action(table, written)
    problem = table.verbs.refusal(table.state, LEARNER, action)
    if problem is not None:
        raise refused(problem)
    return puzzle.right(action)


async def answer(
    here: Parts, client: str, puzzle: Puzzle, written: Mapping[str, Any], coached: bool
) -> answers_learning.PuzzleAnswered:
    """Whether an action is the answer, the solution, and what the coach says of the action, if it has the time."""
    if is_right(puzzle, written):
        return answered_json(puzzle, right=True, why=None)
    why = None
    if coached:
        with suppress(Denied):
            why = await here.errands.explain(client, puzzle.id, written)
    return answered_json(puzzle, right=False, why=why)


def hint_json(puzzle: Puzzle) -> answers_learning.PuzzleHint:
    """What a puzzle is about."""
    return {"theme": puzzle.theme.value}


def answered_json(puzzle: Puzzle, right: bool, why: WhyJson | None) -> answers_learning.PuzzleAnswered:
    """What is told after the answer: the solution, and why it is better than what was done or is most tempting."""
    table = _table(puzzle)
    return {
        "right": right,
        "theme": puzzle.theme.value,
        "solution": {
            "action": action_json(puzzle.game, puzzle.answer),
            "preview": preview(table, LEARNER, puzzle.answer),
        },
        "why": why or puzzle.why,
        "yours": why is not None,
    }


def _table(puzzle: Puzzle) -> Table:
    state: GameState = PUZZLED[puzzle.game].state_of(puzzle.seen)
    return table_of(state, name=NAME)

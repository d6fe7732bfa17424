"""A lesson as it is told: each step is a table that nobody keeps, seen from the first of its two seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from sixfold.core.game import GameState
from sixfold.core.refusals import Refused
from sixfold.core.stream import SEED_BYTES
from sixfold.lessons import Lesson, NotAsked, Step, UnknownLesson, lesson
from sixfold.server.table import Denial, Denied, Seat, Settings, Status, Table
from sixfold.server.table.decide import read_action
from sixfold.server.table.denials import refused
from sixfold.server.table.settings import SeatSettings
from sixfold.server.table.state import RULES
from sixfold.server.table.views import preview, view
from sixfold.wire import action_json

if TYPE_CHECKING:
    from sixfold.server.http import answers_learning
    from sixfold.server.table.shapes import GameName, Preview

LEARNER = 0
NAME = "lesson"
OTHER = "greedy"


def find_lesson(game: str) -> Lesson:
    """The lesson of a game."""
    try:
        return lesson(game)
    except UnknownLesson:
        raise Denied(Denial.NO_SUCH_PAGE) from None


def find_step(game: str, step: str) -> Step:
    """A step of a game's lesson."""
    try:
        return find_lesson(game).step(step)
    except UnknownLesson:
        raise Denied(Denial.NO_SUCH_PAGE) from None


def lesson_json(told: Lesson) -> answers_learning.Lesson:
    """All steps of a lesson."""
    return {
        "game": cast("GameName", told.game),
        "edition": told.edition.id,
        "steps": [_step(step) for step in told.steps],
        "end": {"key": f"lesson-{told.game}-end", "values": dict(told.steps[-1].values)},
    }


def try_step(step: Step, written: Mapping[str, Any]) -> Preview:
    """What a play would give in a step, as the preview of a game tells it."""
    table = table_of(step.state)
    return preview(table, LEARNER, read_action(table, written))


def act_in(step: Step, written: Mapping[str, Any]) -> answers_learning.LessonDone:
    """What came of an action that does what the step asks; any other is denied."""
    action = read_action(table_of(step.state), written)
    try:
        after, values = step.act(action)
    except Refused as error:
        raise refused(error.refusal) from None
    except NotAsked:
        raise Denied(Denial.NOT_ASKED) from None
    return {"values": dict(values), "view": view(table_of(after, number=1), LEARNER)}


def table_of(state: GameState, number: int = 0, name: str = NAME) -> Table:
    """The table of a step: the player and a bot, without clock, spectators or secrets."""
    return Table(
        game_id=name,
        number=number,
        status=Status.PLAYING,
        rules=RULES,
        settings=Settings(state.edition.id, (SeatSettings("here"), SeatSettings("bot", bot=OTHER)), spectators="none"),
        seed=bytes(SEED_BYTES),
        host="",
        watch=None,
        created=0.0,
        at=0.0,
        seats=(Seat(""), Seat(OTHER, bot=OTHER)),
        state=state,
        seniority=state.seniority,
        position=number,
    )


def _step(step: Step) -> answers_learning.LessonStep:
    table = table_of(step.state)
    return {
        "id": step.id,
        "key": step.key,
        "values": dict(step.values),
        "view": view(table, LEARNER),
        "solution": {
            "action": action_json(table.edition.game, step.solution),
            "preview": preview(table, LEARNER, step.solution),
        },
    }

"""The lessons: a first game in a few steps. Nothing is kept of them; every request names its step."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from sixfold.games import tiles
from sixfold.server.http import answers, answers_learning, requests
from sixfold.server.http.problems import OF_THE_RULES, problems
from sixfold.server.http.requests import action_of
from sixfold.server.replies.lessons import act_in, find_lesson, find_step, lesson_json, try_step
from sixfold.server.table import Denial

router = APIRouter(prefix="/api/lessons/{game}", tags=["lessons"])
Json = dict[str, Any]
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,16}$", examples=[tiles.NAME])]
StepName = Annotated[str, Path(pattern=r"^[a-z]{1,16}$", examples=["place"])]


@router.get(
    "",
    responses=problems(Denial.NO_SUCH_PAGE),
)
async def learn(game: GameName) -> answers_learning.Lesson:
    """The lesson of a game: steps with a position, what is asked (keys of messages) and one way to do it."""
    return lesson_json(find_lesson(game))


@router.post(
    "/{step}/preview",
    responses=problems(Denial.NO_SUCH_PAGE, Denial.WRONG_GAME, "unknown-piece"),
)
async def try_out(game: GameName, step: StepName, asked: requests.PreviewAsked) -> answers.Preview:
    """What a play would give in the position of the step."""
    return try_step(find_step(game, step), action_of(asked.action))


@router.post(
    "/{step}/act",
    responses=problems(Denial.NO_SUCH_PAGE, Denial.NOT_ASKED, Denial.WRONG_GAME, *OF_THE_RULES),
)
async def act(game: GameName, step: StepName, asked: requests.PreviewAsked) -> answers_learning.LessonDone:
    """Do what the step asks for: the position after it, and the values for saying so. Chance is the same each time."""
    return act_in(find_step(game, step), action_of(asked.action))

"""The puzzles: one of the day, and all of them by rating. Nothing is kept of who answers what."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from sixfold.games import GameName, tiles
from sixfold.server.http import answers, answers_learning, requests
from sixfold.server.http.context import Here, client_of
from sixfold.server.http.problems import OF_THE_RULES, problems
from sixfold.server.http.requests import action_of
from sixfold.server.replies import puzzles
from sixfold.server.replies.puzzles import (
    answered_json,
    hint_json,
    list_json,
    puzzle_json,
    puzzle_of,
    puzzle_of_day,
    try_in,
)
from sixfold.server.table import Denial

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$", examples=["0a1b2c3d"])]
Day = Annotated[date, Path(examples=["2026-11-16"])]
Kind = Annotated[GameName, Query(examples=[tiles.NAME])]


@router.get("", responses=problems())
async def list_puzzles() -> answers_learning.PuzzleList:
    """All puzzles with their ratings, the easiest first; a client chooses what suits its solver."""
    return list_json()


@router.get("/day/{day}", responses=problems(Denial.NO_SUCH_PAGE))
async def puzzle_of_the_day(day: Day, game: Kind, here: Here) -> answers_learning.Puzzle:
    """The puzzle of a game on a day: from the date alone, so the same for everybody."""
    return puzzle_json(puzzle_of_day(game, day, here.world.clock()))


@router.get("/{puzzle_id}", responses=problems(Denial.NO_SUCH_PAGE))
async def show_puzzle(puzzle_id: PuzzleId) -> answers_learning.Puzzle:
    """A position as its solver sees it."""
    return puzzle_json(puzzle_of(puzzle_id))


@router.get("/{puzzle_id}/hint", responses=problems(Denial.NO_SUCH_PAGE))
async def hint_at(puzzle_id: PuzzleId) -> answers_learning.PuzzleHint:
    """What the puzzle is about."""
    return hint_json(puzzle_of(puzzle_id))


@router.get("/{puzzle_id}/solution", responses=problems(Denial.NO_SUCH_PAGE))
async def give_up(puzzle_id: PuzzleId) -> answers_learning.PuzzleAnswered:
    """The solution, for those who give up, and why it is better than the play that is most tempting."""
    return answered_json(puzzle_of(puzzle_id), right=False, why=None)


@router.post("/{puzzle_id}/preview", responses=problems(Denial.NO_SUCH_PAGE, Denial.WRONG_GAME, "unknown-piece"))
async def try_play(puzzle_id: PuzzleId, asked: requests.PreviewAsked) -> answers.Preview:
    """What a play would give in the position."""
    return try_in(puzzle_of(puzzle_id), action_of(asked.action))


@router.post(
    "/{puzzle_id}/answer",
    responses=problems(Denial.NO_SUCH_PAGE, Denial.WRONG_GAME, *OF_THE_RULES),
)
async def answer(
    puzzle_id: PuzzleId, asked: requests.PreviewAsked, request: Request, here: Here
) -> answers_learning.PuzzleAnswered:
    """Whether an action is the answer, the solution, and what the coach says.

    Where the coach is too busy, that is what it says of the play that is most tempting.
    """
    client = client_of(request)
    coached = not here.coaching.wait(client)
    return await puzzles.answer(here, client, puzzle_of(puzzle_id), action_of(asked.action), coached)

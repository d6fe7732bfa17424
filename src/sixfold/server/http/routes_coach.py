"""The coach: turns of a game judged, a few at a time, in other processes and on a budget of their own."""

from fastapi import APIRouter, Request

from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here, Server, client_of
from sixfold.server.http.problems import OF_A_GAME, problems
from sixfold.server.http.requests import action_of
from sixfold.server.replies.coach import coachable, record_so_far
from sixfold.server.table import Denial, Denied

router = APIRouter(prefix="/api", tags=["coach"])


@router.post("/coach", responses=problems(Denial.BAD_RECORD), openapi_extra=requests.body_of(requests.CoachRecordAsked))
async def judge_record(request: Request, here: Here) -> answers.Judged:
    """Judge some turns of a record: what each cost, what was best, and why."""
    check_budget(here, request)
    judged: answers.Judged = await here.errands.judge_record(client_of(request), await request.body())
    return judged


@router.post(
    "/coach/try",
    responses=problems(Denial.BAD_RECORD, Denial.NO_SUCH_TURN, Denial.WRONG_GAME),
    openapi_extra=requests.body_of(requests.ConsiderRecordAsked),
)
async def consider_record(request: Request, here: Here) -> answers.Considered:
    """Judge another action in the place of what was done in a turn of a record."""
    check_budget(here, request)
    considered: answers.Considered = await here.errands.consider_record(client_of(request), await request.body())
    return considered


@router.post(
    "/games/{game_id}/coach", responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE, Denial.NOT_OVER, Denial.NO_HINTS)
)
async def judge_game(
    game_id: GameId, asked: requests.CoachAsked, request: Request, here: Here, secret: Bearer
) -> answers.Judged:
    """Judge turns of a game that is over; before its end, a seat may ask about its own turns, from what it saw."""
    table = await coachable(here, game_id, secret, asked.turns)
    check_budget(here, request)
    judged: answers.Judged = await here.errands.judge(client_of(request), record_so_far(table), asked.turns, game_id)
    return judged


@router.post(
    "/games/{game_id}/coach/try",
    responses=problems(
        *OF_A_GAME, Denial.NOT_WATCHABLE, Denial.NOT_OVER, Denial.NO_HINTS, Denial.NO_SUCH_TURN, Denial.WRONG_GAME
    ),
)
async def consider_in_game(
    game_id: GameId, asked: requests.ConsiderAsked, request: Request, here: Here, secret: Bearer
) -> answers.Considered:
    """Judge another action in the place of what was done in a turn; before the end only in a seat's own turns."""
    table = await coachable(here, game_id, secret, [asked.turn])
    check_budget(here, request)
    action = action_of(asked.action)
    considered: answers.Considered = await here.errands.consider(
        client_of(request), record_so_far(table), asked.turn, action, game_id
    )
    return considered


def check_budget(here: Server, request: Request) -> None:
    """Refuse whoever has used up what the coach may think for them."""
    if here.coaching.wait(client_of(request)):
        raise Denied(Denial.TOO_MANY)

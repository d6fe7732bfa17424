"""The coach: turns of a game judged, a few at a time, in other processes and on a budget of their own."""

from typing import Any

from fastapi import APIRouter, Request

from sixfold.records import record_of
from sixfold.server.access import seat_of, viewer
from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here, Server, client_of
from sixfold.server.http.problems import OF_A_GAME, problems
from sixfold.server.http.requests import action_of
from sixfold.server.secret import hashed
from sixfold.server.table import Denial, Denied, Table

router = APIRouter(prefix="/api", tags=["coach"])


@router.post("/coach", responses=problems(Denial.BAD_RECORD), openapi_extra=requests.body_of(requests.CoachRecordAsked))
async def judge_record(request: Request, here: Here) -> answers.Judged:
    """Judge some turns of a record: what each cost, what was best, and why."""
    _check_budget(here, request)
    judged: answers.Judged = await here.errands.judge_record(client_of(request), await request.body())
    return judged


@router.post(
    "/coach/try",
    responses=problems(Denial.BAD_RECORD, Denial.NO_SUCH_TURN, Denial.WRONG_GAME),
    openapi_extra=requests.body_of(requests.ConsiderRecordAsked),
)
async def consider_record(request: Request, here: Here) -> answers.Considered:
    """Judge another action in the place of what was done in a turn of a record."""
    _check_budget(here, request)
    considered: answers.Considered = await here.errands.consider_record(client_of(request), await request.body())
    return considered


@router.post(
    "/games/{game_id}/coach", responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE, Denial.NOT_OVER, Denial.NO_HINTS)
)
async def judge_game(
    game_id: GameId, asked: requests.CoachAsked, request: Request, here: Here, secret: Bearer
) -> answers.Judged:
    """Judge turns of a game that is over; before its end, a seat may ask about its own turns, from what it saw."""
    table = await here.service.catch_up(game_id)
    _check_turns(table, asked.turns, secret)
    _check_budget(here, request)
    judged: answers.Judged = await here.errands.judge(client_of(request), _record(table), asked.turns, game_id)
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
    table = await here.service.catch_up(game_id)
    _check_turns(table, [asked.turn], secret)
    _check_budget(here, request)
    action = action_of(asked.action)
    considered: answers.Considered = await here.errands.consider(
        client_of(request), _record(table), asked.turn, action, game_id
    )
    return considered


def _check_turns(table: Table, turns: list[int], secret: str | None) -> None:
    """Once a game is over, all who may look at it may ask; before, who played these turns, where hints are allowed."""
    if table.over:
        viewer(table, secret and hashed(secret))
        return
    seat = seat_of(table, secret)
    if not table.settings.hints:
        raise Denied(Denial.NO_HINTS)
    taken = () if table.state is None else table.state.turns
    if any(number > len(taken) or taken[number - 1].seat != seat for number in turns):
        raise Denied(Denial.NOT_OVER)


def _check_budget(here: Server, request: Request) -> None:
    if here.coaching.wait(client_of(request)):
        raise Denied(Denial.TOO_MANY)


def _record(table: Table) -> dict[str, Any]:
    assert table.state is not None
    return record_of(table.state, table.players, table.shuffle, reveal=table.over)

"""The analysis board: positions are described here, and judged in other processes on the budget of the coach."""

from fastapi import APIRouter, Request

from sixfold.analysis import AnalysedJson, DescribedJson
from sixfold.server.http import requests_analysis
from sixfold.server.http.context import Here, client_of
from sixfold.server.http.problems import problems
from sixfold.server.http.requests import action_of, body_of
from sixfold.server.http.routes_coach import check_budget
from sixfold.server.replies import analysis
from sixfold.server.table import Denial

router = APIRouter(prefix="/api/analysis", tags=["analysis"])


@router.post("/position", responses=problems(Denial.UNKNOWN_EDITION, Denial.BAD_NOTATION))
async def describe(asked: requests_analysis.DescribeAsked) -> DescribedJson:
    """What is wrong with a position, its text, and how its player on turn sees it."""
    position = None if asked.position is None else asked.position.model_dump(mode="json")
    return analysis.described(position, asked.text)


@router.post(
    "/record",
    responses=problems(Denial.BAD_RECORD, Denial.NO_SUCH_TURN),
    openapi_extra=body_of(requests_analysis.RecordPositionAsked),
)
async def find(request: Request, here: Here) -> DescribedJson:
    """The position after so many turns of a record, as the player on turn saw it."""
    found: DescribedJson = await here.errands.position(client_of(request), await request.body())
    return found


@router.post("", responses=problems(Denial.UNKNOWN_EDITION, Denial.WRONG_GAME))
async def analyse(asked: requests_analysis.AnalyseAsked, request: Request, here: Here) -> AnalysedJson:
    """The best plays of a position and why; or what another play would be worth."""
    check_budget(here, request)
    action = None if asked.action is None else action_of(asked.action)
    position = analysis.checked(asked.position.model_dump(mode="json"), action)
    analysed: AnalysedJson = await here.errands.analyse(client_of(request), position, action)
    return analysed

"""At a real table: nothing is kept here. The device sends the turns that were entered, and they are judged."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from sixfold.server.http import answers, answers_real, requests_real
from sixfold.server.http.context import Here, client_of
from sixfold.server.http.problems import problems
from sixfold.server.http.requests import action_of, body_of
from sixfold.server.replies import real
from sixfold.server.table import Denial

router = APIRouter(prefix="/api", tags=["real tables"])


@router.post(
    "/real",
    response_model=answers_real.RealKnown,
    responses=problems(Denial.BAD_RECORD, Denial.NO_SUCH_TURN),
    openapi_extra=body_of(requests_real.RealAsked),
)
async def follow(request: Request, here: Here) -> Response:
    """Play the turns of a real table through: what is known then, the first turn that is wrong, and the record."""
    told = await here.errands.follow(client_of(request), await request.body())
    return Response(told, media_type="application/json")


@router.post(
    "/real/preview",
    responses=problems(Denial.UNKNOWN_EDITION, Denial.BAD_RECORD, Denial.WRONG_GAME),
)
async def try_out(asked: requests_real.RealPreviewAsked) -> answers.Preview:
    """What a play would give on a board or table, whoever holds what: its score or why not, and what may join it."""
    return real.tried(
        asked.edition, asked.board, asked.table, action_of(asked.action), asked.size, asked.left, asked.hand
    )

"""Making games, joining them, and looking at them."""

from contextlib import AsyncExitStack
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here, check_rate, client_of
from sixfold.server.http.problems import OF_A_GAME, OF_NAMES, problems
from sixfold.server.replies import games as replies
from sixfold.server.table import Denial

router = APIRouter(prefix="/api", tags=["games"])
MOST_EVENTS = 100
"""In one answer."""
Json = dict[str, Any]


@router.get("/choices", responses=problems())
async def choices() -> answers.Choices:
    """What a new game may be made of: editions and bots, the weakest bot first."""
    return replies.all_choices()


@router.post(
    "/games",
    status_code=201,
    responses=problems(Denial.UNKNOWN_EDITION, Denial.UNKNOWN_BOT, Denial.BAD_SEATS, Denial.BAD_SENIORITY, *OF_NAMES),
)
async def create(asked: requests.GameAsked, request: Request, here: Here) -> answers.GameMade:
    """Make a game. The secrets in the answer are told this once."""
    check_rate(here.creations, request)
    client = client_of(request)
    turn, note = partial(here.turnstile.enter, client), partial(here.makers.note, client)
    wanted = (here.lobbies, asked.open), (here.watchable, asked.spectators == "open")
    lists = [there for there, listed in wanted if listed]
    async with AsyncExitStack() as places:
        for there in lists:
            await places.enter_async_context(there.place(client))
        made = await replies.create(here, asked.plain(), turn, note)
        for there in lists:
            there.note(client, made["game"])
    return made


@router.get("/games", responses=problems())
async def games(here: Here, show: Annotated[Literal["open", "watchable"], Query()] = "open") -> answers.Games:
    """Games with a free seat for anybody, or games under way that anybody may watch; the newest first."""
    return await replies.games(here, show)


@router.get(
    "/games/{game_id}",
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def game_view(game_id: GameId, here: Here, secret: Bearer) -> answers.View:
    """The game as the seat of the token may see it, or as spectators may."""
    return await replies.game_view(here, game_id, secret)


@router.get(
    "/games/{game_id}/events",
    response_model=answers.EventsAnswer,
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def events(
    game_id: GameId,
    request: Request,
    here: Here,
    secret: Bearer,
    after: Annotated[int, Query(ge=1, le=2**31 - 1)] = 1,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
) -> Response:
    """The next events after a number, each as the seat of the token may see it; `last` is the game's last so far."""
    told = await replies.events(here, game_id, secret, client_of(request), after, limit)
    return Response(told, media_type="application/json")


@router.post(
    "/games/{game_id}/join",
    responses=problems(
        Denial.NO_SUCH_GAME,
        Denial.UNKNOWN_RULES,
        Denial.WRONG_SECRET,
        Denial.SEAT_TAKEN,
        Denial.NOT_PLAYING,
        Denial.NO_SUCH_SEAT,
        *OF_NAMES,
    ),
)
async def join(game_id: GameId, asked: requests.JoinAsked, here: Here) -> answers.Joined:
    """Exchange the secret of an invite link for the token of a seat."""
    return await replies.join(here, game_id, asked.plain())


@router.post(
    "/games/{game_id}/invites",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NO_SUCH_SEAT, Denial.CANNOT_INVITE, Denial.SEAT_HELD),
)
async def invites(game_id: GameId, asked: requests.InviteAsked, here: Here, secret: Bearer) -> answers.Invited:
    """The host issues a new link for spectators, or for a seat that is free or whose person has resigned; the old one
    is void."""
    return await replies.new_invite(here, game_id, secret, asked.seat)


@router.post(
    "/games/{game_id}/hand-on",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.CANNOT_RETURN),
)
async def hand_seat_on(game_id: GameId, here: Here, secret: Bearer) -> answers.Invited:
    """The person at a seat makes a link to it, for another device or somebody else; the table is told who follows."""
    return await replies.hand_seat_on(here, game_id, secret)


@router.post(
    "/games/{game_id}/start",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NOT_IN_LOBBY, Denial.SEATS_FREE),
)
async def start_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """The host starts the game."""
    return await replies.start_game(here, game_id, secret)


@router.post(
    "/games/{game_id}/close",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NOT_IN_LOBBY),
)
async def close_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """The host calls the game off before it is dealt."""
    return await replies.close_game(here, game_id, secret)


@router.post(
    "/games/{game_id}/leave",
    responses=problems(*OF_A_GAME, Denial.NOT_IN_LOBBY),
)
async def leave_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """Get up before the game starts."""
    return await replies.leave_game(here, game_id, secret)


@router.post(
    "/games/{game_id}/commit",
    responses=problems(*OF_A_GAME, Denial.NOT_SHUFFLING, Denial.COMMITTED, Denial.LEFT_OUT),
)
async def commit_to(game_id: GameId, asked: requests.CommitAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """A seat commits to what it will add to the shuffle."""
    return await replies.commit_to(here, game_id, secret, asked.round, asked.commitment)


@router.post(
    "/games/{game_id}/reveal",
    responses=problems(*OF_A_GAME, Denial.NOT_SHUFFLING, Denial.WRONG_REVEAL, Denial.LEFT_OUT),
)
async def reveal_to(game_id: GameId, asked: requests.RevealAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """A seat adds to the shuffle what it has committed to; the last one leads to the deal."""
    return await replies.reveal_to(here, game_id, secret, asked.entropy)


@router.get(
    "/games/{game_id}/record",
    responses={
        200: {"description": "A record of the format sixfold/1", "content": {"application/json": {}}},
        **problems(*OF_A_GAME, Denial.NOT_WATCHABLE, Denial.NOT_OVER),
    },
)
async def game_record(game_id: GameId, here: Here, secret: Bearer) -> Json:
    """The complete record of a game that is over."""
    return await replies.game_record(here, game_id, secret)


@router.get(
    "/games/{game_id}/fairness",
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def fairness(game_id: GameId, request: Request, here: Here, secret: Bearer) -> answers.Fairness:
    """The commitment; after the end also the seed, what the seats added, and whether everything follows from it."""
    return await replies.fairness(here, game_id, secret, client_of(request))


@router.post("/check", responses=problems(), openapi_extra=requests.body_of(requests.CheckAsked))
async def check(request: Request, here: Here) -> answers.Checked:
    """Replay a record and verify every turn, score, draw, commitment and result."""
    check_rate(here.hints, request)
    # A record may be large; it is read where it is checked, in another process.
    checked: answers.Checked = await here.errands.check(client_of(request), await request.body())
    return checked

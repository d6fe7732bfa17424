"""Making games, joining them, and looking at them."""

from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Query, Request

from sixfold.bots import NAMES
from sixfold.games import EDITIONS
from sixfold.server.access import check_host, seat_of, viewer
from sixfold.server.bots.thinkers import STRONGEST
from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here, check_rate, client_of
from sixfold.server.http.problems import OF_A_GAME, OF_NAMES, problems
from sixfold.server.live.hub import encode
from sixfold.server.secret import INVITE, WATCH, hashed, new_secret
from sixfold.server.table import RULES, Denial, Denied, Table
from sixfold.server.table.decide import close, hand_on, invite, leave, start
from sixfold.server.table.shapes import GameName, Listed
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import record, shuffle, view

router = APIRouter(prefix="/api", tags=["games"])
MOST_LISTED = 100
MOST_EVENTS = 100
"""In one answer."""
Json = dict[str, Any]


def all_choices() -> answers.Choices:
    """Editions, bots, and the version of the rules."""
    editions: list[answers.EditionView] = [
        {
            "id": rules.id,
            "game": cast("GameName", rules.game),
            "title": rules.title,
            "languages": list(rules.languages),
            "players": rules.players,
            "hand_size": rules.hand_size,
            "copies": rules.copies,
            "starts": rules.starts,
            "start_tie": rules.start_tie,
            "rematch_on_tie": rules.rematch_on_tie,
            "rulings": list(rules.rulings),
        }
        for rules in EDITIONS.values()
    ]
    return {"editions": editions, "bots": list(NAMES), "strongest": STRONGEST, "rules": RULES}


@router.get("/choices", responses=problems())
async def choices() -> answers.Choices:
    """What a new game may be made of: editions and bots, the weakest bot first."""
    return all_choices()


@router.post(
    "/games",
    status_code=201,
    responses=problems(Denial.UNKNOWN_EDITION, Denial.UNKNOWN_BOT, Denial.BAD_SEATS, Denial.BAD_SENIORITY, *OF_NAMES),
)
async def create(asked: requests.GameAsked, request: Request, here: Here) -> answers.GameMade:
    """Make a game. The secrets in the answer are told this once."""
    check_rate(here.creations, request)
    if asked.open:
        await here.lobbies.check(client_of(request))
    made = await here.desk.create(asked)
    if asked.open:
        here.lobbies.note(client_of(request), made.table.game_id)
    seat = next((number for number, token in enumerate(made.tokens) if token), None)
    pairs = enumerate(zip(made.tokens, made.invites, strict=True))
    return {
        "game": made.table.game_id,
        "host": made.host,
        "seats": [{"seat": number, "token": token, "invite": link} for number, (token, link) in pairs],
        "watch": made.watch,
        "view": view(made.table, seat),
    }


@router.get("/games", responses=problems())
async def games(here: Here, show: Annotated[Literal["open", "watchable"], Query()] = "open") -> answers.Games:
    """Games with a free seat for anybody, or games under way that anybody may watch; the newest first."""
    where = {"status": "lobby", "open": True} if show == "open" else {"status": "playing", "spectators": "open"}
    return {"games": cast("list[Listed]", await here.journal.listings(where, MOST_LISTED))}


@router.get(
    "/games/{game_id}",
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def game_view(game_id: GameId, here: Here, secret: Bearer) -> answers.View:
    """The game as the seat of the token may see it, or as spectators may."""
    table = await here.service.catch_up(game_id)
    return view(table, viewer(table, secret and hashed(secret)))


@router.get(
    "/games/{game_id}/events",
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def events(
    game_id: GameId,
    request: Request,
    here: Here,
    secret: Bearer,
    after: Annotated[int, Query(ge=1, le=2**31 - 1)] = 1,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
) -> answers.EventsAnswer:
    """The next events after a number, each as the seat of the token may see it; `last` is the game's last so far."""
    table = await here.service.catch_up(game_id)
    seat = viewer(table, secret and hashed(secret))
    until = min(after + limit, table.number)
    rows = [] if after >= table.number else await here.journal.rows(game_id, until)
    told = await here.errands.events(client_of(request), game_id, rows, after, seat) if rows else []
    return {"events": told, "last": table.number}


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
    table, seat, token = await here.desk.join(game_id, asked)
    return {"game": game_id, "seat": seat, "token": token, "view": view(table, seat)}


@router.post(
    "/games/{game_id}/invites",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NO_SUCH_SEAT, Denial.CANNOT_INVITE, Denial.SEAT_HELD),
)
async def invites(game_id: GameId, asked: requests.InviteAsked, here: Here, secret: Bearer) -> answers.Invited:
    """The host issues a new link for spectators, or for a seat that is free or whose person has resigned; the old one
    is void."""
    check_host(await here.service.catch_up(game_id), secret)
    link = new_secret(here.world, WATCH if asked.seat is None else INVITE)
    await here.service.change(game_id, lambda table, now: invite(table, now, asked.seat, hashed(link)))
    return {"seat": asked.seat, "invite": link}


@router.post(
    "/games/{game_id}/hand-on",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.CANNOT_RETURN),
)
async def hand_seat_on(game_id: GameId, here: Here, secret: Bearer) -> answers.Invited:
    """The person at a seat makes a link to it, for another device or somebody else; the table is told who follows."""
    table = await here.service.catch_up(game_id)
    seat, link = seat_of(table, secret), new_secret(here.world, INVITE)
    await here.service.change(game_id, lambda table, now: hand_on(table, now, seat_of(table, secret), hashed(link)))
    return {"seat": seat, "invite": link}


@router.post(
    "/games/{game_id}/start",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NOT_IN_LOBBY, Denial.SEATS_FREE),
)
async def start_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """The host starts the game."""
    check_host(await here.service.catch_up(game_id), secret)
    return _accepted((await here.service.change(game_id, start))[0])


@router.post(
    "/games/{game_id}/close",
    responses=problems(*OF_A_GAME, Denial.NOT_HOST, Denial.NOT_IN_LOBBY),
)
async def close_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """The host calls the game off before it is dealt."""
    check_host(await here.service.catch_up(game_id), secret)
    return _accepted((await here.service.change(game_id, close))[0])


@router.post(
    "/games/{game_id}/leave",
    responses=problems(*OF_A_GAME, Denial.NOT_IN_LOBBY),
)
async def leave_game(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """Get up before the game starts."""
    await here.service.catch_up(game_id)
    after, _ = await here.service.change(game_id, lambda table, now: leave(table, now, seat_of(table, secret)))
    return _accepted(after)


@router.post(
    "/games/{game_id}/commit",
    responses=problems(*OF_A_GAME, Denial.NOT_SHUFFLING, Denial.COMMITTED, Denial.LEFT_OUT),
)
async def commit_to(game_id: GameId, asked: requests.CommitAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """A seat commits to what it will add to the shuffle."""
    promised = bytes.fromhex(asked.commitment)
    after, _ = await here.service.change(
        game_id, lambda table, now: commit(table, now, seat_of(table, secret), asked.round, promised)
    )
    return _accepted(after)


@router.post(
    "/games/{game_id}/reveal",
    responses=problems(*OF_A_GAME, Denial.NOT_SHUFFLING, Denial.WRONG_REVEAL, Denial.LEFT_OUT),
)
async def reveal_to(game_id: GameId, asked: requests.RevealAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """A seat adds to the shuffle what it has committed to; the last one leads to the deal."""
    told = bytes.fromhex(asked.entropy)
    after, _ = await here.service.change(game_id, lambda table, now: reveal(table, now, seat_of(table, secret), told))
    return _accepted(after)


@router.get(
    "/games/{game_id}/record",
    responses={
        200: {"description": "A record of the format sixfold/1", "content": {"application/json": {}}},
        **problems(*OF_A_GAME, Denial.NOT_WATCHABLE, Denial.NOT_OVER),
    },
)
async def game_record(game_id: GameId, here: Here, secret: Bearer) -> Json:
    """The complete record of a game that is over."""
    table = await here.service.catch_up(game_id)
    viewer(table, secret and hashed(secret))
    return record(_over(table))


@router.get(
    "/games/{game_id}/fairness",
    responses=problems(*OF_A_GAME, Denial.NOT_WATCHABLE),
)
async def fairness(game_id: GameId, request: Request, here: Here, secret: Bearer) -> answers.Fairness:
    """The commitment; after the end also the seed, what the seats added, and whether everything follows from it."""
    table = await here.service.catch_up(game_id)
    viewer(table, secret and hashed(secret))
    good = None
    if table.over:
        written = encode({"record": record(table)}).encode()
        good = (await here.errands.check(client_of(request), written))["good"]
    seniority = None if table.seniority is None else list(table.seniority)
    return {"shuffle": shuffle(table), "seniority": seniority, "good": good}


@router.post("/check", responses=problems(), openapi_extra=requests.body_of(requests.CheckAsked))
async def check(request: Request, here: Here) -> answers.Checked:
    """Replay a record and verify every turn, score, draw, commitment and result."""
    check_rate(here.hints, request)
    # A record may be large; it is read where it is checked, in another process.
    checked: answers.Checked = await here.errands.check(client_of(request), await request.body())
    return checked


def _over(table: Table) -> Table:
    if not table.over:
        raise Denied(Denial.NOT_OVER)
    return table


def _accepted(table: Table) -> answers.Accepted:
    return {"number": table.number}

"""What one device asks about its own games: all of them in short, and to be told when it is its turn."""

from fastapi import APIRouter

from sixfold.server.access import seat_of
from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here
from sixfold.server.http.problems import OF_A_GAME, problems
from sixfold.server.push.endpoints import check_endpoint
from sixfold.server.replies import mine
from sixfold.server.secret import hashed
from sixfold.server.store.subscriptions import Subscription
from sixfold.server.table import Denial

router = APIRouter(prefix="/api", tags=["mine"])


@router.post("/glance", responses=problems())
async def glances(asked: requests.GlanceAsked, here: Here) -> answers.Glances:
    """Several games in short, each as its secret allows; a game that the secret does not open is named with a code."""
    return await mine.glances(here, [(one.game, one.secret) for one in asked.games])


@router.get("/push", responses=problems())
async def push_key(here: Here) -> answers.PushKey:
    """The key that a browser needs to subscribe to this server's messages."""
    return {"key": here.push_keys.public}


@router.post("/games/{game_id}/push", responses=problems(*OF_A_GAME, Denial.BAD_ENDPOINT))
async def subscribe(game_id: GameId, asked: requests.PushAsked, here: Here, secret: Bearer) -> answers.PushKept:
    """Tell this browser when the seat of the token is on turn."""
    check_endpoint(asked.endpoint, anywhere=here.config.push_anywhere and here.world.given)
    seat = seat_of(await here.service.catch_up(game_id), secret)
    made = Subscription(
        game_id, seat, asked.endpoint, asked.keys.p256dh, asked.keys.auth, hashed(secret or ""), here.service.clock()
    )
    await here.subscriptions.add(made)
    return {"told": True}


@router.post("/games/{game_id}/push/stop", responses=problems(*OF_A_GAME))
async def unsubscribe(game_id: GameId, asked: requests.PushStopAsked, here: Here, secret: Bearer) -> answers.PushKept:
    """Tell this browser no more."""
    seat = seat_of(await here.service.catch_up(game_id), secret)
    await here.subscriptions.remove(game_id, seat, asked.endpoint)
    return {"told": False}

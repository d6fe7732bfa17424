"""What the routes need: the parts of a running server."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sixfold.server.bots.thinkers import Thinkers
from sixfold.server.config import Config
from sixfold.server.desk import Desk
from sixfold.server.errands.pool import Errands
from sixfold.server.frames import ARRIVED
from sixfold.server.health import Health
from sixfold.server.limits import Buckets, client_at
from sixfold.server.live.hub import Hub
from sixfold.server.lobbies import Lobbies, Watchable
from sixfold.server.makers import Makers
from sixfold.server.push.keys import PushKeys
from sixfold.server.service import Service
from sixfold.server.store.journal import Journal
from sixfold.server.store.subscriptions import Subscriptions
from sixfold.server.table import Denial, Denied
from sixfold.server.turnstile import Fair, Turnstile
from sixfold.server.world import World


@dataclass(frozen=True, slots=True)
class Server:
    """The parts of a running server."""

    config: Config
    world: World
    journal: Journal
    hub: Hub
    health: Health
    service: Service
    desk: Desk
    lobbies: Lobbies
    watchable: Watchable
    makers: Makers
    thinkers: Thinkers
    errands: Errands
    coaching: Buckets
    """The processor time that each client may ask the coach for."""
    turnstile: Turnstile
    games: Buckets
    """The processor time that the players of each game may use besides their moves."""
    hinting: Fair
    reactions: Buckets
    """What each seat may call out."""
    subscriptions: Subscriptions
    push_keys: PushKeys
    creations: Buckets
    hints: Buckets


async def _server(request: Request) -> Server:
    # Asynchronous, though it waits for nothing: else FastAPI would use a thread for it, at every request.
    server: Server = request.app.state.server
    return server


_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or the secret of the host or of spectators.")


async def _secret(found: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str | None:
    return None if found is None else found.credentials


def client_of(request: Request) -> str:
    """Whom limits count for."""
    return client_at(request.client.host if request.client else None)


def arrived_at(request: Request) -> float | None:
    """When the whole of a request had come in."""
    stamp: float | None = getattr(request.state, ARRIVED, None)
    return stamp


def check_rate(buckets: Buckets, request: Request) -> None:
    """Refuse a client that asks too often."""
    if not buckets.take(client_of(request)):
        raise Denied(Denial.TOO_MANY)


def check_game(server: Server, game_id: str) -> None:
    """Refuse more work for a game whose players have used up its processor time."""
    if server.games.wait(game_id):
        raise Denied(Denial.TOO_MANY)


Here = Annotated[Server, Depends(_server)]
Bearer = Annotated[str | None, Depends(_secret)]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$", examples=["k3m9x2p7q4w8z5ab"])]

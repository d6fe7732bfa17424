"""One WebSocket for each game and seat: the whole view first, then each event; actions and previews come in."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sixfold.server.encoding import encode
from sixfold.server.frames import ARRIVED
from sixfold.server.http.context import GameId, Server, check_game
from sixfold.server.http.requests import Act, Beat, Hello, React, Said, Try
from sixfold.server.limits import Bucket, client_at
from sixfold.server.live.hub import Listener
from sixfold.server.live.talk import Talk
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied

Answer = TypeVar("Answer")
LOG = logging.getLogger(__name__)
router = APIRouter()
_SAID: TypeAdapter[Act | Try | Beat | React] = TypeAdapter(Said)

REFUSED, TOO_MANY, AGAIN = 4400, 4429, 1013
"""Codes with which a socket is closed: it was refused, it said too much, or it should come again."""


@router.websocket("/api/games/{game_id}/socket")
async def listen(socket: WebSocket, game_id: GameId) -> None:
    """Let a seat or a spectator listen and play."""
    server: Server = socket.app.state.server
    if not allowed_origin(socket.headers.get("origin"), socket.headers.get("host"), server.config.origins):
        await socket.close(1008)
        return
    client = client_at(socket.client.host if socket.client else None)
    sockets: dict[str, int] = socket.app.state.sockets
    limits = server.config.limits
    if sockets.get(client, 0) >= limits.sockets_a_client or sum(sockets.values()) >= limits.sockets:
        await socket.close(AGAIN)
        return
    sockets[client] = sockets.get(client, 0) + 1
    try:
        await socket.accept()
        await Conversation(server, socket, game_id, client).hold()
    except (WebSocketDisconnect, RuntimeError):
        LOG.debug("socket-gone", extra={"game": game_id})
    finally:
        sockets[client] -= 1
        if not sockets[client]:
            del sockets[client]


def allowed_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of that origin may open a socket here; programs that are no browsers name none."""
    if origin is None or origin in others:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:
        return False


class Received(NamedTuple):
    """A message, and when it arrived."""

    text: str
    at: float | None


class _Metered(Talk):
    """A talk whose game and seats have only so much to spend."""

    __slots__ = ("_server",)

    def __init__(self, server: Server, game_id: str) -> None:
        super().__init__(server, game_id)
        self._server = server

    @contextmanager
    def _paying(self) -> Iterator[None]:
        """The game pays for what its players try out, so that many together cannot do so without end."""
        check_game(self._server, self._game_id)
        begun = time.thread_time()
        try:
            yield
        finally:
            self._server.games.spend(self._game_id, time.thread_time() - begun)

    def _check_reaction(self, seat: int) -> None:
        if not self._server.reactions.take(f"{self._game_id} {seat}"):
            raise Denied(Denial.TOO_MANY)


class Conversation:
    """What is said on one socket."""

    __slots__ = ("_bucket", "_client", "_server", "_socket", "_talk")

    def __init__(self, server: Server, socket: WebSocket, game_id: str, client: str) -> None:
        self._server, self._socket, self._client = server, socket, client
        rate, burst = server.config.limits.messages
        self._bucket = Bucket(rate, burst, server.world.steady())
        self._talk = _Metered(server, game_id)

    async def hold(self) -> None:
        """From the greeting to the end."""
        try:
            await self._hold()
        finally:
            self._talk.end()

    async def _hold(self) -> None:
        try:
            listener = await self._greet()
        except Denied as denied:
            await self._part({"type": "refused", "id": None, **denied.json()}, REFUSED)
            return
        except Unavailable:
            await self._part({"type": "refused", "id": None, "code": Denial.BUSY.value}, AGAIN)
            return
        if listener is None:
            await self._part({"type": "refused", "id": None, "code": Denial.MALFORMED.value}, REFUSED)
            return
        try:
            while (said := await self._receive()) is not None:
                if not self._bucket.take(self._server.world.steady()):
                    raise Denied(Denial.TOO_MANY)
                await self._in_turn(self._reply(said, listener))
        except Denied as denied:
            await self._part({"type": "refused", "id": None, **denied.json()}, TOO_MANY)

    async def _greet(self) -> Listener | None:
        """Who is there; nothing if that is not said in time and in form."""
        try:
            said = await asyncio.wait_for(self._receive(), self._server.config.limits.hello)
            hello = Hello.model_validate_json(said.text if said else "")
        except (TimeoutError, ValidationError):
            return None
        return await self._in_turn(self._talk.let_in(hello.token, hello.after, self._socket.send_text, self._drop))

    async def _in_turn(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something when it is this client's turn, and let it pay for it."""
        try:
            await self._server.turnstile.enter(self._client)
        except BaseException:
            work.close()
            raise
        return await self._server.turnstile.metered(self._client, work)

    async def _reply(self, said: Received, listener: Listener) -> None:
        answer = await self._answer(said)
        if answer is not None:
            listener.put(encode(answer))

    async def _answer(self, received: Received) -> dict[str, Any] | None:
        try:
            said = _SAID.validate_json(received.text)
        except ValidationError:
            return {"type": "refused", "id": None, "code": Denial.MALFORMED.value}
        return await self._talk.answer(said.model_dump(mode="json", by_alias=True), received.at)

    async def _receive(self) -> Received | None:
        """The next message; nothing once the socket is closed. A message that is too long or not text is empty."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str = message.get("text") or ""
        return Received(text if len(text) <= self._server.config.limits.message else "", message.get(ARRIVED))

    async def _part(self, message: dict[str, Any], code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(encode(message))
            await self._socket.close(code)

    def _drop(self) -> None:
        """Give up on a socket that does not take what it is sent."""
        self._talk.let_out()
        task = asyncio.ensure_future(self._close())
        task.add_done_callback(lambda done: done.exception())

    async def _close(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(AGAIN)

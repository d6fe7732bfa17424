"""One WebSocket for each game and seat: the whole view first, then each event; actions and previews come in."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sixfold.server.access import viewer
from sixfold.server.connections import ARRIVED
from sixfold.server.http.context import GameId, Server, check_game
from sixfold.server.http.requests import Act, Beat, Hello, React, Said, Try, action_of
from sixfold.server.limits import Bucket, client_at
from sixfold.server.live.acting import act_at
from sixfold.server.live.encoding import encode
from sixfold.server.live.hub import Listener
from sixfold.server.secret import hashed
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied, Table
from sixfold.server.table.decide import read_action
from sixfold.server.table.shapes import Preview
from sixfold.server.table.views import preview

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
    return origin is None or origin in others or (host is not None and urlsplit(origin).netloc == host)


class Received(NamedTuple):
    """A message, and when it arrived."""

    text: str
    at: float | None


class Conversation:
    """What is said on one socket."""

    __slots__ = ("_bucket", "_client", "_game_id", "_listener", "_server", "_socket")

    def __init__(self, server: Server, socket: WebSocket, game_id: str, client: str) -> None:
        self._server, self._socket, self._game_id, self._client = server, socket, game_id, client
        rate, burst = server.config.limits.messages
        self._bucket = Bucket(rate, burst, server.world.steady())
        self._listener: Listener | None = None

    async def hold(self) -> None:
        """From the greeting to the end."""
        try:
            listener = self._listener = await self._greet()
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
        finally:
            self._server.hub.remove(listener)

    async def _greet(self) -> Listener | None:
        """Who is there; nothing if that is not said in time and in form."""
        try:
            said = await asyncio.wait_for(self._receive(), self._server.config.limits.hello)
            hello = Hello.model_validate_json(said.text if said else "")
        except (TimeoutError, ValidationError):
            return None
        return await self._in_turn(self._let_in(hello))

    async def _let_in(self, hello: Hello) -> Listener:
        key = hello.token and hashed(hello.token)
        try:
            seat = viewer(await self._server.service.load(self._game_id), key)
        except Denied:
            seat = viewer(await self._server.service.catch_up(self._game_id), key)
        listener = Listener(self._game_id, seat, key, self._socket.send_text, self._drop)
        await self._server.service.listen(listener, hello.after)
        return listener

    async def _in_turn(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something when it is this client's turn, and let it pay for it."""
        try:
            await self._server.turnstile.enter(self._client)
        except BaseException:
            work.close()
            raise
        return await self._server.turnstile.metered(self._client, work)

    async def _reply(self, said: Received, listener: Listener) -> None:
        answer = await self._answer(said, listener.seat)
        if answer is not None:
            listener.put(encode(answer))

    async def _receive(self) -> Received | None:
        """The next message; nothing once the socket is closed. A message that is too long or not text is empty."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str = message.get("text") or ""
        return Received(text if len(text) <= self._server.config.limits.message else "", message.get(ARRIVED))

    async def _answer(self, received: Received, seat: int | None) -> dict[str, Any] | None:
        """What is answered to one message, if anything; nothing a client says can end the conversation of another."""
        try:
            said = _SAID.validate_json(received.text)
        except ValidationError:
            return {"type": "refused", "id": None, "code": Denial.MALFORMED.value}
        if isinstance(said, Beat):
            return {"type": "heartbeat", "at": self._server.service.clock()}
        try:
            if isinstance(said, React):
                await self._react(said)
                return None
            return await self._do(said, seat, received.at)
        except Denied as denied:
            return {"type": "refused", "id": said.id, **denied.json()}
        except Unavailable:
            return {"type": "refused", "id": said.id, "code": Denial.BUSY.value}
        except Exception:
            LOG.exception("message-failed", extra={"game": self._game_id})
            return {"type": "refused", "id": said.id, "code": Denial.FAULT.value}

    async def _do(self, said: Act | Try, seat: int | None, arrived: float | None) -> dict[str, Any]:
        if seat is None:
            raise Denied(Denial.NOT_SEATED)
        if isinstance(said, Try):
            table = await self._server.service.load(self._game_id)
            return {"type": "preview", "id": said.id, **self._preview(table, seat, said)}
        action = action_of(said.action)
        number = await act_at(self._server.service, self._game_id, self._seat, action, said.answers, arrived)
        return {"type": "accepted", "id": said.id, "number": number}

    async def _react(self, said: React) -> None:
        """Call something out to all who listen, the caller among them; a seat cannot do so without end."""
        table = await self._server.service.load(self._game_id)
        seat = self._seat(table)
        if not table.seats[seat].person:
            raise Denied(Denial.TAKEN_OVER)
        if not self._server.reactions.take(f"{self._game_id} {seat}"):
            raise Denied(Denial.TOO_MANY)
        self._server.hub.call_out(self._game_id, seat, said.reaction)

    def _preview(self, table: Table, seat: int, said: Try) -> Preview:
        """What a play would give; the game pays for it too, so that many players together cannot do without end."""
        check_game(self._server, self._game_id)
        begun = time.thread_time()
        try:
            return preview(table, seat, read_action(table, action_of(said.action)))
        finally:
            self._server.games.spend(self._game_id, time.thread_time() - begun)

    def _seat(self, table: Table) -> int:
        """The seat, as long as the secret that let this socket in is good."""
        if self._listener is None or self._listener.seat is None:
            raise Denied(Denial.NOT_SEATED)
        if not self._listener.may_hear(table):
            raise Denied(Denial.WRONG_SECRET)
        return self._listener.seat

    async def _part(self, message: dict[str, Any], code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(encode(message))
            await self._socket.close(code)

    def _drop(self) -> None:
        """Give up on a socket that does not take what it is sent."""
        if self._listener is not None:
            self._server.hub.remove(self._listener)
        task = asyncio.ensure_future(self._close())
        task.add_done_callback(lambda done: done.exception())

    async def _close(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(AGAIN)

"""What is said between a game and one who listens to it, whatever line carries it."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sixfold.server.access import viewer
from sixfold.server.live.acting import act_at
from sixfold.server.live.hub import Drop, Listener, Send
from sixfold.server.replies.parts import Parts
from sixfold.server.replies.play import tried
from sixfold.server.secret import hashed
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied, Table

LOG = logging.getLogger(__name__)
Json = dict[str, Any]


class Talk:
    """One listener's talk with a game. Messages come with their shapes checked."""

    __slots__ = ("_game_id", "_here", "_listener")

    def __init__(self, here: Parts, game_id: str) -> None:
        self._here, self._game_id = here, game_id
        self._listener: Listener | None = None

    async def let_in(self, token: str | None, after: int | None, send: Send, drop: Drop) -> Listener:
        """Begin to listen, as the seat of the token or as a spectator; events after a number are told at once."""
        key = token and hashed(token)
        try:
            seat = viewer(await self._here.service.load(self._game_id), key)
        except Denied:
            seat = viewer(await self._here.service.catch_up(self._game_id), key)
        self._listener = Listener(self._game_id, seat, key, send, drop, self._here.hub.post)
        await self._here.service.listen(self._listener, after)
        return self._listener

    def let_out(self) -> None:
        """Listen no more."""
        if self._listener is not None:
            self._here.hub.remove(self._listener)

    def end(self) -> None:
        """Nothing more is said. Whoever listened knows how to end this talk, and must not be kept by it as well."""
        self.let_out()
        self._listener = None

    async def answer(self, said: Mapping[str, Any], arrived: float | None) -> Json | None:
        """What is answered to one message, if anything; nothing a client says can end the conversation of another."""
        if said["type"] == "heartbeat":
            return {"type": "heartbeat", "at": self._here.service.clock()}
        answers = said.get("id")
        try:
            if said["type"] == "react":
                await self._react(said["reaction"])
                return None
            return await self._do(said, arrived)
        except Denied as denied:
            return {"type": "refused", "id": answers, **denied.json()}
        except Unavailable as silent:
            return {"type": "refused", "id": answers, "code": silent.code.value}
        except Exception:
            LOG.exception("message-failed", extra={"game": self._game_id})
            return {"type": "refused", "id": answers, "code": Denial.FAULT.value}

    async def _do(self, said: Mapping[str, Any], arrived: float | None) -> Json:
        seat = None if self._listener is None else self._listener.seat
        if seat is None:
            raise Denied(Denial.NOT_SEATED)
        if said["type"] == "preview":
            table = await self._here.service.load(self._game_id)
            with self._paying():
                return {"type": "preview", "id": said.get("id"), **tried(table, seat, said["action"])}
        number = await act_at(self._here.service, self._game_id, self._seat, said["action"], said["answers"], arrived)
        return {"type": "accepted", "id": said.get("id"), "number": number}

    async def _react(self, reaction: str) -> None:
        """Call something out to all who listen, the caller among them; a seat cannot do so without end."""
        table = await self._here.service.load(self._game_id)
        seat = self._seat(table)
        if not table.seats[seat].person:
            raise Denied(Denial.TAKEN_OVER)
        self._check_reaction(seat)
        self._here.hub.call_out(self._game_id, seat, reaction)

    @contextmanager
    def _paying(self) -> Iterator[None]:
        """While a play is tried out; whoever must count what that costs does so here."""
        yield

    def _check_reaction(self, seat: int) -> None:
        """Refuse a seat that calls out too often."""

    def _seat(self, table: Table) -> int:
        """The seat, as long as the secret that let this listener in is good."""
        if self._listener is None or self._listener.seat is None:
            raise Denied(Denial.NOT_SEATED)
        if not self._listener.may_hear(table):
            raise Denied(Denial.WRONG_SECRET)
        return self._listener.seat

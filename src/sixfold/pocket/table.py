"""The local table: its parts put together, its requests and its lines."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from sixfold.pocket.requests import answered, checked
from sixfold.pocket.store import Store, StoredLog
from sixfold.pocket.working import HereAsking, HereThinking
from sixfold.server.bots.agenda import Agenda
from sixfold.server.config import Limits
from sixfold.server.desk import Desk
from sixfold.server.encoding import encode
from sixfold.server.http.problems import status_of
from sixfold.server.live.hub import Hub, Listener
from sixfold.server.live.talk import Talk
from sixfold.server.secret import new_game_id
from sixfold.server.service import Service
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Denial, Denied
from sixfold.server.world import REAL, World

LOG = logging.getLogger(__name__)
MARK = "0"
"""What the ids of local games begin with; no server gives such an id."""
PATIENCE = 20.0
"""Seconds after which a bot's turn that another page should play is played here."""
HEARTBEAT = 15.0
Tell = Callable[[str, str], None]
"""Takes the name of a line and a message for it."""


def local_game_id(world: World) -> str:
    """A name for a game that no server knows, which can be told by its looks."""
    return MARK + new_game_id(world)


class LocalTable:
    """All games of one browser. Several pages may have one each on the same store, as servers share a database."""

    def __init__(self, store: Store, tell: Tell, world: World = REAL) -> None:
        """`tell` is called with whatever is to be said on a line."""
        self.world = world
        self.journal = StoredLog(store)
        self.hub = Hub()
        self.service = Service(self.journal, self.hub, world.clock)
        self.desk = Desk(self.service, Limits().name, world, local_game_id)
        self.thinkers = HereThinking()
        self.errands = HereAsking()
        self._agenda = Agenda(self.service, self.journal, self.thinkers, PATIENCE)
        self._tell = tell
        self._lines: dict[str, _Line] = {}
        self._beating: asyncio.Task[None] | None = None
        self.hub.presence_changed = lambda game_id: self.hub.show_presence(game_id, world.clock())

    async def open(self) -> None:
        """Read what games there are, and let bots go on where they were."""
        await self.journal.open()
        self._agenda.open()
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Hear and do nothing more; what was accepted is kept."""
        for line in list(self._lines):
            self.hang_up(line)
        if self._beating is not None:
            self._beating.cancel()
        await self._agenda.close()

    async def _beat(self) -> None:
        """Show all who listen that somebody is there: a line that is silent is taken for broken."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.hub.heartbeat(self.service.clock)

    async def ask(self, method: str, address: str, secret: str | None, body: str | None) -> str:
        """The answer to a request, with its status, as JSON; `address` is what follows `/api`."""
        try:
            status, answer = await answered(self, method, address, secret, _read(body))
        except Denied as denied:
            status, answer = status_of(denied.code), denied.json()
        except Unavailable as silent:
            status, answer = status_of(silent.code), {"code": silent.code.value}
        except Exception:
            LOG.exception("request-failed", extra={"path": address})
            status, answer = status_of(Denial.FAULT), {"code": Denial.FAULT.value}
        return encode({"status": status, "body": answer})

    async def heed(self, game_id: str) -> None:
        """Another page has gone on with a game: tell those who listen to it here."""
        try:
            await self.journal.heed(game_id)
            if self.hub.has(game_id):
                await self.service.catch_up(game_id)
        except (Denied, Unavailable):
            LOG.warning("game-not-followed", extra={"game": game_id})

    async def call(self, line: str, game_id: str, hello: str) -> bool:
        """Begin to listen to a game on a line of that name; false if the game does not let it in, which it is told."""
        talk = Talk(self, game_id)

        async def send(message: str) -> None:
            self._tell(line, message)

        try:
            said = checked("Hello", _read(hello))
            listener = await talk.let_in(said["token"], said["after"], send, lambda: self.hang_up(line))
        except (Denied, Unavailable) as refused:
            told = refused.json() if isinstance(refused, Denied) else {"code": refused.code.value}
            self._tell(line, encode({"type": "refused", "id": None, **told}))
            return False
        self._lines[line] = _Line(talk, listener)
        return True

    async def say(self, line: str, message: str) -> None:
        """Hear what is said on a line; it is answered there."""
        if line in self._lines:
            await self._lines[line].hear(message)

    def hang_up(self, line: str) -> None:
        """Listen no more on a line."""
        there = self._lines.pop(line, None)
        if there is not None:
            there.talk.let_out()


class _Line:
    """A talk, and the listener whose messages its answers follow."""

    def __init__(self, talk: Talk, listener: Listener) -> None:
        self.talk, self._listener = talk, listener

    async def hear(self, message: str) -> None:
        try:
            said = checked("Said", _read(message))
        except Denied:
            self._listener.put(encode({"type": "refused", "id": None, "code": Denial.MALFORMED.value}))
            return
        answer = await self.talk.answer(said, None)
        if answer is not None:
            self._listener.put(encode(answer))


def _read(body: str | None) -> Any:
    try:
        return None if body is None else json.loads(body)
    except (ValueError, RecursionError):
        raise Denied(Denial.MALFORMED, fields=["body"]) from None

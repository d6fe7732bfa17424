"""Who listens to which game, and what they are sent: each event after its commit, as their seat may see it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from sixfold.server.access import may_hear
from sixfold.server.encoding import encode
from sixfold.server.live.post import Post
from sixfold.server.metrics import SOCKETS
from sixfold.server.table import Event, Table
from sixfold.server.table.views import telling

MOST_WAITING = 500
"""Messages that may wait for one listener; a slower one is dropped, and may resume from the log."""
BEATS_AT_ONCE = 20
SOON = 0.05
MOST_TOLD_A_SECOND = 1_000
"""Messages about who is there, in one game."""

Json = dict[str, Any]
Send = Callable[[str], Awaitable[None]]
Drop = Callable[[], None]


class Listener:
    """One socket: a seat of a game or a spectator, and the messages that wait for it."""

    __slots__ = ("_called", "_drop", "_flushing", "_key", "_post", "_send", "_waiting", "game_id", "number", "seat")

    def __init__(self, game_id: str, seat: int | None, key: str | None, send: Send, drop: Drop, post: Post) -> None:
        """`key` is the hash of the secret it showed, if any; `send` waits for the network; `drop` closes the socket."""
        self.game_id, self.seat, self._key = game_id, seat, key
        self.number = 0
        """The last event it has been sent."""
        self._send, self._drop, self._post = send, drop, post
        self._waiting: list[str] = []
        self._called = False
        """Whether its messages are on their way."""
        self._flushing: asyncio.Task[None] | None = None

    def may_hear(self, table: Table) -> bool:
        """Whether what let it in is still good: a secret may be void by now, or the lobby closed to strangers."""
        return may_hear(table, self.seat, self._key)

    def drop(self) -> None:
        """Close the socket."""
        self._drop()

    def put(self, message: str) -> None:
        """Send soon, in order; an idle listener has no task of its own."""
        if len(self._waiting) >= MOST_WAITING:
            self._drop()
            return
        self._waiting.append(message)
        if not self._called:
            self._call()

    def _call(self) -> None:
        self._called = True
        self._post.call((self.game_id, self.seat), self._deliver)

    def _deliver(self) -> None:
        self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Send one message. Hundreds may wait for somebody who took nothing for a while: each has a turn of its own."""
        try:
            await self._send(self._waiting.pop(0))
        except Exception:
            self._waiting.clear()
            self._drop()
        finally:
            self._flushing, self._called = None, False
        if self._waiting:
            self._call()


class Hub:
    """The listeners of this server, by game."""

    def __init__(self) -> None:
        self._games: dict[str, dict[Listener, None]] = {}
        """In the order in which they came, which is the order in which they are told."""
        self._elsewhere: dict[str, dict[str, tuple[float, Json]]] = {}
        self.post = Post()
        self._stirred: set[str] = set()
        """Games whose listeners have changed, which nobody has been told yet."""
        self.presence_changed: Callable[[str], None] = lambda _: None
        """Called with a game whose listeners on this server have changed."""
        self.called_out: Callable[[str, int, str], None] = lambda _game, _seat, _reaction: None
        """Called with what somebody has called out on this server."""

    def games(self) -> list[str]:
        """The games that somebody listens to."""
        return list(self._games)

    def has(self, game_id: str) -> bool:
        """Whether somebody listens to that game."""
        return game_id in self._games

    def listeners(self, game_id: str | None = None) -> Iterable[Listener]:
        """All of them, or those of one game."""
        if game_id is not None:
            return list(self._games.get(game_id, ()))
        return [listener for there in self._games.values() for listener in there]

    def drop(self, game_id: str) -> None:
        """Close the sockets of a game that is no longer there."""
        for listener in self.listeners(game_id):
            listener.drop()

    def add(self, listener: Listener) -> None:
        """Begin to send."""
        self._games.setdefault(listener.game_id, {})[listener] = None
        SOCKETS.inc()
        self._presence(listener.game_id)

    def remove(self, listener: Listener) -> None:
        """Send no more."""
        there = self._games.get(listener.game_id, {})
        if listener not in there:
            return
        del there[listener]
        if not there:
            del self._games[listener.game_id]
        SOCKETS.dec()
        self._presence(listener.game_id)

    def publish(
        self, before: Table | None, event: Event, after: Table, expected: Iterable[int] = ()
    ) -> dict[int | None, str]:
        """Tell an event that is committed; each kind of listener's message is made once. The messages, by seat:
        also those for seats that are expected to ask for them later."""
        made: dict[int | None, str] = {}
        message: Callable[[int | None], Mapping[str, Any]] | None = None
        for listener in tuple(self._games.get(after.game_id, ())):
            if listener.number >= event.number:
                continue
            if not listener.may_hear(after):
                listener.drop()
                continue
            if listener.seat not in made:
                message = message or telling(before, event, after)
                made[listener.seat] = encode(message(listener.seat))
            listener.number = event.number
            listener.put(made[listener.seat])
        for seat in expected:
            if seat not in made:
                message = message or telling(before, event, after)
                made[seat] = encode(message(seat))
        return made

    async def heartbeat(self, clock: Callable[[], float]) -> None:
        """Show every listener that the server lives, and what time it is here; a few at a time, so that moves pass."""
        listeners = list(self.listeners())
        for start in range(0, len(listeners), BEATS_AT_ONCE):
            message = encode({"type": "heartbeat", "at": clock()})
            for listener in listeners[start : start + BEATS_AT_ONCE]:
                listener.put(message)
            await asyncio.sleep(0.01)

    def here(self, game_id: str) -> Json:
        """Who listens to a game on this server."""
        there = self._games.get(game_id, ())
        return {
            "connected": sorted({listener.seat for listener in there if listener.seat is not None}),
            "spectators": sum(listener.seat is None for listener in there),
        }

    def presence(self, game_id: str, now: float) -> Json:
        """Who listens to a game, on any server."""
        heard = [told for until, told in self._elsewhere.get(game_id, {}).values() if until > now]
        every = [self.here(game_id), *heard]
        return {
            "type": "presence",
            "connected": sorted({seat for told in every for seat in told["connected"]}),
            "spectators": sum(told["spectators"] for told in every),
        }

    def listens(self, game_id: str, seat: int, now: float) -> bool:
        """Whether that seat listens to a game, on any server."""
        if any(listener.seat == seat for listener in self._games.get(game_id, ())):
            return True
        elsewhere = self._elsewhere.get(game_id, {}).values()
        return any(until > now and seat in told["connected"] for until, told in elsewhere)

    def heard(self, server: str, game_id: str, told: Json, until: float, now: float) -> None:
        """Another server tells who listens there."""
        if game_id not in self._games:
            self._elsewhere.pop(game_id, None)
            return
        before = self.presence(game_id, now)
        self._elsewhere.setdefault(game_id, {})[server] = (until, told)
        if self.presence(game_id, now) != before:
            self.show_presence(game_id, now)

    def show_presence(self, game_id: str, now: float) -> None:
        """Tell all listeners of a game who is there."""
        message = encode(self.presence(game_id, now))
        for listener in tuple(self._games.get(game_id, ())):
            listener.put(message)

    def call_out(self, game_id: str, seat: int, reaction: str) -> None:
        """Tell all who listen to a game, on any server, what somebody there calls out."""
        self.hear_out(game_id, seat, reaction)
        self.called_out(game_id, seat, reaction)

    def hear_out(self, game_id: str, seat: int, reaction: str) -> None:
        """Tell those who listen here what was called out."""
        message = encode({"type": "reaction", "seat": seat, "reaction": reaction})
        for listener in tuple(self._games.get(game_id, ())):
            listener.put(message)

    def _presence(self, game_id: str) -> None:
        """Tell soon who is there; the larger the crowd, the rarer, or each newcomer would be told to thousands."""
        if game_id not in self._games:
            self._elsewhere.pop(game_id, None)
        if game_id not in self._stirred:
            self._stirred.add(game_id)
            wait = SOON + len(self._games.get(game_id, ())) / MOST_TOLD_A_SECOND
            asyncio.get_running_loop().call_later(wait, self._tell_presence, game_id)

    def _tell_presence(self, game_id: str) -> None:
        self._stirred.discard(game_id)
        self.presence_changed(game_id)

"""Sockets as they come in: a few frames in a turn, whatever they are, and none while answers to them are not taken."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixfold.server.in_turn import Clock, Crowd, InTurn
from sixfold.server.turnstile import MESSAGE

ARRIVED = "arrived"
"""The key under which a request's state and a socket's message carry their stamp."""
PIECE = 1024
"""Bytes of a frame that are parsed at a time."""
FRAMES = 4
"""How many are parsed in a turn. Pings and empty fragments are no messages, and 43,000 of them may come at once."""
MOST_FRAGMENTS = 64
"""Of one message. Nobody sends so many but to be kept waiting for the last."""
SHORT, LONG = 126, 127
"""What stands for a length that follows in two bytes, or in eight."""


class StampedSocket(InTurn, WebSocketsSansIOProtocol):
    """A socket whose messages are parsed one after the other and carry the time at which they arrived."""

    clock: Clock | None
    crowd: Crowd
    purpose = MESSAGE
    counted: str | None = None
    """For whom the crowd counts it; for nobody where a proxy speaks for many."""
    _in_frame = 0
    """Bytes of the present frame that are not parsed yet."""
    _goes_on = False
    """Whether the rest of what came in has a turn to come."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._held = bytearray()
        if self.clock is not None:
            self.queue = _Stamping(self.clock)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._held.clear()
        self._end(partial(self._forget, exc))

    def _forget(self, exc: Exception | None) -> None:
        self.crowd.leave(self.counted)
        WebSocketsSansIOProtocol.connection_lost(self, exc)
        # Each would keep the whole socket, until Python looks for garbage among all objects.
        self.conn.parser.close()
        for failed in (self.conn.handshake_exc, self.conn.parser_exc):
            if failed is not None:
                failed.__traceback__ = failed.__cause__ = failed.__context__ = None

    def data_received(self, data: bytes) -> None:
        """Something came in; the handshake itself has had its turn as a request."""
        if self.handshake_initiated:
            super().data_received(data)
        else:
            WebSocketsSansIOProtocol.data_received(self, data)

    def read(self, data: bytes) -> None:
        """Parse a little, until there is a message; the rest when that has been taken."""
        self._held += data
        if not self._goes_on:
            self._parse()

    def resume_writing(self) -> None:
        """The client takes answers again, and so may go on."""
        super().resume_writing()
        self._more()

    async def send(self, message: Any) -> None:
        """Say something; after a goodbye nobody takes messages any more, but the other's goodbye is waited for.

        Whoever did not take what was said before waits for a turn: hundreds may take it in the same moment.
        """
        while not (self.writable.is_set() or self.disconnected):
            await self.writable.wait()
            await self.part_turn()
        await super().send(message)
        if self.close_sent:
            self._more()

    async def receive(self) -> Any:
        """The next message."""
        message = await self.queue.get()
        self._more()
        return message

    def _takes(self) -> bool:
        """Whether another frame may be parsed: the last message was taken, and so are answers to pings."""
        return (self.queue.empty() or self.close_sent) and self.writable.is_set() and not self.transport.is_closing()

    def _parse(self) -> None:
        self._goes_on = False
        frames = FRAMES
        while frames and self._takes() and (size := self._next()):
            piece = bytes(self._held[:size])
            del self._held[:size]
            self._in_frame -= size
            frames -= not self._in_frame
            WebSocketsSansIOProtocol.data_received(self, piece)
            if len(self.frames) > MOST_FRAGMENTS:
                self.transport.abort()
        if self.transport.is_closing():
            self._held.clear()
        else:
            self._more()

    def _more(self) -> None:
        """Go on with what has come in, or let more come, as soon as that may be."""
        if self._goes_on or self.transport.is_closing():
            return
        rest = self._next() > 0
        if rest and self._takes():
            self._goes_on = True
            self._go_on(self._parse)
        if rest and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif not rest and self.read_paused and self._takes():
            self.read_paused = False
            self.transport.resume_reading()

    def _next(self) -> int:
        """How many bytes to parse next: of one frame, and not too many; none if the rest of its head is to come."""
        if not self._in_frame:
            self._in_frame = frame_size(self._held)
        return min(self._in_frame, len(self._held), PIECE)


class _Stamping(asyncio.Queue[Any]):
    """Messages wait here until they are dealt with; their time does not run on meanwhile."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock

    def _put(self, item: Any) -> None:
        item[ARRIVED] = self._clock()
        super()._put(item)


def frame_size(held: bytes | bytearray) -> int:
    """Bytes of the frame that begins here (RFC 6455, 5.2); 0 as long as that cannot be told."""
    if len(held) < 2:
        return 0
    masked, length = held[1] >> 7, held[1] & 0x7F
    more = {SHORT: 2, LONG: 8}.get(length, 0)
    if len(held) < 2 + more:
        return 0
    if more:
        length = int.from_bytes(held[2 : 2 + more], "big")
    return 2 + more + 4 * masked + length

"""Connections as they come in: a few requests in a turn, ended if one is never finished, stamped with their time."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from sixfold.server.config import Limits
from sixfold.server.frames import ARRIVED, StampedSocket
from sixfold.server.in_turn import MOST_UNTAKEN, Clock, Crowd, InTurn, Proxies
from sixfold.server.turnstile import PART, Turnstile

PIECE = 512
"""Bytes that are parsed at a time where a request may begin. One that says nothing has 18."""
MOST_OF_A_BODY = 64 * 1024
"""The same where a body is known to go on."""
PIECES = 16
"""How many are parsed in a turn where none is. 42,000 chunks of one byte may come at once."""
MOST_WAITING = 16
"""Requests on one connection that wait for the one before. Browsers and proxies send none before it is answered."""
A_CHUNK = 8
"""Bytes around each byte of a body that came in chunks."""
BODY_TIMES = 2
"""For its body a request has so many times what it has for its headers."""
GONE = "gone"
"""The key under which a request's state carries whether its client has gone."""


class GuardedHttp(InTurn, HttpToolsProtocol):
    """A connection on which a request must be sent within some time and space; `guarded` fills in the rest."""

    limits: Limits
    clock: Clock | None
    crowd: Crowd
    _timer: TimerHandle | None = None
    _in_headers = True
    """Whether the headers of a request are to come."""
    _begun = False
    """Whether some of them have come."""
    _around, _of_body = 0, 0
    """How many bytes have come that belong to no body, and how many more the present body will have."""
    _answering: RequestResponseCycle | None = None
    """The request that was begun last; those that came behind it wait."""
    _left: float | None = None
    """Seconds that are left to send the rest of a request, once what has come of it was read."""
    flow: "_InTurnFlow"
    _gone: asyncio.Event

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody was let in."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(MOST_UNTAKEN)
        turn = None
        if self.turnstile is not None and self.origin is not None:
            turn = partial(self.turnstile.enter, self.origin, PART)
        self.flow, self._gone = _InTurnFlow(transport, turn), asyncio.Event()
        self._wait(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._stop_waiting()
        self._fall_silent()
        self._end(partial(self._forget, exc))

    def _forget(self, exc: Exception | None) -> None:
        self.crowd.leave(self.origin)
        HttpToolsProtocol.connection_lost(self, exc)
        # A request that was never begun would keep the connection, and this the request.
        self.cycle = None  # type: ignore[assignment]

    def read(self, data: bytes) -> None:
        """More of a request, or of several; much that may be scraps is read in several turns."""
        place, pieces = 0, PIECES
        while place < len(data) and self.parser is not None and not self.transport.is_closing():
            if not pieces:
                self._put_off(data[place:])
                return
            pieces -= not self._of_body
            piece = data[place : place + max(PIECE, min(self._of_body, MOST_OF_A_BODY))]
            place += len(piece)
            self._read_piece(piece)

    def _read_piece(self, piece: bytes) -> None:
        if self._in_headers and self._timer is None:
            self._wait(self.limits.header_seconds)
        self._around += len(piece)
        HttpToolsProtocol.data_received(self, piece)
        if self.parser is None or self.transport.is_closing():
            return
        if self._around > self.limits.headers or len(self.pipeline) > MOST_WAITING:
            self._break_off()
        elif self._begun and self._timer is None:
            self._wait(self.limits.header_seconds)

    def _hold_back(self) -> None:
        """Let nothing more come in; meanwhile time stands still, for the rest of a request may be here already."""
        self._unset_keepalive_if_required()
        if self._timer is not None:
            self._left = max(0.0, self._timer.when() - self.loop.time())
            self._stop_waiting()
        self.flow.hold_back()

    def _let_come(self) -> None:
        """Let more come in, and time go on."""
        self.flow.let_come()
        if self._left is not None:
            self._wait(self._left)
            self._left = None

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Now the body, if there is one."""
        self._in_headers, self._around = False, 0
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        self._of_body = int(length) if length.isdigit() else 0
        self._wait(BODY_TIMES * self.limits.header_seconds)
        self.scope["state"][GONE] = self._gone.is_set
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of the body."""
        self._around = max(0, self._around - A_CHUNK * len(body))
        self._of_body = max(0, self._of_body - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has arrived."""
        self._stop_waiting()
        self._in_headers, self._begun, self._around, self._of_body = True, False, 0, 0
        if self.clock is not None:
            self.scope["state"][ARRIVED] = self.clock()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a socket, which says goodbye here when it ends."""
        self._stop_waiting()
        if self._in_an_answer():
            self._break_off()
            return
        headers = self.scope["headers"]
        super().handle_websocket_upgrade()
        if isinstance(socket := self.transport.get_protocol(), StampedSocket):
            socket.counted = self.origin
            socket.origin = self.origin or self.proxies.spoken_for(headers, self.client)
            if not socket.handshake_initiated:
                # It has been refused as it came in, and nothing would ever answer it.
                self.transport.abort()
        # The parser would keep this, and this the parser, until Python looks for garbage among all objects.
        self._later = self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """What came in is no request."""
        if self._in_an_answer():
            self._break_off()
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """An answer is out; whoever has sent more is not idle, though that was not read yet."""
        super().on_response_complete()
        if self._later:
            self._unset_keepalive_if_required()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _in_an_answer(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _break_off(self) -> None:
        """Nothing else may be said in the midst of an answer, and whoever asks for it wants no answer."""
        self._fall_silent()
        self.transport.abort()

    def _fall_silent(self) -> None:
        """Say nothing more. Of several requests that came together, uvicorn would tell only the last one."""
        self._gone.set()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self._answering = None

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Its time is over."""
        self._stop_waiting()
        self._end(self._go)

    def _go(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class _InTurnFlow(FlowControl):
    """How much comes and goes: whoever did not take what was sent before waits for a turn, too, and nothing is read
    while what has come waits for one."""

    def __init__(self, transport: asyncio.Transport, turn: Callable[[], Awaitable[None]] | None) -> None:
        super().__init__(transport)
        self._turn, self._held = turn, False

    async def drain(self) -> None:
        """Wait until more may be sent."""
        while self.write_paused:
            await super().drain()
            if self._turn is not None and not self._transport.is_closing():
                await self._turn()

    def hold_back(self) -> None:
        """Let nothing come in, whoever wants more."""
        self._held = True
        self._transport.pause_reading()

    def let_come(self) -> None:
        """Let more come in, if it is wanted."""
        self._held = False
        if not self.read_paused:
            self._transport.resume_reading()

    def resume_reading(self) -> None:
        """More is wanted."""
        if self._held:
            self.read_paused = False
        else:
            super().resume_reading()


def guarded(
    limits: Limits, clock: Clock | None, turnstile: Turnstile | None, proxies: Iterable[str] = ()
) -> tuple[type[GuardedHttp], type[StampedSocket]]:
    """The protocols of one server; without a clock nothing is stamped, without a turnstile nobody waits."""
    known: dict[str, Any] = {
        "limits": limits,
        "clock": staticmethod(clock) if clock else None,
        "turnstile": turnstile,
        "proxies": Proxies(proxies),
        "crowd": Crowd(),
    }
    return (type("GuardedHttp", (GuardedHttp,), known), type("StampedSocket", (StampedSocket,), known))

"""Requests as they come in: several at once are answered in turn, and what never ends is ended."""

import asyncio
import itertools
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from given import SLOWEST
from server.client import asking, bearer, here
from server.process import ServerProcess, server_process
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async
from server.test_frames import _Line
from sixfold.server.connections import MOST_WAITING, PIECE, PIECES, GuardedHttp, guarded
from sixfold.server.door import AT_ONCE
from sixfold.server.in_turn import Proxies
from sixfold.server.turnstile import GOODBYE, WORK, Turnstile

MANY = 12
TIMES = 10
REQUEST = "GET {} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n"
UPGRADE = (
    "GET {} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2l4Zm9sZCBpcyBmdW4hIQ==\r\n\r\n"
)
NOISE = b"\xff" * 50


class Asked:
    """What a client sends at once, about one game."""

    def __init__(self, url: str) -> None:
        self._place = urlsplit(url)
        with asking(url) as client:
            made = client.post("/api/games", json={"edition": "cards-999", "seats": [here("a"), here("b")]}).json()
            self.path, token = f"/api/games/{made['game']}", made["seats"][0]["token"]
            self.answer = client.get(self.path, headers=bearer(token)).content
        self.request = REQUEST.format(self.path, token).encode()
        self.upgrade = UPGRADE.format(f"{self.path}/socket").encode()

    @contextmanager
    def connection(self) -> Iterator[socket.socket]:
        """A connection on which anything may be sent."""
        with socket.create_connection((self._place.hostname, self._place.port), timeout=SLOWEST) as connection:
            yield connection


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may stop, to see that all it had begun is done."""
    with server_process(str(tmp_path / "games.sqlite3")) as server:
        yield server


def test_requests_that_come_at_once_are_answered_in_turn(sqlite_server: ServerProcess) -> None:
    asked, came = Asked(sqlite_server.url), b""
    with asked.connection() as connection:
        connection.sendall(asked.request * MANY)
        while came.count(asked.answer) < MANY:
            piece = connection.recv(65_536)
            assert piece, "the server has ended it"
            came += piece


@pytest.mark.slow
@pytest.mark.parametrize("goodbye", ["said", "unsaid"])
@pytest.mark.parametrize("behind", ["nothing", "socket", "noise", "socket and noise"])
@pytest.mark.parametrize("count", [1, MANY])
def test_whoever_leaves_in_the_midst_of_answers_is_told_nothing_more(
    alone: ServerProcess, count: int, behind: str, goodbye: str
) -> None:
    """An answer to somebody who had gone failed, and wrote a trace into the log for each such connection."""
    asked = Asked(alone.url)
    sent = asked.request * count
    sent += {"nothing": b"", "socket": asked.upgrade, "noise": NOISE, "socket and noise": asked.upgrade + NOISE}[behind]
    for _ in range(TIMES):
        with asked.connection() as connection:
            connection.sendall(sent)
            if goodbye == "unsaid":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    with asking(alone.url) as client:
        assert client.get("/health").is_success
    alone.stop()
    assert [line for line in map(json.loads, alone.log().splitlines()) if line["level"] == "error"] == []


def test_a_socket_does_not_begin_in_the_midst_of_an_answer(alone: ServerProcess) -> None:
    """Its frames and the answer would go out mixed."""
    asked, came = Asked(alone.url), b""
    with asked.connection() as connection:
        connection.sendall(asked.request + asked.upgrade)
        try:
            while piece := connection.recv(65_536):
                came += piece
        except ConnectionResetError:
            pass
    assert b" 101 " not in came


async def _never(_scope: object, _receive: object, _send: object) -> None:
    """An application that answers nobody."""
    await asyncio.Event().wait()


async def _nothing(_scope: object, _receive: object, send: Any) -> None:
    """One that has nothing to say."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


class _Asking:
    """A connection to an application, as fast as that may be read, or as it is its turn."""

    def __init__(
        self, application: Any = _never, turnstile: Turnstile | None = None, loop: Any = None, **limits: Any
    ) -> None:
        http, ws = guarded(replace(UNLIMITED, **limits), None, turnstile)
        config = uvicorn.Config(application, log_config=None, http=http, ws=ws, interface="asgi3")
        config.load()
        self.connection: GuardedHttp = http(config=config, server_state=ServerState(), app_state={}, _loop=loop)
        if turnstile is not None:
            self.connection.origin = ATTACKER
        self.wire = _Line()
        self.connection.connection_made(self.wire)

    def send(self, data: bytes) -> None:
        """Something comes in, if it still may."""
        if not self.wire.closing:
            self.connection.data_received(data)

    async def read(self) -> None:
        """All that has come in."""
        async with asyncio.timeout(SLOWEST):
            while self.connection._later:
                await asyncio.sleep(0)

    async def answers(self, count: int) -> None:
        """So many have gone out."""
        async with asyncio.timeout(SLOWEST):
            while sum(data.count(b" 200 ") for data in self.wire.written) < count:
                await asyncio.sleep(0)

    def leave(self) -> None:
        """It ends."""
        self.wire.close()
        self.connection.connection_lost(None)


GET = b"GET /one HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST /one HTTP/1.1\r\nHost: a\r\n"


@run_async
async def test_only_a_few_requests_may_wait_for_the_one_before() -> None:
    """14,000 came in one step, for 0.9 s, and half a gigabyte."""
    few, many = _Asking(), _Asking()
    few.send(GET * (1 + MOST_WAITING))
    assert not few.wire.closing
    many.send(GET * 14_000)
    assert many.wire.closing
    assert len(many.connection.pipeline) == 0
    for one in (few, many):
        one.leave()


@pytest.mark.parametrize("before", [b"", GET], ids=["first", "behind another"])
@pytest.mark.parametrize(
    ("begins", "more"),
    [
        (b"GET /two HTTP/1.1\r\n", b"X-More: %s\r\n" % (b"x" * 100)),
        (b"GET /two HTTP/1.1\r\nX-More: ", b"x" * 100),
        (b"", b"\r\n" * 50),
        (b"GET /", b"x" * 100),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-More: %s\r\n" % (b"x" * 100)),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1;x=%s\r\nb\r\n" % (b"x" * 100)),
    ],
    ids=["headers", "a header", "empty lines", "a path", "trailers", "a chunk's words"],
)
@run_async
async def test_what_belongs_to_no_body_does_not_go_on_for_ever(before: bytes, begins: bytes, more: bytes) -> None:
    """Behind an answer that nobody read, and behind a body, headers had no limit: 445 MB were taken in seconds."""
    asking = _Asking(headers=4_096)
    asking.send(before + begins)
    sent = 0
    while not asking.wire.closing:
        asking.send(more)
        sent += len(more)
        assert sent < 20_000
        await asyncio.sleep(0)
    assert sent > 3_000
    asking.leave()


@run_async
async def test_a_body_may_be_long_and_come_in_small_chunks() -> None:
    for head, body in (
        (b"Content-Length: 100000\r\n\r\n", b"b" * 100_000),
        (b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nb\r\n" * 100_000 + b"0\r\n\r\n"),
    ):
        asking = _Asking(headers=1_024)
        asking.send(POST + head)
        for place in range(0, len(body), 10_000):
            asking.send(body[place : place + 10_000])
        await asking.read()
        assert not asking.wire.closing
        assert len(asking.connection.cycle.body) == 100_000
        asking.send(GET)
        assert len(asking.connection.pipeline) == 1
        asking.leave()


@pytest.mark.parametrize("beside_others", [False, True])
@run_async
async def test_thousands_of_tiny_chunks_at_once_are_read_a_few_in_a_turn(
    beside_others: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """42,000 came in one step, for 19 ms."""
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", SLOWEST)
    turnstile = Turnstile(FREE, share=FREE) if beside_others else None
    if turnstile is not None:
        assert turnstile.at_once(ATTACKER)
        assert turnstile.at_once(VICTIM)
    asking, sent = _Asking(turnstile=turnstile), bytes(range(1, 251)) * 160
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in sent)
    asking.send(POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)
    # A system may hand on a little more, even if it was told to wait.
    asking.send(b"3\r\nend\r\n0\r\n\r\n")
    async with asyncio.timeout(SLOWEST):
        while asking.connection._answering is None:
            await asyncio.sleep(0)
    body, read = asking.connection.cycle.body, [0]
    while True:
        read.append(len(body))
        assert asking.wire.reading == (not asking.connection._later)
        if asking.wire.reading:
            break
        await asyncio.sleep(0)
    assert max(after - before for before, after in itertools.pairwise(read)) <= 2 * PIECES * PIECE / 6
    assert bytes(body) == sent + b"end"
    assert not asking.connection.cycle.more_body
    asking.leave()


@run_async
async def test_nothing_more_comes_in_while_what_has_come_waits_for_a_turn_or_for_the_application() -> None:
    """Else it would pile up without end, whatever is read of it in a turn."""
    asking, count = _Asking(), 70_000
    asking.send(POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nX\r\n" * count)
    flow, reading = asking.connection.flow, list[bool]()
    async with asyncio.timeout(SLOWEST):
        while not flow.read_paused:
            await asyncio.sleep(0)
    assert asking.connection._later
    flow.resume_reading()
    reading.append(asking.wire.reading)
    await asking.read()
    assert len(asking.connection.cycle.body) == count
    assert flow.read_paused
    reading.append(asking.wire.reading)
    flow.resume_reading()
    reading.append(asking.wire.reading)
    assert reading == [False, False, True]
    asking.leave()


@run_async
async def test_of_whoever_has_gone_nothing_waits_to_be_read() -> None:
    """It is counted no longer, and the next may come and leave as much."""
    asking = _Asking()
    asking.send(POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nX\r\n" * 40_000)
    assert asking.connection._later
    asking.leave()
    assert asking.connection._later is None


def test_a_socket_may_be_asked_for_in_several_turns(sqlite_server: ServerProcess) -> None:
    asked = Asked(sqlite_server.url)
    headers = "".join(f"X-{number}: {'x' * 200}\r\n" for number in range(60)).encode()
    assert len(headers) > PIECES * PIECE
    with asked.connection() as connection:
        connection.sendall(asked.upgrade[:-2] + headers + b"\r\n")
        assert connection.recv(1_000).startswith(b"HTTP/1.1 101")


class _Hours:
    """A loop whose time passes only when the test says so."""

    def __init__(self) -> None:
        self._loop, self._now = asyncio.get_running_loop(), 0.0
        self._timers: list[asyncio.TimerHandle] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def time(self) -> float:
        """It is so late."""
        return self._now

    def call_later(self, seconds: float, then: Callable[..., None], *given: Any) -> asyncio.TimerHandle:
        """Do it when the time has come."""
        self._timers.append(asyncio.TimerHandle(self._now + seconds, then, given, self._loop))
        return self._timers[-1]

    def go_by(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        due = [timer for timer in self._timers if timer.when() <= self._now]
        self._timers = [timer for timer in self._timers if timer.when() > self._now]
        for timer in due:
            if not timer.cancelled():
                timer._run()


class _Closed(Turnstile):
    """A turnstile at which those who send something wait until it is opened."""

    def __init__(self) -> None:
        super().__init__(FREE)
        self.is_open = True
        self._held: list[Callable[[], None]] = []

    def at_once(self, _: str, purpose: str = WORK) -> bool:
        """Whoever leaves may do so."""
        return self.is_open or purpose == GOODBYE

    def call(self, _: str, __: str, then: Callable[[], None]) -> None:
        """Wait."""
        self._held.append(then)

    def open(self) -> None:
        """It is everybody's turn."""
        self.is_open = True
        while self._held:
            self._held.pop()()


@pytest.mark.parametrize("before", [0, 1], ids=["first", "behind another"])
@run_async
async def test_a_request_that_has_come_is_answered_however_long_it_waits_for_its_turn(before: int) -> None:
    """Meanwhile its time ran out, or that of a connection on which nothing comes."""
    turnstile, loop = _Closed(), _Hours()
    asking = _Asking(_nothing, turnstile, loop, header_seconds=10.0)
    asking.send(GET * before)
    await asking.answers(before)
    loop.go_by(4.0)
    turnstile.is_open = False
    asking.send(GET)
    loop.go_by(3_600.0)
    assert not asking.wire.closing
    turnstile.open()
    await asking.answers(before + 1)
    assert not asking.wire.closing
    asking.leave()


@run_async
async def test_a_request_that_waits_for_its_turn_behind_an_answer_is_not_idle() -> None:
    answer = asyncio.Event()

    async def application(scope: object, receive: object, send: Any) -> None:
        await answer.wait()
        await _nothing(scope, receive, send)

    turnstile, loop = _Closed(), _Hours()
    asking = _Asking(application, turnstile, loop)
    asking.send(GET)
    turnstile.is_open = False
    asking.send(GET)
    answer.set()
    await asking.answers(1)
    loop.go_by(3_600.0)
    assert not asking.wire.closing
    turnstile.open()
    await asking.answers(2)
    asking.leave()


@run_async
async def test_to_wait_for_a_turn_gives_nobody_more_time() -> None:
    turnstile, loop = _Closed(), _Hours()
    asking = _Asking(_nothing, turnstile, loop, header_seconds=10.0)
    closing = list[bool]()
    for _ in range(3):
        loop.go_by(3.0)
        turnstile.is_open = False
        asking.send(b"\r\n")
        loop.go_by(3_600.0)
        turnstile.open()
    for seconds in (0.9, 0.2):
        loop.go_by(seconds)
        closing.append(asking.wire.closing)
    assert closing == [False, True]
    asking.leave()


@pytest.mark.parametrize("before", [[], [GET], [GET, b"\r\n"]], ids=["first", "behind another", "later"])
@pytest.mark.parametrize(
    "half", [b"GET /two HTTP/1.1\r\nX", b"G", POST + b"Content-Length: 9\r\n\r\nb", POST + b"Expect: 1\r\n"]
)
@run_async
async def test_a_request_is_finished_in_time_also_behind_another(before: list[bytes], half: bytes) -> None:
    asking = _Asking(header_seconds=1e-3)
    asking.send(b"".join([*before, half]))
    async with asyncio.timeout(SLOWEST):
        while not asking.wire.closing:
            await asyncio.sleep(1e-3)
    asking.leave()


@run_async
async def test_empty_lines_are_no_request_that_could_wait() -> None:
    asking = _Asking(header_seconds=1e-3)
    asking.send(GET)
    asking.send(b"\r\n")
    async with asyncio.timeout(SLOWEST):
        while not asking.wire.closing:
            await asyncio.sleep(1e-3)
    asking.leave()


def test_a_socket_that_is_refused_as_it_comes_in_is_ended(sqlite_server: ServerProcess) -> None:
    """One with 200 headers was answered by nobody, and stayed."""
    asked = Asked(sqlite_server.url)
    headers = "".join(f"X-{number}: x\r\n" for number in range(200)).encode()
    with asked.connection() as connection:
        connection.sendall(asked.upgrade[:-2] + headers + b"\r\n")
        with suppress(ConnectionResetError):
            assert not connection.recv(1_000).startswith(b"HTTP/1.1 101")


def test_a_proxy_says_for_whom_it_opens_a_socket() -> None:
    """Else nobody would pay for what is read there."""
    proxies, peer = Proxies(("10.0.0.0/8",)), ("10.0.0.1", 80)

    def client(*said: bytes) -> str:
        return proxies.spoken_for([(b"host", b"a"), *((b"x-forwarded-for", one) for one in said)], peer)

    assert client(b"192.0.2.1") == "192.0.2.1"
    assert client(b"198.51.100.9, 192.0.2.1, 10.9.9.9") == "192.0.2.1"
    assert client(b"198.51.100.9", b"192.0.2.1") == "192.0.2.1"
    assert client(b"2001:db8::1") == "2001:db8::/64"
    assert client() == "10.0.0.1"

"""Requests as they come in: several at once are answered in turn, and what never ends is ended."""

import asyncio
import json
import socket
from collections.abc import Iterator
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
from server.serving import UNLIMITED
from server.test_api import run_async
from server.test_first_blow import _Paused
from sixfold.server.connections import MOST_WAITING, GuardedHttp, guarded
from sixfold.server.door import AT_ONCE
from sixfold.server.in_turn import Proxies

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


class _Asking:
    """A connection to an application that answers nobody, as fast as that may be read."""

    def __init__(self, **limits: Any) -> None:
        async def application(_scope: object, _receive: object, _send: object) -> None:
            await asyncio.Event().wait()

        http, ws = guarded(replace(UNLIMITED, **limits), None, None)
        config = uvicorn.Config(application, log_config=None, http=http, ws=ws, interface="asgi3")
        config.load()
        self.connection: GuardedHttp = http(config=config, server_state=ServerState(), app_state={})
        self.wire = _Paused()
        self.connection.connection_made(self.wire)

    def send(self, data: bytes) -> None:
        """Something comes in, if it still may."""
        if not self.wire.closing:
            self.connection.data_received(data)

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
        assert not asking.wire.closing
        assert len(asking.connection.cycle.body) == 100_000
        asking.send(GET)
        assert len(asking.connection.pipeline) == 1
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

"""What is gone is forgotten at once, and Python looks through all objects only while nobody waits for an answer.

When it did so at any time, one address that opened sockets and left them made all others wait for 2.3 s.
"""

import asyncio
import gc
import json
import socket
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from given import SLOWEST
from server.client import asking, bearer, here
from server.inside import server_inside
from sixfold.server import garbage
from sixfold.server.garbage import AT_LATEST, EVERY, QUIET, Sweeper
from sixfold.server.turnstile import Turnstile

Json = dict[str, Any]
TIMES = 10
"""How often something is done. A few objects may come and go besides."""
ROOMS = ("sixfold.server.", "uvicorn.", "uvloop.", "httptools.", "starlette.", "fastapi.", "websockets.server")
"""Whose objects belong to a server. The clients of these tests are in the same process."""


def _of_servers() -> Counter[str]:
    """All objects of servers, by kind. What goes round in a circle is among them for ever: nobody looks for it."""
    kinds = Counter(map(type, gc.get_objects()))
    named = {f"{kind.__module__}.{kind.__qualname__}": count for kind, count in kinds.items()}
    return Counter({name: count for name, count in named.items() if name.startswith(ROOMS)})


@pytest.fixture
def not_looking() -> Iterator[None]:
    """Python looks for no garbage meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Visitors:
    """What somebody may do at a server before leaving it."""

    def __init__(self, url: str) -> None:
        self.url = url
        with asking(url) as client:
            self.made: Json = client.post(
                "/api/games", json={"edition": "cards-999", "seats": [here("a"), here("b")]}
            ).json()
        self.path = f"/api/games/{self.made['game']}"

    def _socket(self, **options: Any) -> ClientConnection:
        return connect(f"{self.url.replace('http', 'ws')}{self.path}/socket", proxy=None, legacy=True, **options)

    def _seated(self) -> ClientConnection:
        seated = self._socket()
        seated.send(json.dumps({"type": "hello", "token": self.made["seats"][0]["token"]}))
        seated.recv()
        return seated

    def _sent_away(self, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                connection.recv()
        connection.close()

    def socket_closed(self) -> None:
        """With a goodbye."""
        self._seated().close()

    def socket_left(self) -> None:
        """Without one."""
        seated = self._seated()
        seated.send(json.dumps({"type": "preview", "action": {"play": []}}))
        seated.socket.shutdown(socket.SHUT_RDWR)
        seated.close()

    def socket_without_a_word(self) -> None:
        """Somebody who does not even say hello."""
        self._socket().close()

    def socket_refused(self) -> None:
        """A secret that nobody has."""
        stranger = self._socket()
        stranger.send(json.dumps({"type": "hello", "token": "a" * 32}))
        self._sent_away(stranger)

    def socket_malformed(self) -> None:
        """No hello at all."""
        stranger = self._socket()
        stranger.send("what?")
        self._sent_away(stranger)

    def socket_with_noise(self) -> None:
        """What is no message of a socket at all."""
        seated = self._seated()
        seated.socket.sendall(b"\xff" * 100)
        self._sent_away(seated)

    def socket_of_another_page(self) -> None:
        """A page that has no business here."""
        with pytest.raises(InvalidStatus):
            self._socket(origin="https://elsewhere.example")

    def requests(self) -> None:
        """What is answered, and what is refused."""
        with asking(self.url) as client:
            for answer in (
                client.get("/api/games"),
                client.get(f"{self.path}/events", headers=bearer(self.made["seats"][0]["token"])),
                client.get(self.path, headers=bearer("nobody")),
                client.get("/api/nothing"),
                client.post("/api/games", json=[]),
                client.post("/api/check", content=b"{"),
            ):
                assert not answer.is_server_error

    def requests_left(self) -> None:
        """Many at once, and gone before the first is answered."""
        place = urlsplit(self.url)
        with socket.create_connection((place.hostname, place.port)) as connection:
            connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)

    def half_a_request(self) -> None:
        """The other half never comes."""
        place = urlsplit(self.url)
        with socket.create_connection((place.hostname, place.port)) as connection:
            connection.sendall(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\n")

    def half_a_handshake(self) -> None:
        """Somebody who wants a socket, but does not say all that is needed."""
        place = urlsplit(self.url)
        with socket.create_connection((place.hostname, place.port)) as connection:
            asked = f"GET {self.path}/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"
            connection.sendall("\r\n".join((*asked, "", "")).encode())
            assert b"400" in connection.recv(1000)

    def noise(self) -> None:
        """What is no request at all."""
        place = urlsplit(self.url)
        with socket.create_connection((place.hostname, place.port)) as connection:
            connection.sendall(b"\xff" * 100)
            assert b"400" in connection.recv(1000)


VISITS = [name for name in vars(Visitors) if not name.startswith("_")]


@pytest.mark.usefixtures("not_looking")
@pytest.mark.parametrize("visit", VISITS)
def test_whoever_has_gone_leaves_nothing_behind(visit: str, tmp_path: Path) -> None:
    """A socket that had gone left 86 objects that kept each other, for Python to find among all others."""
    with server_inside(tmp_path) as url:
        visitors = Visitors(url)
        do: Callable[[], None] = getattr(visitors, visit)
        do()
        visitors.requests()
        before, until = _of_servers(), time.monotonic() + SLOWEST
        for _ in range(TIMES):
            do()
        # Whoever asks now was let in after them.
        visitors.requests()
        while max((left := _of_servers() - before).values(), default=0) >= TIMES // 2:
            assert time.monotonic() < until, left
            time.sleep(0.01)


def test_a_server_never_looks_at_everything_by_itself() -> None:
    """Whatever comes and stays, and however long."""
    program = """
import gc
from sixfold.server.garbage import look_at_the_young_only
gc.collect()
before = gc.get_stats()
look_at_the_young_only()
kept = [[number] for number in range(2_000_000)]
after = gc.get_stats()
print(*(now["collections"] - then["collections"] for then, now in zip(before, after)))
"""
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    young, older, all_of_them = (int(word) for word in said.stdout.split())
    assert young > older > 0
    assert all_of_them == 0


class Circle:
    """Something that keeps itself."""

    def __init__(self) -> None:
        self.itself = self


def _circle() -> "weakref.ref[Circle]":
    return weakref.ref(Circle())


@pytest.mark.usefixtures("not_looking")
@pytest.mark.parametrize(
    ("since", "quiet", "sweeps"),
    [
        (EVERY - 1, AT_LATEST, False),
        (EVERY, QUIET, True),
        (EVERY, QUIET - 1, False),
        (AT_LATEST - 1, QUIET - 1, False),
        (AT_LATEST, 0.0, True),
    ],
)
def test_everything_is_looked_at_while_it_is_quiet_or_once_a_day(since: float, quiet: float, sweeps: bool) -> None:
    now = [1000.0]
    sweeper, circle = Sweeper(lambda: quiet, lambda: now[0]), _circle()
    now[0] += since
    assert sweeper.sweep_if_quiet() == sweeps
    assert (circle() is None) == sweeps
    assert not sweeper.sweep_if_quiet()


@pytest.mark.usefixtures("not_looking")
def test_a_server_sweeps_when_nobody_asks_for_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 0.01)
    monkeypatch.setattr(garbage, "EVERY", 0.0)
    circle, until = _circle(), time.monotonic() + SLOWEST
    with server_inside(tmp_path) as url, asking(url) as client:
        assert client.get("/health/live").is_success
        while circle() is not None:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_it_is_quiet_until_somebody_asks_and_again_from_then_on() -> None:
    async def asked() -> None:
        turnstile = Turnstile((1.0, 1.0))
        assert turnstile.quiet_for() > AT_LATEST
        assert turnstile.at_once("somebody")
        assert turnstile.quiet_for() < SLOWEST
        before = turnstile.quiet_for()
        await asyncio.sleep(0.01)
        assert turnstile.quiet_for() > before

    asyncio.run(asked())

"""What is never finished ends: requests sent by halves, headers without end, connections that are only held."""

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from given import SLOWEST
from server.client import asking
from server.inside import server_inside
from server.serving import limited
from sixfold.server.connections import BODY_TIMES, GuardedHttp


@pytest.mark.slow
def test_whoever_leaves_in_the_middle_of_a_request_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with server_inside(tmp_path) as url, asking(url) as client:
        address = httpx.URL(url)
        with socket.create_connection((address.host, address.port or 0), SLOWEST) as leaving:
            leaving.sendall(b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{")
            client.get("/health/live")
        for _ in range(3):
            assert client.post("/api/check", json={"record": {}}).status_code == 200
    assert "fault" not in {record.message for record in caplog.records}


def _until_closed(url: str, *pieces: bytes) -> bytes:
    """Send something unfinished, and wait until the server has had enough, maybe before it was sent; what it said."""
    address = httpx.URL(url)
    try:
        connection = socket.create_connection((address.host, address.port or 0), SLOWEST)
    except ConnectionResetError:
        return b""
    with connection:
        with suppress(ConnectionResetError, BrokenPipeError):
            for piece in pieces:
                connection.sendall(piece)
        return _rest(connection)


def _rest(connection: socket.socket) -> bytes:
    """What is still said until the connection is closed."""
    said = b""
    try:
        while more := connection.recv(4096):
            said += more
    except ConnectionResetError:
        pass
    return said


@pytest.mark.slow
def test_half_sent_requests_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time for one part of a request runs out at once, for all others never."""
    headers, body = float(SLOWEST), float(BODY_TIMES * SLOWEST)
    over, wait = set[float](), GuardedHttp._wait
    monkeypatch.setattr(GuardedHttp, "_wait", lambda self, seconds: wait(self, 0.0 if seconds in over else seconds))
    with server_inside(tmp_path, limits=limited(header_seconds=headers)) as url:
        over |= {headers}
        assert _until_closed(url) == b""
        assert _until_closed(url, b"GET / HTTP/1.1\r\nHost: localhost\r\n") == b""
        over ^= {headers, body}
        assert _until_closed(url, b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{") == b""
        address = httpx.URL(url)
        with socket.create_connection((address.host, address.port or 0), SLOWEST) as connection:
            connection.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            said = b""
            while not said.endswith(b"}"):
                said += connection.recv(4096)
            assert b" 200 " in said
            over |= {headers}
            connection.sendall(b"G")
            assert _rest(connection) == b""


@pytest.mark.slow
def test_headers_without_end_are_cut_off(tmp_path: Path) -> None:
    with server_inside(tmp_path, limits=limited(headers=10_000)) as url:
        assert _until_closed(url, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000) == b""


def test_one_address_cannot_hold_all_connections(tmp_path: Path) -> None:
    with server_inside(tmp_path, limits=limited(connections_a_client=3)) as url:
        address = httpx.URL(url)
        place = (address.host, address.port or 0)
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(socket.create_connection(place, SLOWEST))
            assert _until_closed(url) == b""
        with asking(url) as client:
            until = time.monotonic() + SLOWEST
            while True:
                try:
                    assert client.get("/health/live").status_code == 200
                    break
                except httpx.TransportError:
                    assert time.monotonic() < until

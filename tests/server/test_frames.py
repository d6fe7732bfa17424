"""What comes in on a socket: a few frames in a turn, whatever they are, and none that would have to be kept.

One socket that sent 43,000 pings at once kept everybody waiting for 2.7 s.
"""

import asyncio
import itertools
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from given import SLOWEST
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async
from server.test_first_blow import _Paused
from sixfold.server.connections import guarded
from sixfold.server.frames import FRAMES, MOST_FRAGMENTS, StampedSocket, frame_size
from sixfold.server.turnstile import BESIDE_OTHERS, MESSAGE, Turnstile

TEXT, PING, CONTINUED = 1, 9, 0
LAST = 0x80


def frame(code: int, text: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a browser sends it; the mask changes nothing."""
    length = bytes((0x80 | len(text),)) if len(text) < 126 else bytes((0x80 | 126,)) + len(text).to_bytes(2, "big")
    return bytes((code | (LAST if last else 0),)) + length + bytes(4) + text


class _Line(_Paused):
    """A connection that keeps what is written on it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def pongs(self) -> int:
        """How many pings were answered."""
        return sum(data.count(b"\x8a") for data in self.written)


@asynccontextmanager
async def _socket(turnstile: Turnstile | None = None) -> AsyncIterator[tuple[StampedSocket, _Line, list[str]]]:
    """A socket that somebody has opened, its line, and the messages that its application has heard."""
    heard: list[str] = []

    async def application(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    _, socket_class = guarded(UNLIMITED, None, turnstile)
    config = uvicorn.Config(application, log_config=None, ws=socket_class, interface="asgi3")
    made, line = socket_class(config=config, server_state=ServerState(), app_state={}), _Line()
    made.connection_made(line)
    key = b"Sec-WebSocket-Key: " + b64encode(bytes(16))
    asked = (b"GET / HTTP/1.1", b"Host: a", b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
    made.data_received(b"\r\n".join((*asked, key, b"", b"")))
    made.origin = ATTACKER
    while not made.handshake_complete:
        await asyncio.sleep(0)
    line.written.clear()
    yield made, line, heard
    line.close()
    made.connection_lost(None)


async def _until(there: Any) -> None:
    async with asyncio.timeout(SLOWEST):
        while not there():
            await asyncio.sleep(0)


@pytest.mark.parametrize("beside_others", [False, True])
@run_async
async def test_thousands_of_pings_at_once_are_answered_a_few_in_a_turn(
    beside_others: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", SLOWEST)
    turnstile = Turnstile(FREE, share=FREE) if beside_others else None
    if turnstile is not None:
        assert turnstile.at_once(ATTACKER)
        assert turnstile.at_once(VICTIM)
    async with _socket(turnstile) as (made, line, heard):
        made.data_received(frame(PING) * 3_000 + frame(TEXT, b"now"))
        answered = [line.pongs()]
        while not heard:
            await asyncio.sleep(0)
            answered.append(line.pongs())
        assert answered[-1] == 3_000
        turns = BESIDE_OTHERS[MESSAGE] if beside_others else 1
        most = max(after - before for before, after in itertools.pairwise(answered))
        assert max(most, answered[0]) <= 2 * turns * FRAMES
        await _until(lambda: line.reading)


@run_async
async def test_what_is_read_in_another_turn_is_paid_for() -> None:
    """Only the first of it was, and what came behind a message never."""
    charged: list[str] = []

    class _Counting(Turnstile):
        def charge(self, client: str, _: float) -> None:
            charged.append(client)

    async with _socket(_Counting(FREE)) as (made, line, heard):
        before = len(charged)
        made.data_received((frame(TEXT, b"a message") + frame(PING) * 4 * FRAMES) * 5)
        await _until(lambda: line.pongs() == 20 * FRAMES)
        assert len(heard) == 5
        assert set(charged) == {ATTACKER}
        assert len(charged) - before >= 20


@run_async
async def test_a_message_of_endless_fragments_is_the_last() -> None:
    async with _socket() as (made, line, heard):
        some = frame(CONTINUED, b"b", last=False) * (MOST_FRAGMENTS // 2)
        made.data_received(frame(TEXT, b"a", last=False) + some + frame(CONTINUED, b"c"))
        await _until(lambda: heard)
        assert heard == [f"a{'b' * (MOST_FRAGMENTS // 2)}c"]
        made.data_received(frame(TEXT, last=False) + frame(CONTINUED, last=False) * 10_000)
        await _until(lambda: line.closing)
        assert len(made.frames) <= MOST_FRAGMENTS + 1


@run_async
async def test_nothing_is_answered_while_nobody_takes_answers() -> None:
    async with _socket() as (made, line, heard):
        made.data_received(frame(PING))
        made.pause_writing()
        made.data_received(frame(PING) * 100 + frame(TEXT, b"and now"))
        for _ in range(100):
            await asyncio.sleep(0)
        assert (line.pongs(), line.reading, heard) == (1, False, [])
        made.resume_writing()
        await _until(lambda: heard)
        assert line.pongs() == 101
        await _until(lambda: line.reading)


@pytest.mark.parametrize("at_once", [1, 2, 3, 7, 1_000, 100_000])
@run_async
async def test_frames_are_the_same_however_they_come_in(at_once: int) -> None:
    texts = [b"", b"short", b"x" * 125, b"y" * 126, b"z" * 5_000, "ÿ…".encode()]
    sent = b"".join(frame(TEXT, text) + frame(PING, b"p") for text in texts)
    async with _socket() as (made, line, heard):
        for place in range(0, len(sent), at_once):
            await _until(lambda: line.reading)
            made.data_received(sent[place : place + at_once])
        await _until(lambda: len(heard) == len(texts) and line.reading)
        assert [text.encode() for text in heard] == texts
        assert line.pongs() == len(texts)


@pytest.mark.parametrize(
    ("begins", "size"),
    [
        (b"", 0),
        (b"\x81", 0),
        (b"\x81\x80", 6),
        (b"\x81\x05", 7),
        (b"\x81\xfe\x01", 0),
        (b"\x81\xfe\x01\x00", 264),
        (b"\x82\x7e\xff\xff", 4 + 65_535),
        (b"\x82\xff" + bytes(7), 0),
        (b"\x82\xff" + bytes(7) + b"\x09", 14 + 9),
    ],
)
def test_how_long_a_frame_is_stands_at_its_beginning(begins: bytes, size: int) -> None:
    assert frame_size(begins) == size
    assert frame_size(bytearray(begins)) == size

"""Whoever takes nothing of what is sent is ended, and whoever takes it slowly is not."""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
import uvloop

from given import SLOWEST
from server.inside import server_inside
from server.test_api import run_async
from server.test_connections import Asked
from sixfold.server.reaper import BYTES_ACKED, EVERY, LEAST, PATIENCE, TO_CLOSE, Reaper, acknowledged

AN_HOUR = 3_600
MUCH = 32 * 1024 * 1024
"""Bytes for which no system has room of its own."""


class _Waiting:
    """A connection on which something waits to be taken."""

    def __init__(self) -> None:
        self.size, self.arrived, self.closed, self.ended, self.transport = 100, 0, False, False, self

    def get_write_buffer_size(self) -> int:
        return self.size

    def get_extra_info(self, _: str) -> "_Waiting":
        return self

    def getsockopt(self, *_: int) -> bytes:
        return bytes(BYTES_ACKED) + self.arrived.to_bytes(8, sys.byteorder)

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.ended = True


@run_async
async def test_whoever_takes_nothing_is_ended_and_whoever_is_slow_is_not() -> None:
    """A closed connection waits for its reader; two that read nothing were held as long as they liked."""
    deaf, slow, closed, reading = (_Waiting() for _ in range(4))
    now = 0.0
    reaper = Reaper((deaf, slow, closed, reading), lambda: now)
    for moment in range(int(PATIENCE) + 1):
        now = float(moment)
        closed.closed = moment >= 10
        # Whoever closes has been told enough, however slowly it reads.
        closed.size = 10_000 - moment
        slow.size = 10_000 - moment // 30
        reading.size = 0 if moment % 2 else 100
        await reaper.reap()
        assert closed.ended == (moment >= 10 + TO_CLOSE)
        assert deaf.ended == (moment >= PATIENCE)
    assert not slow.ended
    assert not reading.ended


@run_async
async def test_whoever_takes_a_long_answer_slowly_is_sent_all_of_it() -> None:
    """A phone that took 20 KB/s of a large file was cut off after 70 s: what it took was filled up at once."""
    phone, bursts, leech, deaf, leaving = connections = [_Waiting() for _ in range(5)]
    now = 0.0
    reaper = Reaper(connections, lambda: now)
    for connection in connections:
        connection.arrived = LEAST
    for look in range(int(AN_HOUR / EVERY)):
        now = look * EVERY
        # It is filled up to the same size, or to another.
        phone.size, bursts.size = 16_384 + look % 3 * 5_000, 16_384
        phone.arrived += 1_400
        bursts.arrived += LEAST if look % 11 == 10 else 0
        leech.arrived += 1
        # Nothing more is added, but the system keeps much of its own that is still to go.
        leaving.closed, leaving.arrived = now >= PATIENCE, leaving.arrived + LEAST // 2
        await reaper.reap()
        assert leech.ended == deaf.ended == (now >= PATIENCE)
    assert not phone.ended
    assert not bursts.ended
    assert not leaving.ended


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_the_system_says_how_much_has_arrived(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def send(listening: socket.socket, peer: socket.socket) -> None:
        accepted, _ = listening.accept()
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, accepted)
        transport.write(bytes(MUCH))
        async with asyncio.timeout(SLOWEST):
            while not acknowledged(transport):
                await asyncio.sleep(0)
            while (acknowledged(transport) or 0) < MUCH // 4:
                with suppress(BlockingIOError):
                    peer.recv(LEAST)
                await asyncio.sleep(0)
        assert transport.get_write_buffer_size()
        transport.abort()
        await asyncio.sleep(0)

    with (
        asyncio.Runner(loop_factory=new_loop) as runner,
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.create_connection(listening.getsockname()) as peer,
    ):
        peer.setblocking(False)
        runner.run(send(listening, peer))


def test_a_server_ends_who_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.reaper.EVERY", 0.01)
    monkeypatch.setattr("sixfold.server.reaper.PATIENCE", 0.0)
    with server_inside(tmp_path) as url:
        asked = Asked(url)
        with asked.connection() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
            large = asked.request.replace(asked.path.encode(), b"/api/openapi.json")
            try:
                while True:
                    connection.sendall(large * 8)
            except (ConnectionResetError, BrokenPipeError):
                pass

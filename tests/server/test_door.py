"""The door: who comes in is counted, paid for and taken in by turns, and whoever goes is forgotten."""

import asyncio
import errno
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from socket import AF_INET, IPPROTO_TCP, SO_LINGER, SOCK_STREAM, SOL_SOCKET, TCP_NODELAY, socket
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from given import SLOWEST
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async
from sixfold.server.config import Limits
from sixfold.server.connections import GuardedHttp, guarded
from sixfold.server.door import A_ROUND, AT_ONCE, CONNECTION, Door, listening_at
from sixfold.server.turnstile import BESIDE_OTHERS, WELCOME, Turnstile

HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def _nobody_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has asked for something stays, however slow the machine is."""
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", SLOWEST)


class _Hall:
    """A door, and who is behind it."""

    def __init__(self, turnstile: Turnstile, limits: Limits) -> None:
        self.guards, sockets = guarded(limits, None, turnstile)
        self.turnstile, self.state = turnstile, ServerState()
        self._config = uvicorn.Config(lambda: None, log_config=None, http=self.guards, ws=sockets)
        self.door: Door
        self._visitors: list[socket] = []

    async def begin(self) -> None:
        """Stand there, closed."""
        self.door = Door(await listening_at(HERE, 0), self._made, self.guards)

    def _made(self) -> GuardedHttp:
        return self.guards(config=self._config, server_state=self.state, app_state={})

    def counted(self, client: str) -> int:
        """How many connections are counted for somebody."""
        now = self.guards.crowd.come(client)
        self.guards.crowd.leave(client)
        return now - 1

    def meet(self, client: str) -> socket:
        """Somebody comes who has this address; the visitor's end."""
        with socket() as listening:
            listening.bind((HERE, 0))
            listening.listen()
            visitor = socket()
            self._visitors.append(visitor)
            visitor.settimeout(SLOWEST)
            visitor.connect(listening.getsockname())
            connection, _ = listening.accept()
        self.door._meet(connection, (client, 50_000))
        return visitor

    async def end(self) -> None:
        """Close the door, and send everybody home."""
        self.door.close()
        await asyncio.wait_for(self.door.wait_closed(), SLOWEST)
        for connection in list(self.state.connections):
            connection.transport.abort()
        await self.until(0)
        for visitor in self._visitors:
            visitor.close()

    async def until(self, inside: int) -> None:
        """Wait until so many are inside."""
        async with asyncio.timeout(SLOWEST):
            while len(self.state.connections) != inside:
                await asyncio.sleep(0.001)


@asynccontextmanager
async def _hall(turnstile: Turnstile | None = None, limits: Limits = UNLIMITED) -> AsyncIterator[_Hall]:
    hall = _Hall(turnstile or Turnstile(FREE, share=FREE), limits)
    await hall.begin()
    try:
        yield hall
    finally:
        await hall.end()


def _gone(visitor: socket) -> bool:
    """Whether a visitor was sent away."""
    try:
        return visitor.recv(1) == b""
    except ConnectionResetError:
        return True


@run_async
async def test_hundreds_who_come_at_once_are_taken_in_a_few_at_a_time() -> None:
    async with _hall() as hall:
        assert hall.turnstile.at_once(ATTACKER)
        assert hall.turnstile.at_once(VICTIM)
        visitors = [hall.meet(ATTACKER) for _ in range(200)]
        begun = [len(hall.door._at_work)]
        assert begun == [BESIDE_OTHERS[WELCOME]]
        while hall.door._waiting:
            waiting = len(hall.door._waiting)
            await asyncio.sleep(0)
            begun.append(waiting - len(hall.door._waiting))
        assert sum(begun) == len(visitors)
        assert max(begun) <= 2 * BESIDE_OTHERS[WELCOME]
        await hall.until(len(visitors))
        assert hall.counted(ATTACKER) == len(visitors)
        for visitor in visitors:
            visitor.close()
        await hall.until(0)
        assert hall.counted(ATTACKER) == 0


@run_async
async def test_who_comes_is_let_in_at_a_real_door_whoever_else_waits() -> None:
    """Also where more come at once than are let in in one round."""
    async with _hall() as hall:
        hall.door.open()
        port = hall.door.sockets[0].getsockname()[1]
        came = await asyncio.gather(*(asyncio.open_connection(HERE, port) for _ in range(50)))
        await hall.until(50)
        guard = next(iter(hall.state.connections))
        assert guard.transport.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_NODELAY)
        assert {guard.origin for guard in hall.state.connections} == {HERE}  # type: ignore[union-attr]
        for _, writer in came:
            writer.close()
        await hall.until(0)


@run_async
async def test_where_many_come_at_once_what_others_have_begun_is_finished_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sixfold.server.turnstile.GIVES_WAY", SLOWEST)
    monkeypatch.setattr("sixfold.server.turnstile.SOON_DONE", SLOWEST)
    async with _hall() as hall:
        committed = asyncio.Event()
        move = asyncio.ensure_future(hall.turnstile.metered(VICTIM, committed.wait()))
        await asyncio.sleep(0)
        hall.door.open()
        port = hall.door.sockets[0].getsockname()[1]
        came = await asyncio.gather(*(asyncio.open_connection(HERE, port) for _ in range(10 * A_ROUND)))
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert len(hall.state.connections) < len(came)
        committed.set()
        await move
        await hall.until(len(came))
        for _, writer in came:
            writer.close()
        await hall.until(0)


@run_async
async def test_connections_that_come_and_go_are_paid_for() -> None:
    """A connection costs something before it has said a word."""
    async with _hall(Turnstile((1e-6, 0.05))) as hall:
        come = 0
        while hall.turnstile.at_once(ATTACKER) or come == 0:
            hall.meet(ATTACKER).close()
            come += 1
            await asyncio.sleep(0)
        assert come <= 0.05 / CONNECTION + 1


@run_async
async def test_a_connection_that_is_refused_is_paid_for_too() -> None:
    turnstile = Turnstile((1e-6, 1.5 * CONNECTION))
    async with _hall(turnstile, replace(UNLIMITED, connections_a_client=1)) as hall:
        for wanted in (True, False):
            assert turnstile.at_once(ATTACKER)
            visitor = hall.meet(ATTACKER)
            await hall.until(1)
            assert wanted or _gone(visitor)
        assert not turnstile.at_once(ATTACKER)
        assert hall.counted(ATTACKER) == 1


@run_async
async def test_who_leaves_before_it_was_taken_in_is_not_counted_for_ever() -> None:
    """The system no longer says then who it was."""
    async with _hall() as hall:
        assert hall.turnstile.at_once(ATTACKER)
        assert hall.turnstile.at_once(VICTIM)
        for count in (1, 40):
            for visitor in [hall.meet(ATTACKER) for _ in range(count)]:
                visitor.setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
                visitor.close()
            async with asyncio.timeout(SLOWEST):
                while hall.counted(ATTACKER):
                    await asyncio.sleep(0.001)
        await hall.until(0)


@run_async
async def test_a_door_that_closes_sends_those_away_who_wait_before_it() -> None:
    async with _hall(Turnstile((1e-6, 1e-6), share=(1e-6, 1e-6))) as hall:
        hall.turnstile.charge(ATTACKER, 1.0)
        visitors = [hall.meet(ATTACKER) for _ in range(3)]
        assert len(hall.door._waiting) == len(visitors)
        hall.door.close()
        assert all(_gone(visitor) for visitor in visitors)


@run_async
async def test_more_than_may_wait_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.turnstile.MOST_WAITING", 2)
    async with _hall(Turnstile((1e-6, 1e-6))) as hall:
        hall.turnstile.charge(ATTACKER, 1.0)
        visitors = [hall.meet(ATTACKER) for _ in range(3)]
        assert _gone(visitors[2])
        assert hall.counted(ATTACKER) == 2


class _Full(socket):
    """A listening socket of a process that has as many files open as it may, for a while."""

    troubles = itertools.chain((errno.EMFILE, errno.ECONNABORTED), itertools.repeat(0))

    def accept(self) -> tuple[socket, Any]:
        if number := next(self.troubles):
            raise OSError(number, "trouble")
        return super().accept()


@run_async
async def test_a_door_without_room_opens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.door.AGAIN", 0.0)
    async with _hall() as hall:
        real = hall.door.sockets[0]
        hall.door.sockets = [_Full(real.family, real.type, real.proto, real.detach())]
        hall.door.open()
        _, writer = await asyncio.open_connection(HERE, hall.door.sockets[0].getsockname()[1])
        await hall.until(1)
        writer.close()


@run_async
async def test_a_name_is_listened_at_wherever_this_machine_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()

    async def addresses(*_: Any, **__: Any) -> list[Any]:
        elsewhere, here = ("192.0.2.1", 0), (HERE, 0)
        return [(AF_INET, SOCK_STREAM, 6, "", address) for address in (elsewhere, here, here)]

    monkeypatch.setattr(loop, "getaddrinfo", addresses)
    (listening,) = await listening_at("somewhere", 0)
    with listening:
        assert listening.getsockname()[0] == HERE


@run_async
async def test_an_address_that_is_taken_or_elsewhere_is_an_error() -> None:
    (taken,) = await listening_at(HERE, 0)
    with taken:
        with pytest.raises(OSError, match="in use"):
            await listening_at(HERE, taken.getsockname()[1])
        with pytest.raises(OSError, match="assign"):
            await listening_at("192.0.2.1", 0)

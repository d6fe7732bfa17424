"""The benchmark's clients notice a refusal and a silence, and what a benchmark starts ends with it."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from given import SLOWEST
from server.process import TESTS
from sixfold.games.placement import Board

ROOT = TESTS.parent
sys.path.append(str(ROOT))
from benchmarks.serving import moves  # noqa: E402 - `benchmarks` lies beside the tests, not on their path

STARTS = """
import json, os, sys
from benchmarks.serving.moves import floor_process
from server.postgres import own_postgres
from server.process import server_process
with own_postgres() as postgres, floor_process(sys.argv[1]) as floor, server_process(sys.argv[2]) as server:
    print(json.dumps([postgres.address, floor, server.url]), flush=True)
    sys.stdin.read()
"""


def _saying(*messages: str) -> AbstractAsyncContextManager[Any]:
    """A server that says these things to whoever comes, and then nothing."""

    async def say(connection: ServerConnection) -> None:
        for message in messages:
            await connection.send(message)
        await connection.wait_closed()

    return serve(say, "127.0.0.1", 0)


async def _hear(server: Any, listen: Callable[[Any], Any]) -> Any:
    port = server.sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}", proxy=None) as connection:
        return await listen(connection)


def test_a_client_of_the_benchmark_notices_a_refusal() -> None:
    async def run() -> None:
        async with _saying('{"type":"refused","id":null,"code":"trade-no-bag"}') as server:
            with pytest.raises(moves.Refused, match="trade-no-bag"):
                await _hear(server, moves.heard)

    asyncio.run(run())


def test_a_client_of_the_benchmark_notices_a_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "SILENCE", 0.05)

    async def run() -> None:
        async with _saying() as server:
            with pytest.raises(TimeoutError):
                await _hear(server, moves.heard)

    asyncio.run(run())


def test_a_client_of_the_benchmark_notices_that_a_move_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "SILENCE", 0.05)

    async def move(connection: Any) -> None:
        await moves.exchange(connection, connection, {"type": "act"}, moves.Tally(1.0, 1))

    async def run() -> None:
        async with _saying('{"type":"accepted"}', '{"type":"heartbeat"}') as server:
            with pytest.raises(TimeoutError):
                await _hear(server, move)
        async with _saying('{"type":"accepted"}', '{"type":"refused","code":"stale"}') as server:
            with pytest.raises(moves.Refused, match="stale"):
                await _hear(server, move)

    asyncio.run(run())


def test_with_an_empty_bag_and_nothing_that_fits_the_benchmark_passes() -> None:
    assert moves.choose(Board(), ["Ro"], {"play": False, "trade": 0, "pass": True}) == {"pass": True}
    assert moves.choose(Board(), ["Ro"], {"play": False, "trade": 3, "pass": False}) == {"trade": ["Ro"]}


def _listening(address: str) -> bool:
    port = int(address.partition("127.0.0.1:")[2].partition("/")[0])
    return (
        subprocess.run(
            [sys.executable, "-c", f"import socket; socket.create_connection(('127.0.0.1', {port}), 5)"],
            check=False,
            capture_output=True,
        ).returncode
        == 0
    )


@pytest.mark.slow
def test_what_a_killed_benchmark_started_ends_with_it_and_lets_go_of_its_output(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTS, str(tmp_path / "floor.sqlite3"), str(tmp_path / "games.sqlite3")]
    paths = os.environ | {"PYTHONPATH": f"{ROOT}:{TESTS}"}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, env=paths, text=True, **pipes) as bench:
        assert bench.stdout is not None
        addresses: list[str] = json.loads(bench.stdout.readline())
        assert all(map(_listening, addresses))
        bench.kill()
        bench.wait(SLOWEST)
        # The output ends only when nobody holds it open any more.
        assert bench.stdout.read() == ""
    _wait_for(lambda: not any(map(_listening, addresses)))


@pytest.mark.slow
def test_postgres_ends_with_a_keeper_that_is_killed() -> None:
    keeper = [sys.executable, str(TESTS / "server" / "keeping.py"), "fsync=off"]
    with subprocess.Popen(keeper, stdout=subprocess.PIPE, text=True) as kept:
        assert kept.stdout is not None
        port = json.loads(kept.stdout.readline())["port"]
        address = f"127.0.0.1:{port}/"
        assert _listening(address)
        (running,) = (
            file for file in Path("/tmp").glob("sixfold-pg-*/data/postmaster.pid") if f"\n{port}\n" in file.read_text()
        )
        kept.send_signal(signal.SIGKILL)
    _wait_for(lambda: not _listening(address))
    _wait_for(lambda: not running.exists())
    shutil.rmtree(running.parents[1])


def _wait_for(come_true: Callable[[], bool]) -> None:
    until = time.monotonic() + SLOWEST
    while not come_true():
        assert time.monotonic() < until
        time.sleep(0.05)

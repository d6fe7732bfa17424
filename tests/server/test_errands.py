"""Errands for clients are ended by the processor time that they use, whatever else the machine does meanwhile."""

import asyncio
import json
import pickle
import select
import socket
import subprocess
import sys
from typing import Any

import pytest

import sixfold
from given import SLOWEST
from sixfold.server.errands.errand import EVENTS, JUDGE_RECORD
from sixfold.server.errands.pool import Errands, _Crew
from sixfold.server.errands.worker import Worker
from sixfold.server.errands.working import LENGTH
from sixfold.server.table import Denied

CLIENT = "198.51.100.1"
ENOUGH, LITTLE = 300.0, 0.001


def _body() -> bytes:
    """A request to judge the turns of a game, which takes far longer than a tick of the system's clock."""
    game = sixfold.start("tiles-nl", players=2, seed=1)
    while not game.over:
        game.push(sixfold.bot("greedy", seed=len(game.actions)).choose(game))
    return json.dumps({"record": game.record(), "turns": [1, 2, 3]}).encode()


async def _judge(crew: _Crew, body: bytes, seconds: float) -> Any:
    crew._seconds = seconds
    return await crew.work(CLIENT, JUDGE_RECORD, body)


@pytest.mark.slow
def test_whoever_uses_up_the_processor_time_is_told_so_and_pays_and_the_next_is_served() -> None:
    async def ask() -> list[float]:
        spent, body = list[float](), _body()
        crew = _Crew(1, ENOUGH, lambda _, used: spent.append(used))
        try:
            with pytest.raises(Denied, match="too-large"):
                await _judge(crew, body, LITTLE)
            assert await _judge(crew, body, ENOUGH)
        finally:
            await crew.close()
        return spent

    much, used = asyncio.run(ask())
    assert much == LITTLE
    assert LITTLE < used < ENOUGH


@pytest.mark.slow
def test_a_worker_that_dies_or_is_not_heard_of_says_nothing_about_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        crew, body = _Crew(1, ENOUGH, lambda *_: None), _body()
        worker = crew._workers[0]
        await worker.be_ready()
        assert worker._process is not None
        worker._process.kill()
        worker._process.wait()
        monkeypatch.setattr(worker, "be_ready", _ready)
        try:
            with pytest.raises(Denied, match="busy"):
                await crew.work(CLIENT, JUDGE_RECORD, body)
            monkeypatch.undo()
            monkeypatch.setattr("sixfold.server.errands.pool.PATIENCE", 0.0)
            with pytest.raises(Denied, match="busy"):
                await crew.work(CLIENT, JUDGE_RECORD, body)
        finally:
            await crew.close()

    asyncio.run(ask())


@pytest.mark.slow
def test_whoever_asks_for_little_does_not_wait_for_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one asks the coach may take seconds; what the other asks is answered while that is not done."""
    honest = Worker.ask

    async def ask() -> None:
        errands, begun, done = Errands(1, lambda *_: None, lambda *_: None), asyncio.Event(), asyncio.Event()

        async def without_end(worker: Worker, question: Any) -> Any:
            if question[0] != JUDGE_RECORD:
                return await honest(worker, question)
            begun.set()
            await done.wait()
            return {}, 0.0

        monkeypatch.setattr(Worker, "ask", without_end)
        judging = asyncio.create_task(errands.judge_record(CLIENT, _body()))
        try:
            await begun.wait()
            with pytest.raises(Denied, match="malformed"):
                await asyncio.wait_for(errands.check("198.51.100.2", b"{}"), SLOWEST)
            assert not judging.done()
        finally:
            done.set()
            await judging
            await errands.close()

    asyncio.run(ask())


def test_a_worker_whose_server_has_gone_says_nothing() -> None:
    """A server that stops waits for no answer; what the worker then meets is nothing to look into."""
    ours, its = socket.socketpair()
    command = [sys.executable, "-m", "sixfold.server.errands.errand"]
    with its, subprocess.Popen(command, stdin=its.fileno(), stdout=its.fileno(), stderr=subprocess.PIPE) as worker:
        its.close()
        with ours:
            assert len(ours.recv(LENGTH.size)) == LENGTH.size
            question = pickle.dumps((EVENTS, ENOUGH, ()))
            ours.sendall(2 * (LENGTH.pack(len(question)) + question))
            # An answer lies here unread: that is what makes the system tell the other end of it.
            select.select([ours], [], [], SLOWEST)
        _, said = worker.communicate(timeout=SLOWEST)
    assert (worker.returncode, said) == (0, b"")


async def _ready() -> None:
    """As if the worker were there."""

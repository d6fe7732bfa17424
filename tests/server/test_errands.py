"""Errands for clients are ended by the processor time that they use, whatever else the machine does meanwhile."""

import asyncio
import json
from typing import Any

import pytest

import sixfold
from sixfold.server.errands.errand import JUDGE_RECORD
from sixfold.server.errands.pool import Errands
from sixfold.server.table import Denied

CLIENT = "198.51.100.1"
ENOUGH, LITTLE = 300.0, 0.001


def _body() -> bytes:
    """A request to judge the turns of a game, which takes far longer than a tick of the system's clock."""
    game = sixfold.start("tiles-nl", players=2, seed=1)
    while not game.over:
        game.push(sixfold.bot("greedy", seed=len(game.actions)).choose(game))
    return json.dumps({"record": game.record(), "turns": [1, 2, 3]}).encode()


async def _judge(errands: Errands, spent: list[float], seconds: float, body: bytes) -> Any:
    return await errands._work(CLIENT, seconds, lambda _, used: spent.append(used), JUDGE_RECORD, body)


@pytest.mark.slow
def test_whoever_uses_up_the_processor_time_is_told_so_and_pays_and_the_next_is_served() -> None:
    async def ask() -> list[float]:
        errands, spent, body = Errands(1, lambda *_: None, lambda *_: None), list[float](), _body()
        try:
            with pytest.raises(Denied, match="too-large"):
                await _judge(errands, spent, LITTLE, body)
            assert await _judge(errands, spent, ENOUGH, body)
        finally:
            await errands.close()
        return spent

    much, used = asyncio.run(ask())
    assert much == LITTLE
    assert LITTLE < used < ENOUGH


@pytest.mark.slow
def test_a_worker_that_dies_or_is_not_heard_of_says_nothing_about_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        errands, body = Errands(1, lambda *_: None, lambda *_: None), _body()
        worker = errands._workers[0]
        await worker.be_ready()
        assert worker._process is not None
        worker._process.kill()
        worker._process.wait()
        monkeypatch.setattr(worker, "be_ready", _ready)
        try:
            with pytest.raises(Denied, match="busy"):
                await _judge(errands, [], ENOUGH, body)
            monkeypatch.undo()
            monkeypatch.setattr("sixfold.server.errands.pool.PATIENCE", 0.0)
            with pytest.raises(Denied, match="busy"):
                await _judge(errands, [], ENOUGH, body)
        finally:
            await errands.close()

    asyncio.run(ask())


async def _ready() -> None:
    """As if the worker were there."""

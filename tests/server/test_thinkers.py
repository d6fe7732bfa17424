"""Bots off the event loop: whatever becomes of one, the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from given import SLOWEST
from server.pure import Room
from sixfold.bots import Advice
from sixfold.games import EDITIONS
from sixfold.server.bots import thinkers
from sixfold.server.bots.thinkers import Thinkers
from sixfold.server.metrics import BOT_FAULTS


@pytest.fixture(autouse=True)
def _bad_thinker_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))


def _choose(room: Room, name: str, **options: Any) -> tuple[Any, str]:
    async def ask() -> tuple[Any, str]:
        some = Thinkers(1, **options)
        try:
            thought = await some.choose(room.table, name)
            assert thought.after == room.table.verbs.apply(room.table.state, thought.action)
            return thought.action, thought.by
        finally:
            await some.close()

    return asyncio.run(ask())


def _advise(room: Room, **options: Any) -> tuple[list[Advice[Any]], str]:
    async def ask() -> tuple[list[Advice[Any]], str]:
        some = Thinkers(1, **options)
        try:
            advised = await some.advise(room.table)
            assert advised.seconds > 0
            return advised.advice, advised.by
        finally:
            await some.close()

    return asyncio.run(ask())


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_bot_answers_from_its_process_the_same_every_time(edition_id: str) -> None:
    room = Room(edition_id, ["greedy", "greedy"])
    action, by = _choose(room, "greedy", budget=SLOWEST)
    assert by == "greedy"
    assert room.table.verbs.refusal(room.table.state, room.table.on_turn or 0, action) is None
    assert _choose(room, "greedy", budget=SLOWEST)[0] == action


@pytest.mark.slow
@pytest.mark.parametrize("name", ["slow", "crashing", "raising", "illegal", "mad"])
def test_a_bot_that_fails_is_replaced_by_greedy(
    name: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room("tiles-nl", ["greedy", "greedy"])
    before = BOT_FAULTS.labels(name)._value.get()
    monkeypatch.setattr(thinkers, "FALLBACK_SECONDS", SLOWEST)
    action, by = _choose(room, name, budget=1.0 if name == "slow" else SLOWEST, program="server.bad_thinker")
    assert by == "greedy"
    assert room.table.verbs.refusal(room.table.state, room.table.on_turn or 0, action) is None
    assert BOT_FAULTS.labels(name)._value.get() == before + 1
    faults = [record for record in caplog.records if record.getMessage() == "bot-fault"]
    assert [record.__dict__["bot"] for record in faults] == [name]


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_advice_comes_from_the_strongest_bot(edition_id: str) -> None:
    room = Room(edition_id, ["greedy", "greedy"])
    advised, by = _advise(room, budget=SLOWEST)
    assert by == "expert"
    assert advised[0].action == _choose(room, "expert", budget=SLOWEST)[0]


@pytest.mark.slow
def test_advice_that_fails_is_replaced_by_what_greedy_does() -> None:
    room = Room("tiles-nl", ["greedy", "greedy"])
    advised, by = _advise(room, budget=SLOWEST, program="server.bad_thinker")
    assert by == "greedy"
    assert [advice.action for advice in advised] == [_choose(room, "greedy", budget=SLOWEST)[0]]


@pytest.mark.slow
def test_when_greedy_fails_too_the_arbiter_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXFOLD_NO_GREEDY", "1")
    room = Room("cards-999", ["greedy", "greedy"])
    action, by = _choose(room, "crashing", budget=SLOWEST, program="server.bad_thinker")
    assert by == "arbiter"
    assert room.table.verbs.refusal(room.table.state, room.table.on_turn or 0, action) is None


def test_a_thinking_bot_does_not_hold_up_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setenv("SIXFOLD_THINKING", str(begun))
    room = Room("tiles-nl", ["greedy", "greedy"])

    async def watch() -> bool:
        some = Thinkers(1, budget=SLOWEST, program="server.bad_thinker")
        asking = asyncio.create_task(some.choose(room.table, "slow"))
        async with asyncio.timeout(SLOWEST):
            while not begun.exists():
                await asyncio.sleep(0.01)
        for _ in range(100):
            await asyncio.sleep(0)
        thinks = not asking.done()
        asking.cancel()
        await some.close()
        return thinks

    assert asyncio.run(watch())

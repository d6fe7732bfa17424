"""Bots off the event loop: whatever becomes of one, the game goes on."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from given import SLOWEST
from server.pure import Room
from sixfold.bots import Advice
from sixfold.games import EDITIONS
from sixfold.server.bots import thinkers
from sixfold.server.bots.thinkers import Thinkers
from sixfold.server.bots.thinking import bots_seed
from sixfold.server.errands.worker import Worker
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


def _served(
    monkeypatch: pytest.MonkeyPatch, workers: int, first: Mapping[str, Room], then: Mapping[str, Room]
) -> list[str]:
    """The games whose bots were let think, in turn; each takes so long that all the later ones wait by then.

    The first letter of a game's id is who made it.
    """
    begun, go_on = list[str](), asyncio.Event()

    async def ready(_: Worker) -> None:
        """As if the worker were there."""

    async def think(_: Worker, asked: Any) -> Any:
        begun.append(by_seed[asked[3]])
        await go_on.wait()
        return None, 0.0

    monkeypatch.setattr(Worker, "be_ready", ready)
    monkeypatch.setattr(Worker, "ask", think)
    tables = {name: replace(room.table, game_id=name) for name, room in {**first, **then}.items()}
    by_seed = {bots_seed(table): name for name, table in tables.items()}

    async def ask_all() -> None:
        some = Thinkers(workers, SLOWEST, whose=lambda game_id: game_id[0])
        asking = list[asyncio.Task[Any]]()
        for names in (first, then):
            asking += [asyncio.create_task(some._ask(tables[name], "greedy")) for name in names]
            for _ in range(3):
                await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asking)

    asyncio.run(ask_all())
    assert sorted(begun) == sorted(tables)
    return begun


def test_whoever_made_many_games_waits_no_less_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with_a_person = Room("tiles-nl", ["here", "greedy"])
    many = {f"attacker {number}": with_a_person for number in range(20)}
    begun = _served(monkeypatch, 1, many, {"victim": with_a_person})
    assert begun.index("victim") <= 2


@pytest.mark.parametrize("workers", [1, 2])
def test_a_person_waits_for_no_game_in_which_only_bots_play(monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    many = {f"{number} bots": Room("tiles-nl", ["greedy", "greedy"]) for number in range(9)}
    begun = _served(monkeypatch, workers, many, {"victim": Room("tiles-nl", ["here", "greedy"])})
    assert begun.index("victim") == 1


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

"""The first seconds of an attack: what an address still has at once is not spent at the cost of others."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from given import SLOWEST, Given, chance
from server.pure import Room
from server.serving import FREE
from server.test_api import run_async
from server.test_flood import ATTACKER, VICTIM
from sixfold.server.errands.worker import NICE, Worker
from sixfold.server.limits import Bucket
from sixfold.server.store.database import CONNECTIONS, open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry
from sixfold.server.store.seal import Seal
from sixfold.server.table import Kind
from sixfold.server.table.decide import invite
from sixfold.server.turnstile import Turnstile

SHARE = (1e-6, 0.02)


@pytest.fixture(autouse=True)
def _nobody_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has asked for something stays, however slow the machine is."""
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", SLOWEST)


@run_async
async def test_whoever_is_alone_has_all_of_the_loop() -> None:
    turnstile = Turnstile(FREE, share=SHARE)
    for _ in range(10):
        assert turnstile.at_once(ATTACKER)
        turnstile.charge(ATTACKER, 0.1)
        await asyncio.sleep(0)


@run_async
async def test_beside_others_an_address_has_only_its_share() -> None:
    """It has as good as everything left of what it may use in the long run, but not at once."""
    turnstile = Turnstile(FREE, share=SHARE)
    assert turnstile.at_once(ATTACKER)
    await asyncio.sleep(0)
    assert turnstile.at_once(VICTIM)
    turnstile.charge(ATTACKER, 0.1)
    turnstile.charge(VICTIM, 0.001)
    await asyncio.sleep(0)
    assert not turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)


@run_async
async def test_beside_others_an_address_begins_one_thing_at_a_time() -> None:
    """What it costs is known only afterwards."""
    turnstile = Turnstile(FREE, share=SHARE)
    assert [turnstile.at_once(VICTIM), turnstile.at_once(VICTIM)] == [True, True]
    assert [turnstile.at_once(ATTACKER), turnstile.at_once(ATTACKER)] == [True, False]
    await asyncio.sleep(0)
    assert turnstile.at_once(ATTACKER)


@run_async
async def test_once_the_others_are_gone_nobody_needs_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    turnstile = Turnstile(FREE, share=SHARE)
    assert turnstile.at_once(VICTIM)
    turnstile.charge(ATTACKER, 0.1)
    assert not turnstile.at_once(ATTACKER)
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", 0.0)
    assert turnstile.at_once(ATTACKER)


@run_async
async def test_work_of_many_steps_is_charged_before_it_ends() -> None:
    """Whoever begins something long cannot begin more of it for nothing until it is done."""
    now, turnstile = 0.0, Turnstile(FREE, lambda: now, share=SHARE)
    going_on = asyncio.Event()

    async def work() -> None:
        nonlocal now
        now += 0.1
        await going_on.wait()

    assert turnstile.at_once(VICTIM)
    begun = asyncio.create_task(turnstile.metered(ATTACKER, work()))
    await asyncio.sleep(0)
    assert not turnstile.at_once(ATTACKER)
    going_on.set()
    await begun


@run_async
async def test_what_another_process_does_for_an_address_is_no_part_of_its_share() -> None:
    turnstile = Turnstile((1e-6, 2.0), share=SHARE)
    turnstile.charge_elsewhere(ATTACKER, 1.0)
    assert turnstile.at_once(VICTIM)
    assert turnstile.at_once(ATTACKER)
    turnstile.charge_elsewhere(ATTACKER, 1.5)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not turnstile.at_once(ATTACKER)


def test_a_step_that_seemed_long_is_soon_forgiven() -> None:
    bucket = Bucket(0.5, 0.02, 0.0, most_owed=0.01)
    bucket.spend(30.0, 0.0)
    assert bucket.wait(0.0) == pytest.approx(0.022)
    assert bucket.wait(0.03) == 0


def test_a_worker_stands_back_before_it_has_loaded_anything() -> None:
    """To load what it needs takes a second, in which a move should not have to wait for the processor."""

    async def started() -> int:
        worker = Worker("sixfold.server.errands.errand")
        starting = asyncio.create_task(worker.be_ready())
        await asyncio.sleep(0)
        process = worker._process
        assert process is not None
        priority = os.getpriority(os.PRIO_PROCESS, process.pid)
        await starting
        await worker.stop()
        return priority

    assert asyncio.run(started()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


@asynccontextmanager
async def _journal(folder: Path, room: Room) -> AsyncIterator[tuple[Journal, list[Any]]]:
    """A log with one game in it, and the connections that were made to it since it was opened."""
    engine = await open_database(parse_database(str(folder / "games.sqlite3")))
    made = list[Any]()
    journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
    await journal.open()
    await journal.append(Entry("g", tuple(room.log)))
    sa.event.listen(engine.sync_engine, "connect", lambda connection, _: made.append(connection))
    yield journal, made
    await journal.close()


@run_async
async def test_a_long_log_is_handed_on_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what another process tells, the first event is opened, for its seed is sealed, and nothing else parsed."""
    room, parsed = Room("tiles-nl", ["here", "here"], spectators="link"), list[str]()
    for _ in range(40):
        room.add(invite(room.table, 1.0, None, "hash"))
    async with _journal(tmp_path, room) as (journal, _):
        honest = json.loads

        def noted(text: str) -> Any:
            parsed.append(text)
            return honest(text)

        monkeypatch.setattr("sixfold.server.store.journal.json.loads", noted)
        rows = await journal.rows("g", room.table.number)
        monkeypatch.undo()
    assert len(parsed) == 1
    assert [row[0] for row in rows] == list(range(1, room.table.number + 1))
    assert rows[0][2] == Kind.CREATED
    assert honest(rows[0][4])["seed"] == room.table.seed.hex()
    assert [honest(row[4]) for row in rows[1:]] == [dict(event.data) for event in room.log[1:]]


@run_async
async def test_many_who_read_at_once_open_few_connections_and_these_stay(tmp_path: Path) -> None:
    """Each has a thread of its own, and all others wait while one starts."""
    async with _journal(tmp_path, Room("tiles-nl", ["here", "here"])) as (journal, made):
        for _ in range(3):
            await asyncio.gather(*(journal.events("g") for _ in range(50)))
            await asyncio.sleep(0)
        assert len(made) < CONNECTIONS

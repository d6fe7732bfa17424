"""The first seconds of an attack: what an address still has at once is not spent at the cost of others."""

import asyncio
import itertools
import json
import os
import subprocess
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from fastapi import routing
from uvicorn.server import ServerState

from given import SLOWEST, Given, chance
from server.client import asking, bearer
from server.client import here as seated
from server.inside import server_inside
from server.pure import Room
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async
from sixfold.server.asked import NewGame
from sixfold.server.connections import guarded
from sixfold.server.desk import Made
from sixfold.server.errands.worker import NICE, Worker
from sixfold.server.limits import Bucket
from sixfold.server.replies import games as replies
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry, GameRow, Unavailable
from sixfold.server.store.seal import Seal
from sixfold.server.table import Kind
from sixfold.server.table.decide import invite
from sixfold.server.turnstile import BESIDE_OTHERS, FEW, GOODBYE, LOOKS_AGAIN, MESSAGE, REQUEST, WORK, Turnstile

SHARE = (1e-6, 0.02)
OTHER = "192.0.2.77"


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


@pytest.mark.slow
def test_the_first_worker_of_each_kind_is_started_before_anybody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole server stands still while the system starts a program."""
    started, honest = list[str](), subprocess.Popen

    def noted(command: list[str], **given: Any) -> Any:
        started.append(command[-1])
        return honest(command, **given)

    monkeypatch.setattr(subprocess, "Popen", noted)
    with server_inside(tmp_path, workers_first=True, bot_workers=2) as url, asking(url) as client:
        before = sorted(started)
        made = client.post("/api/games", json={"edition": "cubes-nl", "seats": [seated("a"), seated("b")]}).json()
        token = made["seats"][made["view"]["on_turn"]]["token"]
        assert client.post(f"/api/games/{made['game']}/hint", headers=bearer(token)).status_code == 200
        assert client.post("/api/check", json={"record": {}}).json()["good"] is False
        assert client.post("/api/coach", json={"record": {}, "turns": [1]}).status_code == 422
    errand = "sixfold.server.errands.errand"
    assert before == sorted(started) == ["sixfold.server.bots.thinker", errand, errand]


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
async def _journal(folder: Path, room: Room) -> AsyncIterator[Journal]:
    """A log with one game in it."""
    engine = await open_database(parse_database(str(folder / "games.sqlite3")))
    journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
    await journal.open()
    await journal.append(Entry("g", tuple(room.log)))
    yield journal
    await journal.close()


@run_async
async def test_a_long_log_is_handed_on_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what another process tells, the first event is opened, for its seed is sealed, and nothing else parsed."""
    room, parsed = Room("tiles-nl", ["here", "here"], spectators="link"), list[str]()
    for _ in range(40):
        room.add(invite(room.table, 1.0, None, "hash"))
    async with _journal(tmp_path, room) as journal:
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
async def test_once_people_play_no_thread_starts_and_no_connection_is_made(tmp_path: Path) -> None:
    """All others wait while one starts."""
    async with _journal(tmp_path, Room("tiles-nl", ["here", "here"])) as journal:
        threads, made = set(threading.enumerate()), list[Any]()

        def note(*connected: object) -> None:
            made.append(connected)

        sa.event.listen(sa.Engine, "connect", note)
        try:
            for _ in range(3):
                await asyncio.gather(journal.prove(), *(journal.events("g") for _ in range(50)))
        finally:
            sa.event.remove(sa.Engine, "connect", note)
        assert not made
        assert set(threading.enumerate()) == threads


@run_async
async def test_the_loop_hears_once_of_a_write_and_once_of_a_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement that the loop awaits waits for whatever the loop does for others, so it must not await each."""
    room, statements, asked = Room("tiles-nl", ["here", "here"]), list[tuple[str, int]](), list[str]()
    async with _journal(tmp_path, Room("tiles-nl", ["here", "here"])) as journal:
        loop = asyncio.get_running_loop()
        honest = loop.run_in_executor

        def noted(threads: Any, work: Any, *given: Any) -> Any:
            asked.append(work.__name__)
            return honest(threads, work, *given)

        def executed(*about: Any) -> None:
            statements.append((about[2].split()[0], threading.get_ident()))

        monkeypatch.setattr(loop, "run_in_executor", noted)
        sa.event.listen(sa.Engine, "before_cursor_execute", executed)
        try:
            row = GameRow("h", 1.0, 1, "playing", False, "none", None, False, "{}")
            assert await journal.append(Entry("h", tuple(room.log), row))
            assert len(await journal.events("h")) == len(room.log)
        finally:
            sa.event.remove(sa.Engine, "before_cursor_execute", executed)
    assert [statement for statement, _ in statements[:3]] == ["INSERT", "INSERT", "SELECT"]
    assert asked[:2] == ["_write", "_read"]
    writing, also_writing, reading = (thread for _, thread in statements[:3])
    assert writing == also_writing != reading
    assert threading.get_ident() not in (writing, reading)


@run_async
async def test_a_game_that_is_made_is_told_in_a_turn_of_its_own() -> None:
    """Games that were committed together are not all told before anybody else's move goes on."""
    room, turn = Room("tiles-nl", ["here", "expert"]), asyncio.Event()

    class Desk:
        async def create(self, _: NewGame) -> Made:
            return Made(room.table, "host", ("token", None), (None, None), None)

    here: Any = SimpleNamespace(desk=Desk())
    making = asyncio.create_task(replies.create(here, NewGame(room.table.settings, (False, False)), turn.wait))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not making.done()
    turn.set()
    assert (await making)["view"]["game"] == room.table.game_id


@pytest.mark.slow
def test_whoever_makes_a_game_takes_two_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entered, honest = list[str](), Turnstile.enter

    async def noted(turnstile: Turnstile, client: str, purpose: str = WORK) -> None:
        entered.append(purpose)
        await honest(turnstile, client, purpose)

    monkeypatch.setattr(Turnstile, "enter", noted)
    lobby = {"edition": "tiles-nl", "seats": [seated("a"), {"kind": "link"}], "open": True}
    with server_inside(tmp_path) as url, asking(url) as client:
        for asked in ({"edition": "tiles-nl", "seats": [seated("a"), seated("b")]}, lobby):
            entered.clear()
            assert client.post("/api/games", json=asked).status_code == 201
            assert entered == [WORK, WORK]


@pytest.mark.slow
def test_a_page_of_a_log_is_written_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred events would take FastAPI some milliseconds, in which nobody's move goes on."""
    written, honest = list[Any](), routing.serialize_response

    async def noted(**given: Any) -> Any:
        written.append(given["response_content"])
        return await honest(**given)

    with server_inside(tmp_path) as url, asking(url) as client:
        asked = {"edition": "tiles-nl", "seats": [seated("a"), {"kind": "link"}]}
        made = client.post("/api/games", json=asked).json()
        client.post(f"/api/games/{made['game']}/invites", json={"seat": 1}, headers=bearer(made["host"]))
        monkeypatch.setattr(routing, "serialize_response", noted)
        path, headers = f"/api/games/{made['game']}/events", bearer(made["seats"][0]["token"])
        told, nothing = client.get(path, headers=headers), client.get(f"{path}?after=2", headers=headers)
        client.get(f"/api/games/{made['game']}", headers=headers)
    assert [event["kind"] for event in told.json()["events"]] == ["invited"]
    assert (told.json()["last"], nothing.json()) == (2, {"events": [], "last": 2})
    assert told.headers["content-type"] == "application/json"
    assert [found["game"] for found in written] == [made["game"]]


@run_async
async def test_a_lost_file_is_not_made_anew_by_the_next_connection(tmp_path: Path) -> None:
    room = Room("tiles-nl", ["here", "here"])
    async with _journal(tmp_path, room) as journal:
        for file in tmp_path.glob("games.sqlite3*"):
            file.unlink()
        await journal._drop_connection()
        with pytest.raises(Unavailable):
            await journal.append(Entry("h", tuple(room.log)))
        with pytest.raises(Unavailable):
            await journal.events("g")
        assert not (tmp_path / "games.sqlite3").exists()


class _Paused(asyncio.Transport):
    """A connection of the attacker that says whether it is read from."""

    def __init__(self) -> None:
        super().__init__({"peername": (ATTACKER, 50_000), "sockname": ("192.0.2.9", 80)})
        self.reading, self.closing = True, False

    def close(self) -> None:
        self.closing = True

    abort = close

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing is written here."""


@run_async
async def test_hundreds_who_send_at_once_wait_without_a_task_and_are_read_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To begin to wait must cost next to nothing: all of them do so before anybody else's move is looked at."""
    turnstile, read = Turnstile(FREE, share=FREE), list[tuple[int, bytes]]()
    http_class, socket_class = guarded(UNLIMITED, None, turnstile)
    config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
    connections = [http_class(config=config, server_state=ServerState(), app_state={}) for _ in range(300)]
    wires = [_Paused() for _ in connections]

    def note(number: int, data: bytes) -> None:
        read.append((number, data))

    for number, (connection, wire) in enumerate(zip(connections, wires, strict=True)):
        connection.origin = ATTACKER
        connection.connection_made(wire)
        monkeypatch.setattr(connection, "read", partial(note, number))
    assert turnstile.at_once(VICTIM)
    tasks = asyncio.all_tasks()
    for piece in (b"1", b"2"):
        for connection in connections:
            connection.data_received(piece)
    assert asyncio.all_tasks() == tasks
    assert read == [(0, b"1")]
    assert not any(wire.reading for wire in wires)
    while len(read) < 600:
        await asyncio.sleep(0)
    assert all(wire.reading for wire in wires)
    for number in range(300):
        assert [data for whose, data in read if whose == number] == [b"1", b"2"]
    for connection in connections:
        connection.connection_lost(None)


@run_async
async def test_hundreds_who_never_finish_a_request_are_given_up_one_by_one() -> None:
    """They came together, so their time is over together."""
    turnstile, state = Turnstile(FREE, share=FREE), ServerState()
    http_class, socket_class = guarded(replace(UNLIMITED, header_seconds=1e-3), None, turnstile)
    config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
    wires = [_Paused() for _ in range(300)]
    assert turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)
    for wire in wires:
        connection = http_class(config=config, server_state=state, app_state={})
        connection.origin = ATTACKER
        connection.connection_made(wire)
    given_up = [0]
    while given_up[-1] < len(wires):
        await asyncio.sleep(0)
        given_up.append(sum(wire.closing for wire in wires))
    assert max(after - before for before, after in itertools.pairwise(given_up)) <= 2 * BESIDE_OTHERS[GOODBYE]


@pytest.mark.parametrize("sockets", [False, True], ids=["requests", "sockets"])
@run_async
async def test_hundreds_who_leave_at_once_are_seen_off_one_by_one(sockets: bool) -> None:
    """Somebody pulls the plug on all of them: what each leaves behind is not tidied away in one go."""
    turnstile, state = Turnstile(FREE, share=FREE), ServerState()
    http_class, socket_class = guarded(UNLIMITED, None, turnstile)
    config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
    config.load()
    made: Any = socket_class if sockets else http_class
    connections = [made(config=config, server_state=state, app_state={}) for _ in range(300)]
    for connection in connections:
        connection.origin = connection.counted = ATTACKER
        made.crowd.come(ATTACKER)
        connection.connection_made(_Paused())
    assert turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)
    assert len(state.connections) == 300
    for connection in connections:
        connection.connection_lost(None)
    left = [300]
    while left[-1]:
        left.append(len(state.connections))
        await asyncio.sleep(0)
    assert max(before - after for before, after in itertools.pairwise(left)) <= 2 * BESIDE_OTHERS[GOODBYE]
    assert made.crowd.come(ATTACKER) == 1


@run_async
async def test_a_request_that_cannot_even_wait_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.turnstile.MOST_WAITING", 0)
    turnstile = Turnstile((1e-6, 1e-6))
    http_class, socket_class = guarded(replace(UNLIMITED, header_seconds=1e-3), None, turnstile)
    config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
    turnstile.charge(ATTACKER, 1.0)
    connection, wire = http_class(config=config, server_state=ServerState(), app_state={}), _Paused()
    connection.origin = ATTACKER
    connection.connection_made(wire)
    async with asyncio.timeout(SLOWEST):
        while not wire.closing:
            await asyncio.sleep(0.001)


def _wait_long_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is."""
    for patience in ("GIVES_WAY", "SOON_DONE"):
        monkeypatch.setattr(f"sixfold.server.turnstile.{patience}", SLOWEST)


@run_async
async def test_who_asks_for_much_lets_the_move_of_another_be_finished_first(monkeypatch: pytest.MonkeyPatch) -> None:
    _wait_long_for_others(monkeypatch)
    turnstile, committed, begun = Turnstile(FREE, share=SHARE), asyncio.Event(), list[str]()
    assert turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)
    await asyncio.sleep(0)
    turnstile.charge(ATTACKER, 0.015)

    async def attack() -> None:
        await turnstile.enter(ATTACKER)
        begun.append(ATTACKER)

    assert not turnstile.others_are_on_their_way()
    move = asyncio.ensure_future(turnstile.metered(VICTIM, committed.wait()))
    await asyncio.sleep(0)
    assert turnstile.others_are_on_their_way(ATTACKER)
    assert not turnstile.others_are_on_their_way(VICTIM)
    blow = asyncio.ensure_future(attack())
    for _ in range(5):
        await asyncio.sleep(LOOKS_AGAIN)
    assert not begun
    assert turnstile.at_once(OTHER), "who asks for little need not wait"
    committed.set()
    await move
    assert not turnstile.others_are_on_their_way()
    await asyncio.wait_for(blow, SLOWEST)


@run_async
async def test_who_begins_many_things_at_once_lets_the_move_of_another_be_finished_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though it has just come, and nothing of its share is used up: what many things cost shows when it is too late."""
    _wait_long_for_others(monkeypatch)
    turnstile, done = Turnstile(FREE, share=FREE), asyncio.Event()
    assert turnstile.at_once(VICTIM)
    move = asyncio.ensure_future(turnstile.metered(VICTIM, done.wait()))
    blows = list[asyncio.Future[Any]]()
    for _ in range(FEW):
        assert turnstile.at_once(ATTACKER)
        blows.append(asyncio.ensure_future(turnstile.metered(ATTACKER, done.wait())))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert not turnstile.at_once(ATTACKER)
    assert turnstile.at_once(OTHER), "who has begun nothing else need not wait"
    done.set()
    await asyncio.gather(move, *blows)
    assert turnstile.at_once(ATTACKER)


@run_async
async def test_who_has_many_things_waiting_lets_the_move_of_another_be_finished_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Though nothing of its share is used up, and nothing is begun: what it asks for stands in line."""
    _wait_long_for_others(monkeypatch)
    turnstile, done, begun = Turnstile(FREE, share=FREE), asyncio.Event(), list[int]()
    assert turnstile.at_once(VICTIM)
    move = asyncio.ensure_future(turnstile.metered(VICTIM, done.wait()))
    await asyncio.sleep(0)
    for number in range(3 * FEW):
        turnstile.call(ATTACKER, MESSAGE, partial(begun.append, number))
    for _ in range(5):
        await asyncio.sleep(LOOKS_AGAIN)
    assert not begun
    done.set()
    await move
    async with asyncio.timeout(SLOWEST):
        while len(begun) < 3 * FEW:
            await asyncio.sleep(LOOKS_AGAIN)
    assert begun == list(range(3 * FEW))


@run_async
async def test_nobody_gives_way_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is always somebody else's work, who asks for much gets on, too, only later."""
    monkeypatch.setattr("sixfold.server.turnstile.GIVES_WAY", 1e-3)
    turnstile = Turnstile(FREE, share=SHARE)
    assert turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)
    await asyncio.sleep(0)
    turnstile.charge(ATTACKER, 0.015)
    move = asyncio.ensure_future(turnstile.metered(VICTIM, asyncio.Event().wait()))
    await asyncio.sleep(0)
    for _ in range(3):
        await asyncio.wait_for(turnstile.enter(ATTACKER), SLOWEST)
    assert not move.done()
    move.cancel()
    with suppress(asyncio.CancelledError):
        await move
    assert not turnstile.others_are_on_their_way(), "what is broken off is done, too"


@run_async
async def test_nobody_waits_for_work_that_waits_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a request whose body never comes would keep others waiting."""
    turnstile = Turnstile(FREE, share=SHARE)
    assert turnstile.at_once(ATTACKER)
    slow = asyncio.ensure_future(turnstile.metered(VICTIM, asyncio.Event().wait()))
    await asyncio.sleep(0)
    monkeypatch.setattr("sixfold.server.turnstile.SOON_DONE", SLOWEST)
    assert turnstile.others_are_on_their_way(ATTACKER)
    monkeypatch.setattr("sixfold.server.turnstile.SOON_DONE", 0.0)
    assert not turnstile.others_are_on_their_way(ATTACKER)
    slow.cancel()
    with suppress(asyncio.CancelledError):
        await slow


@run_async
async def test_one_reader_that_fails_does_not_keep_the_next_from_its_turn() -> None:
    turnstile, read = Turnstile(FREE, share=FREE), list[int]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)

    def fail() -> None:
        raise KeyError(1)

    for then in (fail, lambda: read.append(1)):
        turnstile.call(ATTACKER, REQUEST, then)
    for _ in range(4):
        await asyncio.sleep(0)
    assert read == [1]

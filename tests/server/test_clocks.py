"""Clocks and absence: deadlines are events in the log, kept by whichever server runs."""

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from deals import deal_where
from given import SLOWEST, Given, chance
from server.client import Json, a_bot, bearer, choose, here, http, listening, play_seat
from server.inside import server_inside
from server.process import ServerProcess, server_process
from server.pure import Room, choice, thought
from server.test_api import api, run_async, tokens_of
from sixfold.server.live.hub import Hub
from sixfold.server.service import Service
from sixfold.server.store.database import EVENTS, open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.seal import Seal
from sixfold.server.table import Denied, Step, Table, deadline
from sixfold.server.table.decide import act, act_for_bot, come_back, hand_on, join, time_out, vote
from sixfold.server.table.settings import Clock

DAY = 86_400.0
BEGUN = 1_000_000.0


def _turn_of(room: Room, seat: int, at: float) -> None:
    """Let others play at once until it is that seat's turn."""
    while room.table.on_turn != seat:
        on_turn = room.table.on_turn
        assert on_turn is not None
        action = choice(room.table, Random(1))
        if room.table.seats[on_turn].bot:
            room.add(act_for_bot(room.table, at, thought(room.table, action, "greedy")))
        else:
            room.add(act(room.table, at, on_turn, action, room.table.position))


def test_time_used_before_an_absence_is_used() -> None:
    room = Room("tiles-nl", ["here", "here"], clock=Clock("game", 30, 5), grace=10.0)
    out = room.table.on_turn
    assert out is not None
    room.add(vote(room.table, 12.0, 1 - out, out))
    assert room.table.seats[out].bot == "greedy"
    assert room.table.left[out] == 18
    room.add(act_for_bot(room.table, 40.0, thought(room.table, choice(room.table, Random(1)), "greedy")))
    assert room.table.left[out] == 18
    room.add(come_back(room.table, 41.0, out))
    _turn_of(room, out, 42.0)
    assert deadline(room.table) == 42 + 18
    room.add(time_out(room.table, 61.0))
    assert room.table.left[out] == 0
    with pytest.raises(Denied, match="time-out"):
        come_back(room.table, 62.0, out)


def test_a_new_link_does_not_wind_up_the_clock() -> None:
    room = Room("tiles-nl", ["here", "here"], clock=Clock("turn", 60))
    seat = room.table.on_turn
    assert seat is not None
    room.add(hand_on(room.table, 50.0, seat, "hash"))
    room.add(join(room.table, 55.0, seat, "", "other", invited=True, mixes=False))
    assert deadline(room.table) == 60
    room.add(time_out(room.table, 61.0))
    room.add(come_back(room.table, 70.0, seat))
    assert deadline(room.table) == 130


@pytest.mark.slow
@pytest.mark.parametrize("absence", ["bot", "skip"])
@pytest.mark.parametrize("kind", ["turn", "game"])
def test_correspondence_games_outlive_restarts(kind: str, absence: str, tmp_path: Path) -> None:
    with server_inside(tmp_path, Given("made", BEGUN)) as url:
        made, sooner, later = (
            asyncio.run(_correspond(url, {"kind": kind, "seconds": days * DAY}, absence)) for days in (3, 2.89, 3.09)
        )
        on_turn = made["view"]["on_turn"]
        assert made["view"]["clock"]["deadline"] == BEGUN + 3 * DAY
    with server_inside(tmp_path, Given("in time", BEGUN + 2.9 * DAY)) as url:
        asyncio.run(_view_after(url, sooner, 4))
        view = asyncio.run(_view_after(url, made, 2))
        assert (view["on_turn"], view["clock"]["deadline"]) == (on_turn, BEGUN + 3 * DAY)
    with server_inside(tmp_path, Given("too late", BEGUN + 3.1 * DAY)) as url:
        asyncio.run(_view_after(url, later, 4))
        view = asyncio.run(_view_after(url, made, 4))
    assert view["on_turn"] == 1 - on_turn
    assert view["seats"][on_turn]["taken_over"] == ("timed-out" if absence == "bot" else None)
    assert view["clock"]["deadline"] == BEGUN + 6.1 * DAY


async def _correspond(url: str, clock: Json, absence: str) -> Json:
    async with http(url) as client:
        asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "clock": clock, "absence": absence}
        made: Json = (await client.post("/api/games", json=asked)).json()
        return made


async def _view_after(url: str, made: Json, number: int) -> Json:
    """The view once so many events have happened. Games are attended to in the order in which they are due."""
    async with listening(url, made["game"], tokens_of(made)[0]) as socket:
        await socket.hear_until("view")
        while socket.view["number"] < number:
            await socket.hear()
    async with http(url) as client:
        view: Json = (await client.get(f"/api/games/{made['game']}", headers=bearer(tokens_of(made)[0]))).json()
        assert view["number"] == number
        return view


@pytest.mark.slow
def test_two_servers_never_both_take_a_turn_away(postgres_database: str) -> None:
    with server_process(postgres_database, at=BEGUN) as one, server_process(postgres_database, at=BEGUN) as two:
        games = asyncio.run(_let_time_run_out([one, two]))
        log = one.log() + two.log()
    assert "error" not in {json.loads(line)["level"] for line in log.splitlines()}
    assert len(games) == 12
    for kinds in asyncio.run(_kinds(postgres_database)).values():
        assert kinds == ["created", "started", *["timed-out", "played"] * 3]


async def _let_time_run_out(servers: list[ServerProcess]) -> list[Json]:
    """Games whose turns are skipped again and again, with somebody watching on both servers."""
    clock = {"kind": "turn", "seconds": 60}
    async with http(servers[0].url) as client:
        asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "clock": clock, "absence": "skip"}
        made = [(await client.post("/api/games", json=asked)).json() for _ in range(12)]
    for turn in (1, 2, 3):
        for server in servers:
            server.set_clock(BEGUN + 61.0 * turn)
        watching = (_watch(servers[number % 2].url, game, 2 + 2 * turn) for number, game in enumerate(made))
        await asyncio.gather(*watching)
    return made


async def _watch(url: str, made: Json, number: int) -> None:
    async with listening(url, made["game"], made["watch"]) as socket:
        while socket.view.get("number", 0) < number:
            await socket.hear()


async def _kinds(database: str) -> dict[str, list[str]]:
    engine = await open_database(parse_database(database))
    kinds: dict[str, list[str]] = {}
    async with engine.connect() as connection:
        for row in await connection.execute(sa.select(EVENTS).order_by(EVENTS.c.game, EVENTS.c.number)):
            kinds.setdefault(row.game, []).append(row.kind)
    await engine.dispose()
    return kinds


@pytest.mark.slow
def test_a_turn_left_by_a_dead_server_is_taken_up_by_one_that_knows_only_the_past(postgres_database: str) -> None:
    with server_process(postgres_database, bot_patience=0.5) as lasting:
        lasting.deal(deal_where("cubes-nl", 2, lambda state: state.seat == 0, seniority=(0, 1)).seed)
        asyncio.run(_leave_a_bots_turn(lasting.url, postgres_database))


def _decide(table: Table, now: float, seat: int, action: Json, answers: int) -> list[Step]:
    return act(table, now, seat, action, answers)


async def _leave_a_bots_turn(url: str, database: str) -> None:
    async with http(url) as client:
        asked: Json = {"edition": "cubes-nl", "seats": [here("a"), a_bot()], "seniority": [0, 1]}
        made = (await client.post("/api/games", json=asked)).json()
        view = made["view"]
        engine = await open_database(parse_database(database))
        journal = Journal(engine, "dying", Seal(chance("key"), Given("dying").world))
        await journal.open()
        dying = Service(journal, Hub(), Given("dying").world.clock)
        while view["on_turn"] == 0:
            decide = partial(_decide, seat=0, action=choose(view, Random(1)), answers=view["answers"])
            table, _ = await dying.change(made["game"], decide)
            if table.on_turn != 0:
                break
            view = (await client.get(f"/api/games/{made['game']}", headers=bearer(tokens_of(made)[0]))).json()
        await journal.close()
        async with asyncio.timeout(SLOWEST):
            while (await _kinds(database))[made["game"]].count("played") <= table.number - 2:
                await asyncio.sleep(0.05)


@pytest.mark.slow
@run_async
async def test_clocks_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ServerProcess(str(tmp_path_factory.mktemp("clocks") / "games.sqlite3"), at=BEGUN).start()
    try:
        async with api(server) as client:
            short = await client.make([here("a"), here("b")], clock={"kind": "turn", "seconds": 60})
            days = await client.make(
                [here("a"), here("b")], clock={"kind": "game", "seconds": 259_200, "increment": 60}
            )
            bots = await client.make([here("a"), a_bot(), a_bot()])
        server.kill()
        server.set_clock(BEGUN + 61.0)
        server.start()
        async with api(server) as client:
            async with listening(server.url, short["game"], short["watch"]) as socket:
                await socket.hear_until("view")
                while socket.view["seats"][short["view"]["on_turn"]]["taken_over"] is None:
                    await socket.hear()
            view = await client.get(f"/{days['game']}", tokens_of(days)[0])
            assert view["clock"]["deadline"] == days["view"]["clock"]["deadline"] == BEGUN + 259_200
            token = tokens_of(bots)[0]
            assert (await play_seat(server.url, bots["game"], token, Random(1)))["status"] == "ended"
    finally:
        server.close()


@pytest.mark.slow
@run_async
async def test_clocks_run_out_by_themselves(server: ServerProcess) -> None:
    async with api(server) as client:
        for absence, by in (("bot", "greedy"), ("skip", "arbiter")):
            server.set_clock(BEGUN)
            made = await client.make([here("a"), here("b")], clock={"kind": "turn", "seconds": 60}, absence=absence)
            async with listening(client.url, made["game"], tokens_of(made)[0]) as socket:
                await socket.hear_until("view")
                server.set_clock(BEGUN + 61.0)
                heard = [await socket.hear_until("event") for _ in range(2)]
                assert [(event["kind"], event["by"]) for event in heard] == [("timed-out", None), ("played", by)]
                assert [event["at"] for event in heard] == [BEGUN + 61.0] * 2

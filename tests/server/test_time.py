"""Deadlines survive clocks that jump and clocks that differ: the time of the games goes on evenly."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest

from given import SLOWEST, Given, chance
from server.client import Json, asking, here
from server.process import server_process
from server.pure import Room
from server.test_api import run_async
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry, GameRow
from sixfold.server.store.seal import Seal
from sixfold.server.timekeeper import JUMP, SLEW, Timekeeper
from sixfold.server.world import World

HOUR, DAY = 3600.0, 86_400.0


class Moving:
    """A world whose clock and whose time are both in the test's hand."""

    def __init__(self, clock: float) -> None:
        self.clock, self.elapsed = clock, 500.0

    def world(self) -> World:
        return World(Given("moving").world.draw, lambda: self.clock, lambda: self.elapsed, lambda: self.elapsed)

    def go_on(self, seconds: float) -> None:
        """Time passes, and the clock shows it."""
        self.clock += seconds
        self.elapsed += seconds


async def _glance(keeper: Timekeeper) -> float:
    """Look at the clock once, and tell the time."""
    await keeper.look()
    return keeper.now()


@asynccontextmanager
async def _life(path: Path, moving: Moving) -> AsyncIterator[Timekeeper]:
    """A timekeeper on a database, for one life of a server."""
    world = moving.world()
    journal = Journal(await open_database(parse_database(str(path))), "test", Seal(chance("key"), world))
    await journal.open()
    keeper = Timekeeper(world)
    await keeper.open(journal)
    try:
        yield keeper
    finally:
        await keeper.close()
        await journal.close()


@pytest.fixture
def clocks_run(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As if in some game a clock were running."""

    async def yes(_: Journal) -> bool:
        return True

    monkeypatch.setattr(Journal, "clocks_run", yes)
    return monkeypatch


@pytest.mark.usefixtures("clocks_run")
@pytest.mark.parametrize("jump", [HOUR, -HOUR, 40 * DAY])
@run_async
async def test_the_time_of_the_games_does_not_jump_with_the_clock(
    tmp_path_factory: pytest.TempPathFactory, jump: float
) -> None:
    moving = Moving(1_000_000.0)
    async with _life(tmp_path_factory.mktemp("jump") / "games.sqlite3", moving) as keeper:
        moving.go_on(10)
        assert await _glance(keeper) == pytest.approx(1_000_010)
        moving.clock += jump
        assert keeper.now() == pytest.approx(1_000_010)
        assert await _glance(keeper) == pytest.approx(1_000_010)
        moving.go_on(5)
        assert await _glance(keeper) == pytest.approx(1_000_015)


@run_async
async def test_after_a_jump_and_a_restart_the_time_goes_on_and_the_time_between_counts(
    tmp_path_factory: pytest.TempPathFactory, clocks_run: pytest.MonkeyPatch
) -> None:
    moving, path = Moving(1_000_000.0), tmp_path_factory.mktemp("again") / "games.sqlite3"
    async with _life(path, moving) as keeper:
        moving.clock += HOUR
        assert await _glance(keeper) == pytest.approx(1_000_000)
    moving.go_on(DAY)
    async with _life(path, moving) as keeper:
        assert keeper.now() == pytest.approx(1_000_000 + DAY)
    clocks_run.undo()
    async with _life(path, moving) as keeper:
        assert keeper.now() == pytest.approx(1_000_000 + DAY + HOUR)


@run_async
async def test_a_bot_whose_turn_began_before_the_clock_was_set_back_is_due(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Where no person's time runs, a server that starts believes the clock; its bots would wait until it is right."""
    world, path = Given("back").world, tmp_path_factory.mktemp("bots") / "games.sqlite3"
    journal = Journal(await open_database(parse_database(str(path))), "test", Seal(chance("key"), world))
    await journal.open()
    now, began = 1_000_000.0, Room("tiles-nl", ["here", "bot"]).log[:1]
    for name, due, bot in (
        ("waiting", now - 10, True),
        ("just-begun", now + JUMP, True),
        ("set-back", now + DAY, True),
        ("clock", now + DAY, False),
    ):
        row = GameRow(name, now, 1, "playing", False, "none", due, bot, "{}")
        assert await journal.append(Entry(name, tuple(began), row))
    assert await journal.due(now - 5, True, [1]) == ["waiting", "set-back"]
    assert await journal.due(now - 0.5, False, [1]) == []
    await journal.close()


@run_async
async def test_a_small_difference_is_made_good_little_by_little(tmp_path_factory: pytest.TempPathFactory) -> None:
    moving = Moving(1_000_000.0)
    async with _life(tmp_path_factory.mktemp("slew") / "games.sqlite3", moving) as keeper:
        moving.clock += JUMP / 2
        for _ in range(round(JUMP / 2 / SLEW) + 1):
            before = keeper.now()
            assert 0 <= await _glance(keeper) - before <= SLEW * 1.001
        assert keeper.now() == pytest.approx(1_000_000 + JUMP / 2)


@run_async
async def test_what_is_made_good_backwards_never_turns_time_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    moving = Moving(1_000_000.0)
    async with _life(tmp_path_factory.mktemp("back") / "games.sqlite3", moving) as keeper:
        moving.clock -= JUMP / 2
        for _ in range(round(JUMP / 2 / SLEW) + 1):
            before = keeper.now()
            assert await _glance(keeper) == before
            moving.go_on(SLEW)
            assert keeper.now() == pytest.approx(before)
        moving.go_on(SLEW)
        assert await _glance(keeper) == pytest.approx(moving.clock)


class Database:
    """What a timekeeper asks of a database that servers share: its clock, and the shift that is written down."""

    shared = True

    def __init__(self, moving: Moving) -> None:
        self._moving, self.jumped, self.shift, self.slow = moving, 0.0, 0.0, 0.0

    async def time(self) -> tuple[float, float]:
        told = self._moving.clock + self.jumped
        self._moving.go_on(self.slow)
        return self.shift, told

    async def set_shift(self, before: float, after: float) -> bool:
        found, self.shift = self.shift, after if self.shift == before else self.shift
        return found == before


async def _keeper(moving: Moving, database: Database) -> Timekeeper:
    keeper = Timekeeper(moving.world())
    await keeper.open(cast("Journal", database))
    await keeper.close()
    return keeper


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@run_async
async def test_a_server_that_started_on_a_clock_that_had_just_jumped_takes_over_the_time_of_the_others(
    jump: float,
) -> None:
    moving = Moving(1_000_000.0)
    database = Database(moving)
    old = await _keeper(moving, database)
    database.jumped = jump
    new = await _keeper(moving, database)
    assert new.now() - old.now() == pytest.approx(jump)
    for _ in range(4):
        moving.go_on(1.0)
        await old.look()
        await new.look()
    assert database.shift == pytest.approx(-jump)
    assert old.now() == pytest.approx(moving.clock)
    moving.go_on(max(0.0, jump))
    assert new.now() == pytest.approx(moving.clock)


@run_async
async def test_a_clock_that_takes_long_to_read_has_not_jumped() -> None:
    moving = Moving(1_000_000.0)
    database = Database(moving)
    keeper = await _keeper(moving, database)
    database.slow = 3 * JUMP
    for _ in range(3):
        assert await _glance(keeper) == pytest.approx(moving.clock)
    assert database.shift == 0


def _short(client: httpx.Client) -> Json:
    asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "clock": {"kind": "turn", "seconds": 600}}
    made: Json = client.post("/api/games", json=asked).json()
    return made


@pytest.mark.slow
def test_a_clock_that_jumps_an_hour_times_out_none_of_twenty_games(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "games.sqlite3"), off=0.0) as server, asking(server.url) as client:
        games = [_short(client) for _ in range(20)]
        server.jump_clock(HOUR)
        until = time.monotonic() + SLOWEST
        while "clock-jumped" not in server.log():
            assert time.monotonic() < until
            time.sleep(0.05)
        # A game whose time is over in a moment shows that deadlines are still looked after.
        soon = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "clock": {"kind": "turn", "seconds": 1}}
        watched = client.post("/api/games", json=soon | {"spectators": "open"}).json()
        while not any(seat["taken_over"] for seat in client.get(f"/api/games/{watched['game']}").json()["seats"]):
            assert time.monotonic() < until
        server.kill()
        server.start()
        for made in games:
            headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            view = client.get(f"/api/games/{made['game']}", headers=headers).json()
            assert [seat["taken_over"] for seat in view["seats"]] == [None, None]
            assert view["clock"]["deadline"] == made["view"]["clock"]["deadline"]


@pytest.mark.slow
def test_servers_whose_clocks_differ_by_an_hour_agree_on_the_time(postgres_database: str) -> None:
    with (
        server_process(postgres_database, off=HOUR, poll=0.2) as ahead,
        server_process(postgres_database, off=-HOUR, poll=0.2) as behind,
        asking(ahead.url) as one,
        asking(behind.url) as two,
    ):
        first, second = _short(one), _short(two)
        apart = first["view"]["clock"]["deadline"] - second["view"]["clock"]["deadline"]
        assert abs(apart) < HOUR / 2
        watch = {"Authorization": f"Bearer {first['seats'][0]['token']}"}
        assert two.get(f"/api/games/{first['game']}", headers=watch).json()["seats"][0]["taken_over"] is None

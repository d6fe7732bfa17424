"""Who is told what: slow listeners, strangers in the lobby, and crowds."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from given import Given, chance
from server.client import Json, here, http, listening
from server.inside import server_inside
from server.process import ServerProcess
from server.pure import Room
from server.test_api import api, run_async
from sixfold.server.config import Limits
from sixfold.server.live.hub import MOST_WAITING, Hub, Listener
from sixfold.server.live.post import A_ROUND
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry, Unavailable
from sixfold.server.store.seal import Seal


def test_a_listener_that_takes_nothing_is_dropped_and_harms_nobody() -> None:
    async def crowd() -> tuple[list[str], list[str]]:
        hub, told, dropped = Hub(), list[str](), list[str]()
        for name in ("slow", "quick"):

            async def send(message: str, name: str = name) -> None:
                if name == "slow":
                    await asyncio.Event().wait()
                told.append(message)

            def drop(name: str = name) -> None:
                dropped.append(name)
                hub.remove(listeners[name])

            listeners[name] = Listener("g", None, None, send, drop, hub.post)
            hub.add(listeners[name])
        for _ in range(MOST_WAITING + 5):
            hub.show_presence("g", 0.0)
            await asyncio.sleep(0)
        while len(told) < MOST_WAITING + 5:
            await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        return told, dropped

    listeners: dict[str, Listener] = {}
    told, dropped = asyncio.run(crowd())
    assert dropped == ["slow"]
    assert len(told) == MOST_WAITING + 5
    assert '"spectators":1' in told[-1]


@run_async
async def test_a_crowd_at_one_table_keeps_nobody_at_another_waiting() -> None:
    """To send something to hundreds takes tens of milliseconds; it goes out by turns, in order for each."""
    hub, told, there = Hub(), list[tuple[str, int, str]](), list[Listener]()

    def sit(game_id: str, number: int) -> Listener:
        async def send(message: str) -> None:
            told.append((game_id, number, message))

        listener = Listener(game_id, None, None, send, lambda: None, hub.post)
        there.append(listener)
        return listener

    crowd = [sit("crowd", number) for number in range(500)]
    for message in ("one", "two"):
        for listener in crowd:
            listener.put(message)
    sit("quiet", 0).put("mine")
    rounds = 0
    while ("quiet", 0, "mine") not in told:
        rounds += 1
        await asyncio.sleep(0)
    assert rounds <= 3
    assert len(told) <= 2 * 3 * A_ROUND
    while len(told) < 2 * len(crowd) + 1:
        await asyncio.sleep(0)
    for number in range(len(crowd)):
        assert [message for game, whose, message in told if (game, whose) == ("crowd", number)] == ["one", "two"]
    there[0].put("three")
    while told[-1] != ("crowd", 0, "three"):
        await asyncio.sleep(0)


@run_async
async def test_a_crowd_waits_while_others_need_the_loop_and_few_do_not() -> None:
    hub, told, wait = Hub(), list[tuple[int | None, int]](), 0.001

    def sit(seat: int | None, number: int) -> Listener:
        async def send(_: str) -> None:
            told.append((seat, number))

        return Listener("g", seat, None, send, lambda: None, hub.post)

    hub.post.wait_for_others = lambda: wait
    spectators = [sit(None, number) for number in range(100)]
    for listener in (*spectators, sit(0, 0), sit(1, 0)):
        listener.put("a move")
    for _ in range(10):
        await asyncio.sleep(wait)
    assert told == [(0, 0), (1, 0)], "the players of a game do not wait behind its spectators"
    spectators[0].put("another")
    wait = 0.0
    while len(told) < 2 + 100 + 1:
        await asyncio.sleep(0)
    assert sorted(told[2:]) == sorted([(None, number) for number in range(100)] + [(None, 0)])
    spectators[0].put("a third, when the crowd has gone")
    while len(told) < 2 + 100 + 2:
        await asyncio.sleep(0)


@pytest.mark.slow
@run_async
async def test_strangers_in_the_lobby_hear_nothing_of_the_game(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("a"), {"kind": "link"}], open=True, spectators="none")
        game, invite = made["game"], made["seats"][1]["invite"]
        async with (
            listening(client.url, game, None) as stranger,
            listening(client.url, game, invite) as invited,
            listening(client.url, game, made["host"]) as host,
        ):
            for socket in (stranger, invited, host):
                assert (await socket.hear())["view"]["status"] == "lobby"
            await client.post(f"/{game}/join", {"invite": invite, "name": "Bo"})
            while host.view["status"] == "lobby":
                await host.hear()
            for socket in (stranger, invited):
                with pytest.raises(ConnectionClosed):
                    await socket.hear_until("nothing")
                assert all(message.get("kind") != "started" for message in socket.messages)
        assert (await client.get(f"/{game}", None, 403))["code"] == "not-watchable"


@pytest.mark.slow
def test_sockets_cannot_be_opened_without_end(tmp_path: Path) -> None:
    async def knock(url: str) -> list[bool]:
        async with http(url) as client:
            asked: Json = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "spectators": "open"}
            made = (await client.post("/api/games", json=asked)).json()
        return [await _let_in(url, made["game"]) for _ in range(8)]

    with server_inside(tmp_path, Given(at=1000.0), limits=Limits(requests=(1.0, 6.0))) as url:
        assert asyncio.run(knock(url)) == [True] * 5 + [False] * 3


async def _let_in(url: str, game: str) -> bool:
    try:
        async with listening(url, game, None) as socket:
            return bool((await socket.hear())["type"] == "view")
    except InvalidStatus:
        return False


def test_the_writer_outlives_any_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room("tiles-nl", ["here", "here"])
    honest, failures = Journal._transaction, [ValueError("once")]

    async def failing(self: Journal, entries: list[Entry]) -> None:
        if failures:
            raise failures.pop()
        await honest(self, entries)

    async def write() -> bool:
        engine = await open_database(parse_database(str(tmp_path / "games.sqlite3")))
        journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
        await journal.open()
        with pytest.raises(Unavailable):
            await journal.append(Entry("g", tuple(room.log)))
        written = await journal.append(Entry("g", tuple(room.log)))
        again = await journal.append(Entry("g", tuple(room.log[:1])))
        await journal.close()
        return written and not again

    monkeypatch.setattr(Journal, "_transaction", failing)
    assert asyncio.run(write())

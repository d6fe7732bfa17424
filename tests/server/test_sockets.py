"""Sockets: the view first, then events; resuming; presence; signs of life; several servers."""

import asyncio
import json
from random import Random

import asyncpg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from given import SLOWEST, Given
from server.client import Json, Socket, a_bot, ask_once, bearer, choose, here, http, listening, play_seat
from server.inside import server_inside
from server.process import ServerProcess, server_process
from server.test_api import api, run_async, tokens_of
from sixfold.server.config import Limits
from sixfold.server.live.neighbours import LISTENER

TWO: Json = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}


async def _one_turn(sockets: list[Socket], rng: Random) -> None:
    """Whoever is on turn plays; all hear of it."""
    on_turn = sockets[0].view["on_turn"]
    mover = next(socket for socket in sockets if socket.view["you"] == on_turn)
    answer = await mover.act(choose(mover.view, rng), mover.view["answers"])
    assert answer["type"] == "accepted", answer
    for socket in sockets:
        while socket.view["number"] < answer["number"]:
            await socket.hear()


@pytest.mark.slow
@run_async
async def test_a_view_first_then_each_event_with_its_number(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("a"), here("b")])
        game, tokens = made["game"], tokens_of(made)
        async with listening(server.url, game, tokens[0]) as one, listening(server.url, game, tokens[1]) as two:
            for socket in (one, two):
                assert (await socket.hear())["type"] == "view"
            for _ in range(6):
                await _one_turn([one, two], Random(1))
            for socket, token in ((one, tokens[0]), (two, tokens[1])):
                numbers = [message["number"] for message in socket.messages if message["type"] == "event"]
                assert numbers == list(range(numbers[0], numbers[0] + 6))
                assert await client.get(f"/{game}", token) == socket.view


@pytest.mark.slow
@run_async
async def test_a_break_is_mended_from_a_number_and_two_tabs_agree(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("a"), here("b")], edition="cards-999")
        game, tokens = made["game"], tokens_of(made)
        async with listening(server.url, game, tokens[0]) as one, listening(server.url, game, tokens[1]) as two:
            for socket in (one, two):
                await socket.hear_until("view")
            early = dict(one.view)
            for _ in range(5):
                await _one_turn([one, two], Random(2))
            async with listening(server.url, game, tokens[0], after=early["number"]) as tab:
                tab.view = early
                while tab.view["number"] < one.view["number"]:
                    await tab.hear()
                assert tab.view == one.view
                assert all(message["type"] != "view" for message in tab.messages)
                await _one_turn([tab, two], Random(3))
                while one.view["number"] < tab.view["number"]:
                    await one.hear()
                assert tab.view == one.view
            for after in (0, 10_000):
                async with listening(server.url, game, tokens[0], after=after) as again:
                    assert (await again.hear())["type"] == "view"


@run_async
async def test_presence_and_signs_of_life(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("a"), here("b")], spectators="open")
        game, tokens = made["game"], tokens_of(made)
        async with listening(client.url, game, tokens[0]) as one:
            await _until_present(one, [0], 0)
            async with listening(client.url, game, tokens[1]), listening(client.url, game, None):
                await _until_present(one, [0, 1], 1)
            await _until_present(one, [0], 0)
            await one.say(type="heartbeat")
            assert (await one.hear_until("heartbeat"))["at"] > 0


async def _until_present(socket: Socket, seats: list[int], spectators: int) -> None:
    while (message := await socket.hear_until("presence"))["connected"] != seats or (
        message["spectators"] != spectators
    ):
        pass


@run_async
async def test_the_server_shows_by_itself_that_it_lives(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server_inside(tmp_path_factory.mktemp("beats"), Given(at=1000.0), heartbeat=0.1) as url:
        async with http(url) as client:
            made = (await client.post("/api/games", json=TWO)).json()
        async with listening(url, made["game"], tokens_of(made)[0]) as socket:
            assert [(await socket.hear_until("heartbeat"))["at"] for _ in range(3)] == [1000.0] * 3


@run_async
async def test_a_seat_given_to_another_is_closed_to_the_first(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("a"), {"kind": "link"}])
        game, host = made["game"], made["host"]
        first = await client.post(f"/{game}/join", {"invite": made["seats"][1]["invite"]})
        async with listening(client.url, game, first["token"]) as lost:
            await lost.hear_until("view")
            link = (await client.post(f"/{game}/hand-on", None, first["token"]))["invite"]
            await client.post(f"/{game}/join", {"invite": link})
            with pytest.raises(ConnectionClosed):
                await lost.hear_until("nothing")
            assert [message["kind"] for message in lost.messages if message["type"] == "event"] == ["invited"]
        async with listening(client.url, game, made["watch"]) as watching:
            await watching.hear_until("view")
            await client.post(f"/{game}/invites", {}, host)
            with pytest.raises(ConnectionClosed):
                await watching.hear_until("nothing")


@run_async
async def test_spectators_cannot_act_and_strangers_cannot_watch(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("a"), here("b")])
        async with listening(client.url, made["game"], made["watch"]) as watching:
            await watching.hear_until("view")
            assert (await watching.act({"pass": True}, 2))["code"] == "not-seated"
        for token, code in ((None, "not-watchable"), ("seat_" + "x" * 32, "wrong-secret")):
            async with listening(client.url, made["game"], token) as stranger:
                assert (await stranger.hear())["code"] == code
                with pytest.raises(ConnectionClosed):
                    await stranger.hear()


@run_async
async def test_pages_of_other_origins_cannot_open_sockets(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("a"), here("b")])
        token = tokens_of(made)[0]
        with pytest.raises(InvalidStatus):
            async with listening(client.url, made["game"], token, origin="https://evil.example"):
                pass
        async with listening(client.url, made["game"], token, origin=client.url) as own:
            assert (await own.hear())["type"] == "view"


@run_async
async def test_a_socket_that_says_too_much_is_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(messages=(1.0, 5.0), hello=SLOWEST)
    with server_inside(tmp_path_factory.mktemp("limits"), Given(at=1000.0), limits=limits) as url:
        async with http(url) as client:
            made = (await client.post("/api/games", json=TWO)).json()
        async with listening(url, made["game"], tokens_of(made)[0]) as chatty:
            for _ in range(8):
                await chatty.say(type="heartbeat")
            refused = await chatty.hear_until("refused")
            assert refused["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                await chatty.hear()


@run_async
async def test_a_socket_that_does_not_say_who_it_is_is_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server_inside(tmp_path_factory.mktemp("hello"), limits=Limits(hello=0.1)) as url:
        async with http(url) as client:
            made = (await client.post("/api/games", json=TWO)).json()
        address = f"{url.replace('http', 'ws')}/api/games/{made['game']}/socket"
        async with connect(address, proxy=None, open_timeout=SLOWEST) as silent:
            assert json.loads(await silent.recv())["code"] == "malformed"


@pytest.mark.slow
def test_two_servers_hear_each_other_also_when_notices_are_lost(postgres_database: str) -> None:
    database = postgres_database
    with server_process(database, poll=0.5) as one, server_process(database, poll=0.5) as two:
        asyncio.run(_across(one.url, two.url, database))


async def _across(one: str, two: str, database: str) -> None:
    async with http(one) as client:
        made = (await client.post("/api/games", json=TWO)).json()
    game, tokens = made["game"], tokens_of(made)
    async with listening(one, game, tokens[0]) as here_socket, listening(two, game, tokens[1]) as there_socket:
        sockets = [here_socket, there_socket]
        for socket in sockets:
            await socket.hear_until("view")
        await _until_present(here_socket, [0, 1], 0)
        await _until_present(there_socket, [0, 1], 0)
        for _ in range(4):
            await _one_turn(sockets, Random(1))
        await _deafen(database)
        for _ in range(2):
            await _one_turn(sockets, Random(1))
        assert here_socket.view["number"] == there_socket.view["number"]
    async with http(one) as first, http(two) as second:
        views = [
            (await client.get(f"/api/games/{game}", headers=bearer(tokens[0]))).json() for client in (first, second)
        ]
        assert views[0] == views[1]


async def _deafen(database: str) -> None:
    """Cut the connections on which servers listen; what happens then comes from the log alone."""
    connection = await asyncpg.connect(database)
    cut = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = $1 AND datname = current_database()",
        LISTENER,
    )
    assert len(cut) == 2
    await connection.close()


@pytest.mark.slow
def test_two_servers_never_both_play_a_bots_turn(postgres_database: str) -> None:
    more: Json = {"bot_patience": 0.0, "poll": 0.2}
    with server_process(postgres_database, **more) as one, server_process(postgres_database, **more) as two:
        asyncio.run(_bots_across(one.url, two.url))
        assert "error" not in {json.loads(line)["level"] for line in (one.log() + two.log()).splitlines()}


async def _bots_across(one: str, two: str) -> None:
    async with http(one) as client:
        seats = [here("a"), a_bot(), a_bot(), a_bot()]
        made = [
            (await client.post("/api/games", json={"edition": "tiles-nl", "seats": seats})).json() for _ in range(4)
        ]
        playing = [
            play_seat(url, game["game"], game["seats"][0]["token"], Random(1))
            for url, game in zip((one, two, one, two), made, strict=True)
        ]
        views = await asyncio.gather(*playing)
        for game, view in zip(made, views, strict=True):
            turns: list[Json] = view["play"]["turns"]
            first = view["play"]["first"]
            assert [turn["seat"] for turn in turns] == [(first + number) % 4 for number in range(len(turns))]
            token = game["seats"][0]["token"]
            record = (await client.get(f"/api/games/{game['game']}/record", headers=bearer(token))).json()
            assert (await client.post("/api/check", json={"record": record})).json()["good"]


def test_metrics_count_what_happens(sqlite_server: ServerProcess) -> None:
    text = ask_once(sqlite_server.url, "GET", "/metrics").text
    for name in ("sixfold_commits_total", "sixfold_events_total", "sixfold_sockets", "sixfold_action_seconds_bucket"):
        assert f"\n{name}" in text

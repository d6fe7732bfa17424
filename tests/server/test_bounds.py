"""Logs, lobbies and lists have bounds: nobody fills them, however often they ask."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import cast

import pytest

from given import SLOWEST, Given
from server.client import Json, a_bot, asking, bearer, here, http
from server.inside import server_inside
from server.process import server_process
from server.pure import Room, choice, thought
from server.serving import ATTACKER, VICTIM, limited
from server.test_api import run_async, tokens_of
from sixfold.server.lobbies import A_DAY, Lobbies
from sixfold.server.service import Service
from sixfold.server.store.log import Unavailable
from sixfold.server.table import Clock, Denied, Status, Table
from sixfold.server.table.clocks import LOBBY_SECONDS
from sixfold.server.table.decide import (
    MOST_ASIDE,
    act_for_bot,
    come_back,
    invite,
    join,
    leave,
    time_out,
    vote,
)

TWO: Json = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}


def test_invites_and_leaving_are_capped_in_each_game() -> None:
    room = Room("tiles-nl", ["here", "here"], start="host", spectators="link")
    for number in range(MOST_ASIDE):
        room.add(invite(room.table, 1.0, None, f"hash {number}"))
    with pytest.raises(Denied, match="too-many"):
        leave(room.table, 1.0, 0)
    with pytest.raises(Denied, match="too-many"):
        invite(room.table, 1.0, None, "hash")
    assert room.table.number <= MOST_ASIDE + 2


def test_leaving_and_sitting_down_again_is_capped() -> None:
    room = Room("tiles-nl", ["here", "here"], start="host")
    for number in range(MOST_ASIDE):
        room.add(leave(room.table, 1.0, 0))
        room.add(join(room.table, 1.0, 0, "p0", f"hash {number}", invited=False, mixes=False))
    assert room.table.status is Status.LOBBY
    with pytest.raises(Denied, match="too-many"):
        leave(room.table, 1.0, 0)
    assert room.table.number <= 2 * MOST_ASIDE + 2


def test_voting_out_and_coming_back_is_capped_and_the_last_one_out_may_still_come_back() -> None:
    room = Room("tiles-nl", ["here", "here"], grace=0.0)
    out = room.table.on_turn
    assert out is not None
    for _ in range(MOST_ASIDE):
        room.add(vote(room.table, 1.0, 1 - out, out))
        assert room.table.seats[out].bot is not None
        room.add(come_back(room.table, 1.0, out))
        assert room.table.seats[out].person
    with pytest.raises(Denied, match="too-many"):
        vote(room.table, 1.0, 1 - out, out)
    assert room.table.number <= 3 * MOST_ASIDE + 2


def test_a_host_who_uses_up_all_links_does_not_use_up_the_votes_of_others() -> None:
    room = Room("tiles-nl", ["here", "here"], grace=0.0, spectators="link")
    for number in range(MOST_ASIDE):
        room.add(invite(room.table, 1.0, None, f"hash {number}"))
    out = room.table.on_turn
    assert out is not None
    room.add(vote(room.table, 1.0, 1 - out, out))
    assert room.table.seats[out].bot is not None


def test_letting_a_clock_run_out_and_coming_back_is_capped_and_goes_on_once_the_bot_has_played() -> None:
    room = Room("tiles-nl", ["here", "here"], clock=Clock("turn", 1.0))
    out, now = room.table.on_turn, 0.0
    assert out is not None
    for number in range(MOST_ASIDE):
        now += 2.0
        room.add(time_out(room.table, now))
        assert room.table.seats[out].bot is not None
        if number < MOST_ASIDE - 1:
            room.add(come_back(room.table, now, out))
    with pytest.raises(Denied, match="too-many"):
        come_back(room.table, now, out)
    room.add(act_for_bot(room.table, now, thought(room.table, choice(room.table, Random(1)))))
    room.add(come_back(room.table, now, out))
    assert room.table.seats[out].person


@pytest.mark.slow
def test_rematches_count_as_new_games(tmp_path: Path) -> None:
    limits = limited(creations=(0.001, 2.0))
    with server_inside(tmp_path, Given(at=1000.0), limits=limits) as url, asking(url) as client:
        made = client.post("/api/games", json=TWO | {"seats": [here("a"), a_bot()]}).json()
        path, token = f"/api/games/{made['game']}", bearer(made["seats"][0]["token"])
        assert client.post(f"{path}/resign", json={"end": True}, headers=token).status_code == 200
        assert client.post(f"{path}/rematch", headers=token).status_code == 200
        assert client.post(f"{path}/rematch", headers=token).status_code == 429


def test_the_list_of_open_games_cannot_be_filled_from_one_address(tmp_path: Path) -> None:
    lobby = TWO | {"seats": [here("a"), {"kind": "link"}], "open": True}
    with server_inside(tmp_path, limits=limited(waiting_lobbies=2)) as url, asking(url) as client:
        made = [client.post("/api/games", json=lobby) for _ in range(3)]
        assert [one.status_code for one in made] == [201, 201, 429]
        assert len(client.get("/api/games").json()["games"]) == 2
        first = made[0].json()
        assert client.post(f"/api/games/{first['game']}/close", headers=bearer(first["host"])).status_code == 200
        assert client.post("/api/games", json=lobby).status_code == 201
        assert client.post("/api/games", json=TWO).status_code == 201


class _Waiting:
    """A service whose every game waits for players."""

    async def load(self, _game_id: str) -> Table:
        await asyncio.sleep(0)
        return Room("tiles-nl", ["here", "here"], start="host").table


@run_async
async def test_the_list_of_open_games_cannot_be_filled_by_asking_at_once() -> None:
    """All ask before the first game is made; a game that cannot be made leaves its place to the next."""
    lobbies, gate, kept = Lobbies(cast("Service", _Waiting()), 5), asyncio.Event(), True

    async def create(game_id: str) -> None:
        async with lobbies.place(ATTACKER):
            await gate.wait()
            if not kept:
                raise Unavailable
            lobbies.note(ATTACKER, game_id)

    async def create_at_once() -> list[type | None]:
        gate.clear()
        asking = asyncio.gather(*(create(f"g{number}") for number in range(20)), return_exceptions=True)
        asyncio.get_running_loop().call_soon(gate.set)
        return [None if done is None else type(done) for done in await asking]

    kept = False
    assert (await create_at_once()).count(Unavailable) == 5
    kept = True
    told = await create_at_once()
    assert (told.count(None), told.count(Denied)) == (5, 15)
    assert (await create_at_once()).count(Denied) == 20
    async with lobbies.place(VICTIM):
        pass


@run_async
async def test_twenty_requests_at_once_do_not_fill_the_list_of_open_games(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    lobby = TWO | {"seats": [here("a"), {"kind": "link"}], "open": True}
    with server_inside(tmp_path_factory.mktemp("open"), limits=limited(waiting_lobbies=2)) as url:
        async with http(url) as client:
            made = await asyncio.gather(*(client.post("/api/games", json=lobby) for _ in range(20)))
            assert sorted(one.status_code for one in made) == [201] * 2 + [429] * 18
            assert len((await client.get("/api/games")).json()["games"]) == 2


def test_the_list_of_games_to_watch_cannot_be_filled(tmp_path: Path) -> None:
    """Whoever plays again, again and again, takes no more of it; and what was made long ago is held against nobody."""
    watchable, given = TWO | {"spectators": "open"}, Given(at=1000.0)
    with server_inside(tmp_path, given, limits=limited(watchable=2)) as url, asking(url) as client:

        def make() -> int:
            return client.post("/api/games", json=watchable).status_code

        def listed() -> int:
            return len(client.get("/api/games", params={"show": "watchable"}).json()["games"])

        first = client.post("/api/games", json=watchable).json()
        assert [make(), make(), listed()] == [201, 429, 2]
        assert client.post("/api/games", json=TWO).status_code == 201
        path, (ann, bob) = f"/api/games/{first['game']}", [bearer(token) for token in tokens_of(first)]
        assert client.post(f"{path}/resign", headers=bob, json={}).status_code == 200
        assert client.post(f"{path}/resign", headers=ann, json={"end": True}).status_code == 200
        again = [client.post(f"{path}/rematch", headers=ann).json()["game"] for _ in range(3)]
        assert len({*again}) == 1
        assert [make(), listed()] == [429, 2]
        given.set_clock(1001.0 + A_DAY)
        assert [make(), make(), make()] == [201, 201, 429]


def test_a_lobby_in_which_nothing_happens_expires() -> None:
    room = Room("tiles-nl", ["here", "here"], start="host")
    assert time_out(room.table, LOBBY_SECONDS) == []
    room.add(time_out(room.table, LOBBY_SECONDS + 1))
    assert room.table.status is Status.CLOSED


def test_lobbies_expire_by_themselves(tmp_path: Path) -> None:
    lobby = TWO | {"seats": [here("a"), {"kind": "link"}], "open": True}
    with server_process(str(tmp_path / "games.sqlite3"), at=1000.0) as server, asking(server.url) as client:
        client.post("/api/games", json=lobby)
        assert len(client.get("/api/games").json()["games"]) == 1
        server.set_clock(1000.0 + LOBBY_SECONDS + 2)
        until = time.monotonic() + SLOWEST
        while client.get("/api/games").json()["games"]:
            assert time.monotonic() < until

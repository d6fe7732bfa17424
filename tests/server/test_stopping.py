"""A server that is asked to stop finishes what it has begun, and says so."""

import asyncio
import json
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from given import SLOWEST
from server.client import Json, Socket, a_bot, bearer, choose, here, http, listening
from server.process import ServerProcess
from server.test_api import api, run_async, tokens_of
from sixfold.server.store.database import EVENTS, open_database, parse_database

ENOUGH = 60
"""Actions under way, before the server is asked to stop."""


class Accepted(list[tuple[str, int]]):
    """The actions that the server has called accepted: the game and the number of the event."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()

    def add(self, game: str, number: int) -> None:
        """One more."""
        self.append((game, number))
        if len(self) >= ENOUGH:
            self.enough.set()


async def _play_over_rest(url: str, game: Json, accepted: Accepted) -> None:
    path, tokens = f"/api/games/{game['game']}", tokens_of(game)
    try:
        async with http(url) as client:
            while True:
                seat = (await client.get(path, headers=bearer(tokens[0]))).json()["on_turn"]
                view = (await client.get(path, headers=bearer(tokens[seat]))).json()
                asked = {"action": choose(view, Random(1)), "answers": view["answers"]}
                answer = await client.post(f"{path}/actions", json=asked, headers=bearer(tokens[seat]))
                accepted.add(game["game"], answer.json()["number"])
    except (httpx.HTTPError, KeyError, TypeError, IndexError):
        return


async def _play_over_socket(url: str, game: Json, accepted: Accepted) -> int:
    """Play against a bot until the socket is closed; the code with which it was."""
    async with listening(url, game["game"], tokens_of(game)[0]) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await _play_on(socket, game["game"], accepted)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def _play_on(socket: Socket, game: str, accepted: Accepted) -> None:
    await socket.hear_until("view")
    while True:
        if socket.view["on_turn"] == 0:
            answer = await socket.act(choose(socket.view, Random(1)), socket.view["answers"])
            if answer["type"] == "accepted":
                accepted.add(game, answer["number"])
        before = socket.view["number"]
        while socket.view["number"] == before:
            await socket.hear()


@pytest.mark.slow
@run_async
async def test_a_stop_under_load_finishes_what_was_begun(server: ServerProcess, database: str) -> None:
    accepted = Accepted()
    async with api(server) as client:
        over_rest = [await client.make([here("a"), here("b")]) for _ in range(8)]
        over_sockets = [await client.make([here("a"), a_bot()], edition="cubes-nl") for _ in range(8)]
        idle = await client.make([here("a"), here("b")], spectators="open")
    async with listening(server.url, idle["game"], None) as watching:
        resting = [asyncio.create_task(_play_over_rest(server.url, game, accepted)) for game in over_rest]
        playing = [asyncio.create_task(_play_over_socket(server.url, game, accepted)) for game in over_sockets]
        await asyncio.wait_for(accepted.enough.wait(), SLOWEST)
        code = await asyncio.to_thread(server.stop)
        await asyncio.gather(*resting)
        assert await asyncio.gather(*playing) == [1012] * len(playing)
        with pytest.raises(ConnectionClosed) as closed:
            await watching.hear_until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert code in (0, -15)
    assert "error" not in {json.loads(line)["level"] for line in server.log().splitlines()}
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        logged = {(row.game, row.number) for row in await connection.execute(sa.select(EVENTS))}
    await engine.dispose()
    assert set(accepted) <= logged

"""What a game may cost besides its moves, and what coming back to it costs."""

import asyncio
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic_core import from_json

from given import Given, chance
from server.client import Json, asking, bearer, choose, here, listening
from server.inside import server_inside
from server.pure import Room
from server.serving import UNLIMITED
from server.test_api import run_async, tokens_of
from sixfold.server import service as serving
from sixfold.server.live import hub as live
from sixfold.server.live.hub import Hub, Listener
from sixfold.server.service import Service
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Entry
from sixfold.server.store.seal import Seal
from sixfold.server.table import Status, Table, evolve
from sixfold.server.table.decide import act
from sixfold.server.table.views import telling, view

TWO: Json = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}
SPENT_AT_ONCE = replace(UNLIMITED, game_processor=(1e-9, 1e-9))
"""The first thing that is tried out uses up all that a game has, and more."""


@pytest.mark.slow
@run_async
async def test_the_players_of_a_game_share_its_budget_and_other_games_do_not_pay_for_it(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with server_inside(tmp_path_factory.mktemp("budget"), limits=SPENT_AT_ONCE) as url, asking(url) as client:
        made, other = (client.post("/api/games", json=TWO).json() for _ in range(2))
        tokens, path = tokens_of(made), f"/api/games/{made['game']}"
        tried: Json = {"action": {"play": []}}

        def preview(there: Json, token: str) -> int:
            return client.post(f"/api/games/{there['game']}/preview", json=tried, headers=bearer(token)).status_code

        assert [preview(made, tokens[0]), preview(made, tokens[0]), preview(made, tokens[1])] == [200, 429, 429]
        async with listening(url, made["game"], tokens[1]) as socket:
            await socket.hear_until("view")
            await socket.say(type="preview", id="1", **tried)
            assert (await socket.hear_until("refused", "preview"))["code"] == "too-many"
            seat = socket.view["on_turn"]
            assert client.post(f"{path}/hint", headers=bearer(tokens[seat])).json() == {"code": "too-many"}
        assert preview(other, tokens_of(other)[0]) == 200
        seen = client.get(path, headers=bearer(tokens[seat])).json()
        asked = {"action": choose(seen, Random(1)), "answers": seen["answers"]}
        assert client.post(f"{path}/actions", json=asked, headers=bearer(tokens[seat])).status_code == 200


@pytest.mark.slow
def test_a_hint_is_paid_for_by_its_game(tmp_path: Path) -> None:
    with server_inside(tmp_path, limits=SPENT_AT_ONCE) as url, asking(url) as client:
        made = client.post("/api/games", json=TWO).json()
        path, token = f"/api/games/{made['game']}", tokens_of(made)[made["view"]["on_turn"]]
        answers = [client.post(f"{path}/hint", headers=bearer(token)) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]


def test_whoever_asks_for_a_long_game_lets_others_go_on_while_it_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, and for a game that was not asked for in a long time, the whole log is read."""
    room, rng = Room("tiles-nl", ["here", "here"]), Random(1)
    while room.table.status is Status.PLAYING:
        seat = room.table.on_turn
        assert seat is not None
        room.add(act(room.table, 1.0, seat, choose_for(room, rng), room.table.position))
    stretches = [0]

    def counted(*args: Any) -> Table:
        stretches[-1] += 1
        return evolve(*args)

    async def others() -> None:
        while True:
            stretches.append(0)
            await asyncio.sleep(0)

    async def read_it() -> None:
        journal, _, service = await _serving(room, tmp_path)
        going_on = asyncio.create_task(others())
        monkeypatch.setattr(serving, "evolve", counted)
        assert (await service.load("g")).number == room.table.number
        going_on.cancel()
        await journal.close()

    asyncio.run(read_it())
    assert sum(stretches) == room.table.number - 1
    assert max(stretches) == serving.A_STRETCH < room.table.number / 2


def test_a_thousand_who_come_back_cost_no_more_than_a_view_of_each_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the log nor the table is asked again for what has been told once."""
    room, made = Room("tiles-nl", ["here", "here"], spectators="open"), Counter[str]()
    rng = Random(1)
    for _ in range(3):
        action, seat = choose_for(room, rng), room.table.on_turn
        assert seat is not None
        room.add(act(room.table, 1.0, seat, action, room.table.position))

    def counted(name: str, honest: Any) -> Any:
        def call(*args: Any) -> Any:
            made[name] += 1
            return honest(*args)

        return call

    async def come_back() -> list[str]:
        journal, hub, service = await _serving(room, tmp_path)
        await service.catch_up("g")
        monkeypatch.setattr(serving, "view", counted("view", view))
        monkeypatch.setattr(live, "telling", counted("event", telling))
        monkeypatch.setattr(journal, "events", counted("log", journal.events))
        told: list[str] = []

        async def send(message: str) -> None:
            told.append(message)

        for number in range(1_000):
            after = room.table.number - 1 if number % 2 else None
            seat, key = (0, room.table.seats[0].token) if number % 2 else (None, None)
            await service.listen(Listener("g", seat, key, send, lambda: None, hub.post), after)
        while len(told) < 2_000:
            await asyncio.sleep(0)
        await journal.close()
        return told

    told = asyncio.run(come_back())
    assert sum('"type":"view"' in message for message in told) == 500
    assert sum('"type":"event"' in message for message in told) == 500
    assert made == {"view": 1}


def test_an_onlooker_who_was_the_only_one_comes_back_to_a_whole_view(tmp_path: Path) -> None:
    """What nobody watched was put into words for nobody; people at the table get what they have missed."""
    room = Room("tiles-nl", ["here", "here"], spectators="open")
    rng = Random(1)

    async def come_back() -> list[list[str]]:
        journal, hub, service = await _serving(room, tmp_path)
        known = (await service.load("g")).number
        for _ in range(2):
            table = await service.load("g")
            seat = table.on_turn
            assert seat is not None
            action = choose(dict(view(table, seat)), rng)
            await service.change("g", partial(act, seat=seat, action=action, answers=table.position))
        heard: list[list[str]] = []
        for seat in (None, 0, 1):
            told: list[str] = []

            async def send(message: str, told: list[str] = told) -> None:
                told.append(message)

            key = None if seat is None else room.table.seats[seat].token
            await service.listen(Listener("g", seat, key, send, lambda: None, hub.post), known)
            while not any('"presence"' in message for message in told):
                await asyncio.sleep(0)
            heard.append([from_json(message)["type"] for message in told])
        await journal.close()
        return heard

    onlooker, *people = asyncio.run(come_back())
    assert onlooker[0] == "view"
    assert [told[:2] for told in people] == [["event", "event"]] * 2


async def _serving(room: Room, folder: Path) -> tuple[Journal, Hub, Service]:
    """What serves a game that lies in a database; whoever asks closes the journal."""
    engine = await open_database(parse_database(str(folder / "games.sqlite3")))
    journal = Journal(engine, "one", Seal(chance("key"), Given("one").world))
    await journal.open()
    await journal.append(Entry("g", tuple(room.log)))
    hub = Hub()
    return journal, hub, Service(journal, hub, lambda: 1.0)


def choose_for(room: Room, rng: Random) -> Json:
    """A move of the seat on turn, from what it sees."""
    return choose(dict(view(room.table, room.table.on_turn)), rng)

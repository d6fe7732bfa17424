"""The local table: what it keeps and when it says so, several pages on one store, and what it does without."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Json, a_bot, bearer, choose, here, http, listening, play_seat
from server.mixing import Mixer, mix
from server.pocket import PocketHost
from server.stores import MemoryStore
from server.test_api import api, run_async, tokens_of
from sixfold.bots import LEVELS, NAMES
from sixfold.core.stream import commitment
from sixfold.games import EDITIONS
from sixfold.pocket.requests import knows
from sixfold.pocket.table import MARK, LocalTable
from sixfold.records import check_receipt, verify
from sixfold.server.app import make_app
from sixfold.server.config import Config


@pytest.mark.parametrize("edition_id", EDITIONS)
@run_async
async def test_a_whole_game_of_two_people_and_a_bot_gives_a_record_that_checks(edition_id: str) -> None:
    url = (host := PocketHost()).url
    bot = a_bot("greedy" if edition_id.startswith("cards") else "random")
    async with http(url) as client:
        seats = [here("Ann") | {"mixes": True}, here("Bob"), bot]
        made: Json = (await client.post("/api/games", json={"edition": edition_id, "seats": seats})).json()
        game, tokens = made["game"], tokens_of(made)
        assert game.startswith(MARK)
        assert made["view"]["status"] == "shuffling"
        mixer = Mixer(made["view"], 0, tokens[0])
        await mix(client, mixer)
        async with listening(url, game, made["watch"]) as watching:
            views = await asyncio.gather(*(play_seat(url, game, token, Random(edition_id)) for token in tokens))
            while watching.view.get("status") != "ended":
                await watching.hear()
        assert views[0]["result"] == views[1]["result"] == watching.view["result"]
        written = (await client.get(f"/api/games/{game}/record", headers=bearer(tokens[1]))).json()
        fair = (await client.get(f"/api/games/{game}/fairness", headers=bearer(tokens[0]))).json()
    assert verify(written).ended
    check_receipt(written, mixer.receipt)
    assert fair["good"] is True
    assert commitment(bytes.fromhex(fair["shuffle"]["seed"])) == made["view"]["shuffle"]["commitment"]
    assert len(host.store.written[game]) > 10


@run_async
async def test_a_game_is_there_again_after_the_page_was_closed() -> None:
    host = PocketHost()
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo")])
        game, tokens = made["game"], tokens_of(made)
        seat = made["view"]["on_turn"]
        action = choose(await client.get(f"/{game}", tokens[seat]), Random(1))
        asked = {"answers": made["view"]["answers"], "action": action}
        number = (await client.post(f"/{game}/actions", asked, tokens[seat]))["number"]
    async with api(host) as client:
        view = await client.get(f"/{game}", tokens[seat])
        assert (view["number"], view["play"]["board"]) == (number, action["play"])
        assert await client.post(f"/{game}/actions", asked, tokens[seat]) == {"number": number}


@run_async
async def test_a_day_later_the_same_person_is_on_turn_and_plays_on() -> None:
    host = PocketHost()
    host.given.set_clock(1_000_000.0)
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo")])
    host.given.set_clock(1_000_000.0 + 86_400)
    async with api(host) as client:
        game, token = made["game"], tokens_of(made)[made["view"]["on_turn"]]
        view = await client.get(f"/{game}", token)
        assert (view["status"], view["on_turn"]) == ("playing", made["view"]["on_turn"])
        await client.post(f"/{game}/actions", {"answers": view["answers"], "action": choose(view, Random(1))}, token)


@run_async
async def test_nobody_is_told_before_it_is_kept() -> None:
    host = PocketHost()
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo")])
        game, token = made["game"], tokens_of(made)[made["view"]["on_turn"]]
        async with listening(host.url, game, token) as socket:
            await socket.hear_until("presence")
            action, answers = choose(socket.view, Random(1)), socket.view["answers"]
            host.store.gate.clear()
            acting = asyncio.create_task(socket.act(action, answers))
            while not host.store.waiting:
                await asyncio.sleep(0)
            assert max(host.store.written[game]) == answers
            assert not [message for message in socket.messages if message["type"] in ("event", "accepted")]
            host.store.gate.set()
            accepted = await acting
            assert accepted["number"] == max(host.store.written[game]) == answers + 1


@run_async
async def test_what_cannot_be_kept_is_refused_and_nothing_is_lost() -> None:
    host = PocketHost()
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo")])
        game, token = made["game"], tokens_of(made)[made["view"]["on_turn"]]
        view = await client.get(f"/{game}", token)
        asked = {"answers": view["answers"], "action": choose(view, Random(1))}
        host.store.broken = True
        assert await client.post(f"/{game}/actions", asked, token, 507) == {"code": "not-kept"}
        assert (await client.get(f"/{game}", token)) == view
        host.store.broken = False
        assert (await client.post(f"/{game}/actions", asked, token))["number"] == view["number"] + 1


@run_async
async def test_two_pages_on_one_store_go_on_with_one_game() -> None:
    store, told = MemoryStore(), {"one": asyncio.Queue[Any](), "two": asyncio.Queue[Any]()}
    host = PocketHost()
    host.store = store
    async with host.table() as (one, _):
        two = LocalTable(store, lambda line, message: told[line].put_nowait(json.loads(message)), one.world)
        await two.open()
        body = json.dumps({"edition": "tiles-nl", "seats": [here("Ann"), here("Bo")]})
        made = json.loads(await one.ask("POST", "/games", None, body))["body"]
        game, token = made["game"], tokens_of(made)[made["view"]["on_turn"]]
        assert await two.call("two", game, json.dumps({"type": "hello", "token": token}))
        view = (await told["two"].get())["view"]
        act = {"answers": view["answers"], "action": choose(view, Random(1))}
        answers = await asyncio.gather(
            *(table.ask("POST", f"/games/{game}/actions", token, json.dumps(act)) for table in (one, two))
        )
        numbers = {json.loads(answer)["body"]["number"] for answer in answers}
        assert numbers == {view["number"] + 1}
        await two.heed(game)
        while (message := await told["two"].get())["type"] != "event":
            pass
        assert message["number"] == view["number"] + 1
        await two.close()


@run_async
async def test_what_needs_a_server_says_so() -> None:
    async with api(PocketHost()) as client:
        link = {"kind": "link", "name": "Bob"}
        asked: Json = {"edition": "tiles-nl", "seats": [here("Ann"), link]}
        assert await client.post("", asked, expect=409) == {"code": "needs-server"}
        opened = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bob")], "open": True}
        assert await client.post("", opened, expect=409) == {"code": "needs-server"}


def test_every_request_is_answered_but_for_those_about_a_server() -> None:
    described = make_app(Config("nowhere")).openapi()["paths"]
    asked = {(method.upper(), path) for path, entry in described.items() for method in entry}
    unknown = {
        (method, path) for method, path in asked if not knows(method, re.sub(r"{\w+}", "1", path.removeprefix("/api")))
    }
    assert unknown == {
        ("GET", "/api/push"),
        ("POST", "/api/games/{game_id}/push"),
        ("POST", "/api/games/{game_id}/push/stop"),
        ("GET", "/health"),
        ("GET", "/health/live"),
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "offered"),
    [((), (["random"], [])), (("expert",), ([*NAMES], [*LEVELS])), (("level-3",), ([*NAMES], [*LEVELS]))],
)
def test_it_needs_nothing_that_the_browser_does_not_have(
    bot: tuple[str, ...], offered: tuple[list[str], list[str]]
) -> None:
    program = Path(__file__).parent / "alone.py"
    run = subprocess.run([sys.executable, program, *bot], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    played = json.loads(run.stdout)
    assert (played["status"], (played["bots"], played["levels"])) == ("ended", offered)
    assert ("bot-fault" in run.stderr) == (not bot), "without a kernel the adviser has a stand-in"

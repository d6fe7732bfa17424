"""Nothing that is sent to a seat or a spectator depends on what it may not see."""

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Json, a_bot, bearer, here, http, listening, play_seat
from server.inside import foreseeable, server_inside
from server.process import ServerProcess
from server.twins import OTHER_SEED, Twins, twins
from sixfold.core.stream import commitment
from sixfold.games import EDITIONS, edition
from sixfold.server import plays

SEED = bytes(range(32))


async def _transcript(url: str, found: Twins, edition_id: str, seats: int, observer: int | None) -> list[str]:
    """Everything the observer is sent in a game that begins with these actions, over REST and over its socket."""
    asked = {
        "edition": edition_id,
        "seats": [here(f"p{seat}") for seat in range(seats)],
        "seniority": list(found.one.seniority),
    }
    told: list[str] = []
    async with http(url) as client:
        made = (await client.post("/api/games", json=asked)).json()
        game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
        mine = made["watch"] if observer is None else tokens[observer]

        async def ask(method: str, path: str, body: Json | None = None) -> Json:
            response = await client.request(method, f"/api/games/{game}{path}", json=body, headers=bearer(mine))
            told.append(f"{response.status_code} {response.text}")
            answer: Json = response.json()
            return answer

        async with listening(url, game, mine) as socket:
            await socket.hear_until("view")
            for seat, action in found.actions:
                view = await ask("GET", "")
                for path in ("/events", "/record", "/fairness"):
                    await ask("GET", path)
                for tried in (action, {"pass": True}):
                    await ask("POST", "/preview", {"action": tried})
                    if seat != observer:
                        await ask("POST", "/actions", {"action": tried, "answers": view["answers"]})
                await ask("POST", "/hint")
                done = await client.post(
                    f"/api/games/{game}/actions",
                    json={"action": action, "answers": view["answers"]},
                    headers=bearer(tokens[seat]),
                )
                assert done.status_code == 200, done.text
                while socket.view["number"] < done.json()["number"]:
                    await socket.hear()
            await ask("GET", "")
        whole = next(message["view"] for message in socket.messages if message["type"] == "view")
        async with listening(url, game, mine, after=whole["number"]) as resumed:
            resumed.view = whole
            while resumed.view["number"] < socket.view["number"]:
                await resumed.hear()
        assert resumed.view == socket.view
        told += [json.dumps(message) for message in (*socket.messages, *resumed.messages)]
    return told


def _told(
    folder: Path, found: Twins, state: Any, seed: bytes, edition_id: str, seats: int, observer: int | None
) -> list[str]:
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch, foreseeable(seed):
        patch.setattr(sys.modules["sixfold.server.table.replay"], "begin", lambda _table, _seniority: state)
        with server_inside(folder) as url:
            told = asyncio.run(_transcript(url, found, edition_id, seats, observer))
    assert all(seed.hex() not in message for message in told)
    return [message.replace(commitment(seed), "COMMITMENT") for message in told]


CASES = [
    ("tiles-nl", 3, 0, 5),
    ("tiles-mindware", 2, 1, 8),
    ("tiles-schmidt", 4, None, 6),
    ("cubes-nl", 2, 0, 8),
    ("cubes-nl", 3, None, 6),
    ("cards-999", 3, 1, 6),
    ("cards-iello", 2, 0, 10),
    ("cards-999", 2, None, 6),
]


@pytest.mark.parametrize(("edition_id", "seats", "observer", "turns"), CASES)
def test_two_games_that_differ_only_in_what_is_hidden_look_the_same(
    edition_id: str, seats: int, observer: int | None, turns: int, tmp_path: Path
) -> None:
    rng = Random(f"{edition_id} {seats} {observer}")
    found = next(pair for pair in (twins(edition_id, seats, observer, turns, rng) for _ in range(50)) if pair)
    assert found.one != found.other
    one = _told(tmp_path / "one", found, found.one, SEED, edition_id, seats, observer)
    other = _told(tmp_path / "other", found, found.other, OTHER_SEED, edition_id, seats, observer)
    assert len(one) > 5 * len(found.actions)
    for number, (message, twin) in enumerate(zip(one, other, strict=True)):
        assert message == twin, number


def test_the_test_itself_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that shows the next piece of the bag, the twins look different."""
    honest = plays.play_changes

    def leaking(state: Any, seat: int | None) -> Json:
        shown = honest(state, seat)
        return shown | {"bag_size": shown["bag_size"] + state.bag[0]}

    rng = Random(1)
    found = next(
        pair
        for pair in (twins("tiles-nl", 2, 0, 3, rng) for _ in range(50))
        if pair and pair.one.bag[-1] != pair.other.bag[-1]
    )
    monkeypatch.setattr("sixfold.server.views.play_changes", leaking)
    one = _told(tmp_path / "one", found, found.one, SEED, "tiles-nl", 2, 0)
    other = _told(tmp_path / "other", found, found.other, OTHER_SEED, "tiles-nl", 2, 0)
    assert one != other


def _seeds(message: Any) -> list[Any]:
    """Every value called `seed` in a message, however deep."""
    if isinstance(message, dict):
        return [value for key, value in message.items() if key == "seed"] + [
            seed for value in message.values() for seed in _seeds(value)
        ]
    return [seed for value in message for seed in _seeds(value)] if isinstance(message, list) else []


def _now(message: Json) -> Json:
    """The part of a message that says how things stand."""
    now: Json = message.get("now") or message.get("view") or {}
    return now


async def _listen_through(url: str, edition_id: str) -> tuple[list[Json], str]:
    """All messages to a seat and to a spectator of a whole game, and its seed."""
    async with http(url) as client:
        asked = {"edition": edition_id, "seats": [here("a"), a_bot()], "spectators": "open"}
        made = (await client.post("/api/games", json=asked)).json()
        game, token = made["game"], made["seats"][0]["token"]
        async with listening(url, game, token) as seated, listening(url, game, None) as watching:
            playing = asyncio.create_task(play_seat(url, game, token, Random(1)))
            for socket in (seated, watching):
                while socket.view.get("status") != "ended":
                    await socket.hear()
            await playing
        record = (await client.get(f"/api/games/{game}/record", headers=bearer(token))).json()
    return [*seated.messages, *watching.messages], record["shuffle"]["seed"]


@pytest.mark.parametrize("edition_id", sorted({rules.game: rules.id for rules in EDITIONS.values()}.values()))
def test_the_seed_and_other_hands_are_never_sent_before_the_end(sqlite_server: ServerProcess, edition_id: str) -> None:
    messages, seed = asyncio.run(_listen_through(sqlite_server.url, edition_id))
    before = [message for message in messages if _now(message).get("status") == "playing"]
    after = [message for message in messages if _now(message).get("status") == "ended"]
    assert len(before) > 20
    assert len(after) == 2
    assert all(set(_seeds(message)) <= {None} and seed not in json.dumps(message) for message in before)
    assert all(_seeds(message) == [seed] for message in after)
    if edition(edition_id).game != "cubes":
        hidden = [message for message in before if _now(message)["you"] is None]
        plays = [message.get("view", message)["play"] for message in hidden]
        assert all(play["hand"] is None and "draw" not in json.dumps(play).replace("drawn", "") for play in plays)

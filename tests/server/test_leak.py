"""Nothing that is sent to a seat or a spectator depends on what it may not see."""

import asyncio
import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from given import Given
from server.client import Json, Socket, a_bot, bearer, here, http, listening, play_seat
from server.inside import server_inside
from server.process import ServerProcess
from server.twins import OTHER_SEED, Action, Twins, twins
from sixfold import wire
from sixfold.core.stream import commitment
from sixfold.games import EDITIONS, edition
from sixfold.server.errands.errand import ERRANDS
from sixfold.server.errands.pool import Errands
from sixfold.server.logs import JsonFormatter

SEED = bytes(range(32))
PROBE_EVERY, HINT_EVERY = 4, 8
"""Turns between two rounds of asking for everything there is, and between two requests for a hint."""


async def _here(_errands: Errands, _client: str, name: str, *arguments: Any) -> Any:
    """An errand run in this process, where the deal is the one of the case; another process would deal anew."""
    return ERRANDS[name](*arguments)


@dataclass
class Case:
    """A game and who looks at it."""

    edition_id: str
    seats: int
    observer: int | None
    turns: int

    def asked(self, found: Twins) -> Json:
        """The request for this game."""
        people = [here(f"p{seat}") for seat in range(self.seats)]
        seniority = list(found.one.seniority)
        return {"edition": self.edition_id, "seats": people, "seniority": seniority, "spectators": "open"}


@dataclass
class Observer:
    """Somebody at the table who asks for everything there is, and writes down every answer."""

    client: httpx.AsyncClient
    socket: Socket
    game: str
    token: str | None
    told: list[str] = field(default_factory=list)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask about the game."""
        answer = await self.client.request(
            method, f"/api/games/{self.game}{path}", json=body, headers=bearer(self.token)
        )
        self.told.append(f"{method} {path} {answer.status_code} {answer.text}")
        return answer.json()

    async def probe(self, actions: list[Json], on_turn: bool, hint: bool) -> None:
        """Try whatever might tell more than it should, without changing the game."""
        view = await self.ask("GET", "")
        for path in ("/events", "/events?after=2", "/record", "/fairness"):
            await self.ask("GET", path)
        for path, body in (("/rematch", None), ("/votes", {"seat": 0}), ("/return", None), ("/invites", {"seat": 1})):
            await self.ask("POST", path, body)
        for action in actions:
            await self.ask("POST", "/preview", {"action": action})
            await self.socket.say(type="preview", id="p", action=action)
            for answers in (1, view["answers"], view["answers"] + 9):
                if not on_turn or answers != view["answers"]:
                    await self.ask("POST", "/actions", {"action": action, "answers": answers})
                    await self.socket.say(type="act", id="a", answers=answers, action=action)
        await self.ask("POST", "/actions", {"action": {"play": [["Zz", 0, 0]]}, "answers": 1})
        if hint:
            await self.ask("POST", "/hint")
        for show in ("open", "watchable"):
            listed = await self.client.get("/api/games", params={"show": show})
            self.told.append(f"{show} {listed.text}")


def _tries(seat: int, action: Json, observer: int | None, view: Json) -> list[Json]:
    """What the observer might try: what is really played, unless it is another's trade, and much that is refused."""
    mine: list[Json] = [] if "trade" in action and seat != observer else [action]
    hand = view["play"].get("hand") or (view["play"]["hands"][0] if "hands" in view["play"] else ["Ro"])
    table = view["play"].get("table")
    if table is not None:
        return [*mine, {"pass": True}, {"play": [], "table": table}, {"play": hand[:1], "table": [*table, hand[:1]]}]
    return [*mine, {"pass": True}, {"play": []}, {"trade": hand[:2]}, {"play": [[code, 9, 9] for code in hand[:1]]}]


async def _transcript(url: str, asked: Json, actions: tuple[Action, ...], observer: int | None) -> list[str]:
    """Everything the observer is sent in a game that begins with these actions, over REST and over its socket."""
    async with http(url) as client:
        made = (await client.post("/api/games", json=asked)).json()
        game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
        mine = None if observer is None else tokens[observer]
        async with listening(url, game, mine) as socket:
            await socket.hear_until("view")
            watching = Observer(client, socket, game, mine)
            for number, (seat, action) in enumerate(actions):
                if number % PROBE_EVERY == 0 or number == len(actions) - 1:
                    tries = _tries(seat, action, observer, socket.view)
                    await watching.probe(tries, seat == observer, number % HINT_EVERY == 0)
                await _act(client, game, tokens[seat], action, socket)
            await watching.probe([{"pass": True}], on_turn=True, hint=False)
            await socket.say(type="heartbeat")
            await socket.hear_until("heartbeat")
        resumed = await _resumed(url, game, mine, socket)
    return watching.told + _in_order([*socket.messages, *resumed])


async def _act(client: httpx.AsyncClient, game: str, token: str, action: Json, socket: Socket) -> None:
    """Act for a seat, and wait until the observer has heard of it."""
    asked = {"action": action, "answers": socket.view["answers"]}
    done = await client.post(f"/api/games/{game}/actions", json=asked, headers=bearer(token))
    assert done.status_code == 200, done.text
    while socket.view["number"] < done.json()["number"]:
        await socket.hear()


async def _resumed(url: str, game: str, token: str | None, socket: Socket) -> list[Json]:
    """The messages of a socket that comes back after the first view."""
    whole = next(message["view"] for message in socket.messages if message["type"] == "view")
    async with listening(url, game, token, after=whole["number"]) as resumed:
        resumed.view = whole
        while resumed.view["number"] < socket.view["number"]:
            await resumed.hear()
    assert resumed.view == socket.view
    return resumed.messages


def _in_order(messages: list[Json]) -> list[str]:
    """The messages, but those about who is there, which come when they come; answers apart from events."""
    kinds = ("view", "event", "preview", "accepted", "refused", "heartbeat")
    return [json.dumps(message) for kind in kinds for message in messages if message["type"] == kind]


class _Lines(logging.Handler):
    """The lines of a log, but for times."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(re.sub(r'"at": [0-9.]+, |, "ms": [0-9.]+', "", JsonFormatter().format(record)))


@contextmanager
def _logged() -> Iterator[list[str]]:
    """What the server logs meanwhile."""
    handler, logger = _Lines(), logging.getLogger("sixfold")
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


def _told(folder: Path, case: Case, found: Twins, twin: bool) -> list[str]:
    """Everything the observer is sent, and everything that is logged, of one of two twins."""
    seed = OTHER_SEED if twin else SEED
    state, actions = (found.other, found.other_actions) if twin else (found.one, found.actions)
    folder.mkdir()
    given = Given("twins", at=1000.0)
    given.deal(seed)
    with pytest.MonkeyPatch.context() as patch, _logged() as logged:
        patch.setattr(sys.modules["sixfold.server.table.replay"], "begin", lambda _table, _seniority: state)
        patch.setattr(Errands, "_run", _here)
        with server_inside(folder, given) as url:
            told = asyncio.run(_transcript(url, case.asked(found), actions, case.observer))
    logged = [line for line in logged if '"started"' not in line and '"stopped"' not in line]
    assert len(logged) > len(actions)
    assert all(seed.hex() not in message for message in (*told, *logged))
    return [message.replace(commitment(seed), "COMMITMENT") for message in (*told, *logged)]


WHOLE = 999
CASES = [
    Case("tiles-nl", 3, 0, 5),
    Case("tiles-mindware", 2, 1, 25),
    Case("tiles-schmidt", 4, None, 20),
    Case("tiles-nl", 4, 2, WHOLE),
    Case("tiles-schmidt", 3, None, WHOLE),
    Case("cubes-nl", 2, 0, 8),
    Case("cubes-nl", 3, None, 30),
    Case("cubes-nl", 4, 1, WHOLE),
    Case("cards-999", 3, 1, 6),
    Case("cards-iello", 2, 0, 10),
    Case("cards-999", 2, None, 6),
    Case("cards-iello", 4, 3, WHOLE),
    Case("cards-999", 3, None, WHOLE),
]


def _found(case: Case, rng: Random) -> Twins:
    return next(
        pair
        for pair in (twins(case.edition_id, case.seats, case.observer, case.turns, rng) for _ in range(50))
        if pair and pair.one != pair.other
    )


def _marked(case: Case) -> Any:
    name = f"{case.edition_id} {case.seats} {case.observer} {case.turns}"
    return pytest.param(case, id=name, marks=[pytest.mark.slow] if case.turns > 10 else [])


@pytest.mark.parametrize("case", [_marked(case) for case in CASES])
def test_two_games_that_differ_only_in_what_is_hidden_look_the_same(case: Case, tmp_path: Path) -> None:
    found = _found(case, Random(f"{case}"))
    one, other = (_told(tmp_path / str(twin), case, found, twin) for twin in (False, True))
    assert len(one) > 3 * len(found.actions)
    for number, (message, twin) in enumerate(zip(one, other, strict=True)):
        assert message == twin, number


def test_trades_that_nobody_sees_are_among_the_differences() -> None:
    case = Case("tiles-mindware", 2, 1, 25)
    found = _found(case, Random(f"{case}"))
    assert found.actions != found.other_actions


def _bag(state: Any) -> int:
    return int(state.bag[0])


def _hand_of_another(state: Any) -> int:
    return sum(state.hands[1])


def _last_draw(state: Any) -> int:
    drawn = [sum(turn.draw) for turn in state.turns if turn.seat == 1]
    return drawn[-1] if drawn else 0


@pytest.mark.slow
@pytest.mark.parametrize("leak", [_bag, _hand_of_another, _last_draw])
def test_the_test_itself_would_notice_a_leak(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that tells of the bag, of another's hand or of what another drew, the twins look different."""
    honest = wire.now_json
    monkeypatch.setattr(
        "sixfold.server.table.views.now_json",
        lambda state, seat: {**honest(state, seat), "bag_size": state.bag_size + leak(state)},
    )
    case = Case("tiles-nl", 2, 0, 6)
    found = _found(case, Random(1))
    one, other = (_told(tmp_path / str(twin), case, found, twin) for twin in (False, True))
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


async def _listen_through(url: str, edition_id: str) -> tuple[list[list[Json]], str]:
    """All messages to a seat and to a spectator of a whole game, and its seed."""
    async with http(url) as client:
        asked = {"edition": edition_id, "seats": [here("a"), a_bot()], "spectators": "open"}
        made = (await client.post("/api/games", json=asked)).json()
        game, token = made["game"], made["seats"][0]["token"]
        async with listening(url, game, token) as seated, listening(url, game, None) as watching:
            for socket in (seated, watching):
                await socket.hear_until("view")
            playing = asyncio.create_task(play_seat(url, game, token, Random(1)))
            for socket in (seated, watching):
                while socket.view.get("status") != "ended":
                    await socket.hear()
            await playing
        record = (await client.get(f"/api/games/{game}/record", headers=bearer(token))).json()
    return [seated.messages, watching.messages], record["shuffle"]["seed"]


@pytest.mark.parametrize("edition_id", sorted({rules.game: rules.id for rules in EDITIONS.values()}.values()))
def test_the_seed_and_other_hands_are_never_sent_before_the_end(sqlite_server: ServerProcess, edition_id: str) -> None:
    heard, seed = asyncio.run(_listen_through(sqlite_server.url, edition_id))
    for one in heard:
        numbers = [now["number"] for now in map(_now, one) if now]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    messages = [message for one in heard for message in one]
    before = [message for message in messages if _now(message).get("status") == "playing"]
    after = [message for message in messages if _now(message).get("status") == "ended"]
    assert len(before) > len(after) == 2
    assert all(set(_seeds(message)) <= {None} and seed not in json.dumps(message) for message in before)
    assert all(_seeds(message) == [seed] for message in after)
    if edition(edition_id).game != "cubes":
        hidden = [message for message in before if _now(message)["you"] is None]
        plays = [message.get("view", message)["play"] for message in hidden]
        assert all(play["hand"] is None and "draw" not in json.dumps(play).replace("drawn", "") for play in plays)

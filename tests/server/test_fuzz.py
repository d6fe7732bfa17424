"""Whatever is sent, the server answers as it is described to, and nobody else's game suffers."""

import asyncio
import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance, response_schema_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from given import SLOWEST, generator
from server.client import Json, a_bot, asking, bearer, here, http, listening, play_seat
from server.process import ServerProcess, server_process
from sixfold.server.app import make_app
from sixfold.server.config import Config

load_all_checks()
REPLACED = (response_schema_conformance, positive_data_acceptance, ignored_auth)
"""The first reads tuples wrongly and calls the description invalid; the second does not know that a well-formed request
may name what is not there: `_check` does what both are for. The third does not know that anybody may watch some games;
who sees what is the matter of `test_leak`."""
CHECKS_HERE = [check for check in CHECKS.get_all() if check not in REPLACED]
FEW = settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that is still well after all of this file's tests."""
    with server_process(str(tmp_path_factory.mktemp("fuzz") / "games.sqlite3"), "fuzzed") as server:
        yield server
        assert server.alive()
        assert '"level": "error"' not in server.log()


@pytest.fixture
def tables(fuzzed: ServerProcess) -> list[tuple[str, list[str]]]:
    """A running game of each kind, one in the lobby and one that is over, each with its secrets."""
    made = []
    with asking(fuzzed.url) as client:
        for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
            asked: Json = {"edition": edition_id, "seats": [here("a"), here("b")], "spectators": "open"}
            made.append(client.post("/api/games", json=asked).json())
        made.append(
            client.post("/api/games", json=asked | {"seats": [here("a"), {"kind": "link"}], "open": True}).json()
        )
        made.append(client.post("/api/games", json=asked | {"seats": [here("a"), a_bot()]}).json())
        token = made[-1]["seats"][0]["token"]
        client.post(f"/api/games/{made[-1]['game']}/resign", json={"end": True}, headers=bearer(token))
    return [(one["game"], [one["host"], *(seat["token"] for seat in one["seats"] if seat["token"])]) for one in made]


DESCRIPTION = make_app(Config("nowhere")).openapi()
SCHEMA = schemathesis.openapi.from_dict(copy.deepcopy(DESCRIPTION))
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
BOTH = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


def _check(operation: Any, case: Any, url: str, headers: dict[str, str]) -> None:
    """Every check there is, the body's shape, and that nothing of the described form is called malformed."""
    response = case.call_and_validate(base_url=url, headers=headers, checks=CHECKS_HERE, timeout=SLOWEST)
    described = DESCRIPTION["paths"][operation.path][operation.method]["responses"][str(response.status_code)]
    media = described["content"].get("application/json")
    if media is None or "schema" not in media:
        return
    answer, shape = response.json(), {**media["schema"], "components": DESCRIPTION["components"]}
    assert list(Draft202012Validator(shape).iter_errors(answer)) == []
    if response.status_code >= 400:
        assert answer["code"] in media["examples"], answer
        assert answer["code"] != "malformed" or not case.meta.generation.mode.is_positive, answer


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_described(operation: Any, fuzzed: ServerProcess) -> None:
    @FEW
    @given(case=BOTH.flatmap(lambda mode: operation.as_strategy(generation_mode=mode)))
    def answered(case: Any) -> None:
        _check(operation, case, fuzzed.url, {})

    answered()


@pytest.mark.slow
@pytest.mark.parametrize(
    "operation",
    [found for found in OPERATIONS if found.path.startswith("/api/games/{game_id}")],
    ids=lambda operation: operation.label,
)
def test_every_answer_about_a_real_game_is_described(
    operation: Any, fuzzed: ServerProcess, tables: list[tuple[str, list[str]]]
) -> None:
    @FEW
    @given(case=operation.as_strategy(), table=st.sampled_from(tables), place=st.integers(0, 2))
    def answered(case: Any, table: tuple[str, list[str]], place: int) -> None:
        game, secrets = table
        case.path_parameters["game_id"] = game
        headers = bearer(secrets[place % len(secrets)])
        _check(operation, case, fuzzed.url, headers)

    answered()


def _frames(rng: Random, token: str) -> Iterator[str | bytes]:
    """What a careless or malicious client might send."""
    yield from ("", "null", "[]", "{}", "{", '"hello"', "\x00", "🎲" * 100, "[" * 5000, '{"type":' * 500)
    yield b"\x00\xff" * 50
    yield json.dumps({"type": "hello", "token": token})
    yield json.dumps({"type": "act"})
    yield json.dumps({"type": "act", "id": {"a": 1}, "answers": 1e400, "action": None})
    yield '{"type":"act","answers":1,"action":{"play":[["Ro",1e999,0]]}}'
    yield json.dumps({"type": "act", "answers": 10**30, "action": {"pass": True}})
    yield json.dumps({"type": "act", "answers": 2, "action": {"play": [["Ro", 10**9, -(10**9)]]}})
    yield json.dumps({"type": "act", "answers": 2, "action": {"play": [["Ro", 9999, y] for y in range(-6, 6)]}})
    yield json.dumps({"type": "act", "answers": 2, "action": {"play": ["Ro"], "table": [["Ro"] * 24] * 100}})
    yield json.dumps({"type": "preview", "action": {"reroll": ["Ro"] * 12}})
    yield json.dumps({"type": "preview", "action": {"play": [["Zz", 0, 0]]}})
    yield json.dumps({"type": "heartbeat", "extra": "x" * 10_000})
    yield json.dumps({"type": "x" * 15_000})
    for _ in range(60):
        yield "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(200)))
        yield rng.randbytes(rng.randrange(200))


async def _attack(url: str, game: str, token: str, rng: Random) -> int:
    """Send everything, to a socket that has said hello and to one that has not; how many answers came."""
    answers = 0
    address = f"{url.replace('http', 'ws')}/api/games/{game}/socket"
    async with listening(url, game, token) as socket:
        await socket.hear_until("view")
        for frame in _frames(rng, token):
            await socket._connection.send(frame)
            answer = await socket.hear_until("refused", "preview", "heartbeat", "accepted")
            answers += 1
            assert answer["type"] != "accepted"
            assert answer.get("code") != "fault", frame
    for frame in [*_frames(rng, token), "x" * 100_000]:
        async with connect(address, proxy=None, open_timeout=SLOWEST) as connection:
            try:
                await connection.send(frame)
                first = json.loads(await connection.recv())
                answers += first["type"] in {"refused", "view"}
            except ConnectionClosed:
                answers += 1
    return answers


async def _attack_beside_a_game(url: str) -> None:
    async with http(url) as client:
        asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}
        made = (await client.post("/api/games", json=asked)).json()
        victim = (await client.post("/api/games", json=asked | {"seats": [here("c"), a_bot()]})).json()
        tokens = [seat["token"] for seat in made["seats"]]
        attacks = [_attack(url, made["game"], token, generator(number)) for number, token in enumerate(tokens)]
        playing = asyncio.create_task(play_seat(url, victim["game"], victim["seats"][0]["token"], Random(1)))
        counted = await asyncio.gather(*attacks)
        assert all(count > 250 for count in counted)
        assert (await playing)["status"] == "ended"
        after = (await client.get(f"/api/games/{made['game']}", headers=bearer(tokens[0]))).json()
        assert (after["status"], after["number"]) == ("playing", 2)
        assert (await client.get("/health")).json()["status"] == "well"


@pytest.mark.slow
def test_malicious_frames_harm_nobody(fuzzed: ServerProcess) -> None:
    asyncio.run(_attack_beside_a_game(fuzzed.url))

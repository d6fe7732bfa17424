"""Telling browsers that are closed: whom, what, and where messages never go."""

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest
import sqlalchemy as sa
from py_vapid.utils import b64urlencode

from given import SLOWEST
from push_service import PushService, push_service
from server.client import Json, ask_once, choose, here, http, listening
from server.process import ServerProcess, server_process
from server.test_api import Api, api, run_async, tokens_of
from sixfold.server.push import courier
from sixfold.server.push.courier import PLACES, WAITING_A_SERVICE, Courier
from sixfold.server.push.endpoints import NotPublic, check_endpoint, is_public, service_of
from sixfold.server.push.exchange import Exchange
from sixfold.server.push.keys import PushKeys
from sixfold.server.store.database import PUSH_KEYS, SUBSCRIPTIONS, open_database, parse_database
from sixfold.server.store.subscriptions import Subscription
from sixfold.server.table import Denied


@pytest.fixture
def pushes() -> Iterator[PushService]:
    """A push service."""
    with push_service() as service:
        yield service


@pytest.fixture
def telling(database: str) -> Iterator[ServerProcess]:
    """A server that may send messages to this machine."""
    with server_process(database, push_anywhere=True, push_patience=0.0) as running:
        yield running


async def _two(client: Api) -> tuple[str, list[str], int]:
    """A game of two people, and who is on turn."""
    made = await client.make([here("Ann"), here("Bob")])
    return made["game"], tokens_of(made), made["view"]["on_turn"]


async def _play(client: Api, game: str, token: str) -> None:
    view = await client.get(f"/{game}", token)
    action = choose(view, Random(1))
    await client.post(f"/{game}/actions", {"answers": view["answers"], "action": action}, token)


@pytest.mark.slow
@run_async
async def test_a_browser_is_told_of_its_turn_and_of_nothing_hidden(telling: ServerProcess, pushes: PushService) -> None:
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        second = 1 - first
        wanted = pushes.subscription("second")
        assert await client.post(f"/{game}/push", wanted, tokens[second]) == {"told": True}
        await _play(client, game, tokens[first])
        message = pushes.next()
        told = pushes.open(message)
        assert told == {"type": "turn", "game": game, "kind": "tiles", "with": [["Ann", "Bob"][first]]}
        key = (await client.client.get("/api/push")).json()["key"]
        claims = message.check_signature(key)
        assert claims["aud"] == pushes.url
        assert message.headers["topic"] == game
        assert not any(secret in json.dumps(told) for secret in tokens)


@pytest.mark.slow
@run_async
async def test_one_who_asked_no_more_is_told_no_more(telling: ServerProcess, pushes: PushService) -> None:
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        second = 1 - first
        wanted = pushes.subscription("second")
        await client.post(f"/{game}/push", wanted, tokens[second])
        stop = {"endpoint": wanted["endpoint"]}
        assert await client.post(f"/{game}/push/stop", stop, tokens[second]) == {"told": False}
        await _play(client, game, tokens[first])
        # Not before: the server may still be about to tell who begins that the game has begun.
        await client.post(f"/{game}/push", pushes.subscription("first"), tokens[first])
        await _play(client, game, tokens[second])
        assert pushes.next().path == "/first"
        assert pushes.empty()


@pytest.mark.slow
@run_async
async def test_a_subscription_that_has_ended_is_forgotten(
    telling: ServerProcess, pushes: PushService, database: str
) -> None:
    pushes.gone.add("/gone")
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        await client.post(f"/{game}/push", pushes.subscription("gone"), tokens[1 - first])
        await _play(client, game, tokens[first])
        assert pushes.next().path == "/gone"
        engine = await open_database(parse_database(database))

        kept: list[str] = ["gone"]
        while kept:
            async with engine.connect() as connection:
                kept = list((await connection.execute(sa.select(SUBSCRIPTIONS.c.device))).scalars())
        await engine.dispose()


@pytest.mark.slow
@run_async
async def test_whoever_handed_the_seat_on_is_told_no_more(telling: ServerProcess, pushes: PushService) -> None:
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        second = 1 - first
        await client.post(f"/{game}/push", pushes.subscription("old"), tokens[second])
        link = (await client.post(f"/{game}/hand-on", token=tokens[second]))["invite"]
        joined = await client.post(f"/{game}/join", {"invite": link, "name": "Eve"})
        await client.post(f"/{game}/push", pushes.subscription("new"), joined["token"])
        await _play(client, game, tokens[first])
        assert pushes.next().path == "/new"
        assert pushes.empty()


@pytest.mark.slow
@run_async
async def test_one_who_is_there_is_told_after_a_while(telling: ServerProcess, pushes: PushService) -> None:
    """A phone that sleeps stays connected for a while, so presence only delays the message."""
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        async with listening(telling.url, game, tokens[1 - first]) as socket:
            await socket.hear_until("presence")
            await client.post(f"/{game}/push", pushes.subscription("there"), tokens[1 - first])
            await _play(client, game, tokens[first])
            assert pushes.next().path == "/there"


@pytest.mark.slow
@run_async
async def test_a_browser_counts_once_and_a_seat_has_few(telling: ServerProcess, pushes: PushService) -> None:
    async with api(telling) as client:
        game, tokens, first = await _two(client)
        second = 1 - first
        for number in (0, 0, 1, 2, 3, 4, 5):
            await client.post(f"/{game}/push", pushes.subscription(f"browser-{number}"), tokens[second])
        await _play(client, game, tokens[first])
        came = {pushes.next().path for _ in range(5)}
        assert len(came) == 5
        assert "/browser-5" in came
        assert pushes.empty()


@pytest.mark.slow
@run_async
async def test_the_key_is_made_once_and_sealed(telling: ServerProcess, database: str) -> None:
    key = ask_once(telling.url, "GET", "/api/push").json()["key"]
    telling.stop()
    telling.start()
    assert ask_once(telling.url, "GET", "/api/push").json()["key"] == key
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        sealed = (await connection.execute(sa.select(PUSH_KEYS.c.sealed))).scalar_one()
    await engine.dispose()
    assert key not in sealed


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://localhost/x",
        "https://93.184.216.34/x",
        "https://[2606:2800:220:1::1]/x",
        "https://127.0.0.1/x",
        "https://10.0.0.8/x",
        "https://[::1]/x",
        "https://[::ffff:192.168.1.1]/x",
        "https://169.254.169.254/latest",
        "https://push.example.com:8080/x",
        "https://user:secret@push.example.com/x",
        "https://printer.local/x",
        "https://[/x",
        "ftp://push.example.com",
        "javascript:alert(1)",
        "https://push.exämple.com/x",
    ],
)
def test_messages_go_to_push_services_only(endpoint: str) -> None:
    with pytest.raises(Denied, match="bad-endpoint"):
        check_endpoint(endpoint)


def test_push_services_are_public() -> None:
    check_endpoint("https://updates.push.services.example.com/wpush/v2/abc")
    assert is_public("93.184.216.34")
    assert is_public("64:ff9b::5db8:d822")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize(
    "inside",
    [
        "127.0.0.1",
        "10.1.2.3",
        "0.0.0.0",
        "fe80::1%eth0",
        "fd00::1",
        "fec0::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "64:ff9b:1:5db8:d8:2200::",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:5db8:d822::80ff:fffe",
    ],
)
def test_no_address_of_a_push_service_leads_inside(inside: str) -> None:
    """Nor does one in which an address inside is hidden: some network on the way may unpack it."""
    assert not is_public(inside)


def test_all_names_that_somebody_has_are_one_service() -> None:
    assert service_of("https://a.push.example.com/x") == service_of("https://B.example.com./y")
    assert service_of("https://push.example.com/x") != service_of("https://push.example.org/x")


def test_a_name_that_leads_inside_is_not_called(pushes: PushService) -> None:
    """A name may be public when it is checked and private when it is called."""
    port = pushes.url.rpartition(":")[2]
    for inside in (f"https://localhost:{port}/inside", f"{pushes.url}/inside"):
        with pytest.raises(NotPublic):
            Exchange().post(inside, data=b"x", headers={}, timeout=SLOWEST)
    assert pushes.empty()


def test_nobody_sends_the_server_elsewhere(pushes: PushService) -> None:
    pushes.moved["/moved"] = f"{pushes.url}/elsewhere"
    answer = Exchange(anywhere=True).post(f"{pushes.url}/moved", data=b"x", headers={}, timeout=SLOWEST)
    assert answer.status_code == 301
    assert pushes.next().path == "/moved"
    assert pushes.empty()


def _to(pushes: PushService, name: str) -> Subscription:
    asked = pushes.subscription(name)
    return Subscription("g", 0, asked["endpoint"], asked["keys"]["p256dh"], asked["keys"]["auth"], "token", 0.0)


def _courier() -> Courier:
    async def forget(_: Subscription) -> None:
        """Nobody has subscribed."""

    key = b64urlencode(bytes(31) + b"\1")
    return Courier(PushKeys(key, key), "mailto:ann@example.com", forget, anywhere=True)


@run_async
async def test_of_an_answer_nothing_is_read_but_the_beginning(pushes: PushService) -> None:
    """A body may be without end, or small on its way and large once it is unpacked."""
    pushes.swollen.add("/swollen")
    some = _courier()
    try:
        assert await some._tell(_to(pushes, "swollen"), "{}") == "sent"
        assert await asyncio.to_thread(pushes.left.get, timeout=SLOWEST) == "/swollen"
    finally:
        await some.close()


@run_async
async def test_a_service_that_never_ends_what_it_says_is_left(
    pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says a little more again and again, so no single step ever takes too long."""
    monkeypatch.setattr(courier, "PATIENCE", 0.2)
    pushes.talking.add("/talking")
    some = _courier()
    try:
        assert await some._tell(_to(pushes, "talking"), "{}") == "failed"
        assert await asyncio.to_thread(pushes.left.get, timeout=SLOWEST) == "/talking"
    finally:
        await some.close()


@run_async
async def test_a_service_that_is_slow_holds_up_nothing_for_another(
    pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "PATIENCE", SLOWEST)
    pushes.talking.add("/talking")
    some = _courier()
    with push_service() as good:
        try:
            for _ in range(2 * PLACES):
                some.send(_to(pushes, "talking"), {"type": "turn"})
            await asyncio.to_thread(pushes.next)
            some.send(_to(good, "good"), {"type": "turn"})
            assert (await asyncio.to_thread(good.next)).path == "/good"
        finally:
            await some.close()
        assert await asyncio.to_thread(pushes.left.get, timeout=SLOWEST) == "/talking"


@run_async
async def test_what_waits_for_one_service_leaves_room_for_another(pushes: PushService) -> None:
    pushes.talking.add("/talking")
    some = _courier()
    with push_service() as good:
        try:
            for _ in range(10 * WAITING_A_SERVICE):
                some.send(_to(pushes, "talking"), {"type": "turn"})
            some.send(_to(good, "good"), {"type": "turn"})
            assert (await asyncio.to_thread(good.next)).path == "/good"
        finally:
            await some.close()


@run_async
async def test_only_a_seat_may_subscribe_and_only_to_push_services(sqlite_server: ServerProcess) -> None:
    good: Json = {"endpoint": "https://push.example.com/x", "keys": {"p256dh": "B" + 86 * "A", "auth": 22 * "A"}}
    async with http(sqlite_server.url) as plain:
        client = Api(plain, sqlite_server.url)
        game, tokens, _ = await _two(client)
        assert (await client.post(f"/{game}/push", good, expect=401))["code"] == "not-seated"
        inside = good | {"endpoint": "https://192.168.0.1/x"}
        assert (await client.post(f"/{game}/push", inside, tokens[0], expect=422))["code"] == "bad-endpoint"
        await client.post(f"/{game}/push", good | {"keys": {"p256dh": "!"}}, tokens[0], expect=422)
        assert await client.post(f"/{game}/push", good, tokens[0]) == {"told": True}

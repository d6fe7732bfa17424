"""Nobody waits because of somebody else: the list of attacks, each by its name."""

import asyncio
import time
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from starlette.requests import Request
from uvicorn.server import ServerState

from given import SLOWEST, Given
from server.client import Json, asking, bearer, choose, here, http, listening
from server.inside import server_inside
from server.pure import Room
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async, tokens_of
from sixfold.core.pieces import KINDS, piece_name
from sixfold.server.connections import guarded
from sixfold.server.errands import errand
from sixfold.server.frames import ARRIVED, PIECE
from sixfold.server.in_turn import Proxies
from sixfold.server.limits import Bucket, Buckets, client_at
from sixfold.server.makers import Makers
from sixfold.server.table import Denied
from sixfold.server.table.decide import (
    read_action,
)
from sixfold.server.turnstile import A_ROUND, WORK, Fair, Turnstile

TWO: Json = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}


def test_a_fabricated_table_of_cards_is_refused_before_anything_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room("cards-999", ["here", "here"])

    def never(*_: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr("sixfold.server.table.decide.parse_action", never)
    with pytest.raises(Denied, match="too-large"):
        read_action(room.table, {"play": [], "table": [["Ro", "Rd", "Rx"]] * 37})
    monkeypatch.undo()
    largest = [[piece_name(kind)] for kind in KINDS] * 3
    assert read_action(room.table, {"play": [], "table": largest})


@run_async
async def test_a_socket_is_told_that_its_fabricated_table_is_too_large(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with server_inside(tmp_path_factory.mktemp("large")) as url:
        async with http(url) as client:
            made = (await client.post("/api/games", json=TWO | {"edition": "cards-999"})).json()
        async with listening(url, made["game"], tokens_of(made)[0]) as speaking:
            await speaking.hear_until("view")
            await speaking.say(type="preview", id="1", action={"play": [], "table": [["Ro", "Rd", "Rx"]] * 108})
            assert (await speaking.hear_until("refused", "preview"))["code"] == "too-large"


@run_async
async def test_thirty_sockets_of_previews_let_another_players_move_pass() -> None:
    """A client that asks for a thousand things at once gets a few of them begun, then it is the others' turn."""
    turnstile, begun = Turnstile(FREE), list[str]()

    async def work(client: str) -> None:
        await turnstile.enter(client)
        begun.append(client)

    flood = [asyncio.create_task(work(ATTACKER)) for _ in range(30 * 118)]
    move = asyncio.create_task(work(VICTIM))
    await move
    assert begun.count(ATTACKER) <= 2 * A_ROUND[WORK]
    await asyncio.gather(*flood, return_exceptions=True)
    assert begun.count(ATTACKER) == 1000 + A_ROUND[WORK]


@run_async
async def test_an_address_pays_for_the_time_it_holds_the_loop_and_others_do_not() -> None:
    now = 0.0
    turnstile = Turnstile((1e-6, 0.05), lambda: now)

    async def burn() -> None:
        nonlocal now
        now += 0.06

    assert turnstile.at_once(ATTACKER)
    await turnstile.metered(ATTACKER, burn())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not turnstile.at_once(ATTACKER)
    assert turnstile.at_once(VICTIM)


@run_async
async def test_what_is_read_is_paid_for() -> None:
    now = 0.0
    turnstile = Turnstile((1e-6, 0.05), lambda: now)
    with turnstile.charging(VICTIM):
        now += 0.06
    await asyncio.sleep(0)
    assert not turnstile.at_once(VICTIM)


class _Wire(asyncio.Transport):
    """A connection from some address on which nothing is sent."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 50_000), "sockname": ("192.0.2.9", 80)})

    def close(self) -> None:
        """Nothing to close."""

    def is_closing(self) -> bool:
        return False


@run_async
async def test_a_machine_that_stood_still_is_nobodys_debt() -> None:
    now = 0.0
    turnstile = Turnstile((1.0, 2.0), lambda: now)

    async def stand_still() -> None:
        nonlocal now
        now += 3600.0

    await turnstile.metered(VICTIM, stand_still())
    with turnstile.charging(VICTIM):
        now += 3600.0
    assert turnstile.at_once(VICTIM)


@run_async
async def test_many_clients_that_begin_little_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.server.turnstile.MOST_CLIENTS", 10)
    turnstile = Turnstile(FREE)
    for number in range(100):
        assert turnstile.at_once(f"192.0.2.{number}")
    assert len(turnstile._gates) <= 11
    waiting = [asyncio.create_task(turnstile.enter(VICTIM)) for _ in range(A_ROUND[WORK] + 1)]
    await asyncio.sleep(0)
    for number in range(100):
        assert turnstile.at_once(f"198.51.100.{number}")
    await asyncio.gather(*waiting)


@run_async
async def test_what_others_do_while_somebody_waits_is_not_charged_to_them() -> None:
    now = 0.0
    turnstile, others = Turnstile((1e-6, 0.05), lambda: now), asyncio.Event()

    async def wait() -> str:
        await others.wait()
        return "answered"

    waiting = asyncio.create_task(turnstile.metered(VICTIM, wait()))
    await asyncio.sleep(0)
    now += 0.1
    others.set()
    assert await waiting == "answered"
    assert turnstile.at_once(VICTIM)


@run_async
async def test_metered_work_can_fail_and_be_cancelled() -> None:
    turnstile = Turnstile(FREE)

    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError(1)

    with pytest.raises(KeyError):
        await turnstile.metered(VICTIM, fail())
    waiting = asyncio.create_task(turnstile.metered(VICTIM, asyncio.Event().wait()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


def test_an_ipv6_network_counts_as_one_client() -> None:
    assert client_at("2001:db8:1:2:3::4") == client_at("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    assert client_at("2001:db8:1:3::4") != client_at("2001:db8:1:2::4")
    assert client_at("::ffff:192.0.2.1") == client_at("192.0.2.1") == "192.0.2.1"
    assert client_at("fe80::1%eth0") == "fe80::/64"
    assert client_at("testclient") == "testclient"
    assert client_at(None) == "unknown"


def test_a_debt_is_paid_before_more_is_given() -> None:
    bucket = Bucket(0.5, 2.0, 0.0)
    bucket.spend(3.0, 0.0)
    assert bucket.wait(0.0) == pytest.approx(2.0, rel=0.01)
    assert bucket.wait(2.1) == 0
    buckets = Buckets((1.0, 1.0), lambda: 0.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


@run_async
async def test_long_work_goes_round_among_addresses() -> None:
    fair, order = Fair(1, 4), list[str]()
    gate = asyncio.Event()

    async def work(client: str) -> None:
        async with fair.place(client):
            order.append(client)
            await gate.wait()

    tasks = [asyncio.create_task(work(client)) for client in [ATTACKER] * 7 + [VICTIM]]
    await asyncio.sleep(0)
    gate.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert order[:3] == [ATTACKER, ATTACKER, VICTIM]
    assert [isinstance(one, Denied) for one in done].count(True) == 2
    assert len(order) == 6


@run_async
async def test_a_place_that_is_no_longer_wanted_goes_to_the_next() -> None:
    fair = Fair(1, 4)
    async with fair.place(VICTIM):
        waiting = asyncio.create_task(fair._take(ATTACKER))
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(SLOWEST), fair.place(VICTIM):
        pass


@pytest.mark.slow
def test_the_events_of_a_long_log_are_told_page_by_page(tmp_path: Path) -> None:
    with server_inside(tmp_path) as url, asking(url) as client:
        made = client.post("/api/games", json=TWO | {"seats": [here("a"), {"kind": "link"}]}).json()
        token = bearer(made["seats"][0]["token"])
        for _ in range(30):
            client.post(f"/api/games/{made['game']}/invites", json={"seat": 1}, headers=bearer(made["host"]))
        numbers, after = list[int](), 1
        while True:
            page = client.get(f"/api/games/{made['game']}/events?after={after}&limit=12", headers=token).json()
            assert page["last"] == 31
            if not page["events"]:
                break
            numbers += [event["number"] for event in page["events"]]
            after = numbers[-1]
        assert numbers == list(range(2, 32))
        assert client.get(f"/api/games/{made['game']}/events?limit=101", headers=token).status_code == 422


@pytest.mark.slow
def test_records_to_check_are_read_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it was read on the event loop")

    monkeypatch.setattr(errand, "ERRANDS", dict.fromkeys(errand.ERRANDS, never))
    monkeypatch.setattr(errand, "check", never)
    monkeypatch.setattr(errand, "check_record", never)
    monkeypatch.setattr(Request, "json", never)
    with server_inside(tmp_path) as url, asking(url) as client:
        for body in (b"{", b"[]", b'{"record": 1}', b'{"record": {}, "more": 1}', b'{"record":' + b"[" * 50_000):
            answer = client.post("/api/check", content=body)
            assert (answer.status_code, answer.json()) == (422, {"code": "malformed", "fields": ["body.record"]})
        assert client.post("/api/check", json={"record": {}}).json()["good"] is False
        with pytest.raises(AssertionError, match="event loop"):
            errand.ERRANDS[errand.CHECK](b"{}")


def test_a_bot_thinks_for_whoever_made_the_game_from_its_first_turn_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before the answer is sent; else each of many games would be somebody of its own at first."""
    enter, thought_for, made_by = Turnstile.enter, list[str](), Makers.of

    async def slowly(turnstile: Turnstile, client: str, purpose: str = WORK) -> None:
        for _ in range(10):
            await asyncio.sleep(0)
        await enter(turnstile, client, purpose)

    def noted(makers: Makers, game_id: str) -> str:
        thought_for.append(made_by(makers, game_id))
        return thought_for[-1]

    monkeypatch.setattr(Turnstile, "enter", slowly)
    monkeypatch.setattr(Makers, "of", noted)
    with server_inside(tmp_path) as url, asking(url) as client:
        bots = {"edition": "cubes-nl", "seats": [{"kind": "bot", "bot": "greedy"}] * 2, "spectators": "open"}
        made = client.post("/api/games", json=bots).json()
        path, until = f"/api/games/{made['game']}", time.monotonic() + SLOWEST
        while client.get(path).json()["status"] == "playing":
            assert time.monotonic() < until
        client.post(f"{path}/rematch", headers=bearer(made["host"]))
    assert {*thought_for} == {"127.0.0.1"}


@pytest.mark.slow
@run_async
async def test_a_move_counts_from_when_it_arrived(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it then has to wait for its turn, also beyond the deadline."""
    given = Given(at=1000.0)
    timed = TWO | {"clock": {"kind": "turn", "seconds": 60}}
    with server_inside(tmp_path_factory.mktemp("arrived"), given) as url:
        async with http(url) as client:
            made = (await client.post("/api/games", json=timed)).json()
        tokens, seat = tokens_of(made), made["view"]["on_turn"]
        async with listening(url, made["game"], tokens[seat]) as player:
            view = (await player.hear_until("view"))["view"]
            given.set_clock(1059.0)
            enter = Turnstile.enter

            async def slowly(turnstile: Turnstile, client: str, purpose: str = WORK) -> None:
                given.set_clock(1060.3)
                await enter(turnstile, client, purpose)

            monkeypatch.setattr(Turnstile, "enter", slowly)
            answer = await player.act(choose(view, Random(1)), view["answers"])
            assert answer["type"] == "accepted"
            async with http(url) as client:
                path = f"/api/games/{made['game']}"
                told = (await client.get(f"{path}/events?after=2", headers=bearer(tokens[seat]))).json()["events"]
                assert [event["at"] for event in told] == [1059.0]
                view = (await client.get(path, headers=bearer(tokens[1 - seat]))).json()
                given.set_clock(1060.3)
                asked = {"action": choose(view, Random(1)), "answers": view["answers"]}
                moved = await client.post(f"{path}/actions", json=asked, headers=bearer(tokens[1 - seat]))
                assert moved.status_code == 200


def test_a_proxy_is_not_the_client_of_all_who_come_through_it() -> None:
    proxies = Proxies(("10.0.0.0/8", "fd00::1"))
    assert [proxies.client((host, 1)) for host in ("10.1.2.3", "fd00::1")] == [None, None]
    assert proxies.client(("192.0.2.1", 1)) == "192.0.2.1"
    assert proxies.client(("fd00::2", 1)) == "fd00::/64"
    assert proxies.client(("/run/sixfold", 0)) == "/run/sixfold"
    assert proxies.client(None) == Proxies(()).client(None) == "unknown"


def test_a_message_is_stamped_when_it_comes_in() -> None:
    http_class, socket_class = guarded(UNLIMITED, lambda: 17.0, None)
    assert http_class.clock is not None
    assert socket_class.clock is not None

    async def stamp() -> Any:
        config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
        made = socket_class(config=config, server_state=ServerState(), app_state={})
        made.queue.put_nowait({"type": "websocket.receive", "text": ""})
        return await made.queue.get()

    assert asyncio.run(stamp())[ARRIVED] == 17.0


class _Reading(_Wire):
    """A connection on which much has come in at once."""

    def __init__(self) -> None:
        super().__init__(ATTACKER)
        self.reading = True

    def write(self, _: object) -> None:
        """Nobody listens."""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def _frame(text: bytes) -> bytes:
    """A message as a browser sends it, too long for one piece; the mask changes nothing."""
    return bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2, "big") + bytes(4) + text


@run_async
async def test_between_two_messages_of_a_socket_others_get_their_turn() -> None:
    _, socket_class = guarded(UNLIMITED, None, None)
    wire, turns, met, parsed, over = _Reading(), 0, list[int](), list[int](), asyncio.Event()

    async def application(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for number in range(100):
            message = await receive()
            assert message["text"].startswith(f"{number} ")
            met.append(turns)
            parsed.append(made.queue.qsize())
        over.set()

    async def others() -> None:
        nonlocal turns
        while not over.is_set():
            turns += 1
            await asyncio.sleep(0)

    config = uvicorn.Config(application, log_config=None, ws=socket_class, interface="asgi3")
    made = socket_class(config=config, server_state=ServerState(), app_state={})
    made.connection_made(wire)
    key = b"Sec-WebSocket-Key: " + b64encode(bytes(16))
    shake = (
        b"GET / HTTP/1.1",
        b"Host: a",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        key,
    )
    made.data_received(b"\r\n".join((*shake, b"", b"")))
    while not made.handshake_complete:
        await asyncio.sleep(0)
    made.data_received(b"".join(_frame(f"{number} ".encode().ljust(PIECE, b"x")) for number in range(100)))
    assert (made.queue.qsize(), wire.reading) == (1, False)
    async with asyncio.timeout(SLOWEST):
        await asyncio.gather(others(), over.wait())
    # Others come before a message that has more behind it; behind the last there is nothing.
    assert met[:-1] == sorted(set(met[:-1]))
    assert max(parsed) <= 1
    assert wire.reading
    made.connection_lost(None)

"""What is told goes out in parts, each in a turn of its own: hundreds who are told much keep nobody else waiting.

Two hundred downloads of the largest file of the web app made another's move take 40 ms.
"""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Message, Send
from uvicorn.server import ServerState

from given import SLOWEST, STAGE, Given
from server.client import asking
from server.inside import server_inside
from server.serving import ATTACKER, FREE, UNLIMITED, VICTIM
from server.test_api import run_async
from server.test_frames import _Line, _socket
from sixfold.server.config import Config
from sixfold.server.connections import guarded
from sixfold.server.http.guards import A_PART, WAIT, Guards
from sixfold.server.http.pages import Pages
from sixfold.server.in_turn import MOST_UNTAKEN
from sixfold.server.live.hub import Hub, Listener
from sixfold.server.live.post import A_ROUND
from sixfold.server.turnstile import BESIDE_OTHERS, PART, WORK, Turnstile

Json = dict[str, Any]
MANY = 100
LONG = bytes(range(256)) * (A_PART // 64) + b"the end"


@pytest.fixture
def turnstile(monkeypatch: pytest.MonkeyPatch) -> Iterator[Turnstile]:
    """One that the attacker shares with somebody else, who stays, however slow the machine is."""
    monkeypatch.setattr("sixfold.server.turnstile.COMPANY", SLOWEST)

    async def come() -> Turnstile:
        made = Turnstile(FREE, share=FREE)
        assert made.at_once(ATTACKER)
        assert made.at_once(VICTIM)
        return made

    with asyncio.Runner() as runner:
        yield runner.run(come())


def _guards(turnstile: Turnstile, bodies: list[bytes]) -> Guards:
    """Guards before an application that answers with these."""

    async def answer(_scope: object, _receive: object, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number, body in enumerate(bodies, start=1):
            await send({"type": "http.response.body", "body": body, "more_body": number < len(bodies)})

    config = Config("nowhere", limits=UNLIMITED)
    return Guards(answer, config, turnstile, Given(STAGE.scene).world)


async def _ask(guards: Guards, send: Send) -> None:
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (ATTACKER, 1)}

    async def receive() -> Json:
        return {"type": "http.request"}

    await guards(scope, receive, send)


@pytest.mark.parametrize(
    "bodies", [[LONG], [b""], [b"short"], [b"one", b"", LONG, b"two", b""], [LONG, LONG[:A_PART], LONG[: A_PART + 1]]]
)
def test_an_answer_comes_whole_and_each_part_waits_for_the_one_before(
    turnstile: Turnstile, bodies: list[bytes]
) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(_ask(_guards(turnstile, bodies), send))
    assert sent[0]["type"] == "http.response.start"
    parts = [message for message in sent[1:] if message is not WAIT]
    assert b"".join(part["body"] for part in parts) == b"".join(bodies)
    assert max(len(part["body"]) for part in parts) <= A_PART
    assert [part["more_body"] for part in parts] == [True] * (len(parts) - 1) + [False]
    assert [message is WAIT for message in sent[1:]] == [False, *[True, False] * (len(parts) - 1)]


def test_whoever_has_gone_is_sent_nothing_more(turnstile: Turnstile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part that was left took a turn for nobody, and 600 such answers had piled up after 18 s."""
    turns, honest = list[str](), turnstile.enter

    async def noted(client: str, purpose: str = WORK) -> None:
        turns.append(purpose)
        await honest(client, purpose)

    async def leave() -> None:
        http_class, _ = guarded(UNLIMITED, None, turnstile)
        guards = _guards(turnstile, [LONG] * MANY)
        config, state = uvicorn.Config(guards, log_config=None, http=http_class, interface="asgi3"), ServerState()
        config.load()
        connection, line = http_class(config=config, server_state=state, app_state={}), _Narrow()
        connection.origin = ATTACKER
        connection.connection_made(line)
        connection.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(SLOWEST):
            while turns.count(PART) < 2:
                await asyncio.sleep(0)
            line.close()
            connection.connection_lost(None)
            turns.clear()
            while state.tasks:
                await asyncio.sleep(0)

    monkeypatch.setattr(turnstile, "enter", noted)
    asyncio.run(leave())
    assert turns == []


def test_hundreds_of_long_answers_go_out_part_by_part(turnstile: Turnstile) -> None:
    sent = 0

    async def send(message: Message) -> None:
        nonlocal sent
        sent += message["type"] == "http.response.body" and message is not WAIT

    async def ask_all() -> list[int]:
        guards = _guards(turnstile, [LONG])
        asked = [asyncio.create_task(_ask(guards, send)) for _ in range(MANY)]
        counts = [0]
        while not all(task.done() for task in asked):
            await asyncio.sleep(0)
            counts.append(sent)
        return counts

    counts = asyncio.run(ask_all())
    assert counts[-1] == MANY * -(-len(LONG) // A_PART)
    in_a_round = BESIDE_OTHERS[WORK] + BESIDE_OTHERS[PART]
    assert max(after - before for before, after in itertools.pairwise(counts)) <= 2 * in_a_round


def test_hundreds_who_take_all_in_the_same_moment_are_sent_more_one_by_one(turnstile: Turnstile) -> None:
    async def resume() -> list[int]:
        http_class, socket_class = guarded(UNLIMITED, None, turnstile)
        config = uvicorn.Config(lambda: None, log_config=None, http=http_class, ws=socket_class)
        connections, gone = list[Any](), list[int]()
        for number in range(MANY):
            connection = http_class(config=config, server_state=ServerState(), app_state={})
            connection.origin = ATTACKER
            line = _Narrow()
            connection.connection_made(line)
            assert line.most == MOST_UNTAKEN
            connection.pause_writing()

            async def go_on(number: int = number, flow: Any = connection.flow) -> None:
                await flow.drain()
                gone.append(number)

            connections.append((connection, asyncio.create_task(go_on())))
        await asyncio.sleep(0)
        assert gone == []
        for connection, _ in connections:
            connection.resume_writing()
        counts = [0]
        while len(gone) < MANY:
            await asyncio.sleep(0)
            counts.append(len(gone))
        for connection, _ in connections:
            connection.connection_lost(None)
        return counts

    counts = asyncio.run(resume())
    assert max(after - before for before, after in itertools.pairwise(counts)) <= 2 * BESIDE_OTHERS[PART]


def test_a_socket_that_took_nothing_waits_for_a_turn_before_it_is_told_more(turnstile: Turnstile) -> None:
    async def resume() -> None:
        async with _socket(turnstile) as (made, line, _):
            made.pause_writing()
            telling = asyncio.create_task(made.send({"type": "websocket.send", "text": "more"}))
            await asyncio.sleep(0)
            line.written.clear()
            turns = asyncio.Event()
            made.part_turn = turns.wait  # type: ignore[method-assign, assignment]
            made.resume_writing()
            for _ in range(5):
                await asyncio.sleep(0)
            assert not line.written
            turns.set()
            await telling
            assert line.written

    asyncio.run(resume())


@run_async
async def test_what_has_piled_up_for_a_listener_goes_out_one_message_in_a_turn() -> None:
    """Five hundred messages may wait for somebody who takes nothing, and hundreds may do so."""
    hub, told, open_ = Hub(), list[tuple[int, int]](), asyncio.Event()

    def sit(seat: int) -> Listener:
        async def send(message: str) -> None:
            await open_.wait()
            told.append((seat, int(message)))

        return Listener("g", seat, None, send, lambda: None, hub.post)

    listeners = [sit(seat) for seat in range(8)]
    for number in range(MANY):
        for listener in listeners:
            listener.put(f"{number}")
        await asyncio.sleep(0)
    assert told == []
    open_.set()
    counts = [0]
    while len(told) < MANY * len(listeners):
        await asyncio.sleep(0)
        counts.append(len(told))
    assert max(after - before for before, after in itertools.pairwise(counts)) <= A_ROUND
    for seat in range(8):
        assert [number for whose, number in told if whose == seat] == list(range(MANY))


class _Narrow(_Line):
    """A connection that is told how much may wait for it."""

    most: int | None = None

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert low is None
        self.most = high


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A web app of two files."""
    (tmp_path / "app" / "assets").mkdir(parents=True)
    (tmp_path / "app" / "index.html").write_text("<p>Sixfold</p>", encoding="utf-8")
    (tmp_path / "app" / "assets" / "large").write_bytes(LONG * 20)
    return tmp_path / "app"


def test_files_are_read_once_and_again_when_they_have_changed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    really = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.append(path.name)
        return really(path)

    with server_inside(tmp_path, static=folder) as url, asking(url) as client:
        monkeypatch.setattr(Path, "read_bytes", noted)
        for _ in range(3):
            answer = client.get("/assets/large")
            assert answer.content == LONG * 20
        assert read.count("large") == 1
        assert client.get("/assets/large", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
        head = client.head("/assets/large")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == answer.headers["content-length"] == f"{len(LONG) * 20}"
        (folder / "assets" / "large").write_bytes(b"another")
        assert client.get("/assets/large").content == b"another"
        assert read.count("large") == 2


def test_a_hundred_parts_of_a_file_are_not_to_be_had(folder: Path, tmp_path: Path) -> None:
    """Each would cost as much as a file."""
    with server_inside(tmp_path, static=folder) as url, asking(url) as client:
        scraps = ",".join(f"{start}-{start}" for start in range(0, 200, 2))
        answer = client.get("/assets/large", headers={"Range": f"bytes={scraps}"})
        assert (answer.status_code, answer.content) == (200, LONG * 20)
        assert "accept-ranges" not in answer.headers


@run_async
async def test_many_who_come_at_once_for_the_same_file_have_it_read_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    really = Path.read_bytes

    def noted(path: Path) -> bytes:
        read.append(path.name)
        return really(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    transport = httpx.ASGITransport(Pages(folder, ""))
    async with httpx.AsyncClient(transport=transport, base_url="http://a", timeout=SLOWEST) as client:
        answers = await asyncio.gather(*(client.get("/assets/large") for _ in range(MANY)))
    assert {answer.content for answer in answers} == {LONG * 20}
    assert read == ["large"]

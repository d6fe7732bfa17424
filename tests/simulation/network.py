"""The network of a simulated world: requests and sockets between clients and servers, late, lost or broken off.

Servers are asked as uvicorn would ask them. A socket keeps what TCP promises, so a client's messages come twice or in
another order only because that client says them so.
"""

import asyncio
import json
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from simulation.clockwork import Process
from simulation.storage import Weather
from sixfold.server.frames import ARRIVED

Json = dict[str, Any]
GONE = 1006


class Lost(Exception):
    """Nothing is heard any more."""


@dataclass(frozen=True)
class Asked:
    """A request as its client meant it."""

    method: str
    path: str
    body: Json | None
    token: str | None


class Host(Protocol):
    """A server that runs, or did."""

    process: Process
    application: Any

    @property
    def serves(self) -> bool:
        """Whether it takes requests."""

    def clock(self) -> float:
        """The time of the games there."""


class Witnesses(Protocol):
    """Those who see everything that a server says."""

    def answered(self, asked: Asked, status: int, body: bytes) -> None:
        """A server has answered a request."""

    def told(self, line: "Line", text: str) -> None:
        """A server has said something on a socket."""


class Network:
    """Carries what clients and servers say."""

    def __init__(self, clients: Process, weather: Weather, witness: Witnesses) -> None:
        self.clients, self.weather, self.witness = clients, weather, witness
        self.loses = self.repeats = self.swaps = 0.0
        """Chances: that a request or its answer is lost, that a client says something twice, or too late."""
        self.lines: list[Line] = []
        self._open: list[tuple[Host, asyncio.Future[Any]]] = []

    @property
    def rng(self) -> Random:
        """Chance."""
        return self.weather.rng

    def wait(self) -> float:
        """Seconds under way."""
        return self.rng.uniform(0.001, 0.05)

    def calm(self) -> None:
        """Nothing is lost any more."""
        self.loses = self.repeats = self.swaps = 0.0

    def fails(self, chance: float, fault: str) -> bool:
        """Whether something goes wrong; it is counted."""
        if self.rng.random() >= chance:
            return False
        self.weather.count(fault)
        return True

    async def ask(self, host: Host, asked: Asked) -> tuple[int, Any]:
        """Ask, and wait for the answer; `Lost` if there is none."""
        await asyncio.sleep(self.wait())
        if not host.serves or self.fails(self.loses, "request lost"):
            raise Lost
        answer: asyncio.Future[Any] = self.clients.create_future()
        self._open = [(there, one) for there, one in self._open if not one.done()]
        self._open.append((host, answer))
        host.process.create_task(_serve(self, host, asked, answer))
        if self.fails(self.repeats, "request repeated"):
            host.process.call_later(self.rng.uniform(0.0, 2.0), self._again, host, asked)
        told: tuple[int, Any] = await answer
        return told

    def _again(self, host: Host, asked: Asked) -> None:
        if host.serves:
            host.process.create_task(_serve(self, host, asked, None))

    def break_off(self, host: Host) -> None:
        """A server has died: everybody who waits for it hears so."""
        for there, answer in self._open:
            if there is host and not answer.done():
                self.clients.call_later(self.wait(), _lose, answer)
        for line in self.lines:
            if line.host is host:
                line.cut()

    def line(self, host: Host, game: str, seat: int | None) -> "Line":
        """A socket to a game; `seat` is whose secret will be shown."""
        if not host.serves:
            raise Lost
        self.lines = [line for line in self.lines if line.open]
        self.lines.append(Line(self, host, game, seat))
        return self.lines[-1]


def _lose(answer: "asyncio.Future[Any]") -> None:
    if not answer.done():
        answer.set_exception(Lost())


async def _serve(network: Network, host: Host, asked: Asked, answer: "asyncio.Future[Any] | None") -> None:
    """One request inside a server."""
    body = b"" if asked.body is None else json.dumps(asked.body).encode()
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers.append((b"content-length", f"{len(body)}".encode()))
    if asked.token is not None:
        headers.append((b"authorization", f"Bearer {asked.token}".encode()))
    scope = _scope("http", asked.path, headers) | {"method": asked.method, "state": {ARRIVED: host.clock()}}
    status, told = 0, b""

    async def receive() -> Json:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Json) -> None:
        nonlocal status, told
        if message["type"] == "http.response.start":
            status = message["status"]
            return
        told += message.get("body", b"")
        if message.get("more_body"):
            return
        network.witness.answered(asked, status, told)
        if answer is None or answer.done():
            return
        if network.fails(network.loses, "answer lost"):
            network.clients.call_later(1.0, _lose, answer)
        else:
            network.clients.call_later(network.wait(), _hand_over, answer, status, told)

    await host.application(scope, receive, send)


def _hand_over(answer: "asyncio.Future[Any]", status: int, told: bytes) -> None:
    if not answer.done():
        answer.set_result((status, json.loads(told)))


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> Json:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        "subprotocols": [],
    }


class Line:
    """One socket, with both of its ends."""

    def __init__(self, network: Network, host: Host, game: str, seat: int | None) -> None:
        self.network, self.host, self.game, self.seat = network, host, game, seat
        self.number: int | None = None
        """The last event that was told on it."""
        self.at = 0.0
        """The last time that was told on it."""
        self.said: dict[str, tuple[int, Json]] = {}
        """What the client wants to do, by the id of the message."""
        self.open = True
        self._inward: asyncio.Queue[Json] = asyncio.Queue()
        self._outward: asyncio.Queue[Json | None] = asyncio.Queue()
        self._sent_at = self._told_at = 0.0
        self._inward.put_nowait({"type": "websocket.connect"})
        host.process.create_task(self._hold())

    async def _hold(self) -> None:
        """The socket inside the server."""
        scope = _scope("websocket", f"/api/games/{self.game}/socket", [(b"host", b"localhost")]) | {"state": {}}
        try:
            await self.host.application(scope, self._inward.get, self._send)
        finally:
            self.cut()

    async def _send(self, message: Json) -> None:
        match message["type"]:
            case "websocket.close":
                self.cut()
            case "websocket.send":
                if not self.open:
                    raise RuntimeError("the socket is closed")
                self.network.witness.told(self, message["text"])
                if self.network.rng.random() < 0.02:
                    await asyncio.sleep(self.network.rng.uniform(0.0, 0.5))
                self._tell(json.loads(message["text"]))

    def _tell(self, message: Json | None) -> None:
        """Something is on its way to the client, behind all that was said before."""
        clients = self.network.clients
        self._told_at = max(self._told_at, clients.time() + self.network.wait())
        clients.call_at(self._told_at, self._outward.put_nowait, message)

    def say(self, message: Json) -> None:
        """The client says something, perhaps twice, or later than what it says next."""
        if not self.open:
            raise Lost
        if message["type"] == "act":
            self.said[message["id"]] = (message["answers"], message["action"])
        network, text = self.network, json.dumps(message)
        wait = network.wait()
        if message["type"] != "hello" and network.fails(network.swaps, "message overtaken"):
            self.host.process.call_later(wait + network.rng.uniform(0.0, 3.0), self._arrive, text)
        else:
            self._sent_at = max(self._sent_at, self.host.process.time() + wait)
            self.host.process.call_at(self._sent_at, self._arrive, text)
        if message["type"] != "hello" and network.fails(network.repeats, "message repeated"):
            self.host.process.call_later(wait + network.rng.uniform(0.0, 2.0), self._arrive, text)

    def _arrive(self, text: str) -> None:
        if self.open:
            self._inward.put_nowait({"type": "websocket.receive", "text": text, ARRIVED: self.host.clock()})

    async def hear(self) -> Json:
        """The next message for the client; `Lost` once the socket is closed."""
        message = await self._outward.get()
        if message is None:
            self._outward.put_nowait(None)
            raise Lost
        return message

    def cut(self) -> None:
        """Close it, for whatever reason; each end hears of it in its own time."""
        if self.open:
            self.open = False
            self._tell(None)
            goodbye = {"type": "websocket.disconnect", "code": GONE}
            self.host.process.call_later(self.network.wait(), self._inward.put_nowait, goodbye)

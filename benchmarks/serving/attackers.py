"""One address that does its worst, until its input ends: `python benchmarks/serving/attackers.py URL KIND ADDRESS`.

Whatever it is refused, it asks again.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from math import inf
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from socket import socket as plain_socket
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
ADDRESS = "127.0.0.66"
CROWD = 200
"""Sockets that one address may have open."""
SOCKETS = 30
MESSAGES = 118
"""What a socket may say at once before it is closed."""
HALVES = 300
SCRAPS = 100
"""Parts of a file that one request may ask for."""
NARROW, WIDE = 4096, 2**22
"""Bytes that may be on their way to somebody who takes little, and to somebody who takes much."""
TRADES = 100
KEY = "c2l4Zm9sZCBpcyBmdW4hIQ=="
TROUBLE = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, KeyError, ValueError)
Json = dict[str, Any]
FABRICATED = json.dumps({"type": "preview", "action": {"play": [], "table": [["Ro", "Rd", "Rx"]] * 108}})
LARGEST = json.dumps({"type": "preview", "action": {"play": [], "table": [["Ro"], ["Gd"], ["Bx"]] * 36}})
SEATS = [{"kind": "here", "name": "a"}, {"kind": "here", "name": "b"}]


def _client(url: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=64))
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=30, trust_env=False)


async def _made(client: httpx.AsyncClient, **asked: Any) -> Json:
    """A new game, as soon as one is allowed."""
    while True:
        answer = await client.post("/api/games", json={"edition": "cards-999", "seats": SEATS, **asked})
        if answer.status_code == 201:
            made: Json = answer.json()
            return made
        await asyncio.sleep(0.2)


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(*TROUBLE):
            await work()
        await asyncio.sleep(0)


async def _many(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(_for_ever(work) for _ in range(count)))


async def _opened(url: str, made: Json) -> ClientConnection:
    address = f"{url.replace('http', 'ws')}/api/games/{made['game']}/socket"
    socket = await connect(address, compression=None, proxy=None, local_addr=(ADDRESS, 0), open_timeout=30)
    await socket.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
    return socket


def bearer(token: str) -> Json:
    """What shows a secret."""
    return {"Authorization": f"Bearer {token}"}


async def sockets(url: str) -> None:
    """Open sockets and close them again, as many as there may be."""
    async with _client(url) as client:
        made = await _made(client)

    async def come_and_go() -> None:
        socket = await _opened(url, made)
        await socket.recv()
        await socket.close()

    await _many(CROWD, come_and_go)


async def leaving(url: str) -> None:
    """Open as many sockets as there may be, and leave them all in the same moment without a word, again and again."""
    async with _client(url) as client:
        made = await _made(client)
    while True:
        opened: list[ClientConnection] = []

        async def come(there: list[ClientConnection]) -> None:
            with suppress(*TROUBLE):
                socket = await _opened(url, made)
                there.append(socket)
                await socket.recv()

        await asyncio.gather(*(come(opened) for _ in range(CROWD)))
        for socket in opened:
            socket.transport.abort()
        await asyncio.sleep(0)


async def previews(url: str) -> None:
    """Many sockets, each with as many previews of a fabricated table as it may send."""
    async with _client(url) as client:
        made = [await _made(client) for _ in range(SOCKETS)]
    games = iter(made * 1_000_000)

    async def say() -> None:
        socket = await _opened(url, next(games))
        try:
            for number in range(MESSAGES):
                await socket.send(FABRICATED if number % 2 else LARGEST)
            while True:
                await asyncio.wait_for(socket.recv(), 10)
        finally:
            await socket.close()

    await _many(SOCKETS, say)


async def frames(url: str) -> None:
    """Tens of thousands of pings and of empty fragments at once, on many sockets, with signs of life between them."""
    async with _client(url) as client:
        made = [await _made(client) for _ in range(SOCKETS)]
    games = iter(made * 1_000_000)
    ping, begins, goes_on = (bytes((code, 0x80)) + bytes(4) for code in (0x89, 0x01, 0x00))
    beat = json.dumps({"type": "heartbeat"}).encode()
    sign = bytes((0x81, 0x80 | len(beat))) + bytes(4) + beat

    async def pour() -> None:
        socket = await _opened(url, next(games))
        await socket.recv()
        for sent in ((sign + ping * 20_000) * 2, begins + goes_on * 40_000):
            socket.transport.write(sent)
            while socket.transport.get_write_buffer_size():
                await asyncio.sleep(0.01)
        await asyncio.wait_for(socket.wait_closed(), 10)

    await _many(SOCKETS, pour)


async def heaps(url: str) -> None:
    """Requests in heaps, on many connections, none of whose answers is read; and headers without end behind them."""
    place = urlsplit(url)
    asked = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    few, many = asked * 16, asked * 10_000
    endless = asked + b"GET / HTTP/1.1\r\n" + b"X-More: more\r\n" * 20_000

    async def pour(heap: bytes) -> None:
        _, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ADDRESS, 0))
        try:
            writer.write(heap)
            await asyncio.wait_for(writer.drain(), 10)
            await asyncio.sleep(0.1)
        finally:
            writer.transport.abort()

    await asyncio.gather(*(_many(SOCKETS, partial(pour, heap)) for heap in (few, many, endless)))


async def malformed(url: str) -> None:
    """Bodies with thousands of fields that nobody knows or in as many chunks, and queries as long as headers may be."""
    place = urlsplit(url)
    unknown = json.dumps({"action": {f"{number}": 1 for number in range(6_000)}}).encode()
    headers = {"content-type": "application/json"}
    chunks = (
        b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nX\r\n" * 42_000
    )
    query = b"GET /api/games?" + b"&=" * 15_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def pour(sent: bytes) -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ADDRESS, 0))
        try:
            writer.write(sent)
            await asyncio.wait_for(reader.read(2**16), 10)
        finally:
            writer.transport.abort()

    async with _client(url) as client:

        async def ask() -> None:
            await client.post("/api/games/none/preview", content=unknown, headers=headers)

        await asyncio.gather(_many(16, ask), _many(16, partial(pour, chunks)), _many(16, partial(pour, query)))


async def downloads(url: str) -> None:
    """The largest file of the web app on many connections: whole, in as many scraps as one may ask for, and left after
    the beginning, with headers as large as they may be."""
    place = urlsplit(url)
    files = [path for path in (STATIC / "assets").rglob("*") if path.is_file()]
    largest = max(files, key=lambda path: path.stat().st_size, default=None)
    path = "/api/openapi.json" if largest is None else f"/{largest.relative_to(STATIC)}"
    scraps = "Range: bytes=" + ",".join(f"{start}-{start}" for start in range(0, 2 * SCRAPS, 2)) + "\r\n"

    async def take(more: str, most: float) -> None:
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ADDRESS, 0))
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n".encode())
            while most > 0 and (got := await reader.read(2**16)):
                most -= len(got)
        finally:
            writer.transport.abort()

    third, large = CROWD // 3, "X-More: " + "more" * 7_000 + "\r\n"
    ways = (partial(take, "", inf), partial(take, scraps, inf), partial(take, large, 1))
    await asyncio.gather(*(_many(third, way) for way in ways))


async def stalls(url: str) -> None:
    """Take nothing of what is sent until much of it waits, and then all of it in the same moment, again and again."""
    async with _client(url) as client:
        made = await _made(client, edition="tiles-nl", seats=[{"kind": "here", "name": f"{seat}"} for seat in range(8)])
        tokens = [seat["token"] for seat in made["seats"]]
        game = f"/api/games/{made['game']}"
        listening = [await _listener(url, f"{game}/socket", tokens[0]) for _ in range(CROWD // 2)]
        asking = [await _narrow(url) for _ in range(CROWD // 4)]
        on_turn = made["view"]["on_turn"]
        while True:
            for _, writer in asking:
                writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            for _ in range(TRADES):
                with suppress(*TROUBLE):
                    view = (await client.get(game, headers=bearer(tokens[on_turn]))).json()
                    if (on_turn := view["on_turn"]) != view["you"]:
                        continue
                    action = {"trade": view["play"]["hand"][:1]}
                    if not view["play"]["board"]:
                        hints = await client.post(f"{game}/hint", headers=bearer(tokens[on_turn]))
                        action = hints.json()["hints"][0]["action"]
                    said = {"answers": view["answers"], "action": action}
                    await client.post(f"{game}/actions", headers=bearer(tokens[on_turn]), json=said)
                await asyncio.sleep(0.02)
            for _, writer in listening + asking:
                writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, WIDE)
            await asyncio.gather(*(_taken(reader) for reader, _ in listening + asking))
            for _, writer in listening + asking:
                writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, NARROW)


async def _narrow(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which little arrives before somebody takes it."""
    place = urlsplit(url)
    narrow = plain_socket()
    narrow.setsockopt(SOL_SOCKET, SO_RCVBUF, NARROW)
    narrow.setblocking(False)
    narrow.bind((ADDRESS, 0))
    await asyncio.get_running_loop().sock_connect(narrow, (place.hostname, place.port))
    return await asyncio.open_connection(sock=narrow, limit=NARROW)


async def _listener(url: str, path: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The same, where a seat listens to its game."""
    reader, writer = await _narrow(url)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n\r\n"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{upgrade.format(KEY)}".encode())
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"type": "hello", "token": token}).encode()
    writer.write(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    return reader, writer


async def _taken(reader: asyncio.StreamReader) -> None:
    """Take all that waits, and what follows it at once."""
    with suppress(TimeoutError):
        while await asyncio.wait_for(reader.read(2**20), 0.5):
            pass


async def events(url: str) -> None:
    """Ask again and again for all events of a log that is as long as it may be."""
    async with _client(url) as client:
        made = await _made(client, seats=[SEATS[0], {"kind": "link"}], edition="tiles-nl")
        path, headers = f"/api/games/{made['game']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        for _ in range(200):
            await client.post(f"{path}/invites", json={"seat": 1}, headers={"Authorization": f"Bearer {made['host']}"})

        async def ask() -> None:
            await client.get(f"{path}/events", headers=headers)

        await _many(32, ask)


async def checks(url: str) -> None:
    """Records to check, as large as they may be."""
    turns = [{"seat": number % 2, "play": [["Ro", number, 0]], "score": 1} for number in range(15_000)]
    record = json.dumps({"record": {"format": "sixfold/1", "turns": turns}}).encode()
    async with _client(url) as client:

        async def ask() -> None:
            await client.post("/api/check", content=record, headers={"content-type": "application/json"})

        await _many(16, ask)


async def hints(url: str) -> None:
    """Hints in many games."""
    async with _client(url) as client:
        made = [await _made(client, edition="cubes-nl") for _ in range(8)]
        games = iter(made * 1_000_000)

        async def ask() -> None:
            game = next(games)
            token = game["seats"][game["view"]["on_turn"]]["token"]
            await client.post(f"/api/games/{game['game']}/hint", headers={"Authorization": f"Bearer {token}"})

        await _many(16, ask)


async def creations(url: str) -> None:
    """New games, open ones among them, with bots that think for each."""
    async with _client(url) as client:
        bots = [SEATS[0], *({"kind": "bot", "bot": "expert"} for _ in range(3))]

        async def ask() -> None:
            await client.post("/api/games", json={"edition": "tiles-nl", "seats": bots})
            lobby = {"edition": "tiles-nl", "seats": [SEATS[0], {"kind": "link"}], "open": True}
            await client.post("/api/games", json=lobby)
            await client.get("/api/games")

        await _many(16, ask)


async def halves(url: str) -> None:
    """Requests of which only the half ever comes."""
    place = urlsplit(url)

    async def begin() -> None:
        _, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ADDRESS, 0))
        try:
            writer.write(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n")
            for letter in b"X-More: ":
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(1)
            writer.write(b"\r\n\r\n" + b"{" * 1000)
            await asyncio.sleep(30)
        finally:
            writer.close()

    await _many(HALVES, begin)


async def everything(url: str) -> None:
    """All of it at once."""
    await asyncio.gather(*(kind(url) for name, kind in KINDS.items() if name != "everything at once"))


KINDS: dict[str, Callable[[str], Awaitable[None]]] = {
    "sockets": sockets,
    "leaving": leaving,
    "previews": previews,
    "frames": frames,
    "heaps": heaps,
    "malformed": malformed,
    "downloads": downloads,
    "stalls": stalls,
    "events": events,
    "checks": checks,
    "hints": hints,
    "creation": creations,
    "half requests": halves,
    "everything at once": everything,
}


async def _until_input_ends(work: Awaitable[None]) -> None:
    attack = asyncio.ensure_future(work)
    await asyncio.to_thread(sys.stdin.read)
    attack.cancel()
    os._exit(0)


if __name__ == "__main__":
    ADDRESS = sys.argv[3]
    asyncio.run(_until_input_ends(KINDS[sys.argv[2]](sys.argv[1])))

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
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[2]
ADDRESS = "127.0.0.66"
CROWD = 200
"""Sockets that one address may have open."""
SOCKETS = 30
MESSAGES = 118
"""What a socket may say at once before it is closed."""
HALVES = 300
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

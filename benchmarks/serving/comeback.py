"""A thousand sockets that come back at once, as after a server's restart or a break of the network."""

import asyncio
import os
import resource
import struct
import tempfile
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

from benchmarks.serving.moves import SILENCE, Json, opening_of
from benchmarks.serving.victim import go_first
from pydantic_core import from_json, to_json

from server.client import bearer, here, http
from server.process import server_process

GAMES, SEATS, TABS = 125, 4, 2
TURNS = 12
MISSED = 2
"""Events that each has missed."""
ROUNDS = 3


async def _play(url: str) -> list[tuple[str, str, int]]:
    """Games under way: of each seat the game, its token, and the last event its device has seen."""
    seated: list[tuple[str, str, int]] = []
    async with http(url) as client:
        for _ in range(GAMES):
            asked = {"edition": "tiles-nl", "seats": [here("p") for _ in range(SEATS)]}
            made = (await client.post("/api/games", json=asked)).json()
            tokens = [seat["token"] for seat in made["seats"]]
            path, number = f"/api/games/{made['game']}", made["view"]["number"]
            for turn in range(TURNS):
                seat = (made["view"]["on_turn"] + turn) % SEATS
                view = (await client.get(path, headers=bearer(tokens[seat]))).json()
                hand, may = view["play"]["hand"], view["play"]["may"]
                action: Json = {"trade": hand[:1]} if turn else opening_of(hand, may["opening"])
                moved: Json = {"answers": view["answers"], "action": action}
                answer = await client.post(f"{path}/actions", json=moved, headers=bearer(tokens[seat]))
                number = answer.json()["number"]
            seated += [(made["game"], token, number - MISSED) for token in tokens]
    return seated


def _frame(text: bytes) -> bytes:
    """A text of a client as WebSockets want it; a mask of zeros spares the work."""
    return struct.pack("!BBH4x", 0x81, 0x80 | 126, len(text)) + text


async def _come(host: str, port: int, game: str, token: str, after: int | None) -> tuple[bytes, asyncio.StreamWriter]:
    """Open a socket, say who it is, and wait for the first message about the game; what came, to where."""
    reader, writer = await asyncio.open_connection(host, port)
    upgrade = (
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    writer.write(upgrade.encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer, answer
    writer.write(_frame(to_json({"type": "hello", "token": token, "after": after})))
    _, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    return await reader.readexactly(length), writer


async def _all_come(url: str, seated: list[tuple[str, str, int]], again: bool) -> float:
    """The seconds until the last of all has been served."""
    place = urlsplit(url)
    assert place.hostname is not None
    assert place.port is not None
    begun = time.perf_counter()
    async with asyncio.timeout(SILENCE):
        came = await asyncio.gather(
            *(
                _come(place.hostname, place.port, game, token, after if again else None)
                for game, token, after in seated
                for _ in range(TABS)
            )
        )
    took = time.perf_counter() - begun
    kinds = {from_json(message)["type"] for message, _ in came}
    assert kinds == ({"event"} if again else {"view"}), kinds
    for _, writer in came:
        writer.close()
    return took


def figures(_full: bool) -> Iterator[Json]:
    """The best of a few rounds, for others use the machine too."""
    files = GAMES * SEATS * TABS * 2 + 1000
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, most), most))
    with tempfile.TemporaryDirectory() as folder, server_process(f"{folder}/games.sqlite3") as server:
        seated = asyncio.run(_play(server.url))
        for pid in (server.pid, os.getpid()):
            go_first(pid)
        sockets = len(seated) * TABS
        for again, what in ((False, "for the first time"), (True, "back")):
            took = min(asyncio.run(_all_come(server.url, seated, again)) for _ in range(ROUNDS))
            yield {"what": f"{sockets} sockets come {what} at once", "figure": took, "unit": "s"}

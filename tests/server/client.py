"""Scripted clients: real HTTP and real WebSockets, and players who see only what they are sent."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from given import SLOWEST
from server.pocket import PocketConnection, is_pocket, pocket_asking, pocket_http, pocket_line
from sixfold.core.pieces import parse_piece, piece_name
from sixfold.games import cards
from sixfold.games.placement import board_of, placements

Json = dict[str, Any]
HANGS = 5 * SLOWEST
"""Seconds after which a message does not come any more, whatever else does."""


def bearer(token: str | None) -> dict[str, str]:
    """The header that carries a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def here(name: str) -> Json:
    """A seat on this device."""
    return {"kind": "here", "name": name}


def a_bot(name: str = "greedy") -> Json:
    """A bot's seat."""
    return {"kind": "bot", "bot": name}


def asking(url: str) -> AbstractContextManager[httpx.Client]:
    """A client of the API that waits for its answers."""
    if is_pocket(url):
        return pocket_asking(url)
    return httpx.Client(base_url=url, timeout=SLOWEST, trust_env=False, verify=False)


def ask_once(url: str, method: str, path: str, body: Json | None = None) -> httpx.Response:
    """One request and its answer."""
    with asking(url) as client:
        return client.request(method, path, json=body)


@asynccontextmanager
async def http(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the API."""
    if is_pocket(url):
        async with pocket_http(url) as client:
            yield client
        return
    async with httpx.AsyncClient(base_url=url, timeout=SLOWEST, trust_env=False, verify=False) as client:
        yield client


class Socket:
    """A WebSocket that keeps the view up to date as the messages say."""

    def __init__(self, connection: ClientConnection | PocketConnection) -> None:
        self._connection = connection
        self._ids = itertools.count()
        self.view: Json = {}
        self.messages: list[Json] = []

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self._connection.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message; the view is changed by it."""
        message: Json = json.loads(await asyncio.wait_for(self._connection.recv(), SLOWEST))
        self.messages.append(message)
        self.view = applied(self.view, message)
        return message

    async def hear_until(self, *types: str) -> Json:
        """The next message of one of these types. Heartbeats go on coming, even if it never does."""
        async with asyncio.timeout(HANGS):
            while True:
                message = await self.hear()
                if message["type"] in types:
                    return message

    async def act(self, action: Json, answers: int) -> Json:
        """Act, and wait for the answer."""
        mine = f"{next(self._ids)}"
        await self.say(type="act", id=mine, answers=answers, action=action)
        async with asyncio.timeout(HANGS):
            while True:
                message = await self.hear()
                if message.get("id") == mine:
                    return message


def applied(view: Json, message: Json) -> Json:
    """A view after a message, as `docs/server.md` tells clients to do it."""
    if message["type"] == "view":
        return dict(message["view"])
    if message["type"] != "event":
        return view
    play, turn = message["play"], message["turn"]
    if play is not None and view.get("play") is not None:
        play = {**view["play"], **play}
        if turn is not None:
            play["turns"] = [*play["turns"], turn]
            if "board" in play:
                play["board"] = [*play["board"], *turn.get("play", [])]
    return {**view, **message["now"], "play": play}


@asynccontextmanager
async def listening(
    url: str, game: str, token: str | None, after: int | None = None, origin: Any = None
) -> AsyncIterator[Socket]:
    """A socket that has said who it is."""
    if is_pocket(url):
        async with pocket_line(url, game) as line:
            socket = Socket(line)
            await socket.say(type="hello", token=token, after=after)
            yield socket
        return
    address = f"{url.replace('http', 'ws')}/api/games/{game}/socket"
    waiting: dict[str, Any] = {"open_timeout": SLOWEST, "close_timeout": SLOWEST, "ping_interval": None}
    async with connect(address, origin=origin, proxy=None, compression=None, **waiting) as connection:
        socket = Socket(connection)
        await socket.say(type="hello", token=token, after=after)
        yield socket


def choose(view: Json, rng: Random) -> Json:
    """An action for the seat whose view this is, found from the view alone."""
    play = view["play"]
    may = play["may"]
    if may["pass"]:
        return {"pass": True}
    if view["kind"] == "cards":
        return _choose_cards(play)
    if view["kind"] == "cubes" and (may["must_roll"] or (may["reroll"] and rng.random() < 0.2)):
        hand = play["hands"][view["you"]]
        return {"reroll": rng.sample(hand, rng.randint(0 if may["must_roll"] else 1, min(3, len(hand))))}
    if view["kind"] == "tiles" and not may["play"]:
        return {"trade": rng.sample(play["hand"], min(may["trade"], 2))}
    hand = play["hand"] if view["kind"] == "tiles" else play["hands"][view["you"]]
    board = board_of((parse_piece(code), (x, y)) for code, x, y in play["board"])
    scored = placements(board, [parse_piece(code) for code in hand], 6)
    placement, _ = max(scored, key=lambda found: (found[1], rng.random()))
    return {"play": [[piece_name(piece), x, y] for piece, (x, y) in placement]}


def _choose_cards(play: Json) -> Json:
    table = tuple(tuple(parse_piece(code) for code in series) for series in play["table"])
    found = cards.find_play(table, [parse_piece(code) for code in play["hand"]], 3)
    assert found is not None
    return {
        "play": [piece_name(card) for card in found.played],
        "table": [[piece_name(card) for card in series] for series in found.table],
    }


async def play_seat(url: str, game: str, token: str, rng: Random) -> Json:
    """Play one seat to the end over a socket; the last view."""
    async with listening(url, game, token) as socket:
        await socket.hear_until("view")
        while socket.view["status"] == "playing":
            view = socket.view
            if view["on_turn"] == view["you"]:
                answer = await socket.act(choose(view, rng), view["answers"])
                assert answer["type"] == "accepted", answer
                while socket.view["number"] < answer["number"]:
                    await socket.hear()
            else:
                await socket.hear()
        return socket.view


__all__ = [
    "Socket",
    "a_bot",
    "applied",
    "ask_once",
    "asking",
    "bearer",
    "choose",
    "here",
    "http",
    "listening",
    "play_seat",
]

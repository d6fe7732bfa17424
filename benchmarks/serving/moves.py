"""Clients that measure the server: moves a second end to end, the floor of the same stack, many sockets at once."""

import asyncio
import gc
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

from server.client import here, http
from server.postgres import own_postgres
from server.process import ServerProcess, server_process
from sixfold.core.pieces import kinds_in, mask_of, parse_piece, piece_name
from sixfold.games.placement import Board

AT_ONCE = 64
ROUNDS = 3
SECONDS = 3.0
"""Of one round; server and floor take turns, and the best round of each counts, for others use the machine too."""
CROWD_SECONDS = 15.0
IDLE, ACTIVE = 2_000, 200
CONNECTING = 50
"""Idle sockets that are opened at once."""
FLOOR = Path(__file__).parent / "floor.py"
SILENCE = 60.0
"""Seconds after which a server that says nothing is given up."""
Json = dict[str, Any]


def percentile(seconds: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * statistics.quantiles(seconds, n=1000)[round(share * 1000) - 1]


class Refused(Exception):
    """The server refused what a client of the benchmark asked for."""


class Tally:
    """Moves made and how long each took to reach the opponent, from when all are ready."""

    def __init__(self, seconds: float, players: int) -> None:
        self._seconds = seconds
        self._ready = asyncio.Barrier(players)
        self._begun = self._ended = 0.0
        self.moves: list[tuple[float, float]] = []
        """When each move began, and how long it took."""

    async def begin(self) -> None:
        """Wait for the others; then time runs."""
        if not self._begun:
            await self._ready.wait()
            self._begun = self._begun or time.perf_counter()

    def add(self, begun: float) -> None:
        """A move that began then has just reached whom it was for."""
        self.moves.append((begun, time.perf_counter() - begun))

    @property
    def latencies(self) -> list[float]:
        """How long each move took."""
        return [lasted for _, lasted in self.moves]

    def end(self) -> "Tally":
        """Nothing more is counted."""
        self._ended = time.perf_counter()
        return self

    def rate(self) -> float:
        """Moves a second."""
        return len(self.moves) / (self._ended - self._begun)

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return percentile(self.latencies, share)

    def running(self) -> bool:
        """Whether there is time left."""
        return not self._begun or time.perf_counter() < self._begun + self._seconds


async def heard(connection: ClientConnection) -> str:
    """The next message, as it came; a refusal and a silence are noticed."""
    async with asyncio.timeout(SILENCE):
        return await _next(connection)


async def _next(connection: ClientConnection) -> str:
    message = str(await connection.recv())
    if message.startswith('{"type":"refused"'):
        raise Refused(message)
    return message


async def _event(connection: ClientConnection) -> Json:
    """The next event."""
    while not (message := await _next(connection)).startswith('{"type":"event"'):
        pass
    event: Json = from_json(message)
    return event


async def exchange(mover: ClientConnection, opponent: ClientConnection, move: Json, tally: Tally) -> tuple[Json, Json]:
    """Make a move; what its mover and the opponent hear of it. One timer serves all of it: a client costs little."""
    begun = time.perf_counter()
    async with asyncio.timeout(SILENCE):
        await mover.send(to_json(move).decode())
        told = await _event(opponent)
        tally.add(begun)
        return await _event(mover), told


def choose(board: Board, hand: list[str], may: Json) -> Json:
    """The first tile that fits somewhere, so that the client costs little; else a trade, if the bag allows it."""
    held = mask_of(parse_piece(code) for code in hand)
    for (x, y), (row, _, column, _) in board.openings.items():
        if fitting := row & column & held:
            return {"play": [[piece_name(kinds_in(fitting)[0]), x, y]]}
    return {"trade": hand[:1]} if may["trade"] else {"pass": True}


async def _play(url: str, tally: Tally, rng: Random, pause: float) -> None:
    """One game after the other, both seats, each over its own socket."""
    while tally.running():
        async with http(url) as client:
            asked = {"edition": "tiles-nl", "seats": [here("a"), here("b")]}
            made = (await client.post("/api/games", json=asked)).json()
        address = f"{url.replace('http', 'ws')}/api/games/{made['game']}/socket"
        async with (
            connect(address, compression=None, proxy=None) as one,
            connect(address, compression=None, proxy=None) as other,
        ):
            sockets = (one, other)
            for socket, seat in zip(sockets, made["seats"], strict=True):
                await socket.send(to_json({"type": "hello", "token": seat["token"]}).decode())
            await play_on(sockets, tally, rng, pause)


async def play_on(sockets: tuple[ClientConnection, ClientConnection], tally: Tally, rng: Random, pause: float) -> None:
    """One game, as long as there is time; a move counts once the opponent has heard of it."""
    views = [from_json(await heard(socket))["view"] for socket in sockets]
    hands, mays = ([view["play"][what] for view in views] for what in ("hand", "may"))
    seat, answers, board, status = views[0]["on_turn"], views[0]["answers"], Board(), "playing"
    opening = views[seat]["play"]["may"]["opening"]
    await tally.begin()
    while status == "playing" and tally.running():
        if pause:
            await asyncio.sleep(rng.uniform(0, 2 * pause))
        action = choose(board, hands[seat], mays[seat]) if board.pieces else opening_of(hands[seat], opening)
        move = {"type": "act", "answers": answers, "action": action}
        own, message = await exchange(sockets[seat], sockets[1 - seat], move, tally)
        hands[seat], mays[seat], mays[1 - seat] = own["play"]["hand"], own["play"]["may"], message["play"]["may"]
        board = board.lay(tuple((parse_piece(code), (x, y)) for code, x, y in message["turn"].get("play", ())))
        seat, answers, status = message["now"]["on_turn"], message["number"], message["now"]["status"]


def opening_of(hand: list[str], length: int) -> Json:
    """A longest line of the hand."""
    for place in (0, 1):
        for code in hand:
            line = sorted({other for other in hand if other[place] == code[place]})
            if len(line) == length:
                return {"play": [[piece, x, 0] for x, piece in enumerate(line)]}
    raise AssertionError(hand)


async def _floor(url: str, tally: Tally) -> None:
    message = to_json({"type": "act", "answers": 17, "action": {"play": [["Ro", 3, 4]]}}).decode()
    async with connect(f"{url.replace('http', 'ws')}/floor", compression=None, proxy=None) as socket:
        await tally.begin()
        while tally.running():
            begun = time.perf_counter()
            await socket.send(message)
            await heard(socket)
            tally.add(begun)


async def _measure_floor(url: str, seconds: float) -> Tally:
    tally = Tally(seconds, AT_ONCE)
    await asyncio.gather(*(_floor(url, tally) for _ in range(AT_ONCE)))
    return tally.end()


async def _measure_server(url: str, games: int, pause: float, seconds: float) -> Tally:
    tally = Tally(seconds, games)
    await asyncio.gather(*(_play(url, tally, Random(number), pause) for number in range(games)))
    return tally.end()


@contextmanager
def floor_process(database: str) -> Iterator[str]:
    """The floor in a process of its own, which ends when this one closes its input or dies."""
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, str(FLOOR), database], **pipes) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.terminate()


def _resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def _crowd(server: ServerProcess) -> list[Json]:
    """Many idle sockets beside many games at a walking pace: memory for each socket, and how long moves take."""
    async with http(server.url) as client:
        asked = {"edition": "tiles-nl", "seats": [here("a"), {"kind": "link"}], "spectators": "open"}
        games = [(await client.post("/api/games", json=asked)).json()["game"] for _ in range(IDLE // 20)]
    before = _resident(server.pid)
    idle: list[ClientConnection] = []
    for start in range(0, IDLE, CONNECTING):
        wanted = (games[number % len(games)] for number in range(start, start + CONNECTING))
        idle += await asyncio.gather(*(_watch(server.url, game) for game in wanted))
    await asyncio.sleep(1)
    each = (_resident(server.pid) - before) / IDLE
    tally = await _measure_server(server.url, ACTIVE, pause=1.0, seconds=CROWD_SECONDS)
    await asyncio.gather(*(socket.close() for socket in idle))
    beside = f"{ACTIVE} games beside {IDLE} idle sockets"
    return [
        {"what": f"memory of each of {IDLE} idle sockets", "figure": each / 1024, "unit": "KiB"},
        {"what": f"{beside}, moves", "figure": tally.rate(), "unit": "moves/s"},
        {"what": f"{beside}, median of a move", "figure": tally.percentile(0.5), "unit": "ms"},
        {"what": f"{beside}, 99th percentile", "figure": tally.percentile(0.99), "unit": "ms"},
    ]


async def _watch(url: str, game: str) -> ClientConnection:
    """A socket that only listens."""
    address = f"{url.replace('http', 'ws')}/api/games/{game}/socket"
    socket = await connect(address, compression=None, proxy=None, ping_interval=None, max_queue=None, open_timeout=60)
    await socket.send('{"type":"hello"}')
    await heard(socket)
    return socket


def _compare(name: str, database: str, rounds: int) -> Iterator[Json]:
    floors, moves = list[Tally](), list[Tally]()
    floor_database = database if "://" in database else f"{database}.floor"
    with floor_process(floor_database) as url, server_process(database) as server:
        for _ in range(rounds):
            floors.append(asyncio.run(_measure_floor(url, SECONDS)))
            moves.append(asyncio.run(_measure_server(server.url, AT_ONCE, 0.0, SECONDS)))
    floor, best = (max(tally.rate() for tally in tallies) for tallies in (floors, moves))
    slowest = min(tally.percentile(0.99) for tally in moves)
    yield {"what": f"{name}, floor: a row inserted and committed", "figure": floor, "unit": "rows/s"}
    yield {"what": f"{name}, server: a move committed and told", "figure": best, "unit": "moves/s"}
    yield {"what": f"{name}, server ÷ floor", "figure": best / floor, "unit": "×"}
    yield {"what": f"{name}, 99th percentile, {AT_ONCE} games", "figure": slowest, "unit": "ms"}


def figures(full: bool) -> Iterator[Json]:
    """All figures of one run."""
    rounds = 4 * ROUNDS if full else ROUNDS
    # To look for garbage among all that is loaded here takes as long as hundreds of moves.
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        yield from _compare("SQLite", f"{folder}/games.sqlite3", rounds)
        with own_postgres() as postgres:
            yield from _compare("PostgreSQL", postgres.address, rounds)
        with server_process(f"{folder}/crowd.sqlite3") as server:
            yield from asyncio.run(_crowd(server))

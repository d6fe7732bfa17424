"""How long the moves of somebody else take while one address does its worst."""

import asyncio
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.serving.attackers import CROWD, KINDS
from benchmarks.serving.disk import disk_watched, written_plainly
from benchmarks.serving.moves import Json, Tally, percentile, play_on
from benchmarks.serving.rounds import Bystanders, Rounds
from benchmarks.serving.standstill import machine_watched
from benchmarks.serving.waits import Waits, in_memory
from pydantic_core import to_json
from websockets.asyncio.client import connect

from server.client import here, http
from server.process import server_process
from sixfold.server.config import Limits

ATTACKERS = Path(__file__).parent / "attackers.py"
ADDRESS = "127.0.0.77"
SECONDS = 10.0
"""Of each attack."""
STARTING = 3.0
"""Seconds more, for the attackers to start: the victim plays from before the first blow."""
ATTACKER = "127.0.1.{}"
"""Every attack comes from an address of its own, which has not used up anything yet."""
PAUSE = 0.02
FIRST = -10
"""The priority of server and victim, if they have none before that."""
LAST = 29
"""How many steps behind them the attacker is, from its first instruction on: what it costs this machine to attack must
not be counted, for a real one has a machine of its own."""
IDLE = ("chrt", "--idle", "0") if shutil.which("chrt") else ()
"""And where the system can, whoever goes before them does so at once: by its priority alone the attacker keeps the
processor until its slice of time is over."""
MOST = 5.0
"""How many times the quiet 99th percentile the slowest move may take."""
STOOD = MOST / 2
"""The same for somebody with no server who waits for disk or machine, in a round that counts: a move may wait for the
commit before its own and then for its own."""


async def _play(url: str, tally: Tally) -> None:
    """One game after the other, from an address of its own."""
    while tally.running():
        async with http(url) as client:
            made = (
                await client.post("/api/games", json={"edition": "tiles-nl", "seats": [here("a"), here("b")]})
            ).json()
        address = f"{url.replace('http', 'ws')}/api/games/{made['game']}/socket"
        options: dict[str, Any] = {"compression": None, "proxy": None, "local_addr": (ADDRESS, 0)}
        async with connect(address, **options) as one, connect(address, **options) as other:
            for socket, seat in zip((one, other), made["seats"], strict=True):
                await socket.send(to_json({"type": "hello", "token": seat["token"]}).decode())
            await play_on((one, other), tally, Random(1), PAUSE)


async def _measure(url: str, seconds: float) -> Tally:
    tally = Tally(seconds, 1)
    await _play(url, tally)
    return tally.end()


def go_first(pid: int) -> None:
    """Let the server, or this process, go before whatever else runs on the machine, where that is allowed."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(PermissionError):
            now = os.getpriority(os.PRIO_PROCESS, int(thread.name))
            os.setpriority(os.PRIO_PROCESS, int(thread.name), min(now, FIRST))


@contextmanager
def _no_garbage() -> Iterator[None]:
    """This process does not look for garbage meanwhile: all that a benchmark has loaded takes it 60 to 130 ms to look
    through, and that was counted as a slow move."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _attacked(url: str, kind: str, address: str) -> Iterator[None]:
    command = ["nice", "-n", str(LAST), *IDLE, sys.executable, str(ATTACKERS), url, kind, address]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL) as attacker:
        yield
        assert attacker.poll() is None, "the attackers have fallen"


class Held:
    """What moves wait for that no server can help, by name."""

    def __init__(self, **waits: Waits) -> None:
        """What is not known is left out."""
        self._waits = {name: waited for name, waited in waits.items() if waited.known}
        self._any = Waits()
        for waited in self._waits.values():
            self._any |= waited
        self.names = " and the ".join(self._waits)

    def parts(self, move: tuple[float, float]) -> dict[str, float]:
        """How many seconds of a move each of them took."""
        return {name: waited.within([move])[0] for name, waited in self._waits.items()}

    def without(self, tally: Tally) -> list[float]:
        """How long each move took but for all of them."""
        waits = self._any.within(tally.moves)
        return [lasted - waited for (_, lasted), waited in zip(tally.moves, waits, strict=True)]


def _slowest(what: str, tally: Tally, held: Held) -> Iterator[Json]:
    """The slowest move, how much of it the disk and the machine took, and the slowest but for them."""
    slowest = max(tally.moves, key=lambda move: move[1])
    yield {"what": f"{what}, slowest of {len(tally.moves)} moves", "figure": 1000 * slowest[1], "unit": "ms"}
    for name, seconds in held.parts(slowest).items():
        yield {"what": f"{what}, of that the {name}", "figure": 1000 * seconds, "unit": "ms"}
    if held.names:
        figure = 1000 * max(held.without(tally))
        yield {"what": f"{what}, slowest but for the {held.names}", "figure": figure, "unit": "ms"}


def figures(full: bool) -> Iterator[Json]:
    """All figures of one run: with the games in memory, where only the server counts, and on a disk, where plain
    commits, with no server at all, now and then take 100 ms and more."""
    assert Limits().sockets_a_client == CROWD, "an attacker opens as many sockets as it may"
    seconds = 3 * SECONDS if full else SECONDS
    with disk_watched() as disk, machine_watched() as machine, _no_garbage():
        held = Held(disk=disk, machine=machine)
        places = [("on disk", Path(tempfile.gettempdir()))]
        if (memory := in_memory()) is not None:
            places.insert(0, ("in memory", memory))
        for where, place in places:
            with written_plainly(place) as plain:
                bystanders = Bystanders(plain, machine)
                for figure in [*_figures_at(place, seconds, held, bystanders), *_plain(plain)]:
                    yield {**figure, "what": f"{where}: {figure['what']}"}


def _plain(writes: Waits) -> Iterator[Json]:
    """How long the same disk took meanwhile for whoever has no server: a move waits for it no less."""
    if not writes.known:
        return
    lasted = [ended - begun for begun, ended in writes.all()]
    what = "a plain write all the while, with no server"
    yield {"what": f"{what}, 99th percentile", "figure": percentile(lasted, 0.99), "unit": "ms"}
    yield {"what": f"{what}, slowest of {len(lasted)}", "figure": 1000 * max(lasted), "unit": "ms"}


def _figures_at(place: Path, seconds: float, held: Held, bystanders: Bystanders) -> Iterator[Json]:
    """The victim alone, then beside each kind of attack."""
    with (
        tempfile.TemporaryDirectory(dir=place) as folder,
        server_process(f"{folder}/games.sqlite3", limits=Limits(), workers_first=True) as server,
    ):
        asyncio.run(_measure(server.url, 3.0))
        # What other programs have left for the disk would be written in the midst of somebody's move.
        os.sync()
        for pid in (server.pid, os.getpid()):
            go_first(pid)

        def alone() -> Tally:
            return asyncio.run(_measure(server.url, 2 * seconds))

        quiet = Rounds(alone, bystanders, lambda tally: STOOD * tally.percentile(0.99) / 1000)
        usual = quiet.counted.percentile(0.99)
        what = "a move, nobody else there"
        yield {"what": f"{what}, 99th percentile", "figure": usual, "unit": "ms"}
        yield from _told(what, quiet, held)
        attacked = list[Rounds]()
        addresses = count(1)
        for kind in KINDS:

            def beside(kind: str = kind) -> Tally:
                with _attacked(server.url, kind, ATTACKER.format(next(addresses))):
                    return asyncio.run(_measure(server.url, STARTING + seconds))

            attacked.append(Rounds(beside, bystanders, lambda _: STOOD * usual / 1000))
            yield from _told(kind, attacked[-1], held)
        yield from _ratios(quiet.counted, attacked, held)


def _told(what: str, rounds: Rounds, held: Held) -> Iterator[Json]:
    """The round that counts, and why others do not."""
    yield {"what": f"{what}, median", "figure": rounds.counted.percentile(0.5), "unit": "ms"}
    yield from _slowest(what, rounds.counted, held)
    for number, (tally, stood) in enumerate(rounds.left_out, start=1):
        left_out = f"{what}, left out {number}"
        yield {"what": f"{left_out}: waited with no server", "figure": 1000 * stood, "unit": "ms"}
        yield {"what": f"{left_out}: slowest move", "figure": 1000 * max(tally.latencies), "unit": "ms"}


def _ratios(quiet: Tally, attacked: list[Rounds], held: Held) -> Iterator[Json]:
    """How many times as long as a slow move in quiet the slowest took; the same but for disk and machine, and with the
    rounds that were left out."""
    what, usual = f"slowest ÷ quiet 99th percentile (at most {MOST:g})", quiet.percentile(0.99) / 1000
    counted = [rounds.counted for rounds in attacked]
    slowest = max(max(tally.latencies) for tally in counted)
    yield {"what": what, "figure": slowest / usual, "unit": "×"}
    if held.names:
        but_for = max(max(held.without(tally)) for tally in counted)
        ratio = 1000 * but_for / percentile(held.without(quiet), 0.99)
        yield {"what": f"both but for the {held.names}: {what}", "figure": ratio, "unit": "×"}
    if left_out := [tally for rounds in attacked for tally, _ in rounds.left_out]:
        slowest = max(slowest, *(max(tally.latencies) for tally in left_out))
        yield {"what": f"with all rounds that were left out: {what}", "figure": slowest / usual, "unit": "×"}

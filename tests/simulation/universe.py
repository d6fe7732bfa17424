"""A whole simulated world, which follows from one number: servers, their database, the network, people, and faults."""

import asyncio
import gc
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from simulation.clockwork import Clockwork, Stuck
from simulation.driver import Exchange
from simulation.machine import EPOCH, Machine, RunningServer, outside
from simulation.network import Json, Network
from simulation.people import HURRY, Party
from simulation.storage import Storage, Weather
from simulation.witness import OFF, Broken, Witness
from sixfold.games import add_edition, editions
from sixfold.server.encoding import encode
from sixfold.server.metrics import BOT_FAULTS
from sixfold.server.table.views import view

GAMES = 25
"""Played at a time in one world."""
TROUBLE = 60.0
"""Simulated seconds in which things go wrong."""
LATEST = 3600.0
"""By when all games must have ended, once nothing goes wrong any more."""
SHORT = {"tiles-nl": 1, "cubes-nl": 3, "cards-iello": 1}
"""Editions with so few copies of each piece that a game takes a dozen turns."""


@dataclass
class Figures:
    """What happened in a world."""

    games: int
    steps: int
    events: int
    acknowledged: int
    faults: dict[str, int]
    seconds: float

    @property
    def all_faults(self) -> int:
        """How many there were."""
        return sum(self.faults.values())


class Failed(Exception):
    """A world in which something was broken; its number repeats it."""

    def __init__(self, seed: int, at: float, why: BaseException, games: int = GAMES, hurry: float = HURRY) -> None:
        again = f"scripts/simulate {seed}"
        again += "" if games == GAMES else f" --games {games}"
        again += "" if hurry == HURRY else f" --hurry {hurry:g}"
        super().__init__(f"world {seed}, after {at:.3f} s: {why!r}; `{again}` repeats it")
        self.seed, self.why = seed, why
        self.rule = getattr(why, "rule", type(why).__name__)


@cache
def _shortened(like: str, copies: int) -> str:
    """The text of an edition with so few copies."""
    text = (Path(editions.__file__).parent / f"{like}.toml").read_text(encoding="utf-8")
    head, table, rest = text.replace(f'id = "{like}"', f'id = "short-{like}"').partition("[copies]\n")
    return head + table + f"value = {copies}\n" + rest.partition("\n")[2]


@contextmanager
def short_editions() -> Iterator[list[str]]:
    """Short games, known for a while."""
    added = [add_edition(_shortened(like, copies)).id for like, copies in SHORT.items()]
    try:
        yield added
    finally:
        for one in added:
            editions._known.pop(one)


def _bot_faults() -> float:
    """How often a bot has failed in this process, and another or the arbiter has played for it."""
    return sum(sample.value for metric in BOT_FAULTS.collect() for sample in metric.samples if "total" in sample.name)


class Universe:
    """One world."""

    def __init__(self, seed: int, games: int = GAMES, *, shared: bool | None = None, hurry: float = HURRY) -> None:
        """`shared` says whether two servers share the database; if it does not, the seed does."""
        self.seed, self.hurry = seed, hurry
        self.rng = rng = Random(f"sixfold {seed}")
        self.clockwork = Clockwork()
        self.uneasy = True
        self._fates = self.clockwork.process("fates")
        clients = self.clockwork.process("people")
        self.weather = Weather(rng, slow=rng.choice((0.0, 0.02)), hangs=rng.choice((0.0, 0.0005)))
        self.weather.breaks = rng.choice((0.0, 0.002, 0.01))
        self.storage = Storage(self.clockwork.process("database"), self.weather)
        self.storage.clock = lambda: EPOCH + self.clockwork.now + self._database_offset
        self._database_offset = 0.0
        self.exchange = Exchange(self.storage)
        drawn = rng.random() < 0.6
        self._shared = drawn if shared is None else shared
        names = ("left", "right") if self._shared else ("only",)
        self.machines = [Machine(name, self.clockwork, self.storage, shared=self._shared) for name in names]
        self.witness = Witness(self.clockwork, self.storage, self.machines)
        self.network = Network(clients, self.weather, self.witness)
        self.network.loses, self.network.repeats, self.network.swaps = (rng.choice((0.0, 0.03, 0.1)) for _ in range(3))
        self._between = rng.choice((0.7, 2.0, 6.0))
        """Seconds between two faults, on average."""
        self._fuses = rng.choice((0, 400, 4000))
        for machine in self.machines:
            machine.fuse = self._fuse
        self.games = games
        self._clients = clients

    def run(self) -> Figures:
        """Let it run until all games have ended; `Failed` if anything is broken."""
        level, collects = logging.root.manager.disable, gc.isenabled()
        logging.disable(logging.CRITICAL)
        # What is left of a crashed server must not be tidied up in the middle of somebody else's step.
        gc.disable()
        try:
            with short_editions() as known, outside(self.storage, self.exchange, shared=self._shared):
                self._run(known)
        except Exception as why:
            raise Failed(self.seed, self.clockwork.now, why, self.games, self.hurry) from why
        finally:
            self.witness.leave()
            self.clockwork.end()
            logging.disable(level)
            if collects:
                gc.enable()
        events = sum(seen.number for seen in self.witness.games.values())
        faults = dict(sorted(self.weather.faults.items()))
        made, acknowledged = len(self.witness.games), len(self.witness.acknowledged)
        return Figures(made, self.clockwork.steps, events, acknowledged, faults, self.clockwork.now)

    def _run(self, known: list[str]) -> None:
        for machine in self.machines:
            machine.start()
            self._watch(machine)
        parties = [Party(self, known) for _ in range(self.games)]
        playing = [self._clients.create_task(party.play()) for party in parties]
        self._fates.call_later(self._pause(), self._strike)
        self._fates.call_later(TROUBLE, self._calm)
        for machine in self.machines:
            self._fates.call_later(0.5, self._look_after, machine)

        left, failed, bot_faults = len(playing), list[BaseException](), _bot_faults()

        def ended(task: "asyncio.Task[None]") -> None:
            nonlocal left
            left -= 1
            if (error := task.exception()) is not None:
                failed.append(error)

        for task in playing:
            task.add_done_callback(ended)
        try:
            self.clockwork.run(lambda: not left or bool(failed), TROUBLE + LATEST)
            if failed:
                raise failed[0]
        except Stuck as stuck:
            self.witness.check_end([game for party in parties for game in party.games])
            raise Broken("every game ends", f"somebody still waits {stuck}") from stuck
        self.witness.check_end([game for party in parties for game in party.games])
        if _bot_faults() != bot_faults:
            raise Broken("bots play by themselves", f"{_bot_faults() - bot_faults:g} times another had to")

    def host(self) -> Any:
        """One of the servers, dead or alive."""
        return self.rng.choice(self.machines).server

    def final(self, game: str, seat: int | None) -> Json:
        """What a seat should see of a game in the end."""
        told: Json = json.loads(encode(view(self.witness.games[game].table, seat)))
        return told

    def _pause(self) -> float:
        return self.rng.expovariate(1 / self._between)

    def _fuse(self) -> int | None:
        if not self._fuses or not self.uneasy:
            return None
        return int(self.rng.expovariate(1 / self._fuses))

    def _watch(self, machine: Machine) -> None:
        server = machine.server
        assert server is not None
        server.process.burnt = lambda: self._burn(machine, server)

    def _burn(self, machine: Machine, server: RunningServer) -> None:
        if not self._crash(machine, server, "crash between two steps"):
            server.process.fuse = self._fuse()

    def _crash(self, machine: Machine, server: RunningServer, fault: str) -> bool:
        """Kill a server. What nobody saw cannot be made good, so not while a clock's jump has not been noticed."""
        if not self.uneasy or self._unnoticed() or server.process.dead:
            return False
        self.weather.count(fault)
        server.process.kill()
        self._bury(machine, server)
        return True

    def _bury(self, machine: Machine, server: RunningServer) -> None:
        self.storage.lose(server.process)
        self.network.break_off(server)
        self._fates.call_later(self.rng.uniform(0.1, 4.0), self._start, machine)

    def _start(self, machine: Machine) -> None:
        if self._unnoticed():
            self._fates.call_later(0.5, self._start, machine)
            return
        machine.start()
        self._watch(machine)

    def _look_after(self, machine: Machine) -> None:
        """Start a server again that could not start, or that has stopped in good order."""
        server = machine.server
        assert server is not None
        if server.ended:
            server.ended = False
            server.process.kill()
            self._bury(machine, server)
        self._fates.call_later(0.5, self._look_after, machine)

    def _strike(self) -> None:
        """Something goes wrong."""
        if not self.uneasy:
            return
        machine = self.rng.choice(self.machines)
        server = machine.server
        assert server is not None
        match self.rng.randrange(7):
            case 0 | 1:
                self._crash(machine, server, "crash")
            case 2:
                if server.serves and not self._unnoticed():
                    self.weather.count("stop")
                    server.stop()
                    self.network.break_off(server)
            case 3:
                self._go_down()
            case 4:
                self._jump(machine)
            case 5:
                self._cut()
            case 6:
                for ear in self.exchange.ears:
                    self.weather.count("notices lost")
                    ear.process.call_soon(ear.break_off)
        self._fates.call_later(self._pause(), self._strike)

    def _go_down(self) -> None:
        self.weather.count("database down")
        self.weather.down = True
        self._fates.call_later(self.rng.uniform(0.2, 12.0), self._come_up)

    def _come_up(self) -> None:
        self.weather.down = False

    def _jump(self, machine: Machine) -> None:
        """A clock jumps, where at least one server runs that can notice."""
        servers = [one.server for one in self.machines if one.server is not None and not one.server.process.dead]
        # A server that has just started would believe the clock, or another server that has set the time.
        if self._unnoticed() or not servers or not all(server.settled for server in servers):
            return
        seconds = self.rng.choice((-1, 1)) * self.rng.choice((7.0, 60.0, 3600.0, 86_400.0))
        self.weather.count("clock jumped")
        if self._shared and self.rng.random() < 0.5:
            self._database_offset += seconds
        else:
            machine.offset += seconds

    def _unnoticed(self) -> bool:
        """Whether the games' clock has jumped, and no server has written that down yet."""
        offset = self._database_offset if self._shared else self.machines[0].offset
        return bool(abs(self.storage.shift + offset - self.witness.shift) > OFF)

    def _cut(self) -> None:
        """Some sockets break."""
        for line in self.network.lines:
            if line.open and self.rng.random() < 0.3:
                self.weather.count("socket cut")
                line.cut()

    def _calm(self) -> None:
        """From now on nothing goes wrong."""
        self.uneasy = False
        self.weather.calm()
        self.network.calm()
        for machine in self.machines:
            assert machine.server is not None
            machine.server.process.fuse = None

"""Chance and time as tests give them: everything follows from the seed of the run and the name of the test."""

import os
import threading
import time
from collections import Counter, deque
from hashlib import sha256
from random import Random
from typing import Any, Protocol
from weakref import WeakSet

from sixfold.server import world
from sixfold.server.world import World

VARIABLE = "SIXFOLD_TEST_SEED"
FIXED = "sixfold"
SLOWEST = 120
"""Seconds after which something that hangs is ended; everything takes far less."""


def run_seed() -> str:
    """The seed of this run: always the same, unless `scripts/test --explore` chose another."""
    return os.environ.get(VARIABLE, FIXED)


def chance(*of: object, count: int = 32) -> bytes:
    """Bytes that follow from the seed of the run and what they are for."""
    named = repr((run_seed(), *(str(word) for word in of))).encode()
    blocks = (sha256(named + block.to_bytes(4, "big")).digest() for block in range((count + 31) // 32))
    return b"".join(blocks)[:count]


def generator(*of: object) -> Random:
    """A generator for a test's own choices; the present test is always part of what it is for."""
    return Random(chance("generator", STAGE.scene, *of))


class Given:
    """The world of one server: its draws are counted by purpose, seeds can be chosen, and its clock can be set."""

    def __init__(self, scene: str = "", at: float | None = None, off: float | None = None) -> None:
        """Without `at` the clock is the machine's. With `off` it is so many seconds off, and time is measured too."""
        self._lock = threading.Lock()
        self._scene, self._at, self._latest, self._off = scene, at, 0.0, off
        self._drawn: Counter[str] = Counter()
        self._deals: deque[bytes] = deque()

    @property
    def world(self) -> World:
        """What the server sees of it."""
        if self._off is None:
            return World(self._draw, self._clock, self._steady)
        return World(self._draw, self._clock, time.monotonic, time.monotonic)

    def begin(self, scene: str) -> None:
        """Draw from now on as if the server had just been started for this scene."""
        with self._lock:
            self._scene = scene
            self._drawn.clear()
            self._deals.clear()

    def deal(self, *seeds: bytes) -> None:
        """Give the next games these seeds, in order."""
        with self._lock:
            self._deals.extend(seeds)

    def set_clock(self, at: float | None) -> None:
        """Stop the clock at this time, or let it go with the machine's again."""
        self._at = at

    def jump(self, seconds: float) -> None:
        """Let the clock jump: from now on it is so many seconds off, while time goes on as before."""
        assert self._off is not None
        self._off = seconds

    def heed(self, told: dict[str, Any]) -> None:
        """Do what a line of JSON says (`ServerProcess` writes them)."""
        match told:
            case {"begin": scene}:
                self.begin(scene)
            case {"deal": seeds}:
                self.deal(*(bytes.fromhex(seed) for seed in seeds))
            case {"clock": at}:
                self.set_clock(at)
            case {"off": seconds}:
                self.jump(seconds)
            case _:
                raise ValueError(f"a world cannot be told {told}")

    def _draw(self, purpose: str, count: int) -> bytes:
        with self._lock:
            self._drawn[purpose] += 1
            if purpose == "seed" and self._deals:
                return self._deals.popleft()
            return chance(self._scene, purpose, self._drawn[purpose], count=count)

    def _clock(self) -> float:
        at = self._at
        return time.time() + (self._off or 0.0) if at is None else at

    def _steady(self) -> float:
        with self._lock:
            self._latest = max(self._latest, self._clock())
            return self._latest


class Actor(Protocol):
    """A server that draws as the present scene says."""

    def begin(self, scene: str) -> None:
        """A new scene begins."""


class Stage:
    """The test that runs now and the servers that play in it."""

    def __init__(self) -> None:
        self.scene = ""
        self._unnamed = 0
        self._actors: WeakSet[Actor] = WeakSet()

    def begin(self, scene: str) -> None:
        """A test begins: the servers it shares with others draw anew, so that it does not matter who came before."""
        self.scene, self._unnamed = scene, 0
        for actor in list(self._actors):
            actor.begin(scene)

    def enter(self, actor: Actor, name: str | None) -> str:
        """A server is made; the name by which its draws differ from those of others."""
        self._actors.add(actor)
        self._unnamed += name is None
        return name or f"server {self._unnamed}"

    def leave(self, actor: Actor) -> None:
        """A server is gone."""
        self._actors.discard(actor)


STAGE = Stage()
DOOR = "token_bytes"
"""What the world of a server for people draws with."""


def forbid_real_chance() -> None:
    """From now on a server of this process that deals from real chance fails."""
    setattr(world, DOOR, _refuse)


def _refuse(_count: int) -> bytes:
    raise AssertionError("a server under test drew from real chance: start it with `assemble` in a given world")

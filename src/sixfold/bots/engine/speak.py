"""Speaking `sixfold-engine/1` for a bot of Python: ours, or anybody's."""

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from random import Random, SystemRandom
from threading import Event, Thread
from time import monotonic
from typing import Any

from sixfold import __version__
from sixfold.bots import NAMES, AnyBot, UnknownBot, find, is_ours
from sixfold.bots.budget import MOST_ROLLOUTS
from sixfold.bots.claims import EVERYTHING, Claim, claim_of
from sixfold.bots.engine import PROTOCOL
from sixfold.bots.engine.budget import FREE, Budget
from sixfold.bots.engine.client import game_of
from sixfold.bots.foreign import foreign
from sixfold.core.notation import BadNotation
from sixfold.games import EDITIONS, GAMES
from sixfold.games.texts import TEXTS

FEWEST_ROLLOUTS = 50
"""Where a search by time begins; each further one has twice as many."""
SHARE = 0.3
"""Another search is begun only if the last took less than this share of the time that was left."""


class Speaker:
    """One conversation: lines in, lines out. Thinking goes on beside reading, so that `stop` is heard."""

    def __init__(self, name: str, say: Callable[[str], None]) -> None:
        """Speak for the bot of that name; `UnknownBot` or `CannotLoad` if there is none."""
        self.claim = claimed(name)
        self.name, self.say = name, say
        self.rollouts: int | None = None
        self.observation: Any = None
        self.thinking: Thread | None = None
        self.stopped = Event()
        self._bots: dict[tuple[str, str], AnyBot] = {}

    def hear(self, line: str) -> bool:
        """Answer one line; false once it is time to go."""
        word, _, rest = line.strip().partition(" ")
        if word not in ("stop", "ping", "quit"):
            self._wait()
        match word:
            case "" | "newgame":
                pass
            case "quit":
                return False
            case "ping":
                self.say("pong")
            case "stop":
                self.stopped.set()
            case "set":
                self._set(rest)
            case "position":
                self._see(rest)
            case "go":
                self._go(rest)
            case _ if word == PROTOCOL:
                self._introduce()
            case _:
                self.say(f"error unknown command {word}")
        return True

    def finish(self) -> None:
        """Give the last answer, as soon as it can be had: nobody will say anything more."""
        self.stopped.set()
        self._wait()

    def _wait(self) -> None:
        if self.thinking is not None:
            self.thinking.join()
            self.thinking = None

    def _introduce(self) -> None:
        self.say(f"id name {self.name}")
        if is_ours(self.name):
            self.say(f"id version {__version__}")
        if self._has_budget():
            self.say(f"option rollouts number 1 {MOST_ROLLOUTS}")
        if self.claim.editions:
            self.say(f"plays {' '.join(self.claim.editions)}")
        if self.claim.players:
            self.say(f"players {' '.join(map(str, self.claim.players))}")
        self.say(f"ready {PROTOCOL}")

    def _has_budget(self) -> bool:
        return self.name.startswith(NAMES[-1])

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name == "rollouts" and self._has_budget() and value.isdecimal() and 0 < int(value) <= MOST_ROLLOUTS:
            self.rollouts = int(value)
        else:
            self.say(f"error no option {rest}")

    def _see(self, rest: str) -> None:
        self.observation = None
        words = rest.split()
        named = words[words.index("edition") + 1 : words.index("edition") + 2] if "edition" in words else []
        if not named or named[0] not in EDITIONS:
            self.say("error no known edition in position")
            return
        try:
            self.observation = TEXTS[EDITIONS[named[0]].game].parse_seen(rest)
        except (BadNotation, IndexError) as error:
            self.say(f"error position: {error}")

    def _go(self, rest: str) -> None:
        words = rest.split()
        asked = dict(zip(words[::2], words[1::2], strict=False))
        if any(not value.isdecimal() for value in asked.values()) or len(words) % 2:
            self.say(f"error go {rest}")
            return
        if self.observation is None:
            self.say("error go without a position")
            return
        limits = Budget(*(int(asked[name]) if name in asked else None for name in ("rollouts", "time")))
        seed = int(asked["seed"]) if "seed" in asked else SystemRandom().getrandbits(63)
        self.stopped.clear()
        self.thinking = Thread(target=self._think, args=(self.observation, limits, seed), daemon=True)
        self.thinking.start()

    def _think(self, observation: Any, limits: Budget, seed: int) -> None:
        game = game_of(observation)
        before = TEXTS[game].seen_text(observation)
        try:
            action = ""
            for name in self._tries(limits):
                action = self._bot(name, game)(observation, Random(seed)).notation
                if name != self.name:
                    self.say(f"info {name} {action}")
        except Exception as error:
            traceback.print_exc()
            self.say(f"error {' '.join(f'{type(error).__name__}: {error}'.split())}")
            return
        if TEXTS[game].seen_text(observation) != before:
            self.say("info mutated")
        self.say(f"bestaction {action}")

    def _tries(self, limits: Budget) -> Iterator[str]:
        """The names of the bots to ask, one after the other; the last answer counts."""
        rollouts = limits.rollouts or self.rollouts
        level = self.name.partition("@")[0]
        if not self._has_budget() or (limits == FREE and rollouts is None):
            yield self.name
        elif limits.milliseconds is None:
            yield f"{level}@{rollouts}"
        else:
            yield from self._by_time(level, monotonic() + limits.milliseconds / 1000, rollouts or MOST_ROLLOUTS)

    def _by_time(self, level: str, deadline: float, most: int) -> Iterator[str]:
        """Ever more rollouts while there is time: rollouts cannot be counted in time beforehand."""
        rollouts = min(FEWEST_ROLLOUTS, most)
        while True:
            begun = monotonic()
            yield f"{level}@{rollouts}"
            now = monotonic()
            if self.stopped.is_set() or rollouts >= most or (now - begun) > SHARE * (deadline - now):
                return
            rollouts = min(2 * rollouts, most)

    def _bot(self, name: str, game: str) -> AnyBot:
        if (name, game) not in self._bots:
            self._bots[name, game] = find(name, game)
        return self._bots[name, game]


def claimed(name: str) -> Claim:
    """What a bot plays; one of ours plays everything."""
    if is_ours(name):
        find(name, next(iter(GAMES)))
        return EVERYTHING
    own = foreign(name)
    if own is None:
        raise UnknownBot(name)
    return claim_of(own)


def speak(name: str, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Hold a conversation to its end."""
    speaker = Speaker(name, say)
    for line in lines:
        if not speaker.hear(line):
            return
    speaker.finish()


def main(name: str) -> None:
    """Speak on standard input and output; what a bot prints by itself goes to standard error."""
    out = sys.stdout

    def say(line: str) -> None:
        out.write(line + "\n")
        out.flush()

    with redirect_stdout(sys.stderr):
        speak(name, sys.stdin, say)

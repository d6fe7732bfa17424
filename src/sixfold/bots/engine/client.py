"""Using an engine as a bot: greeting it, showing it what its seat sees, and taking its answer within its time."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from threading import Lock
from time import monotonic
from typing import Any

from sixfold.bots.claims import Claim
from sixfold.bots.engine import PROTOCOL
from sixfold.bots.engine.budget import Budget, budget_words, parse_budget
from sixfold.bots.engine.process import Process
from sixfold.bots.faults import BotFault, FaultCode
from sixfold.core.notation import BadNotation
from sixfold.games.texts import TEXTS

GREETING_SECONDS = 30.0
"""What an engine may take to get ready."""
GRACE_SECONDS = 5.0
"""What an engine may take beyond its time before it counts as silent."""
FREE_SECONDS = 60.0
"""What an engine without a budget in time may take."""
SEED_BITS = 63


@dataclass(slots=True)
class Engine:
    """A running engine that was greeted. It is closed after use; `with` does that."""

    command: str
    budget: Budget
    name: str = ""
    claim: Claim = field(default_factory=Claim)
    options: tuple[str, ...] = ()
    """The options that it announced, as it wrote them."""
    on_info: Callable[[str], None] | None = None
    _process: Process = field(init=False)

    def __post_init__(self) -> None:
        self._process = Process(self.command)
        try:
            self._greet()
        except BaseException:
            self._process.close()
            raise

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        self._process.close()

    def set(self, name: str, value: object) -> None:
        """Set an option."""
        self._process.say(f"set {name} {value}")

    def new_game(self) -> None:
        """Say that what follows belongs to another game, and wait until the engine is ready for it."""
        self._process.say("newgame")
        self._process.say("ping")
        deadline = monotonic() + GREETING_SECONDS
        while self._process.hear(deadline) != "pong":
            pass

    def __call__(self, observation: Any, rng: Random) -> Any:
        """What the engine does in the place of the seat on turn; a fault if it does not say."""
        texts = TEXTS[game_of(observation)]
        self._process.say(f"position {texts.seen_text(observation)}")
        self._process.say(" ".join(["go", *budget_words(self.budget), "seed", str(rng.getrandbits(SEED_BITS))]))
        if self.budget.milliseconds is None:
            deadline = monotonic() + FREE_SECONDS
        else:
            deadline = monotonic() + self.budget.milliseconds / 1000 + GRACE_SECONDS
        answer = self._answer(deadline)
        try:
            return texts.parse_action(answer)
        except (BadNotation, IndexError):
            raise BotFault(FaultCode.UNREADABLE, answer) from None

    def _answer(self, deadline: float) -> str:
        while True:
            word, _, rest = self._process.hear(deadline).partition(" ")
            if word == "bestaction":
                return rest
            if word == "error":
                raise BotFault(FaultCode.UNREADABLE, rest)
            if word == "info" and self.on_info:
                self.on_info(rest)

    def _greet(self) -> None:
        """Exchange greetings: the engine says who it is and what it plays, then that it is ready."""
        self._process.say(PROTOCOL)
        deadline = monotonic() + GREETING_SECONDS
        editions: tuple[str, ...] = ()
        players: tuple[int, ...] = ()
        options: list[str] = []
        while (line := self._process.hear(deadline)) != f"ready {PROTOCOL}":
            word, _, rest = line.partition(" ")
            match word:
                case "id":
                    kind, _, value = rest.partition(" ")
                    self.name = value if kind == "name" else self.name
                case "plays":
                    editions = tuple(rest.split())
                case "players":
                    players = tuple(int(number) for number in rest.split() if number.isdecimal())
                case "option":
                    options.append(rest)
        self.claim, self.options = Claim(editions, players), tuple(options)


def parse_engine(name: str) -> tuple[str, Budget] | None:
    """The command and the budget of a name such as `engine@2s:./mine --fast`; nothing if the budget is none."""
    head, _, command = name.partition(":")
    budget = parse_budget(head.partition("@")[2])
    return None if budget is None or not command.strip() else (command.strip(), budget)


def game_of(observation: Any) -> str:
    """The game that an observation is of."""
    name: str = observation.edition.game
    return name


class EngineRoom:
    """Engines that wait for their next game, so that a program is started once and not for every game."""

    def __init__(self) -> None:
        """Begin empty."""
        self._idle: dict[str, list[Engine]] = {}
        self._lock = Lock()

    def take(self, name: str) -> Engine:
        """An engine of that name that nobody else uses, ready for a new game."""
        while True:
            with self._lock:
                waiting = self._idle.get(name, [])
                engine = waiting.pop() if waiting else None
            if engine is None:
                break
            try:
                engine.new_game()
            except BotFault:
                engine.close()
            else:
                return engine
        parsed = parse_engine(name)
        if parsed is None:
            raise BotFault(FaultCode.NO_START, name)
        return Engine(*parsed)

    def give_back(self, name: str, engine: Engine, *, healthy: bool) -> None:
        """Keep an engine for the next game; end it if it was at fault."""
        if not healthy:
            engine.close()
            return
        with self._lock:
            self._idle.setdefault(name, []).append(engine)

    def close(self) -> None:
        """End all that wait."""
        with self._lock:
            waiting = [engine for engines in self._idle.values() for engine in engines]
            self._idle.clear()
        for engine in waiting:
            engine.close()

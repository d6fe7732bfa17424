"""Examining a bot: games at every table it claims, positions at the edge, twins that must agree, hidden pieces that
must not matter."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from sixfold.bots import BotFault, CannotLoad, UnknownBot, bot, started_engine
from sixfold.bots.claims import Claim
from sixfold.bots.conformance.edges import EDGES, allowed, edition_of
from sixfold.bots.conformance.probe import Probe
from sixfold.bots.conformance.report import Check, Finding
from sixfold.bots.engine.client import Engine
from sixfold.bots.engine.speak import claimed
from sixfold.bots.foreign import is_engine
from sixfold.core.refusals import Refused
from sixfold.games import GAMES, edition
from sixfold.games.redeal import redealt

SAMPLED = 4
"""Of so many turns, the answer of one is compared with a twin's."""
PROBED = 12
"""How many positions of each game are asked about with other hidden pieces."""
REDEALS = 4
GUIDE = "greedy"
"""Who plays the other seats."""


@dataclass(slots=True)
class _Counted:
    """A check while it is being made."""

    count: int = 0
    wrong: str | None = None
    seconds: float = 0.0

    def fail(self, what: str) -> None:
        """Remember what was wrong first."""
        self.wrong = self.wrong or what

    def finding(self, check: Check, timed: bool = False) -> Finding:
        """What came of it."""
        return Finding(check, self.count, self.wrong, 1000 * self.seconds if timed else None)


def examine(name: str, *, games: int = 1, seed: int = 1, only: str | None = None) -> Iterator[Finding]:
    """Examine the bot of that name, check by check; an end after the first that makes the others pointless.

    `games` are played at every table it claims; `only` keeps to one edition. The bot runs in a process of its own, in
    which it has only what it is shown.
    """
    with ExitStack() as open_things:
        try:
            engine = open_things.enter_context(_started(name))
            twin = open_things.enter_context(_started(name))
        except (CannotLoad, UnknownBot, BotFault) as error:
            yield Finding("starts", 1, str(error))
            return
        tables = [(one, players) for one, players in engine.claim.tables() if only in (None, one)]
        if not tables:
            yield Finding("starts", 1, _nothing(engine.claim, only))
            return
        yield Finding("starts", 1)
        examined = _Examined(name, engine, twin, Random(seed))
        for table in tables:
            for _ in range(games):
                examined.play(*table)
        yield examined.legal.finding("legal", timed=True)
        if examined.legal.wrong:
            return
        examined.stand_at_edges(tuple(dict.fromkeys(one for one, players in tables if players == 2)))
        yield examined.edges.finding("edges")
        yield examined.same.finding("same")
        yield examined.unchanged.finding("unchanged")
        if examined.same.wrong is None:
            examined.probe({edition(one).game: (one, players) for one, players in reversed(tables)})
            yield examined.honest.finding("honest")


def _nothing(claim: Claim, only: str | None) -> str:
    return f"plays {' '.join(claim.editions)} with {claim.players or 'any number'}; not {only}"


def _started(name: str) -> Engine:
    """The bot as an engine; one of Python in a process that has nothing but what it is shown."""
    if is_engine(name):
        return started_engine(name)
    command = shlex.join([sys.executable, "-m", "sixfold.bots.engine", name, *filter(None, sys.path)])
    claimed(name)
    return started_engine(f"engine:{command}")


@dataclass(slots=True)
class _Examined:
    """A bot under examination: two of it, and the checks while they are being made."""

    name: str
    engine: Engine
    twin: Engine
    rng: Random
    legal: _Counted = field(default_factory=_Counted)
    edges: _Counted = field(default_factory=_Counted)
    same: _Counted = field(default_factory=_Counted)
    unchanged: _Counted = field(default_factory=_Counted)
    honest: _Counted = field(default_factory=_Counted)
    _mutated: bool = False

    def __post_init__(self) -> None:
        self.engine.on_info = self._heard

    def _heard(self, info: str) -> None:
        self._mutated = self._mutated or info == "mutated"

    def play(self, edition_id: str, players: int) -> None:
        """One game of the bot against others, its answers judged by the rules."""
        rules = edition(edition_id)
        verbs, guide = GAMES[rules.game], bot(GUIDE, rules.game)
        state: Any = verbs.start(rules, range(players), self.rng.randbytes(32))
        own = self.rng.randrange(players)
        where = f"{edition_id}, {players}"
        while not state.ended and self.legal.wrong is None:
            seen = verbs.observe(state, state.seat)
            if state.seat != own:
                state = verbs.apply(state, guide(seen, self.rng))
                continue
            action = self._asked(self.legal, seen, where)
            if action is None:
                return
            try:
                state = verbs.apply(state, action)
            except Refused as refused:
                self.legal.fail(f"{where}: {action.notation}: {refused.refusal.code.value}")

    def _asked(self, counted: _Counted, seen: Any, where: str) -> Any | None:
        """What the bot does, also for a twin now and then; nothing if it is at fault."""
        chance = self.rng.getrandbits(63)
        counted.count += 1
        self._mutated = False
        begun = perf_counter()
        try:
            action = self.engine(seen, Random(chance))
            counted.seconds = max(counted.seconds, perf_counter() - begun)
            if counted.count % SAMPLED == 1:
                self.same.count += 1
                other = self.twin(seen, Random(chance))
                if other != action:
                    self.same.fail(f"{where}: {action.notation} | {other.notation}")
        except BotFault as fault:
            counted.fail(f"{where}: {fault}")
            return None
        self.unchanged.count += 1
        if self._mutated:
            self.unchanged.fail(where)
        return action

    def stand_at_edges(self, editions: tuple[str, ...]) -> None:
        """Ask at every position of the edge that belongs to a game it plays with two."""
        for edge in EDGES:
            edition_id = edition_of(edge, editions)
            if edition_id is None or self.edges.wrong:
                continue
            seen = edge.observation(edition_id)
            action = self._asked(self.edges, seen, edge.seen)
            if action is not None and not allowed(seen, action):
                self.edges.fail(f"{edge.seen}: {action.notation}")

    def probe(self, tables: dict[str, tuple[str, int]]) -> None:
        """Deal what is hidden anew: where the whole state is within reach, and where only the text is."""
        for edition_id, players in tables.values():
            ask = _asker(self.name, self.engine)
            try:
                for state, seat in self._positions(edition_id, players):
                    self._ask_anew(ask, state, seat)
                    if self.honest.wrong:
                        return
            except BotFault as fault:
                self.honest.fail(f"{edition_id}: {fault}")
            finally:
                ask.close()

    def _ask_anew(self, ask: "_Asker", state: Any, seat: int) -> None:
        chance = self.rng.getrandbits(31)
        self.honest.count += 1
        deals = [state, *(redealt(state, seat, self.rng) for _ in range(REDEALS))]
        answers = [ask.ask(deal, chance) for deal in deals]
        if len(set(answers)) > 1:
            self.honest.fail(f"{state.edition.id}: {' | '.join(dict.fromkeys(answers))}")

    def _positions(self, edition_id: str, players: int) -> Iterator[tuple[Any, int]]:
        rules = edition(edition_id)
        verbs, guide = GAMES[rules.game], bot(GUIDE, rules.game)
        found = 0
        while found < PROBED:
            state: Any = verbs.start(rules, range(players), self.rng.randbytes(32))
            while not state.ended and found < PROBED:
                if self.rng.random() < 0.3:
                    found += 1
                    yield state, state.seat
                state = verbs.apply(state, guide(verbs.observe(state, state.seat), self.rng))


class _Shown:
    """Asking an engine: it gets the text and nothing else."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def ask(self, state: Any, seed: int) -> str:
        seen = GAMES[state.edition.game].observe(state, state.seat)
        return str(self.engine(seen, Random(seed)).notation)

    def close(self) -> None:
        """The engine is closed by whoever started it."""


_Asker = Probe | _Shown


def _asker(name: str, engine: Engine) -> _Asker:
    return _Shown(engine) if is_engine(name) else Probe(name)

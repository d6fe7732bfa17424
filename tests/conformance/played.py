"""Whole games between bots, played once and looked at by many tests."""

import pickle
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.core.game import AnyGame
from sixfold.games import EDITIONS, GAMES, edition

TABLES = [
    (edition_id, players, name)
    for edition_id, rules in EDITIONS.items()
    for players in range(rules.players[0], rules.players[1] + 1)
    for name in ("random", "greedy")
]


@dataclass(frozen=True)
class Step:
    """One action: the state before it, the state after it, and whether the one before stayed as it was."""

    before: Any
    action: Any
    after: Any
    unchanged: bool


@dataclass(frozen=True)
class Played:
    """A game from its deal to its end."""

    rules: AnyGame
    seed: bytes
    seniority: tuple[int, ...]
    start: Any
    steps: tuple[Step, ...]

    @property
    def end(self) -> Any:
        """The state in which the game is over."""
        return self.steps[-1].after

    @property
    def states(self) -> list[Any]:
        """Every state, from the deal to the end."""
        return [self.start, *(step.after for step in self.steps)]


@cache
def played(edition_id: str, players: int, bot_name: str) -> Played:
    """The game of that table, always the same one."""
    rules = GAMES[edition(edition_id).game]
    choose = bot(bot_name, edition(edition_id).game)
    number = TABLES.index((edition_id, players, bot_name))
    seed, rng = bytes([number]) * 32, Random(number)
    seniority = tuple(rng.sample(range(players), players))
    state = start = rules.start(edition(edition_id), seniority, seed)
    steps: list[Step] = []
    while rules.result(state) is None:
        assert len(steps) < 1_000, "a game comes to an end"
        before = fingerprint(state)
        action = choose(rules.observe(state, state.seat), rng)
        after = rules.apply(state, action)
        steps.append(Step(state, action, after, fingerprint(state) == before))
        state = after
    return Played(rules, seed, seniority, start, tuple(steps))


def fingerprint(state: Any) -> tuple[Any, dict[Any, Any]]:
    """All that a state holds, as a copy that later changes would not reach."""
    board = getattr(state, "board", None)
    return pickle.loads(pickle.dumps(state)), dict(board.openings) if board else {}

"""How a bot's turn is found, wherever the bot thinks.

A bot that crashes, is too slow or wants something illegal is replaced for that turn by `greedy`, and should that fail
too, by the action that changes least: the game goes on, and the fault is logged and counted.
"""

import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sixfold.bots import NAMES, Advice
from sixfold.core.game import GameState
from sixfold.server.metrics import BOT_FAULTS
from sixfold.server.table import Table
from sixfold.server.table.decide import Thought
from sixfold.server.table.events import ARBITER

LOG = logging.getLogger(__name__)
FALLBACK = "greedy"
ADVISER = "adviser"
"""Asked for by this name, a bot answers with all the advice that the strongest gives."""
STRONGEST = NAMES[-1]
"""The bots are named from the weakest to the strongest."""


class ThoughtFailed(Exception):
    """A bot gave no action that can be used."""


@dataclass(frozen=True)
class Advised:
    """Advice, best first and all of it legal, who gave it, and what it cost in seconds of processor time."""

    advice: list[Advice[Any]]
    by: str
    seconds: float


class Thinking(ABC):
    """Bots' turns and advice. Where the thinking is done is for others to say."""

    _budget = 0.0
    """Seconds that an action may take; advice that failed is taken to have cost them."""

    async def choose(self, table: Table, name: str) -> Thought:
        """An action for the seat on turn that the rules allow, what comes of it, and who chose it."""
        state = state_of(table)
        for candidate in dict.fromkeys((name, FALLBACK)):
            try:
                action, _ = await self._ask(table, candidate)
                return Thought(state, action, _applied(table, action), candidate)
            except ThoughtFailed as fault:
                _report(table, candidate, fault)
        action = await self._least_action(table)
        return Thought(state, action, _applied(table, action), ARBITER)

    async def advise(self, table: Table) -> Advised:
        """What the strongest bot advises the seat on turn."""
        try:
            answer, seconds = await self._ask(table, ADVISER)
            return Advised(_checked(table, answer), STRONGEST, seconds)
        except ThoughtFailed as fault:
            _report(table, ADVISER, fault)
        thought = await self.choose(table, FALLBACK)
        return Advised([Advice(thought.action)], thought.by, self._budget)

    @abstractmethod
    async def _ask(self, table: Table, name: str) -> tuple[Any, float]:
        """A bot's answer and the processor time it took; `ThoughtFailed` if there is none in time."""

    @abstractmethod
    async def _least_action(self, table: Table) -> Any:
        """The action that changes least, for the seat on turn."""


def bots_seed(table: Table) -> bytes:
    """The seed of a bot's own chance: from public facts alone, so that it tells nothing of the shuffle."""
    return sha256(f"sixfold bot {table.game_id} {table.position}".encode()).digest()


def state_of(table: Table) -> GameState:
    """The state of a game that is being played."""
    assert table.state is not None
    return table.state


def _applied(table: Table, action: Any) -> GameState:
    """The game after an action; `ThoughtFailed` if it is none, or none that the rules allow."""
    try:
        after: GameState = table.verbs.apply(state_of(table), action)
    except Exception:
        raise ThoughtFailed("illegal") from None
    return after


def _checked(table: Table, advised: Any) -> list[Advice[Any]]:
    """Advice that is legal from the first to the last; `ThoughtFailed` if it is not."""
    try:
        fine = [advice for advice in advised if not _refused(table, advice.action)]
        if fine and len(fine) == len(advised):
            return fine
    except Exception as error:
        LOG.debug("advice-unreadable", exc_info=error)
    raise ThoughtFailed("illegal")


def _refused(table: Table, action: Any) -> bool:
    return table.verbs.refusal(state_of(table), state_of(table).seat, action) is not None


def _report(table: Table, name: str, fault: ThoughtFailed) -> None:
    BOT_FAULTS.labels(name).inc()
    LOG.error("bot-fault", extra={"game": table.game_id, "bot": name, "fault": str(fault)})

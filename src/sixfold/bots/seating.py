"""Bots that sit down for one game: found by name, told that a game begins, and released at its end."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sixfold.bots import AnyBot, find
from sixfold.bots.engine.client import Engine, EngineRoom
from sixfold.bots.faults import BotFault
from sixfold.bots.foreign import is_engine

_ROOM = EngineRoom()


@dataclass(slots=True)
class Seated:
    """A bot at the table. An engine is started when it is first asked, so that its failure to start is its own."""

    name: str
    game: str
    _bot: AnyBot | None = None
    _engine: Engine | None = None
    healthy: bool = field(default=True)

    def __call__(self, observation: Any, rng: Random) -> Any:
        """The bot's action; any fault makes it unfit for the next game."""
        try:
            if self._bot is None:
                if is_engine(self.name):
                    self._bot = self._engine = _ROOM.take(self.name)
                else:
                    self._bot = find(self.name, self.game)
            return self._bot(observation, rng)
        except BotFault:
            self.healthy = False
            raise

    def rise(self) -> None:
        """Leave the table."""
        if self._engine is not None:
            _ROOM.give_back(self.name, self._engine, healthy=self.healthy)


@contextmanager
def seated(names: Sequence[str], game: str) -> Iterator[list[Seated]]:
    """Bots for one game, by seat."""
    players = [Seated(name, game) for name in names]
    try:
        yield players
    finally:
        for player in players:
            player.rise()


def close_engines() -> None:
    """End the engines that wait for another game."""
    _ROOM.close()

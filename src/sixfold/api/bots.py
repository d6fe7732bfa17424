"""Bots by name, for whichever game is played."""

from __future__ import annotations

from random import Random
from typing import Any

from sixfold.api.game import Game
from sixfold.bots import AnyBot, Engine, find
from sixfold.bots.engine.client import game_of


class Player:
    """A bot that is ready to play any game; `sixfold.bot` makes one.

    It is called with what a seat sees and a generator, as every bot is; `choose` asks it about a game at hand.
    """

    def __init__(self, name: str, rng: Random) -> None:
        """The bot of that name, with a generator of its own."""
        self.name = name
        self._rng = rng
        self._found: dict[str, AnyBot] = {}

    def choose(self, game: Game[Any, Any, Any]) -> Any:
        """What the bot would do in the place of the player on turn. It sees only what that seat sees."""
        return self(game.observe(), self._rng)

    def __call__(self, observation: Any, rng: Random) -> Any:
        """What the bot does with what it sees."""
        game = game_of(observation)
        if game not in self._found:
            self._found[game] = find(self.name, game)
        return self._found[game](observation, rng)

    def close(self) -> None:
        """End the programs that were started for it; only engines have any."""
        for found in self._found.values():
            if isinstance(found, Engine):
                found.close()
        self._found.clear()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Player {self.name}>"


def bot(name: str, *, seed: int | str | None = None) -> Player:
    """A bot by name: a level such as `greedy` or `expert@500`, `module:name`, an installed one, or `engine:command`.

    With a seed it plays the same again.

    Examples:
        >>> import sixfold
        >>> game = sixfold.start("tiles-nl", seed=1)
        >>> sixfold.bot("greedy", seed=1).choose(game)
        Place('0,0>OtYtBt')
    """
    return Player(name, Random(seed))

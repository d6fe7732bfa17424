"""An environment for Gymnasium: one seat learns, bots have the others.

Importing this registers one environment for each edition: `gymnasium.make("sixfold/tiles-nl-v0")`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sixfold.api.bots import Player
from sixfold.bots import check_bot
from sixfold.envs.rendering import MODES, check_mode, rendered
from sixfold.envs.spaces import action_space, observation_space
from sixfold.envs.steps import IllegalMove
from sixfold.envs.table import Table
from sixfold.games import EDITIONS

ILLEGAL = -1.0
"""The reward of a move that is not legal."""


class BotEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat against bots. An illegal move ends the episode and costs 1.

    `opponents` is a name as `sixfold.bot` takes it, or one for each other seat in the order of play after the
    learner. `seat` is the learner's; without one every episode draws it.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        edition: str = "tiles-nl",
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """A table for an edition; `reset` deals."""
        check_mode(render_mode)
        self.table = Table(edition, players, reward)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
        for name in dict.fromkeys(names):
            check_bot(name, self.table.edition.game)
        self._opponents = [Player(name, Random(0)) for name in names]
        self._wanted = seat
        self.seat = seat or 0
        """Where the learner sits in this episode."""
        self._chance = Random(0)
        self._owed = 0.0
        """What was gained before the learner's first move; it comes with that move's reward."""
        self.render_mode = render_mode
        self.action_space = action_space(self.table)
        self.observation_space = observation_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, and let the bots play until the learner is on turn."""
        super().reset(seed=seed, options=options)
        self.table.start(self.np_random.bytes(32))
        self._chance = Random(self.np_random.bytes(32))
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._owed = self._let_others_play()
        return self.table.observation(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A move of the learner; if it ends the turn, the bots play until the learner is on turn again."""
        try:
            reward = self.table.move(action)[self.seat]
        except IllegalMove:
            return self.table.observation(self.seat), ILLEGAL, True, False, {"illegal": int(action)}
        reward += self._owed + self._let_others_play()
        self._owed = 0.0
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), reward, self.table.over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The moves of the learner, as some libraries ask for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table, in the render mode."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """End the programs that were started for bots."""
        for player in self._opponents:
            player.close()

    def _let_others_play(self) -> float:
        """What the learner gains while the bots play."""
        gained = 0.0
        while not self.table.over and self.table.seat != self.seat:
            place = (self.table.seat - self.seat - 1) % self.table.players
            action = self._opponents[place](self.table.seen(self.table.seat), self._chance)
            gained += self.table.play(action)[self.seat]
        return gained


for _edition in EDITIONS:
    gymnasium.register(f"sixfold/{_edition}-v0", entry_point=BotEnv, kwargs={"edition": _edition})

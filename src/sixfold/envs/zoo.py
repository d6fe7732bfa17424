"""Environments for PettingZoo: seats that act one after the other (`env`), and all at once (`parallel_env`).

In both an action is one small move of a turn (`sixfold.envs.steps`). In `parallel_env` everybody acts at every step,
and only the move of the player on turn counts: the others wait.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sixfold.envs.rendering import MODES, check_mode, rendered
from sixfold.envs.spaces import action_space, observation_space
from sixfold.envs.steps import IllegalMove
from sixfold.envs.table import Table

METADATA = {"name": "sixfold_v0", "render_modes": MODES, "render_fps": 2}
ILLEGAL = -1.0
"""The reward of a move that is not legal."""


class _Seats:
    """What both environments have in common: a table, a seat for each agent, and the spaces."""

    possible_agents: list[str]
    agents: list[str]

    def _sit_down(self, table: Table, max_cycles: int | None, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents = []
        self._random: np.random.Generator | None = None
        self._cycles = 0
        self._actions = {agent: action_space(table) for agent in self.possible_agents}
        self._observations = {agent: observation_space(table) for agent in self.possible_agents}

    def _deal(self, seed: int | None) -> None:
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(self._random.bytes(32))
        self.agents = self.possible_agents[:]
        self._cycles = 0

    @property
    def _truncated(self) -> bool:
        return not self.table.over and self.max_cycles is not None and self._cycles >= self.max_cycles

    def _observe(self, agent: str) -> dict[str, Any]:
        return self.table.observation(self.possible_agents.index(agent))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees, and which moves it may make."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All moves."""
        return self._actions[agent]

    def render(self) -> Any:
        """The table, in the render mode."""
        return rendered(self.table, self.render_mode)

    def __str__(self) -> str:
        return f"sixfold_v0({self.table.edition.id}, {self.table.players})"


class raw_env(_Seats, AECEnv[str, dict[str, Any], int], EzPickle):  # noqa: N801 - PettingZoo calls it so
    """Seats that act one after the other; `max_cycles` is the most moves of all seats together."""

    metadata = METADATA | {"is_parallelizable": False}

    def __init__(
        self,
        edition: str = "tiles-nl",
        players: int = 2,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table for an edition; `reset` deals."""
        EzPickle.__init__(self, edition, players, reward, max_cycles, render_mode)
        AECEnv.__init__(self)
        self._sit_down(Table(edition, players, reward), max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Deal; without a seed, go on with the chance of the last one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        return self._observe(agent)

    def step(self, action: int | None) -> None:
        """A move of the agent on turn; `IllegalMove` if the mask forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(action)
        gained = self.table.move(action)
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self._truncated)
        self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


def env(**settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment as it is meant to be used: an illegal move ends the game at the cost of whoever made it."""
    made: Any = raw_env(**settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class parallel_env(_Seats, ParallelEnv[str, dict[str, Any], int], EzPickle):  # noqa: N801 - PettingZoo calls it so
    """All seats act at every step, and the move of the player on turn counts; `max_cycles` is the most steps.

    A move that is not legal changes nothing, costs 1, and is told in the info of whoever made it. What those say who
    are not on turn is not asked.
    """

    metadata = METADATA

    def __init__(
        self,
        edition: str = "tiles-nl",
        players: int = 2,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table for an edition; `reset` deals."""
        EzPickle.__init__(self, edition, players, reward, max_cycles, render_mode)
        self._sit_down(Table(edition, players, reward), max_cycles, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Deal; without a seed, go on with the chance of the last one."""
        self._deal(seed)
        return {agent: self._observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """A move of everybody, of which that of the player on turn counts."""
        agents, mover = self.agents, self.possible_agents[self.table.seat]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        gained = [0.0] * len(self.possible_agents)
        try:
            gained = self.table.move(actions[mover])
        except IllegalMove as wrong:
            gained[self.table.seat] = ILLEGAL
            infos[mover]["illegal"] = wrong.move
        self._cycles += 1
        over, truncated = self.table.over, self._truncated
        seen = {agent: self._observe(agent) for agent in agents}
        self.agents = [] if over or truncated else agents
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(self.possible_agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )

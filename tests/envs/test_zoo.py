"""The environments pass PettingZoo's own tests, for every edition and number of players."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from envs.walks import TABLES
from sixfold.envs import IllegalMove, UnknownReward, zoo
from sixfold.envs.rendering import UnknownMode
from sixfold.envs.rewards import score, win

# PettingZoo knows the environments with masks beside their observations by name, and only its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]
EDITIONS = list(dict.fromkeys(edition_id for edition_id, _ in TABLES))


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_the_api(edition_id: str, players: int) -> None:
    api_test(zoo.env(edition=edition_id, players=players), num_cycles=8)
    parallel_api_test(zoo.parallel_env(edition=edition_id, players=players), num_cycles=8)


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_same_seed_gives_the_same_game(edition_id: str) -> None:
    seed_test(lambda: zoo.env(edition=edition_id, players=3), num_cycles=10)
    parallel_seed_test(lambda: zoo.parallel_env(edition=edition_id, players=3), num_cycles=10)


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_rendering(edition_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: zoo.env(edition=edition_id, **given))
    assert edition_id in capsys.readouterr().out


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_most_cycles(edition_id: str) -> None:
    """A cycle is a move of everybody, so the seats act in turn as the parallel environment lets them."""

    def together(**given: Any) -> zoo.parallel_env:
        return zoo.parallel_env(edition=edition_id, players=3, **given)

    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **given: parallel_to_aec(together(**given))))


def _played(env: Any, seed: int) -> dict[str, float]:
    """What the agents got in a game of random moves."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_rewards_of_whole_games() -> None:
    env = zoo.raw_env(edition="cubes-nl", players=3)
    assert sorted(_played(env, 1).values()) == [0.0, 0.0, 1.0]
    env = zoo.raw_env(edition="cubes-nl", players=3, reward="score")
    total = _played(env, 1)
    scores = env.table.state.scores
    expected = [mine - (sum(scores) - mine) / 2 for mine in scores]
    assert list(total.values()) == pytest.approx(expected)


def test_a_shared_win_is_shared() -> None:
    state = _ended("tiles-nl", (30, 12, 30))
    assert win(state, state) == [0.5, 0.0, 0.5]
    assert score(state, state) == [0.0, 0.0, 0.0]


def _ended(edition_id: str, scores: tuple[int, ...]) -> Any:
    env = zoo.raw_env(edition=edition_id, players=len(scores))
    env.reset(seed=1)
    return replace(env.table.state, scores=scores, ended="blocked")


def test_an_illegal_move_ends_the_game_or_is_refused() -> None:
    env = zoo.env(edition="tiles-nl")
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.terminations[agent]
    assert env.rewards[agent] == zoo.ILLEGAL
    raw = zoo.raw_env(edition="tiles-nl")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(wrong)
    together = zoo.parallel_env(edition="tiles-nl")
    together.reset(seed=1)
    before = together.table.state
    _, rewards, _, _, infos = together.step(dict.fromkeys(together.agents, wrong))
    assert together.table.state is before
    assert (rewards[agent], infos[agent]) == (zoo.ILLEGAL, {"illegal": wrong})


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(UnknownReward, match="win, score"):
        zoo.raw_env(reward="fame")
    with pytest.raises(UnknownMode, match="ansi"):
        zoo.raw_env(render_mode="oil")
    with pytest.raises(ValueError, match="2 to 4"):
        zoo.raw_env(edition="cubes-nl", players=5)
    with pytest.raises(ValueError, match="no-such"):
        zoo.raw_env(edition="no-such")

"""The environment against bots passes Gymnasium's own test."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.walks import TABLES
from sixfold.bots import UnknownBot
from sixfold.envs.gym import ILLEGAL, BotEnv

EDITIONS = list(dict.fromkeys(edition_id for edition_id, _ in TABLES))


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_api(edition_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"sixfold/{edition_id}-v0").unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize("opponents", ["greedy", "expert@4", ["random", "club"]])
def test_a_whole_game_against_bots(opponents: str | list[str]) -> None:
    players = 2 if isinstance(opponents, str) else 3
    env = BotEnv("cubes-nl", players, opponents=opponents, reward="score")
    seen, _ = env.reset(seed=5)
    rng, total, over = np.random.default_rng(5), 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        seen, reward, over, truncated, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        total += float(reward)
        assert not truncated
    scores = env.table.state.scores
    others = [score for seat, score in enumerate(scores) if seat != env.seat]
    assert total == pytest.approx(scores[env.seat] - sum(others) / len(others))
    env.close()


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    env = BotEnv("tiles-nl", seat=1)
    env.reset(seed=1)
    assert env.table.seat == env.seat == 1
    anywhere = BotEnv("tiles-nl", players=3)
    seats = set()
    for seed in range(12):
        anywhere.reset(seed=seed)
        seats.add(anywhere.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_move_ends_the_episode() -> None:
    env = BotEnv("cards-999")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(env.table.wait)
    assert (reward, terminated, info) == (ILLEGAL, True, {"illegal": env.table.wait})


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(UnknownBot):
        BotEnv("tiles-nl", opponents="nobody")
    with pytest.raises(ValueError, match="1 opponents, not 2"):
        BotEnv("tiles-nl", opponents=["greedy", "greedy"])
    with pytest.raises(ValueError, match="no seat 2"):
        BotEnv("tiles-nl", seat=2)

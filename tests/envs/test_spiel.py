"""The games pass OpenSpiel's own test, and their chance is that of the rules."""

from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from sixfold.core.game import BadSetup
from sixfold.envs import spiel
from sixfold.games import EDITIONS


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_api(edition_id: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(spiel.short_name(EDITIONS[edition_id]))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_every_number_of_players_and_both_rewards(edition_id: str) -> None:
    rules = EDITIONS[edition_id]
    for players in range(rules.players[0], rules.players[1] + 1):
        game = pyspiel.load_game(spiel.short_name(rules), {"players": players, "reward": "score"})
        assert game.num_players() == players
        assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
        state, rng = game.new_initial_state(), Random(players)
        observer = make_observation(game)
        for _ in range(players * rules.hand_size + 30):
            if state.is_chance_node():
                pieces, weights = zip(*state.chance_outcomes(), strict=True)
                assert sum(weights) == pytest.approx(1)
                state.apply_action(rng.choices(pieces, weights)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            assert sum(state.rewards()) == pytest.approx(0)
        for player in range(players):
            observer.set_from(state, player)
            assert np.count_nonzero(observer.tensor)


def test_a_state_and_its_copy_go_their_own_ways() -> None:
    state = pyspiel.load_game("sixfold_tiles_nl").new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    copied = state.clone()
    told = str(state)
    copied.apply_action(copied.legal_actions()[0])
    assert str(state) == told
    assert str(copied) != told


@pytest.mark.slow
def test_a_playthrough_can_be_repeated(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    flags.FLAGS.mark_as_parsed()
    written = generate_playthrough.playthrough("sixfold_cubes_nl(players=2,reward=win)", None, seed=3)
    path = tmp_path / "playthrough.txt"
    path.write_text(written, encoding="utf-8")
    before, again = generate_playthrough.replay(str(path))
    assert before == again
    assert "IsTerminal() = True" in written
    capfd.readouterr()


def test_a_table_that_the_edition_does_not_allow() -> None:
    with pytest.raises((BadSetup, pyspiel.SpielError, RuntimeError)):
        pyspiel.load_game("sixfold_cubes_nl(players=5)")

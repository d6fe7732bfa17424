"""Bots play by what their edition prints, whatever that is."""

from random import Random

import pytest

from equivalence import editions
from sixfold.bots import bot
from sixfold.core.edition import Edition
from sixfold.core.game import GameState
from sixfold.games import GAMES

TRIED = [*editions.TILES[1:], *editions.CUBES[1:], *editions.CARDS[1:]]


@pytest.mark.parametrize("name", ["greedy", "club", "expert@20"])
@pytest.mark.parametrize("tried", TRIED, ids=lambda tried: f"{tried.game}, {tried.id}")
def test_a_game_is_played_to_its_end(name: str, tried: Edition) -> None:
    game, choose, rng = GAMES[tried.game], bot(name, tried.game), Random(4)
    state: GameState = game.start(tried, (0, 1), bytes([7]) * 32)
    while not state.ended:
        action = choose(game.observe(state, state.seat), rng)
        assert game.refusal(state, state.seat, action) is None
        state = game.apply(state, action)
    assert game.result(state) is not None

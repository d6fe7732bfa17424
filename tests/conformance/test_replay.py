"""The same seed and the same actions give the same game, and so does a real table with the same draws."""

from collections import Counter
from typing import Any

import pytest

from conformance.played import TABLES, Played, played
from sixfold.games import cubes, edition

pytestmark = pytest.mark.parametrize(("edition_id", "players", "bot_name"), TABLES)


def test_a_replay_gives_equal_states(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    state = game.rules.start(edition(edition_id), game.seniority, game.seed)
    assert state == game.start
    for step in game.steps:
        state = game.rules.apply(state, step.action)
        assert state == step.after
        assert hash(state) == hash(step.after)


def test_another_seed_gives_another_deal(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    other = game.rules.start(edition(edition_id), game.seniority, bytes(31) + b"\x99")
    assert other.hands != game.start.hands


def followed(game: Played, state: Any, step: Any) -> Any:
    """The step as somebody at a real table would enter it."""
    rules: Any = game.rules
    if isinstance(step.action, cubes.Reroll):
        faces = tuple(after for _, after in step.after.reroll)
        return rules.advance(state, step.action, faces, step.after.forced)
    return rules.advance(state, step.action, step.after.turns[-1].draw)


def test_a_real_table_with_the_same_draws_gives_the_same_game(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rules: Any = game.rules
    state = rules.start_from(edition(edition_id), game.seniority, game.start.deal)
    for step in game.steps:
        state = followed(game, state, step)
        assert state.stream is None
        for seat in range(players):
            assert rules.observe(state, seat) == rules.observe(step.after, seat)
        if edition(edition_id).game == "cards":
            assert Counter(state.stack) == Counter(step.after.stack)
        else:
            assert Counter(state.bag) == Counter(step.after.bag)
    assert rules.result(state) == rules.result(game.end)
    assert state.turns == game.end.turns


def test_a_real_table_refuses_a_draw_of_the_wrong_size(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rules: Any = game.rules
    state = rules.start_from(edition(edition_id), game.seniority, game.start.deal)
    step = next(step for step in game.steps if not isinstance(step.action, cubes.Reroll))
    for earlier in game.steps[: game.steps.index(step)]:
        state = followed(game, state, earlier)
    draw = step.after.turns[-1].draw
    for wrong in (draw[1:], (*draw, draw[0]), ()):
        with pytest.raises(ValueError, match="drawn"):
            rules.advance(state, step.action, wrong)

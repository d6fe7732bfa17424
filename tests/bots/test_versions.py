"""Older experts stay as they were, so that newer ones can be measured against them."""

from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from sixfold.bots import UnknownBot, bot
from sixfold.bots.names import VERSIONS, BotName, parse_name
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition

FIRST = {
    ("tiles-nl", 2): "7fdefa728f7ee34b",
    ("tiles-nl", 4): "bb2bd70939c95a43",
    ("cubes-nl", 3): "44f85d889b0ae00f",
    ("cards-999", 3): "32f2a115c86f744b",
}
"""What the first expert plays, turn by turn: the digest of a whole game at a small budget."""


@pytest.mark.parametrize(("edition_id", "players"), FIRST)
def test_the_first_expert_plays_as_it_always_did(edition_id: str, players: int) -> None:
    rules = edition(edition_id)
    game, choose, rng, played = GAMES[rules.game], bot("expert/1@60", rules.game), Random(8), sha256()
    state: GameState = game.start(rules, range(players), bytes([5]) * 32)
    while not state.ended:
        action = choose(game.observe(state, state.seat), rng)
        played.update(_told(action).encode())
        state = game.apply(state, action)
    assert played.hexdigest()[:16] == FIRST[edition_id, players]


def _told(action: Any) -> str:
    """An action in full, with the numbers of its pieces."""
    values = (f"{field.name}={getattr(action, field.name)!r}" for field in fields(action))
    return f"{type(action).__name__}({', '.join(values)})"


def test_a_name_has_a_level_a_version_and_a_budget() -> None:
    assert parse_name("expert") == BotName("expert", None, None)
    assert parse_name("expert/1") == BotName("expert", 1, None)
    assert parse_name("expert@500") == BotName("expert", None, 500)
    assert parse_name("expert/1@500") == BotName("expert", 1, 500)


@pytest.mark.parametrize("game", ["tiles", "cubes", "cards"])
@pytest.mark.parametrize("name", ["expert", "expert/1", f"expert/{VERSIONS}", "expert@9", "expert/1@9", "greedy"])
def test_every_such_name_is_a_bot(name: str, game: str) -> None:
    assert callable(bot(name, game))


NO_BOTS = "expert/0 expert/ expert/01 expert/1@ expert@ expert@0 expert@1000001 expert@5/1 greedy/1 greedy@5 master"


@pytest.mark.parametrize("name", [*NO_BOTS.split(), f"expert/{VERSIONS + 1}", "", "Expert", "expert/1@500 "])
def test_no_other_name_is_one(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, "tiles")

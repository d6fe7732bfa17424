"""Older experts stay as they were, so that newer ones can be measured against them."""

from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from sixfold.bots import UnknownBot, bot
from sixfold.bots.names import VERSIONS, BotName, parse_name
from sixfold.bots.tiles import Thinking, thinking
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition

PLAYED = {
    (1, "tiles-nl", 2): "7fdefa728f7ee34b",
    (1, "tiles-nl", 4): "bb2bd70939c95a43",
    (1, "cubes-nl", 3): "44f85d889b0ae00f",
    (1, "cards-999", 3): "32f2a115c86f744b",
    (2, "tiles-nl", 2): "bf3f5287c68c7b49",
    (2, "tiles-nl", 4): "fe0f8f155f7e1d21",
    (2, "cubes-nl", 2): "2b6824012516a20b",
    (2, "cubes-nl", 3): "ea9008e7249e5de5",
    (2, "cards-999", 2): "c12cf6426d9cdab8",
    (2, "cards-999", 3): "f13dc399220080c4",
    (3, "tiles-nl", 2): "2e5f454993abab53",
    (3, "tiles-nl", 4): "ced959e588492c85",
    (3, "cubes-nl", 3): "ea9008e7249e5de5",
    (3, "cards-999", 3): "f13dc399220080c4",
    (4, "tiles-nl", 2): "bf3f5287c68c7b49",
    (4, "tiles-nl", 4): "fe0f8f155f7e1d21",
    (4, "cubes-nl", 2): "2b6824012516a20b",
    (4, "cubes-nl", 3): "ea9008e7249e5de5",
    (4, "cards-999", 2): "d48e72c28ecefc05",
    (4, "cards-999", 3): "f13dc399220080c4",
    (5, "tiles-nl", 2): "bf3f5287c68c7b49",
    (5, "cubes-nl", 2): "701957828661b750",
    (5, "cubes-nl", 3): "030b2bd7970cf19f",
    (5, "cards-999", 2): "d48e72c28ecefc05",
    (5, "cards-999", 3): "f13dc399220080c4",
    (6, "tiles-nl", 2): "bf3f5287c68c7b49",
    (6, "tiles-nl", 4): "fe0f8f155f7e1d21",
    (6, "cubes-nl", 2): "701957828661b750",
    (6, "cards-999", 2): "d48e72c28ecefc05",
}
"""What experts play, turn by turn: the digest of a whole game at a small budget. Once written, a line stays."""


@pytest.mark.parametrize(("version", "edition_id", "players"), PLAYED)
def test_older_experts_play_as_they_always_did(version: int, edition_id: str, players: int) -> None:
    rules = edition(edition_id)
    game, choose, rng, played = GAMES[rules.game], bot(f"expert/{version}@60", rules.game), Random(8), sha256()
    state: GameState = game.start(rules, range(players), bytes([5]) * 32)
    while not state.ended:
        action = choose(game.observe(state, state.seat), rng)
        played.update(_told(action).encode())
        state = game.apply(state, action)
    assert played.hexdigest()[:16] == PLAYED[version, edition_id, players]


DEEP_TURNS = 6
DEEP = {
    ("expert/5@10000", 2): "058cfb275a5941cf",
    ("expert/6@10000", 2): "43ad69f3d884a5f0",
    ("expert/5@10000", 3): "7f0992a9fd824014",
    ("expert/6@10000", 3): "7f0992a9fd824014",
}
"""The same for the first turns at a budget with which the sixth thinks deeper between two."""


@pytest.mark.parametrize(("name", "players"), DEEP)
def test_an_expert_with_much_time_thinks_deeper_between_two(name: str, players: int) -> None:
    rules = edition("tiles-nl")
    game, choose, rng, played = GAMES[rules.game], bot(name, rules.game), Random(8), sha256()
    state: GameState = game.start(rules, range(players), bytes([5]) * 32)
    for _ in range(DEEP_TURNS):
        action = choose(game.observe(state, state.seat), rng)
        played.update(_told(action).encode())
        state = game.apply(state, action)
    assert played.hexdigest()[:16] == DEEP[name, players]


def test_a_deep_rollout_is_paid_for_with_eight_plain_ones() -> None:
    assert thinking(9_999, 6, 2) == Thinking(9_999)
    assert thinking(10_000, 5, 2) == Thinking(10_000)
    assert thinking(20_000, 6, 3) == Thinking(20_000)
    assert thinking(20_000, 6, 2) == Thinking(2_500, rounds=5, weighed=8)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_newest_expert_plays_whole_games_of_tiles_by_the_rules(players: int) -> None:
    rules = edition("tiles-nl")
    game, choose, rng = GAMES[rules.game], bot(f"expert/{VERSIONS}@40", rules.game), Random(3)
    state: GameState = game.start(rules, range(players), bytes([6]) * 32)
    while not state.ended:
        state = game.apply(state, choose(game.observe(state, state.seat), rng))
    assert state.turns


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

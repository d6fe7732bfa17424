"""An observation shows what its seat may see, and nothing more."""

from random import Random
from typing import Any

import pytest

from conformance.played import TABLES, played
from sixfold.bots import bot
from sixfold.games import cards, edition
from sixfold.games.redeal import redealt

pytestmark = pytest.mark.parametrize(("edition_id", "players", "bot_name"), TABLES)


def test_what_is_hidden_does_not_show(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rng = Random(7)
    differed = 0
    for state in game.states:
        for seat in range(players):
            other = redealt(state, seat, rng)
            assert game.rules.observe(other, seat) == game.rules.observe(state, seat)
            differed += other != state
    assert differed > len(game.steps), "the hidden parts were really changed"


def test_the_mover_can_do_the_same_whatever_is_hidden(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rules: Any = game.rules
    rng = Random(8)
    for step in game.steps:
        state, seat = step.before, step.before.seat
        other = redealt(state, seat, rng)
        assert rules.refusal(other, seat, step.action) is None
        if edition(edition_id).game == "cards":
            assert cards.can_play(other.table, other.hand, 3) == cards.can_play(state.table, state.hand, 3)
        else:
            listed = rules.legal_actions(state)
            assert listed == rules.legal_actions(other) == rules.legal_actions(rules.observe(state, seat))


def test_a_bot_chooses_the_same_whatever_is_hidden(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    choose = bot(bot_name, edition(edition_id).game)
    rng = Random(9)
    for number, step in enumerate(game.steps[::5]):
        state, seat = step.before, step.before.seat
        other = redealt(state, seat, rng)
        chosen = choose(game.rules.observe(state, seat), Random(number))
        assert choose(game.rules.observe(other, seat), Random(number)) == chosen


def test_an_observation_counts_what_it_does_not_show(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    name = edition(edition_id).game
    for state in game.states[::3]:
        for seat in range(players):
            seen: Any = game.rules.observe(state, seat)
            assert (seen.observer, seen.seat, seen.edition.id) == (seat, state.seat, edition_id)
            if name == "cubes":
                assert (seen.hands, seen.bag_size) == (state.hands, len(state.bag))
            else:
                left, hidden = (seen.stack_size, state.stack) if name == "cards" else (seen.bag_size, state.bag)
                assert left == len(hidden)
                assert seen.hand == state.hands[seat]
                assert seen.hand_sizes == tuple(len(hand) for hand in state.hands)
            fields = set(type(seen).__dataclass_fields__)
            assert not fields & {"bag", "stack", "stream", "deal", "seed"}
            assert name == "cubes" or not fields & {"hands", "turns"}

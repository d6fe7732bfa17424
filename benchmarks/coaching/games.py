"""Games between bots that the coach is put to the test on."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.games import GAMES, edition
from sixfold.records import record_of

LEVELS = ("novice", "greedy", "club")


def played(edition_id: str, names: tuple[str, ...], deal: str) -> dict[str, Any]:
    """The record of a game between bots."""
    *_, last = _states(edition_id, names, deal)
    return record_of(last[0], [{"name": name} for name in names])


def turns_of(edition_id: str, names: tuple[str, ...], deal: str) -> Iterator[tuple[Any, Any]]:
    """Every state of a game between bots in which something is to be done, and what is done."""
    return (turn for turn in _states(edition_id, names, deal) if turn[1] is not None)


def _states(edition_id: str, names: tuple[str, ...], deal: str) -> Iterator[tuple[Any, Any]]:
    """Every state of a game and what is done in it; nothing in the last."""
    rules = edition(edition_id)
    game, players = GAMES[rules.game], [bot(name, rules.game) for name in names]
    chance = [Random(f"{deal} {name}") for name in names]
    state = game.start(rules, tuple(range(len(names))), sha256(deal.encode()).digest())
    while not state.ended:
        action = players[state.seat](game.observe(state, state.seat), chance[state.seat])
        yield state, action
        state = game.apply(state, action)
    yield state, None

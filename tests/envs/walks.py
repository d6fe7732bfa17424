"""Positions and turns for tests of games in small moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.envs import Partial
from sixfold.games import EDITIONS, GAMES, edition

TABLES = [
    (edition_id, players)
    for edition_id, rules in EDITIONS.items()
    for players in range(rules.players[0], rules.players[1] + 1)
]
"""Every edition with every number of players."""


def positions(edition_id: str, players: int, every: int, seed: int = 1, name: str = "random") -> Iterator[Any]:
    """Some states of a game between bots, from the deal on."""
    rules, rng = edition(edition_id), Random(seed)
    verbs, choose = GAMES[rules.game], bot(name, rules.game)
    state: Any = verbs.start(rules, range(players), rng.randbytes(32))
    number = 0
    while not state.ended:
        if number % every == 0:
            yield state
        state = verbs.apply(state, choose(verbs.observe(state, state.seat), rng))
        number += 1


def walked(turn: Partial, rng: Random) -> Any:
    """The action that random legal moves make of a turn."""
    moves = 0
    while turn.action is None:
        legal = turn.legal()
        assert legal, "no dead end"
        assert list(legal) == sorted(set(legal))
        turn = turn.after(rng.choice(legal))
        moves += 1
        assert moves < 1_000, "every turn has an end"
    assert turn.legal() == ()
    return turn.action


def followed(turn: Partial, moves: list[int]) -> Any:
    """The action that these moves make, each of which must be legal."""
    for move in moves:
        assert move in turn.legal()
        turn = turn.after(move)
    return turn.action


def every_action(turn: Partial) -> Iterator[Any]:
    """All that can be made of a turn, once for each way to it."""
    if turn.action is not None:
        yield turn.action
        return
    for move in turn.legal():
        yield from every_action(turn.after(move))

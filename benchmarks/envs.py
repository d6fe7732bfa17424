"""Decisions a second of the environments on one core, beside OpenSpiel's hanabi and PettingZoo's connect_four.

Random legal moves; each program is timed in turn, the best of several rounds counts. "With observation" asks for what
the player on turn sees and may do before every move, as a learner would. A batch always has both, and is timed once as
many games have ended as it plays at once: then they are at all stages.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pyspiel

from sixfold.envs import Table, zoo
from sixfold.envs.vector import Batch

ROUNDS = 3
EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
SECONDS = 1.0
"""How long a round of one program takes, in processor time."""

BATCH = 1024
"""How many games a batch plays at once."""

Program = Callable[[Random], Iterator[int]]
"""Plays games without end, and yields how many decisions were made since it yielded last."""


def table(edition_id: str, observed: bool) -> Program:
    """Our own table."""

    def play(rng: Random) -> Iterator[int]:
        game = Table(edition_id)
        while True:
            game.start(rng.randbytes(32))
            while not game.over:
                seat = game.seat
                if observed:
                    game.observation(seat)
                game.move(rng.choice(game.legal(seat)))
                yield 1

    return play


def batch(edition_id: str) -> Program:
    """Many of our games at once."""

    def play(rng: Random) -> Iterator[int]:
        games, chances = Batch(edition_id, games=BATCH), np.random.default_rng(rng.getrandbits(64))
        games.reset(rng.randbytes(32))
        ended = 0
        while ended < BATCH:
            games.step(games.sample(chances))
            ended += int(games.terminated.sum())
        while True:
            games.step(games.sample(chances))
            yield BATCH

    return play


def pettingzoo(make: Callable[[], Any]) -> Program:
    """Any environment of PettingZoo; it shows what it has at every step."""

    def play(rng: Random) -> Iterator[int]:
        env = make()
        while True:
            env.reset(seed=rng.getrandbits(31))
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                yield 1

    return play


def openspiel(name: str, observed: bool) -> Program:
    """Any game of OpenSpiel; chance is drawn as it says, and does not count as a decision."""

    def play(rng: Random) -> Iterator[int]:
        game = pyspiel.load_game(name)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, likely)[0])
                    continue
                if observed:
                    np.array(state.observation_tensor())
                    np.array(state.legal_actions_mask())
                state.apply_action(rng.choice(state.legal_actions()))
                yield 1

    return play


def programs() -> dict[str, Program]:
    """All that are compared, by what they are called in the table. That of PettingZoo needs `pygame`."""
    from pettingzoo.classic import connect_four_v3

    found: dict[str, Program] = {}
    for edition_id in EDITIONS:
        found[f"{edition_id}, table, bare"] = table(edition_id, observed=False)
        found[f"{edition_id}, table, with observation"] = table(edition_id, observed=True)
        found[f"{edition_id}, batch of {BATCH:,}, with observation"] = batch(edition_id)
        found[f"{edition_id}, PettingZoo"] = pettingzoo(partial(zoo.env, edition=edition_id))
    found["connect_four_v3, PettingZoo"] = pettingzoo(connect_four_v3.env)
    for observed in (False, True):
        told = "with observation" if observed else "bare"
        found[f"hanabi, OpenSpiel, {told}"] = openspiel("hanabi(players=2)", observed)
        found[f"sixfold_tiles_nl, OpenSpiel, {told}"] = openspiel("sixfold_tiles_nl", observed)
    return found


def speed(decisions: Iterator[int], seconds: float) -> float:
    """Decisions a second of processor time."""
    begun, count = time.process_time(), 0
    while (took := time.process_time() - begun) < seconds:
        count += sum(islice(decisions, 20))
    return count / took


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """The best of several interleaved rounds."""
    import sixfold.envs.spiel  # noqa: F401 - registers the games

    compared = {name: program(Random(1)) for name, program in programs().items()}
    for decisions in compared.values():
        next(decisions)
    best = dict.fromkeys(compared, 0.0)
    for _ in range(ROUNDS):
        for name, decisions in compared.items():
            best[name] = max(best[name], speed(decisions, SECONDS * (5 if full else 0.3)))
    for name, figure in best.items():
        yield {"what": name, "figure": figure, "unit": "decisions/s"}

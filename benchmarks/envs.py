"""Decisions a second of the environments on one core, beside OpenSpiel's hanabi and PettingZoo's connect_four.

Random legal moves; each program is timed in turn, the best of several rounds counts. "With observation" asks for what
the player on turn sees and may do before every move, as a learner would.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel

from sixfold.envs import Table, zoo

ROUNDS = 3
EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
SECONDS = 1.0
"""How long a round of one program takes, in processor time."""

Program = Callable[[Random], Iterator[None]]
"""Plays games without end, and yields after every decision."""


def table(edition_id: str, observed: bool) -> Program:
    """Our own table."""

    def play(rng: Random) -> Iterator[None]:
        game = Table(edition_id)
        while True:
            game.start(rng.randbytes(32))
            while not game.over:
                seat = game.seat
                if observed:
                    game.observation(seat)
                game.move(rng.choice(game.legal(seat)))
                yield

    return play


def pettingzoo(make: Callable[[], Any]) -> Program:
    """Any environment of PettingZoo; it shows what it has at every step."""

    def play(rng: Random) -> Iterator[None]:
        env = make()
        while True:
            env.reset(seed=rng.getrandbits(31))
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                yield

    return play


def openspiel(name: str, observed: bool) -> Program:
    """Any game of OpenSpiel; chance is drawn as it says, and does not count as a decision."""

    def play(rng: Random) -> Iterator[None]:
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
                yield

    return play


def programs() -> dict[str, Program]:
    """All that are compared, by what they are called in the table. That of PettingZoo needs `pygame`."""
    from pettingzoo.classic import connect_four_v3

    found: dict[str, Program] = {}
    for edition_id in EDITIONS:
        found[f"{edition_id}, table, bare"] = table(edition_id, observed=False)
        found[f"{edition_id}, table, with observation"] = table(edition_id, observed=True)
        found[f"{edition_id}, PettingZoo"] = pettingzoo(lambda edition_id=edition_id: zoo.env(edition=edition_id))
    found["connect_four_v3, PettingZoo"] = pettingzoo(connect_four_v3.env)
    for observed in (False, True):
        told = "with observation" if observed else "bare"
        found[f"hanabi, OpenSpiel, {told}"] = openspiel("hanabi(players=2)", observed)
        found[f"sixfold_tiles_nl, OpenSpiel, {told}"] = openspiel("sixfold_tiles_nl", observed)
    return found


def speed(program: Program, seconds: float) -> float:
    """Decisions a second of processor time."""
    decisions = program(Random(1))
    next(decisions)
    begun, count = time.process_time(), 0
    while (took := time.process_time() - begun) < seconds:
        for _ in range(20):
            next(decisions)
        count += 20
    return count / took


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """The best of several interleaved rounds."""
    import sixfold.envs.spiel  # noqa: F401 - registers the games

    compared = programs()
    best = dict.fromkeys(compared, 0.0)
    for _ in range(ROUNDS):
        for name, program in compared.items():
            best[name] = max(best[name], speed(program, SECONDS * (5 if full else 0.3)))
    for name, figure in best.items():
        yield {"what": name, "figure": figure, "unit": "decisions/s"}

"""Bots of other people, good and bad, as they might write them."""

import gc
import inspect
import os
import random
from random import Random
from typing import Any

from sixfold import plays
from sixfold.bots import find
from sixfold.games import tiles


def anything(observation: Any, rng: Random) -> Any:
    """Plays every game, by leaning on one of ours."""
    return find("greedy", observation.edition.game)(observation, rng)


@plays("tiles", players=[2])
def first(observation: tiles.Observation, rng: Random) -> str:
    """Answers in notation."""
    return rng.choice(tiles.legal_actions(observation)).notation


class Kept:
    """A bot that is made before it is asked."""

    def __call__(self, observation: tiles.Observation, _rng: Random) -> tiles.Action:
        return tiles.legal_actions(observation)[0]


@plays("tiles", players=[2])
def crashing(_observation: tiles.Observation, _rng: Random) -> tiles.Action:
    raise RuntimeError("out of ideas")


@plays("tiles", players=[2])
def illegal(_observation: tiles.Observation, _rng: Random) -> str:
    return "99,99>Ro"


@plays("tiles", players=[2])
def babbling(_observation: tiles.Observation, _rng: Random) -> int:
    return 7


@plays("tiles", players=[2])
def fickle(observation: tiles.Observation, _rng: Random) -> tiles.Action:
    """Draws its chance from elsewhere."""
    return random.choice(tiles.legal_actions(observation))


@plays("tiles", players=[2])
def scribbling(observation: tiles.Observation, _rng: Random) -> tiles.Action:
    """Writes on what it is shown."""
    action = tiles.legal_actions(observation)[0]
    pieces: Any = observation.board.pieces
    pieces[999, 999] = 0
    return action


@plays("tiles", players=[2])
def never_passing(observation: tiles.Observation, _rng: Random) -> str:
    """Does not know that there is nothing to do now and then."""
    action = tiles.legal_actions(observation)[0]
    return "-Ro" if isinstance(action, tiles.Pass) else action.notation


@plays("tiles", players=[2])
def rummaging(observation: tiles.Observation, _rng: Random) -> tiles.Action:
    """Looks for the state among all objects, and plays by the hand of the other."""
    actions = tiles.legal_actions(observation)
    for found in gc.get_objects():
        if isinstance(found, tiles.State) and found.board == observation.board:
            return actions[sum(found.hands[1 - found.seat]) % len(actions)]
    return actions[0]


@plays("tiles", players=[2])
def peeping(observation: tiles.Observation, _rng: Random) -> tiles.Action:
    """Looks for the state in the frames that called it, and plays by the order of the bag."""
    actions = tiles.legal_actions(observation)
    frame = inspect.currentframe()
    while frame is not None:
        state = frame.f_locals.get("state")
        if isinstance(state, tiles.State):
            return actions[sum(state.bag[:3]) % len(actions)]
        frame = frame.f_back
    return actions[0]


@plays("tiles", players=[2])
def leaving(_observation: tiles.Observation, _rng: Random) -> tiles.Action:
    """Takes the whole process with it."""
    os._exit(3)

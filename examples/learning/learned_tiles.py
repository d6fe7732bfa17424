"""Plays what `learn_tiles.py` has learned, with NumPy alone.

sixfold match --edition tiles-nl --bots examples.learning.learned_tiles:learned,novice --games 200
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sixfold
from sixfold.envs import steps_of, tensor_of
from sixfold.games import tiles

WEIGHTS = Path(__file__).with_name("learned_tiles.npz")
SIDE, PIECES, PLAYERS = 26, 36, 2
Numbers = NDArray[np.float32]


@sixfold.plays("tiles")
def learned(observation: tiles.Observation, _: Random) -> tiles.Action:
    """The turn that seems best, one small move after the other; it has learned to play with one other player."""
    turn = steps_of(observation.edition).begin(observation)
    while turn.action is None:
        worth, legal = judged(tensor_of(observation, PLAYERS, turn)), list(turn.legal())
        turn = turn.after(legal[int(np.argmax(worth[legal]))])
    action: tiles.Action = turn.action
    return action


@cache
def weights() -> dict[str, Numbers]:
    """What was learned."""
    with np.load(WEIGHTS) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


def judged(seen: Numbers) -> Numbers:
    """How good each move seems."""
    known, cells = weights(), SIDE * SIDE
    planes = known["first.weight"].shape[1]
    board, aside = seen[: planes * cells].reshape(planes, SIDE, SIDE), seen[planes * cells :]
    found = np.maximum(convolved(board, "first") + linear(aside, "tint")[:, None, None], 0)
    for block in range(sum(name.endswith(".weight") for name in known if name.startswith("blocks."))):
        found = np.maximum(found + convolved(found, f"blocks.{block}"), 0)
    places = found.reshape(len(found), -1).T
    others = linear(np.concatenate([places.mean(0), places.max(0), np.maximum(linear(aside, "aside"), 0)]), "others")
    return np.concatenate([others[:PIECES], linear(places, "cells")[:, 0], others[PIECES:]])


def linear(given: Numbers, name: str) -> Any:
    """One layer of weights."""
    return given @ weights()[f"{name}.weight"].T + weights()[f"{name}.bias"]


def convolved(planes: Numbers, name: str) -> Any:
    """One layer that looks at three by three cells."""
    padded = np.pad(planes, ((0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (1, 2))
    kernel = weights()[f"{name}.weight"]
    flat = windows.transpose(0, 3, 4, 1, 2).reshape(-1, SIDE * SIDE)
    return (kernel.reshape(len(kernel), -1) @ flat + weights()[f"{name}.bias"][:, None]).reshape(-1, SIDE, SIDE)


if __name__ == "__main__":
    print(sixfold.match([learned, "random"], "tiles-nl", games=20, seed=1))

"""Environments for research: a game in small moves with masks and tensors, for the frameworks that people learn with.

`sixfold.envs.zoo` is for PettingZoo, `sixfold.envs.gym` for Gymnasium, `sixfold.envs.spiel` for OpenSpiel; each needs
its framework and is imported by name. `Table` is what they are made of, and needs NumPy alone. `sixfold.envs.vector`
plays thousands of such games at once in the kernel.

The contract of this room: it plays by the rules of `games` and shows what a seat observes, nothing else. What is faster
is held to that by tests.
"""

from sixfold.envs.rewards import REWARDS, UnknownReward
from sixfold.envs.steps import IllegalMove, Partial, Steps, steps_of
from sixfold.envs.table import Table
from sixfold.envs.tensors import Layout, layout_of, tensor_of

__all__ = [
    "REWARDS",
    "IllegalMove",
    "Layout",
    "Partial",
    "Steps",
    "Table",
    "UnknownReward",
    "layout_of",
    "steps_of",
    "tensor_of",
]

"""The spaces of the environments."""

from typing import Any

import numpy as np
from gymnasium import spaces

from sixfold.envs.table import Table
from sixfold.envs.tensors import HIGHEST


def action_space(table: Table) -> spaces.Discrete:
    """All moves of the edition."""
    return spaces.Discrete(table.steps.size)


def observation_space(table: Table) -> spaces.Space[Any]:
    """What a seat sees, flat, and the mask of its moves."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, HIGHEST, (table.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.steps.size,), np.int8),
        }
    )

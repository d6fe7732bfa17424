"""Where in a flat tensor each part of an observation lies."""

from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

Tensor = NDArray[np.float32]

HIGHEST = 32.0
"""No number of an observation is above this, and none is below 0."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of an observation in their order, each with its shape."""

    parts: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(prod(shape) for _, shape in self.parts)

    def split(self, tensor: Tensor) -> dict[str, Tensor]:
        """The parts of a flat tensor by name, in their shapes, or those of many; they are views, not copies."""
        found, begin = {}, 0
        for name, shape in self.parts:
            end = begin + prod(shape)
            found[name] = tensor[..., begin:end].reshape(*tensor.shape[:-1], *shape)
            begin = end
        return found

"""What a seat sees, as numbers: from its observation and its own turn in the making, and from nothing else."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Protocol

import numpy as np

from sixfold.core.edition import Edition
from sixfold.envs.tensors.cards import of_cards
from sixfold.envs.tensors.layout import HIGHEST, Layout, Tensor
from sixfold.envs.tensors.placement import of_cubes, of_tiles
from sixfold.games import cards, cubes, tiles


class Tensors(Protocol):
    """The observations of an edition for a number of players."""

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""

    def fill(self, parts: dict[str, Tensor], seen: Any) -> None:
        """Write what a seat sees into parts that are all zeros, as if nothing had been chosen yet."""

    def fill_turn(self, parts: dict[str, Tensor], seen: Any, turn: Any, /) -> None:
        """Write into that what the observer has chosen so far."""


_TENSORS: Mapping[str, Callable[[Edition, int], Tensors]] = MappingProxyType(
    {tiles.NAME: of_tiles, cubes.NAME: of_cubes, cards.NAME: of_cards}
)


@lru_cache
def _tensors(edition: Edition, players: int) -> tuple[Tensors, Layout]:
    tensors = _TENSORS[edition.game](edition, players)
    return tensors, tensors.layout


def layout_of(edition: Edition, players: int) -> Layout:
    """The parts of the observations of an edition for so many players."""
    return _tensors(edition, players)[1]


def tensor_of(seen: Any, players: int, turn: Any = None) -> Tensor:
    """What a seat sees as one flat tensor; `turn` is its own turn in the making, if it is on turn."""
    tensors, layout = _tensors(seen.edition, players)
    tensor = np.zeros(layout.size, np.float32)
    tensors.fill(layout.split(tensor), seen)
    return tensor if turn is None else with_turn(tensor, seen, players, turn)


def with_turn(tensor: Tensor, seen: Any, players: int, turn: Any) -> Tensor:
    """A copy of what a seat sees, with its own turn in the making."""
    tensors, layout = _tensors(seen.edition, players)
    after = tensor.copy()
    tensors.fill_turn(layout.split(after), seen, turn)
    return after


__all__ = ["HIGHEST", "Layout", "Tensor", "layout_of", "tensor_of", "with_turn"]

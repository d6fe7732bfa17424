"""Seats as the kernel counts them: from the player on turn on."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def from_seat(values: Sequence[Item], seat: int) -> list[Item]:
    """What belongs to each seat, that of this seat first."""
    return [*values[seat:], *values[:seat]]

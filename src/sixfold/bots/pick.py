"""Choosing by chance, the same for the same seed on every version of Python."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def pick(rng: Random, items: Sequence[Item]) -> Item:
    """One of the items, all equally likely. Only `Random.random` keeps its sequence between versions of Python."""
    return items[int(rng.random() * len(items))]


def shuffled(rng: Random, items: Iterable[Item]) -> list[Item]:
    """The items in an order in which all orders are equally likely."""
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        order[place], order[other] = order[other], order[place]
    return order

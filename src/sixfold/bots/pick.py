"""Choosing by chance, the same for the same seed on every version of Python."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from sixfold.games.placement import Placement

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


def best(rng: Random, valued: Sequence[tuple[Item, float]]) -> Item:
    """An item of the highest value; ties are drawn."""
    most = max(value for _, value in valued)
    return pick(rng, [item for item, value in valued if value == most])


def noticed(rng: Random, scored: Sequence[tuple[Placement, int]], share: float) -> Placement:
    """The best placement that lies on noticed cells only, a share of all; any, if none does."""
    cells = sorted({cell for placement, _ in scored for _, cell in placement})
    seen = {cell for cell in cells if rng.random() < share}
    on_seen = [entry for entry in scored if all(cell in seen for _, cell in entry[0])]
    return best(rng, on_seen) if on_seen else pick(rng, scored)[0]

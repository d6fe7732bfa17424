"""From one table of cards to another, series by series."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixfold.games.cards import Series, Table


@dataclass(frozen=True, slots=True)
class Change:
    """What is done to one series: its place on the old table (none for a new one), cards lifted, cards laid on it."""

    place: int | None
    lifted: Series = ()
    laid: Series = ()


def rearranged(before: Table, after: Table) -> Iterator[Change]:
    """Changes that lead from one table to the other, lifting everything that has to leave before anything is laid."""
    old = {place: frozenset(series) for place, series in enumerate(before)}
    new = [frozenset(series) for series in after]
    for place, series in list(old.items()):
        if series in new:
            new.remove(series)
            del old[place]
    grown: dict[int, Series] = {}
    for place, series in sorted(old.items(), key=lambda entry: -len(entry[1])):
        target = next((one for one in new if series < one), None)
        if target is not None:
            new.remove(target)
            grown[place] = tuple(sorted(target - series))
    for place, series in old.items():
        if place in grown:
            continue
        kept = next((one for one in new if one < series), None)
        if kept is not None:
            new.remove(kept)
        yield Change(place, lifted=tuple(sorted(series - (kept or frozenset()))))
    for place, laid in grown.items():
        yield Change(place, laid=laid)
    for series in new:
        yield Change(None, laid=tuple(sorted(series)))

"""The puzzle of a day: from the date alone, so that it is the same for everybody."""

from collections.abc import Iterable
from datetime import date
from hashlib import sha256

from sixfold.puzzles.shelf import Entry, UnknownPuzzle, entries

FIRST = date(2026, 1, 1)
"""The day that the order is counted from; days before it have puzzles, too."""


def of_day(game: str, day: date, among: Iterable[Entry] | None = None) -> str:
    """The name of the puzzle of a game on a day. None comes twice before all have been; then in another order."""
    names = [entry.id for entry in (entries() if among is None else among) if entry.game == game]
    if not names:
        raise UnknownPuzzle(game)
    going_through, place = divmod((day - FIRST).days, len(names))
    order = sorted(names, key=lambda name: sha256(f"{going_through} {name}".encode()).digest())
    return order[place]

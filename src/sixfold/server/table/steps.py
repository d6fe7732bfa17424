"""Steps: events with the table after them, and what every decision needs to make them."""

from dataclasses import dataclass
from typing import Any

from sixfold.server.table.denials import Denial, Denied
from sixfold.server.table.events import Event, Kind
from sixfold.server.table.replay import evolve
from sixfold.server.table.state import Seat, Table


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and the table after it: whoever decides has applied the rules, and nobody need do so again."""

    event: Event
    after: Table


def step(table: Table, now: float, kind: Kind, seat: int | None, **data: Any) -> Step:
    """The next event and what it leads to."""
    happened = next_event(table, now, kind, seat, **data)
    return Step(happened, evolve(table, happened))


def next_event(table: Table, now: float, kind: Kind, seat: int | None, **data: Any) -> Event:
    """The next event; time never runs backwards in a game."""
    return Event(table.number + 1, max(now, table.at), kind, seat, data)


def seat_at(table: Table, seat: int) -> Seat:
    """The seat of that number; `Denied` if there is none."""
    if not 0 <= seat < len(table.seats):
        raise Denied(Denial.NO_SUCH_SEAT)
    return table.seats[seat]

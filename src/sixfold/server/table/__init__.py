"""A table where a game is played, as the replay of its events. Pure: no clock, no database, no network."""

from sixfold.server.table.clocks import deadline, due
from sixfold.server.table.denials import Denial, Denied
from sixfold.server.table.events import Event, Kind
from sixfold.server.table.replay import evolve, replay
from sixfold.server.table.settings import Clock, SeatSettings, Settings
from sixfold.server.table.state import KNOWN_RULES, RULES, Seat, Status, Table
from sixfold.server.table.steps import Step

__all__ = [
    "KNOWN_RULES",
    "RULES",
    "Clock",
    "Denial",
    "Denied",
    "Event",
    "Kind",
    "Seat",
    "SeatSettings",
    "Settings",
    "Status",
    "Step",
    "Table",
    "deadline",
    "due",
    "evolve",
    "replay",
]

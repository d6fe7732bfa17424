"""What happens at a table, in order; the log holds nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

PERSON, ARBITER = "person", "arbiter"
"""Who played, where it was no bot; a bot is called by its name."""


class Kind(StrEnum):
    """The kinds of events; `docs/server.md` lists what each holds."""

    CREATED = "created"
    INVITED = "invited"
    JOINED = "joined"
    LEFT = "left"
    ENTROPY = "entropy"
    """Only in games of rules 1, whose seats added entropy in the clear."""
    SHUFFLING = "shuffling"
    COMMITTED = "committed"
    FROZEN = "frozen"
    REVEALED = "revealed"
    LEFT_OUT = "left-out"
    STARTED = "started"
    PLAYED = "played"
    RESIGNED = "resigned"
    TIMED_OUT = "timed-out"
    VOTED = "voted"
    VOTED_OUT = "voted-out"
    STOPPED = "stopped"
    CLOSED = "closed"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Event:
    """One event: its number in the game, counted from 1 without gaps, and when it happened."""

    number: int
    at: float
    kind: str
    seat: int | None
    data: Mapping[str, Any]

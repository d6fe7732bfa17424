"""What people ask for at the desk, once its shape has been checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.server.table import Settings
from sixfold.server.table.settings import parse_settings


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be made, and which seats of this device add to its shuffle."""

    settings: Settings
    mixes: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody who wants to sit down."""

    invite: str | None = None
    seat: int | None = None
    name: str = ""
    token: str | None = None
    mixes: bool = False


def parse_new_game(written: Mapping[str, Any]) -> NewGame:
    """Read the request for a game, with all that it leaves open filled in."""
    seats = [{**seat} for seat in written["seats"]]
    mixes = tuple(bool(seat.pop("mixes")) for seat in seats)
    return NewGame(parse_settings({**written, "seats": seats}), mixes)

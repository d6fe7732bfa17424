"""What the host chose when the game was made."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sixfold.bots import OURS
from sixfold.games import EDITIONS
from sixfold.server.table.denials import Denial, Denied

HERE, LINK, BOT = "here", "link", "bot"
Absence = Literal["bot", "skip"]
Spectators = Literal["none", "link", "open"]


@dataclass(frozen=True, slots=True)
class Clock:
    """How long the players have: no limit, so long a turn, or so long a game with an increment a turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatSettings:
    """Who is to sit at a seat: a person on the host's device, a person with a link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """A game as it was asked for."""

    edition: str
    seats: tuple[SeatSettings, ...]
    seniority: tuple[int, ...] | None = None
    """The seats from oldest to youngest; drawn at random if not given."""
    clock: Clock = Clock()
    absence: Absence = "bot"
    """What becomes of a seat whose time is over, or that is voted out."""
    grace: float = 120.0
    """Seconds of a turn after which the others may vote its player out."""
    substitute: str = "greedy"
    """The bot that takes over seats."""
    spectators: Spectators = "link"
    open: bool = False
    """Whether anybody may take a free seat without an invite; the game is listed."""
    start: Literal["full", "host"] = "full"
    """Whether the game starts once all seats are taken, or when the host says so."""
    hints: bool = True
    """Whether players may ask the strongest bot what it would do."""


def check_settings(settings: Settings) -> None:
    """Refuse a game that cannot be played."""
    rules = EDITIONS.get(settings.edition)
    if rules is None:
        raise Denied(Denial.UNKNOWN_EDITION)
    if not rules.allows(len(settings.seats)):
        raise Denied(Denial.BAD_SEATS)
    if all(seat.kind == BOT for seat in settings.seats) and settings.spectators == "none":
        raise Denied(Denial.BAD_SEATS)
    if settings.seniority is not None and sorted(settings.seniority) != list(range(len(settings.seats))):
        raise Denied(Denial.BAD_SENIORITY)
    bots = [seat.bot for seat in settings.seats if seat.kind == BOT]
    if not {*bots, settings.substitute} <= set(OURS):
        raise Denied(Denial.UNKNOWN_BOT)


def settings_json(settings: Settings) -> dict[str, Any]:
    """Settings as the log holds them."""
    return asdict(settings)


def parse_settings(written: Mapping[str, Any]) -> Settings:
    """Read what `settings_json` wrote."""
    seniority = written["seniority"]
    return Settings(
        **{
            **written,
            "seats": tuple(SeatSettings(**seat) for seat in written["seats"]),
            "seniority": None if seniority is None else tuple(seniority),
            "clock": Clock(**written["clock"]),
        }
    )

"""What is known of a table after its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from sixfold.core.edition import Edition
from sixfold.core.game import AnyGame, GameState
from sixfold.core.mix import FIRST_ROUND, LeftOut, Mix
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES, edition
from sixfold.server.table.settings import Settings

RULES = 2
"""The version of the rules that new games are played by; counted up whenever a replay could turn out otherwise."""
MIXED_RULES = 2
"""From this version on the seats mix the shuffle by promises; before, they added entropy in the clear."""
KNOWN_RULES = frozenset({1, RULES})


class Status(StrEnum):
    """Where a game stands."""

    LOBBY = "lobby"
    SHUFFLING = "shuffling"
    """Everybody is there; the seats are mixing what will be dealt."""
    PLAYING = "playing"
    ENDED = "ended"
    RESIGNED = "resigned"
    """Given up before its end by the last person at the table."""
    CLOSED = "closed"
    """Called off before it was dealt."""


OVER = frozenset({Status.ENDED, Status.RESIGNED})


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who plays it. Secrets are known by their hashes only."""

    name: str
    bot: str | None = None
    """The bot that plays here."""
    token: str | None = None
    """Hash of the secret that the seat's browser keeps; where a bot took over, that person may still watch."""
    invite: str | None = None
    """Hash of the secret in the seat's link."""
    used: bool = False
    """Whether somebody has sat down with that link."""
    handed: bool = False
    """Whether the person at the seat made the link, to hand it on."""
    before: tuple[str, ...] = ()
    """The names of those who have handed it on or left it to another."""
    mixes: bool = False
    """Whether its client takes part in the shuffle."""
    promise: bytes | None = None
    """The hash of what it adds, in the present round."""
    entropy: bytes | None = None
    skipped: int = 0
    """Turns in a row that the arbiter has skipped."""
    taken_over: str | None = None
    """Why a bot sits where a person did: the kind of the event."""

    @property
    def taken(self) -> bool:
        """Whether somebody plays here."""
        return self.bot is not None or self.token is not None

    @property
    def person(self) -> bool:
        """Whether a person plays here."""
        return self.bot is None and self.token is not None


class Accepted(NamedTuple):
    """An action that was accepted, and the number of its event."""

    action: Mapping[str, Any]
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game and the people around it."""

    game_id: str
    """The game's id."""
    number: int
    """The last event's."""
    status: Status
    rules: int
    settings: Settings
    seed: bytes
    given: bool = False
    """Whether the seed was chosen, not drawn."""
    host: str
    """Hash of the host's secret."""
    watch: str | None
    """Hash of the spectators' secret."""
    created: float
    at: float
    """When the last event happened."""
    seats: tuple[Seat, ...]
    round: int = 0
    """Of the shuffle; none before it begins."""
    frozen: bool = False
    """Whether all promises of the round stand, so that the bytes may be told."""
    asked: float = 0.0
    """When the present half of the shuffle began."""
    left_out: tuple[LeftOut, ...] = ()
    state: GameState | None = None
    """The game itself, once it has started."""
    seniority: tuple[int, ...] | None = None
    position: int = 0
    """The number of the event that made the present position; an action answers it."""
    since: float = 0.0
    """When the present turn began."""
    left: tuple[float, ...] = ()
    """By seat, the seconds left for the game as its turn begins."""
    votes: frozenset[tuple[int, int]] = frozenset()
    """Who votes whom out in the present turn."""
    accepted: Mapping[tuple[int, int], Accepted] = field(default_factory=dict)
    """By seat and by the number it answered."""
    players: tuple[Mapping[str, Any], ...] = ()
    """As the record names them: who began the game, and which bot took over."""
    stopped_by: int | None = None
    """Who ended the game before its end, and so resigned."""
    rematch: str | None = None
    aside: int = 0
    """How often something was done that could be done for ever: links issued, seats left, entropy added."""
    outs: int = 0
    """How often somebody was put out by a clock or by votes; apart, so that no host uses up the votes of others."""

    @property
    def edition(self) -> Edition:
        """The rule set."""
        return edition(self.settings.edition)

    @property
    def verbs(self) -> AnyGame:
        """The game's verbs."""
        return GAMES[self.edition.game]

    @property
    def over(self) -> bool:
        """Whether nothing can be hidden any more."""
        return self.status in OVER

    @property
    def shuffle(self) -> Shuffle:
        """Where chance comes from; what seats added counts once the game has started."""
        if self.rules >= MIXED_RULES:
            return Shuffle(self.seed, given=self.given, mix=self._mix())
        entropy = tuple(seat.entropy for seat in self.seats)
        return Shuffle(self.seed, entropy if any(entropy) else (), self.given)

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is."""
        return self.state.seat if self.state is not None and self.status is Status.PLAYING else None

    def _mix(self) -> Mix:
        promises = tuple(seat.promise if self.frozen else None for seat in self.seats)
        entropy = tuple(seat.entropy if self.frozen else None for seat in self.seats)
        return Mix(self.game_id, max(self.round, FIRST_ROUND), promises, entropy, self.left_out)

    def mixers(self) -> list[int]:
        """The seats that take part in the shuffle and have not been left out."""
        out = {left.seat for left in self.left_out}
        return [number for number, seat in enumerate(self.seats) if seat.mixes and seat.person and number not in out]

    def people(self) -> list[int]:
        """The seats that persons play."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

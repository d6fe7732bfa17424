"""What every game offers: the same verbs, on frozen states."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sixfold.core.edition import Edition
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Refusal
from sixfold.core.stream import Stream

Hand = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: scores by seat, the seats that share the win, and why it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


HAND_EMPTIED = "hand-emptied"
BLOCKED = "blocked"
LAST_ROUND = "last-round"


def highest(scores: Sequence[int], reason: str) -> Result:
    """The result in which all seats with the highest score share the win."""
    best = max(scores)
    return Result(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best), reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """What the states of all games have in common. Seats are numbered from 0 in the order of play."""

    edition: Edition
    seniority: tuple[int, ...]
    """The seats from oldest to youngest."""
    stream: Stream | None
    """Where chance comes from; none where a game at a real table is followed."""
    deal: tuple[Hand, ...]
    first: int
    seat: int
    """Whose turn it is."""
    hands: tuple[Hand, ...]
    passes: int = 0
    """Passes in a row."""
    ended: str | None = None
    """Why the game is over, once it is."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The hand of the player whose turn it is."""
        return self.hands[self.seat]

    @property
    def next_seat(self) -> int:
        """Who plays after this turn."""
        return (self.seat + 1) % len(self.hands)


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", contravariant=True)
ObservationT = TypeVar("ObservationT", covariant=True)


class Game(Protocol[StateT, ActionT, ObservationT]):
    """The verbs of a game; each of the modules `games.tiles`, `games.cubes` and `games.cards` is one."""

    def start(self, edition: Edition, seniority: Sequence[int], seed: bytes) -> StateT:
        """Shuffle and deal from a seed. The seats, from oldest to youngest, say how many play."""

    def start_from(self, edition: Edition, seniority: Sequence[int], hands: Sequence[Hand]) -> StateT:
        """Follow a game at a real table, where the hands were dealt by other means."""

    def refusal(self, state: StateT, seat: int, action: ActionT) -> Refusal | None:
        """Why the seat may not do this now; nothing if it may."""

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """The state after the player on turn has acted and chance has answered."""

    def advance(self, state: StateT, action: ActionT, draw: Hand, /) -> StateT:
        """The state after the player on turn has acted at a real table, where these pieces were drawn."""

    def draw_size(self, state: StateT, action: ActionT) -> int:
        """How many pieces the action draws."""

    def observe(self, state: StateT, seat: int) -> ObservationT:
        """What that seat may see, and nothing more."""

    def result(self, state: StateT) -> Result | None:
        """How the game ended; nothing while it goes on."""


AnyGame = Game[Any, Any, Any]


class BadSetup(ValueError):
    """A game cannot be started like that: a wrong number of players, or a seniority that is not an order of them."""


def check_setup(edition: Edition, seniority: Sequence[int]) -> None:
    """Refuse a table that the edition does not allow."""
    fewest, most = edition.players
    if not edition.allows(len(seniority)):
        raise BadSetup(f"{edition.id} is for {fewest} to {most} players, not {len(seniority)}")
    if sorted(seniority) != list(range(len(seniority))):
        raise BadSetup(f"seniority names each seat once, from oldest to youngest; {list(seniority)} does not")


def check_hands(edition: Edition, seniority: Sequence[int], hands: Sequence[Hand]) -> None:
    """Refuse hands dealt at a real table that are not one for each seat, each of the right size."""
    check_setup(edition, seniority)
    if len(hands) != len(seniority):
        raise BadSetup(f"{len(seniority)} seats have {len(seniority)} hands, not {len(hands)}")
    if any(len(hand) != edition.hand_size for hand in hands):
        raise BadSetup(f"each hand has {edition.hand_size} pieces")


def starter(edition: Edition, seniority: Sequence[int], lengths: Sequence[int]) -> int:
    """The seat that starts: the longest line or series in hand, ties to the oldest or the youngest."""
    order = list(seniority) if edition.start_tie == "oldest" else list(reversed(seniority))
    if edition.starts == "oldest":
        return order[0]
    return max(order, key=lambda seat: lengths[seat])

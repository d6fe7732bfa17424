"""What every game offers: the same verbs, on frozen states."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, overload

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
    turns: tuple[Any, ...] = ()
    """The turns that were played, as the game writes them."""
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

    @property
    def left_to_draw(self) -> int:
        """How many pieces are left in the bag or stack."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """What an action brought to the player."""

    score: int = 0
    """Points; cards have none."""
    count: int = 0
    """How many pieces it laid, traded or rolled."""
    laid: int = 0
    qwirkles: int = 0
    traded: int = 0
    rolled: Hand | None = None
    """The cubes rolled by choice; none of them if only forced rolls were asked for."""
    moved: int = 0
    """How many series of the table gave cards away."""


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ObservationT = TypeVar("ObservationT")


class Game(Protocol[StateT, ActionT, ObservationT]):
    """The verbs of a game; each of the modules `games.tiles`, `games.cubes` and `games.cards` is one."""

    NAME: str
    """What the game is called in editions, records and the API."""
    TOGETHER: str
    """What pieces that go together make: a `line` or a `series`."""

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

    @overload
    def observe(self, state: StateT, seat: int) -> ObservationT:
        """What that seat may see, and nothing more."""

    @overload
    def observe(self, state: StateT, seat: None = None) -> Any:
        """What an onlooker may see: the answer has no hand that could be told."""

    def may(self, seen: ObservationT) -> Any | None:
        """What the observer may do now; nothing if it is another's turn or the game is over."""

    def preview(self, state: StateT, seat: int, action: ActionT) -> Any:
        """What an action would give that seat, also before its turn: why not, or its score, and what may follow."""

    def least_action(self, state: StateT) -> ActionT:
        """The legal action that changes least: what the arbiter does in the place of a player whose turn is skipped."""

    def seen_turn(self, before: StateT, after: StateT) -> Any | None:
        """The turn that an action ended, as everybody sees it; nothing if the turn goes on."""

    def worth(self, before: StateT, action: ActionT, after: StateT) -> Worth:
        """What a legal action brought."""

    def piece_count(self, edition: Edition) -> int:
        """How many pieces are in the box."""

    def set_up(
        self, edition: Edition, hands: Sequence[Hand], lying: Any, undrawn: Sequence[Any], stream: Stream | None = None
    ) -> StateT:
        """A position in the middle of a game, with seat 0 on turn: what is held, lies open, and is left to draw."""

    def hand_from(self, drawn: Sequence[Any], stream: Stream) -> tuple[Hand, Stream]:
        """The hand that somebody who has drawn these holds; cubes are rolled."""

    def undrawn(self, edition: Edition, seen: Iterable[Piece]) -> tuple[int, ...]:
        """The box without the pieces that are held or lie open, in the order that is shuffled."""

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

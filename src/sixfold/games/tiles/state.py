"""What a game of tiles consists of: actions, turns, the state, and what a seat sees of it."""

from dataclasses import dataclass

from sixfold.core.brief import brief
from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.notation import PASS, laid_text
from sixfold.core.pieces import Piece, piece_names
from sixfold.games.placement import Board, Placement, PlacementState


@dataclass(frozen=True, slots=True)
class Place:
    """Lay tiles on the board, then draw."""

    placement: Placement

    @property
    def notation(self) -> str:
        """The action as it is written: `1,0>RoRdRc`."""
        return laid_text(self.placement)

    def __repr__(self) -> str:
        return f"Place({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Trade:
    """Set tiles aside, draw as many, then mix the set-aside ones back into the bag."""

    pieces: Hand

    @property
    def notation(self) -> str:
        """The action as it is written: `-RoYd`."""
        return "-" + piece_names(self.pieces)

    def __repr__(self) -> str:
        return f"Trade({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done."""

    @property
    def notation(self) -> str:
        """The action as it is written: `pass`."""
        return PASS


Action = Place | Trade | Pass


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it happened, with the tiles drawn."""

    seat: int
    action: Action
    score: int
    draw: Hand

    def __repr__(self) -> str:
        return f"<Turn {self.seat}: {self.action.notation} ={self.score} +{piece_names(self.draw)}>"


@dataclass(frozen=True, slots=True)
class Traded:
    """A trade as the others see it."""

    count: int


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn as everybody sees it."""

    seat: int
    action: Place | Traded | Pass
    score: int
    drawn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PlacementState):
    """A game of tiles."""

    bag: tuple[Piece, ...]
    turns: tuple[Turn, ...] = ()
    log: tuple[SeenTurn, ...] = ()
    """The turns as everybody sees them."""

    def __repr__(self) -> str:
        return brief(self, self.scores, len(self.bag), self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class Onlooker:
    """What anybody at the table may see: no hand, only how many tiles each holds."""

    edition: Edition
    seat: int
    """Whose turn it is."""
    first: int
    hand_sizes: tuple[int, ...]
    bag_size: int
    board: Board
    scores: tuple[int, ...]
    log: tuple[SeenTurn, ...]
    passes: int
    ended: str | None

    def __repr__(self) -> str:
        return brief(self, self.scores, self.bag_size)


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Onlooker):
    """What one seat sees: its own hand as well."""

    observer: int
    hand: Hand
    gone: Hand = ()
    """Tiles of the box that are not in the game; none, but where somebody has set up a position without them."""

    def __repr__(self) -> str:
        return brief(self, self.scores, self.bag_size, self.hand, self.observer)


@dataclass(frozen=True, slots=True)
class May:
    """What the player on turn may do."""

    play: bool
    opening: int | None
    """How many tiles the opening must lay; nothing later on."""
    trade: int
    """How many tiles may be traded at most."""
    passing: bool

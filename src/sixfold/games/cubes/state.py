"""What a game of cubes consists of: actions, turns, the state, and what a seat sees of it."""

from dataclasses import dataclass

from sixfold.core.brief import brief
from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.notation import PASS, laid_text
from sixfold.core.pieces import Piece, piece_name, piece_names
from sixfold.games.placement import Board, Placement, PlacementState


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll chosen cubes again, once a turn. No cubes: keep all, and roll only because nothing can be placed."""

    pieces: Hand

    @property
    def notation(self) -> str:
        """The action as it is written: `~RoGs`."""
        return "~" + piece_names(self.pieces)

    def __repr__(self) -> str:
        return f"Reroll({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay cubes on the board, then draw and roll new ones."""

    placement: Placement

    @property
    def notation(self) -> str:
        """The action as it is written: `1,0>RoRdRc`."""
        return laid_text(self.placement)

    def __repr__(self) -> str:
        return f"Place({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because no roll of these cubes could ever be placed."""

    @property
    def notation(self) -> str:
        """The action as it is written: `pass`."""
        return PASS


Action = Reroll | Place | Pass
Rolls = tuple[tuple[Piece, Piece], ...]
"""Cubes before and after a roll."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it happened; everybody sees all of it."""

    seat: int
    reroll: Rolls
    forced: tuple[Hand, ...]
    """The whole hand after each forced roll."""
    action: Place | Pass
    score: int
    draw: Hand

    def __repr__(self) -> str:
        rolls = "".join(f"~{piece_name(before)}:{piece_name(after)} " for before, after in self.reroll)
        forced = "".join(f"!{piece_names(hand)} " for hand in self.forced)
        return f"<Turn {self.seat}: {rolls}{forced}{self.action.notation} ={self.score} +{piece_names(self.draw)}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PlacementState):
    """A game of cubes. The bag holds colours: a cube shows a shape only once it is rolled."""

    reroll: Rolls | None = None
    """The optional roll of this turn, once the player has taken or declined it."""
    forced: tuple[Hand, ...] = ()
    turns: tuple[Turn, ...] = ()

    def __repr__(self) -> str:
        return brief(self, self.scores, len(self.bag), self.hand)


@dataclass(frozen=True, slots=True, kw_only=True)
class Onlooker:
    """What anybody at the table sees: everything except the order of the bag."""

    edition: Edition
    seat: int
    """Whose turn it is."""
    first: int
    hands: tuple[Hand, ...]
    bag_size: int
    board: Board
    scores: tuple[int, ...]
    reroll: Rolls | None
    forced: tuple[Hand, ...]
    turns: tuple[Turn, ...]
    passes: int
    ended: str | None

    def __repr__(self) -> str:
        return brief(self, self.scores, self.bag_size, self.hand)

    @property
    def hand(self) -> Hand:
        """The hand of the player whose turn it is."""
        return self.hands[self.seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Onlooker):
    """What one seat sees: the same; all cubes lie open."""

    observer: int
    gone: Hand = ()
    """Cubes of the box that are not in the game; none, but where somebody has set up a position without them."""

    def __repr__(self) -> str:
        return brief(self, self.scores, self.bag_size, self.hand)


@dataclass(frozen=True, slots=True)
class May:
    """What the player on turn may do."""

    play: bool
    opening: int | None
    """How many cubes the opening must lay; nothing later on."""
    reroll: bool
    must_roll: bool
    """Whether nothing can be placed, so that all cubes are rolled."""
    passing: bool

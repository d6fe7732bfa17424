"""What a game of cards consists of: actions, turns, the state, and what a seat sees of it."""

from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.core.game import GameState, Hand
from sixfold.core.pieces import Piece

Series = tuple[Piece, ...]
Table = tuple[Series, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play cards so that the table becomes this one; it is shown with its Qwirkles, before they are taken."""

    pieces: Hand
    table: Table


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because no card can be played."""


Action = Play | Pass


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it happened, with the cards drawn."""

    seat: int
    action: Action
    qwirkles: Table
    draw: Hand


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn as everybody sees it."""

    seat: int
    action: Action
    qwirkles: Table
    drawn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State(GameState):
    """A game of cards. The stack is in the order in which it will be drawn."""

    stack: tuple[Piece, ...]
    table: Table
    qwirkles: tuple[Table, ...]
    """By seat, the Qwirkles taken."""
    turns_left: int | None = None
    """Once the last card of the stack is drawn: how many turns are still to be played."""
    turns: tuple[Turn, ...] = ()
    log: tuple[SeenTurn, ...] = ()
    """The turns as everybody sees them."""

    @property
    def left_to_draw(self) -> int:
        """How many cards are left in the stack."""
        return len(self.stack)


@dataclass(frozen=True, slots=True, kw_only=True)
class Onlooker:
    """What anybody at the table may see: no hand, only how many cards each holds."""

    edition: Edition
    seat: int
    """Whose turn it is."""
    first: int
    hand_sizes: tuple[int, ...]
    stack_size: int
    table: Table
    qwirkles: tuple[Table, ...]
    turns_left: int | None
    log: tuple[SeenTurn, ...]
    passes: int
    ended: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Onlooker):
    """What one seat sees: its own hand as well."""

    observer: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class May:
    """What the player on turn may do."""

    play: bool
    passing: bool

"""What a game of cards consists of: actions, turns, the state, and what a seat sees of it."""

from dataclasses import dataclass

from sixfold.core.brief import brief
from sixfold.core.edition import Edition
from sixfold.core.game import GameState, Hand
from sixfold.core.notation import PASS, table_text
from sixfold.core.pieces import Piece, piece_names

Series = tuple[Piece, ...]
Table = tuple[Series, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play cards so that the table becomes this one; it is shown with its Qwirkles, before they are taken."""

    pieces: Hand
    table: Table

    @property
    def notation(self) -> str:
        """The action as it is written: `OoPs [RoGoBoOo,PdPcPtPs]`."""
        return f"{piece_names(self.pieces) or '.'} {table_text(self.table)}"

    def __repr__(self) -> str:
        return f"Play({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because no card can be played."""

    @property
    def notation(self) -> str:
        """The action as it is written: `pass`."""
        return PASS


Action = Play | Pass


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it happened, with the cards drawn."""

    seat: int
    action: Action
    qwirkles: Table
    draw: Hand

    def __repr__(self) -> str:
        return f"<Turn {self.seat}: {self.action.notation} +{piece_names(self.draw)}>"


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn as everybody sees it."""

    seat: int
    action: Action
    qwirkles: Table
    drawn: int

    def __repr__(self) -> str:
        return f"<SeenTurn {self.seat}: {self.action.notation} +{self.drawn}>"


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

    def __repr__(self) -> str:
        return brief(self, [len(taken) for taken in self.qwirkles], len(self.stack), self.hand)


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

    def __repr__(self) -> str:
        return brief(self, [len(taken) for taken in self.qwirkles], self.stack_size)


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Onlooker):
    """What one seat sees: its own hand as well."""

    observer: int
    hand: Hand

    def __repr__(self) -> str:
        return brief(self, [len(taken) for taken in self.qwirkles], self.stack_size, self.hand, self.observer)


@dataclass(frozen=True, slots=True)
class May:
    """What the player on turn may do."""

    play: bool
    passing: bool

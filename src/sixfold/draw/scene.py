"""What there is to draw of a game: the same for a state, in which all hands are open, and for what a seat observes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.core.pieces import Piece
from sixfold.core.refusals import Cell

Pieces = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: what it scored (for cards, the Qwirkles taken), its hand as far as it is seen, and its size."""

    number: int
    on_turn: bool
    score: int
    hand: Pieces | None
    held: int


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a drawing shows. A game has a board or a table."""

    edition_id: str
    game: str
    board: Mapping[Cell, Piece] | None
    table: tuple[Pieces, ...]
    last_cells: tuple[Cell, ...]
    """Where the last turn laid pieces."""
    last_cards: Pieces
    """What the last turn played."""
    seats: tuple[Seat, ...]
    left: int
    """How many pieces are left to draw."""


def scene_of(seen: Any) -> Scene:
    """What there is to draw of a state or an observation of any game."""
    rules = seen.edition
    on_board = hasattr(seen, "board")
    cells, cards = _last(seen)
    left = seen.bag_size if on_board else seen.stack_size if hasattr(seen, "stack_size") else len(seen.stack)
    return Scene(
        edition_id=rules.id,
        game=rules.game,
        board=seen.board.pieces if on_board else None,
        table=() if on_board else seen.table,
        last_cells=cells,
        last_cards=cards,
        seats=_seats(seen, seen.scores if on_board else [len(taken) for taken in seen.qwirkles]),
        left=left,
    )


def _seats(seen: Any, scores: Any) -> tuple[Seat, ...]:
    hands: list[Any] = list(seen.hands) if hasattr(seen, "hands") else [None] * len(scores)
    if hasattr(seen, "observer") and hasattr(seen, "hand_sizes") and hasattr(seen, "hand"):
        hands[seen.observer] = seen.hand
    sizes = seen.hand_sizes if hasattr(seen, "hand_sizes") else [len(hand) for hand in hands]
    return tuple(
        Seat(number, number == seen.seat and not seen.ended, scores[number], hands[number], sizes[number])
        for number in range(len(scores))
    )


def _last(seen: Any) -> tuple[tuple[Cell, ...], Pieces]:
    """The cells and the cards of the last turn, as far as it laid any."""
    turns = seen.log if hasattr(seen, "log") else seen.turns
    action: Any = turns[-1].action if turns else None
    cells = tuple(cell for _, cell in getattr(action, "placement", ()))
    return cells, tuple(action.pieces) if hasattr(action, "table") else ()

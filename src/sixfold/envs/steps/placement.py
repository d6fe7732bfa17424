"""Turns of tiles and cubes in moves: a piece, its cell, the next piece, …, stop; or pieces to swap, then stop.

What is legal is what is left of the rules' own list of actions: a move stays legal as long as some action begins with
it. A placement is laid from left to right or from top to bottom, and pieces to swap are named in ascending order, so
there is just one way to each action.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from sixfold.core.game import Hand
from sixfold.core.pieces import KINDS, Piece, piece_name
from sixfold.core.refusals import Cell
from sixfold.envs.steps.kinds import WAIT, IllegalMove
from sixfold.envs.steps.window import SIDE, Window, nearest_first, window_on
from sixfold.games.placement import Placement

FIRST_CELL = len(KINDS)
STOP, SWAP, PASS, ELSEWHERE, _WAIT = range(5)
"""The moves after the pieces and the cells, counted from the last cell on."""
OTHER_NAMES = ("stop", "swap", "pass", "elsewhere", WAIT)


@dataclass(frozen=True, slots=True)
class Sorted:
    """What the player on turn may do, by kind of action."""

    placements: tuple[Placement, ...]
    swaps: tuple[Hand, ...]
    passing: bool


@dataclass(frozen=True, slots=True)
class Makers:
    """The game's three kinds of action, which are made from what was chosen; a swap is a trade or a roll."""

    place: type[Any]
    swap: type[Any]
    passing: type[Any]

    def sort(self, actions: Iterable[Any]) -> Sorted:
        """These actions by kind."""
        every = tuple(actions)
        return Sorted(
            tuple(action.placement for action in every if isinstance(action, self.place)),
            tuple(action.pieces for action in every if isinstance(action, self.swap)),
            any(isinstance(action, self.passing) for action in every),
        )


@dataclass(frozen=True, slots=True)
class PlacementTurn:
    """A turn in the making: pieces laid so far and the one in the hand, or the pieces chosen for a swap."""

    window: Window
    makers: Makers
    options: Sorted
    laid: Placement = ()
    piece: Piece | None = None
    """The piece for which a cell is wanted."""
    page: Cell = (0, 0)
    chosen: Hand | None = None
    """The pieces to swap, once a swap is begun."""
    action: Any | None = None
    _legal: list[tuple[int, ...]] = field(default_factory=list, compare=False, repr=False)

    def legal(self) -> tuple[int, ...]:
        """The moves that lead on, in ascending order."""
        if not self._legal:
            self._legal.append(tuple(sorted(self._moves())))
        return self._legal[0]

    def after(self, move: int) -> "PlacementTurn":
        """The turn with one more move."""
        if move not in self.legal():
            raise IllegalMove(move)
        if move < FIRST_CELL:
            return self._named(KINDS[move])
        if move < self._other(STOP):
            return self._laid(self.window.cell_at(self.page, move - FIRST_CELL))
        return self._others(move - self._other(STOP))

    def cells(self) -> frozenset[Cell]:
        """The cells for the piece in the hand, on all pages."""
        count = len(self.laid)
        longer = (option[count] for option in self.options.placements if len(option) > count)
        return frozenset(cell for piece, cell in longer if piece == self.piece)

    def _other(self, number: int) -> int:
        return FIRST_CELL + self.window.side**2 + number

    def _moves(self) -> Iterable[int]:
        if self.action is not None:
            return
        if self.piece is not None:
            pages = self._pages()
            here = (cell for cell in self.cells() if self.window.page_of(cell) == self.page)
            yield from (FIRST_CELL + self.window.place_of(cell) for cell in here)
            if pages[-1] != self.page:
                yield self._other(ELSEWHERE)
        elif self.chosen is not None:
            yield from {swap[len(self.chosen)] for swap in self.options.swaps if len(swap) > len(self.chosen)}
            if self.chosen in self.options.swaps:
                yield self._other(STOP)
        else:
            count = len(self.laid)
            yield from {option[count][0] for option in self.options.placements if len(option) > count}
            if count:
                if self.laid in self.options.placements:
                    yield self._other(STOP)
                return
            if self.options.swaps:
                yield self._other(SWAP)
            if self.options.passing:
                yield self._other(PASS)

    def _pages(self) -> list[Cell]:
        return sorted({self.window.page_of(cell) for cell in self.cells()}, key=nearest_first)

    def _with(self, **changed: Any) -> "PlacementTurn":
        return replace(self, _legal=[], **changed)

    def _named(self, piece: Piece) -> "PlacementTurn":
        if self.chosen is None:
            named = self._with(piece=piece)
            return replace(named, page=named._pages()[0])
        chosen = (*self.chosen, piece)
        left = tuple(swap for swap in self.options.swaps if swap[: len(chosen)] == chosen)
        return self._with(chosen=chosen, options=replace(self.options, swaps=left))

    def _laid(self, cell: Cell) -> "PlacementTurn":
        assert self.piece is not None
        laid = (*self.laid, (self.piece, cell))
        left = tuple(option for option in self.options.placements if option[: len(laid)] == laid)
        return self._with(laid=laid, piece=None, page=(0, 0), options=replace(self.options, placements=left))

    def _others(self, number: int) -> "PlacementTurn":
        if number == ELSEWHERE:
            pages = self._pages()
            return self._with(page=pages[pages.index(self.page) + 1])
        if number == SWAP:
            return self._with(chosen=())
        if number == PASS:
            return self._with(action=self.makers.passing())
        done = self.makers.place(self.laid) if self.chosen is None else self.makers.swap(self.chosen)
        return self._with(action=done)


@dataclass(frozen=True, slots=True)
class PlacementSteps:
    """The moves of a game in which pieces are laid on a board."""

    makers: Makers
    legal_actions: Callable[[Any], list[Any]]
    side: int = SIDE

    @property
    def size(self) -> int:
        """How many moves there are."""
        return FIRST_CELL + self.side**2 + len(OTHER_NAMES)

    def begin(self, seen: Any) -> PlacementTurn:
        """The turn of the observer, who is on turn, before its first move."""
        options = self.makers.sort(self.legal_actions(seen))
        return PlacementTurn(window_on(seen.board.pieces, self.side), self.makers, options)

    def way(self, seen: Any, action: Any) -> list[int]:
        """Moves that make a legal action; an opening is laid in the row and the column that the rules list."""
        wanted = self.makers.sort([action])
        other = FIRST_CELL + self.side**2
        if wanted.passing:
            return [other + PASS]
        if wanted.swaps:
            return [other + SWAP, *sorted(wanted.swaps[0]), other + STOP]
        placement = sorted(wanted.placements[0], key=lambda laid: laid[1])
        if not seen.board.pieces:
            placement = [(piece, (number, 0)) for number, (piece, _) in enumerate(placement)]
        turn, moves = self.begin(seen), []
        for piece, cell in placement:
            moves.append(int(piece))
            turn = turn.after(piece)
            while turn.page != turn.window.page_of(cell):
                moves.append(other + ELSEWHERE)
                turn = turn.after(moves[-1])
            moves.append(FIRST_CELL + turn.window.place_of(cell))
            turn = turn.after(moves[-1])
        return [*moves, other + STOP]

    def name(self, move: int) -> str:
        """A move as people read it; cells are counted from the window's upper left."""
        if move < FIRST_CELL:
            return piece_name(KINDS[move])
        if move < FIRST_CELL + self.side**2:
            down, across = divmod(move - FIRST_CELL, self.side)
            return f"@{across},{down}"
        return OTHER_NAMES[move - FIRST_CELL - self.side**2]

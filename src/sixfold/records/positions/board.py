"""Positions of games in which pieces are laid on a board."""

from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.games.lines import is_line
from sixfold.games.placement import Board, Placement, board_of, lines_made, placement_refusal, run_through
from sixfold.games.placement.board import COLUMN, ROW
from sixfold.records.pieces import cells_json
from sixfold.records.positions.reading import BadPosition, Json, known_piece, placed, tried_piece
from sixfold.records.refusals import refusal_json

FIELDS = frozenset({"board"})


@dataclass(frozen=True, slots=True)
class BoardPosition:
    """A board, a hand and a placement; without a hand, any piece may be played."""

    edition: Edition
    board: Board
    hand: Hand | None
    placement: Placement
    shortest_opening: int

    @property
    def lying_on(self) -> Board:
        """What the play is laid on."""
        return self.board

    @property
    def lying(self) -> Hand:
        """The pieces on the board."""
        return tuple(self.board.pieces.values())

    def verdict(self) -> Json:
        """Legal with its score and lines, or not, with the code and where."""
        refusal = placement_refusal(self.board, self.hand, self.placement, self.shortest_opening)
        if refusal:
            return {"legal": False, **refusal_json(refusal)}
        lines = lines_made(self.board, self.placement, self.edition.qwirkle_bonus)
        return {
            "legal": True,
            "score": sum(line.points for line in lines),
            "lines": [{"cells": cells_json(line.cells), "points": line.points} for line in lines],
        }


def parse_board(edition: Edition, content: Json, hand: Hand | None, shortest_opening: int) -> BoardPosition:
    """A position from its JSON; every run of the board must be a line."""
    laid = [(known_piece(code, "board"), cell) for code, cell in placed(content, "board")]
    cells = [cell for _, cell in laid]
    if len(set(cells)) < len(cells):
        x, y = next(cell for cell in cells if cells.count(cell) > 1)
        raise BadPosition("cell-twice", x=x, y=y)
    board = board_of(laid)
    for cell in cells:
        for step in (ROW, COLUMN):
            run = run_through(board.pieces, cell, step)
            if not is_line([board.pieces[other] for other in run]):
                raise BadPosition("no-line", x=cell[0], y=cell[1])
    placement = tuple((tried_piece(code), cell) for code, cell in placed(content, "play"))
    return BoardPosition(edition, board, hand, placement, shortest_opening)

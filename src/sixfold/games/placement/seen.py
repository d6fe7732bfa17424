"""A board as what a seat sees tells it: as it lies, and turn by turn."""

from collections.abc import Iterable

from sixfold.core.notation import parse_board
from sixfold.games.placement.board import Board, Placement, board_of


def board_field(board: Board) -> str:
    """A board as two words: its corner and its rows."""
    return board.notation if board.pieces else "0,0 -"


def parse_board_field(text: str, placements: Iterable[Placement]) -> Board:
    """The board, laid in the order of the turns where they are told: then bots find everything in the same order."""
    board = Board()
    for placement in placements:
        board = board.lay(placement)
    origin, _, rows = text.partition(" ")
    lying = board_of(parse_board("-" if rows == "-" else f"{origin} {rows}"))
    return board if board == lying else lying

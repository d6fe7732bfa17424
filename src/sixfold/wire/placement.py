"""Laying pieces on a board, on the wire: what tiles and cubes have in common."""

from sixfold.core.pieces import piece_name
from sixfold.games.placement import Board, Preview
from sixfold.records.pieces import cells_json, placement_json
from sixfold.wire import shapes
from sixfold.wire.refusals import judged_json
from sixfold.wire.shapes import Placed


def board_json(board: Board) -> list[Placed]:
    """Everything on the board, in the order in which it was laid."""
    return placement_json((piece, cell) for cell, piece in board.pieces.items())


def placement_preview_json(shown: Preview) -> shapes.Preview:
    """What a placement that is tried out would give."""
    return judged_json(shown.refusal) | {
        "score": shown.score,
        "lines": [{"cells": cells_json(line.cells), "points": line.points} for line in shown.lines],
        "fits": {piece_name(piece): cells_json(cells) for piece, cells in shown.fits.items()},
        "need": shown.need,
    }

"""Pictures of a game as arrays of pixels, small and all of one size, for videos of what was learnt."""

import numpy as np
from numpy.typing import NDArray

from sixfold.core.pieces import Piece, colour_of, shape_of
from sixfold.draw import scene_of
from sixfold.draw.look import BLOCK, COLOUR_VALUES, FELT
from sixfold.envs.steps.window import SIDE, window_on

CELL = 12
"""Pixels of a piece with the gap around it."""
ACROSS = 3
"""Series side by side."""
STRIP = 8
"""Cells from one series to the next."""

_SHAPES = (
    ("..####..", ".######.", "########", "########", "########", "########", ".######.", "..####.."),
    ("..####..", "..####..", "########", "########", "########", "########", "..####..", "..####.."),
    ("...##...", "..####..", ".######.", "########", "########", ".######.", "..####..", "...##..."),
    (".######.", ".######.", ".######.", ".######.", ".######.", ".######.", ".######.", ".######."),
    ("...##...", "#..##..#", ".######.", "..####..", "########", "..####..", ".######.", "#..##..#"),
    ("##....##", "###..###", ".######.", "..####..", "..####..", ".######.", "###..###", "##....##"),
)
"""The shapes in their order: circle, clover, diamond, square, star, cross."""
_MASKS = [np.array([[dot == "#" for dot in row] for row in rows]) for rows in _SHAPES]

Picture = NDArray[np.uint8]


def picture(state: object) -> Picture:
    """The board or table and below it the hands, as rows of pixels in red, green and blue."""
    scene = scene_of(state)
    drawn = np.empty(((SIDE + len(scene.seats) + 1) * CELL, SIDE * CELL, 3), np.uint8)
    drawn[:] = _rgb(FELT)
    if scene.board is not None:
        window = window_on(scene.board, SIDE)
        for cell, piece in scene.board.items():
            if window.page_of(cell) == (0, 0):
                _draw(drawn, *divmod(window.place_of(cell), SIDE), piece)
    for number, series in enumerate(scene.table):
        down, right = divmod(number, ACROSS)
        for place, card in enumerate(series):
            _draw(drawn, 2 * down, STRIP * right + place, card)
    for seat in scene.seats:
        for place, piece in enumerate(seat.hand or ()):
            _draw(drawn, SIDE + 1 + seat.number, place + 1, piece)
        if seat.on_turn:
            top = (SIDE + 1 + seat.number) * CELL
            drawn[top + 4 : top + 8, 4:8] = 255
    return drawn


def _draw(drawn: Picture, row: int, column: int, piece: Piece) -> None:
    block = drawn[row * CELL + 1 : (row + 1) * CELL - 1, column * CELL + 1 : (column + 1) * CELL - 1]
    block[:] = _rgb(BLOCK)
    block[1:9, 1:9][_MASKS[shape_of(piece)]] = _rgb(COLOUR_VALUES[colour_of(piece)])


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))

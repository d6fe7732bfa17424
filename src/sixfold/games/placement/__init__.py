"""Laying pieces in lines on a board without edges: what tiles and cubes have in common."""

from sixfold.games.placement.board import Board, Placement, board_of, run_through
from sixfold.games.placement.generate import can_place, fits_somewhere, placements
from sixfold.games.placement.judge import Line, lines_made, placement_refusal
from sixfold.games.placement.preview import Preview, preview
from sixfold.games.placement.turn import (
    PlacementState,
    least_placement,
    passed,
    placed,
    placed_worth,
    position,
    result,
    with_hand,
)

__all__ = [
    "Board",
    "Line",
    "Placement",
    "PlacementState",
    "Preview",
    "board_of",
    "can_place",
    "fits_somewhere",
    "least_placement",
    "lines_made",
    "passed",
    "placed",
    "placed_worth",
    "placement_refusal",
    "placements",
    "position",
    "preview",
    "result",
    "run_through",
    "with_hand",
]

"""Tiles: the rules as pure functions on frozen states."""

from sixfold.games.placement import result
from sixfold.games.tiles.judge import legal_actions, refusal
from sixfold.games.tiles.least import least_action
from sixfold.games.tiles.notation import parse_action, parse_seen, seen_text
from sixfold.games.tiles.observe import may, observe, seen_turn
from sixfold.games.tiles.preview import preview, worth
from sixfold.games.tiles.start import (
    hand_from,
    piece_count,
    set_up,
    shortest_opening,
    start,
    start_from,
    undrawn,
    whole_bag,
)
from sixfold.games.tiles.state import (
    Action,
    May,
    Observation,
    Onlooker,
    Pass,
    Place,
    SeenTurn,
    State,
    Trade,
    Traded,
    Turn,
)
from sixfold.games.tiles.turn import advance, apply, draw_size

NAME = "tiles"
TOGETHER = "line"

__all__ = [
    "NAME",
    "TOGETHER",
    "Action",
    "May",
    "Observation",
    "Onlooker",
    "Pass",
    "Place",
    "SeenTurn",
    "State",
    "Trade",
    "Traded",
    "Turn",
    "advance",
    "apply",
    "draw_size",
    "hand_from",
    "least_action",
    "legal_actions",
    "may",
    "observe",
    "parse_action",
    "parse_seen",
    "piece_count",
    "preview",
    "refusal",
    "result",
    "seen_text",
    "seen_turn",
    "set_up",
    "shortest_opening",
    "start",
    "start_from",
    "undrawn",
    "whole_bag",
    "worth",
]

"""Tiles: the rules as pure functions on frozen states."""

from sixfold.games.placement import result
from sixfold.games.tiles.judge import legal_actions, refusal
from sixfold.games.tiles.notation import parse_action, parse_seen, seen_text
from sixfold.games.tiles.observe import observe
from sixfold.games.tiles.start import start, start_from, whole_bag
from sixfold.games.tiles.state import Action, Observation, Pass, Place, SeenTurn, State, Trade, Traded, Turn
from sixfold.games.tiles.turn import advance, apply, draw_size

__all__ = [
    "Action",
    "Observation",
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
    "legal_actions",
    "observe",
    "parse_action",
    "parse_seen",
    "refusal",
    "result",
    "seen_text",
    "start",
    "start_from",
    "whole_bag",
]

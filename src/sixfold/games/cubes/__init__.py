"""Cubes: the rules as pure functions on frozen states."""

from sixfold.games.cubes.judge import legal_actions, refusal
from sixfold.games.cubes.notation import parse_action, parse_seen, seen_text
from sixfold.games.cubes.observe import observe
from sixfold.games.cubes.roll import able_to_place, ever_able_to_place
from sixfold.games.cubes.start import start, start_from, whole_bag
from sixfold.games.cubes.state import (
    SHORTEST_OPENING,
    Action,
    Observation,
    Pass,
    Place,
    Reroll,
    Rolls,
    State,
    Turn,
)
from sixfold.games.cubes.turn import WrongRoll, advance, apply, draw_size
from sixfold.games.placement import result

__all__ = [
    "SHORTEST_OPENING",
    "Action",
    "Observation",
    "Pass",
    "Place",
    "Reroll",
    "Rolls",
    "State",
    "Turn",
    "WrongRoll",
    "able_to_place",
    "advance",
    "apply",
    "draw_size",
    "ever_able_to_place",
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

"""Cubes: the rules as pure functions on frozen states."""

from sixfold.games.cubes.judge import legal_actions, refusal
from sixfold.games.cubes.least import least_action
from sixfold.games.cubes.notation import parse_action, parse_seen, seen_text
from sixfold.games.cubes.observe import may, observe, seen_turn
from sixfold.games.cubes.preview import preview, worth
from sixfold.games.cubes.roll import able_to_place, ever_able_to_place, roll
from sixfold.games.cubes.start import (
    hand_from,
    piece_count,
    set_up,
    shortest_opening,
    start,
    start_from,
    undrawn,
    whole_bag,
)
from sixfold.games.cubes.state import (
    Action,
    May,
    Observation,
    Onlooker,
    Pass,
    Place,
    Reroll,
    Rolls,
    State,
    Turn,
)
from sixfold.games.cubes.turn import WrongRoll, advance, apply, draw_size
from sixfold.games.placement import result

NAME = "cubes"
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
    "roll",
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

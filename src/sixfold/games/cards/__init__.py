"""Cards: the rules as pure functions on frozen states.

There is no `legal_actions`: a table can be rearranged in more ways than anybody would list. `can_play` says whether
a player must play, and `refusal` judges any play.
"""

from sixfold.games.cards.arrange import Arrangement, arrange, can_play, find_play, in_rows
from sixfold.games.cards.judge import play_refusal, refusal
from sixfold.games.cards.least import least_action
from sixfold.games.cards.notation import parse_action, parse_seen, seen_text
from sixfold.games.cards.observe import may, observe, seen_turn
from sixfold.games.cards.preview import Preview, preview, preview_play, worth
from sixfold.games.cards.start import (
    deal_counts,
    hand_from,
    piece_count,
    set_up,
    start,
    start_from,
    undrawn,
    whole_stack,
)
from sixfold.games.cards.state import (
    Action,
    May,
    Observation,
    Onlooker,
    Pass,
    Play,
    SeenTurn,
    Series,
    State,
    Table,
    Turn,
)
from sixfold.games.cards.takings import Taking, best_takings, takings_of
from sixfold.games.cards.turn import advance, apply, draw_size, left_on, qwirkles_in, result

NAME = "cards"
TOGETHER = "series"

__all__ = [
    "NAME",
    "TOGETHER",
    "Action",
    "Arrangement",
    "May",
    "Observation",
    "Onlooker",
    "Pass",
    "Play",
    "Preview",
    "SeenTurn",
    "Series",
    "State",
    "Table",
    "Taking",
    "Turn",
    "advance",
    "apply",
    "arrange",
    "best_takings",
    "can_play",
    "deal_counts",
    "draw_size",
    "find_play",
    "hand_from",
    "in_rows",
    "least_action",
    "left_on",
    "may",
    "observe",
    "parse_action",
    "parse_seen",
    "piece_count",
    "play_refusal",
    "preview",
    "preview_play",
    "qwirkles_in",
    "refusal",
    "result",
    "seen_text",
    "seen_turn",
    "set_up",
    "start",
    "start_from",
    "takings_of",
    "undrawn",
    "whole_stack",
    "worth",
]

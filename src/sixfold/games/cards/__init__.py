"""Cards: the rules as pure functions on frozen states.

There is no `legal_actions`: a table can be rearranged in more ways than anybody would list. `can_play` says whether
a player must play, and `refusal` judges any play.
"""

from sixfold.games.cards.arrange import Arrangement, arrange, can_play, find_play, in_rows
from sixfold.games.cards.judge import play_refusal, refusal
from sixfold.games.cards.notation import parse_action, parse_seen, seen_text
from sixfold.games.cards.observe import observe
from sixfold.games.cards.preview import Preview, preview
from sixfold.games.cards.start import deal_counts, start, start_from, whole_stack
from sixfold.games.cards.state import Action, Observation, Pass, Play, SeenTurn, Series, State, Table, Turn
from sixfold.games.cards.turn import advance, apply, draw_size, left_on, qwirkles_in, result

__all__ = [
    "Action",
    "Arrangement",
    "Observation",
    "Pass",
    "Play",
    "Preview",
    "SeenTurn",
    "Series",
    "State",
    "Table",
    "Turn",
    "advance",
    "apply",
    "arrange",
    "can_play",
    "deal_counts",
    "draw_size",
    "find_play",
    "in_rows",
    "left_on",
    "observe",
    "parse_action",
    "parse_seen",
    "play_refusal",
    "preview",
    "qwirkles_in",
    "refusal",
    "result",
    "seen_text",
    "start",
    "start_from",
    "whole_stack",
]

"""The fast code: search for tiles, cubes and cards in C++.

The contract of this room: nothing here is a rule's only implementation. `sixfold.games` is the authority, and
`tests/equivalence` holds the kernel to it. The kernel imports nothing from the rooms above it, takes and gives plain
numbers and tuples, and keeps no state between calls. What an edition prints comes with each call, as `Rules`. All of it
goes through one door, bytes in and bytes out; but for `sixfold.envs.vector`, whose games live on in arrays of the
caller.
"""

from sixfold.kernel import door
from sixfold.kernel._board import Board, Rules
from sixfold.kernel._cards import (
    CardsGame,
    CardsMatch,
    CardsPlayer,
    CardsTurn,
    CardsView,
    cards_arrange,
    cards_best_turn,
    cards_can_play,
    cards_choose,
    cards_compare,
    cards_every_turn,
    cards_match,
    cards_play_out,
    cards_search,
    cards_simulate,
    cards_takings,
    cards_trace,
)
from sixfold.kernel._compared import FIELDS
from sixfold.kernel._cubes import (
    CubesPlayer,
    cubes_best_roll,
    cubes_compare,
    cubes_match,
    cubes_rolls,
    cubes_search,
    cubes_search_rolls,
)
from sixfold.kernel._rules import rules_of
from sixfold.kernel._tiles import (
    TilesPlayer,
    tiles_compare,
    tiles_endgame,
    tiles_judge,
    tiles_match,
    tiles_search,
    tiles_simulate,
    tiles_trace,
    tiles_trade,
)

__all__ = [
    "FIELDS",
    "Board",
    "CardsGame",
    "CardsMatch",
    "CardsPlayer",
    "CardsTurn",
    "CardsView",
    "CubesPlayer",
    "Rules",
    "TilesPlayer",
    "cards_arrange",
    "cards_best_turn",
    "cards_can_play",
    "cards_choose",
    "cards_compare",
    "cards_every_turn",
    "cards_match",
    "cards_play_out",
    "cards_search",
    "cards_simulate",
    "cards_takings",
    "cards_trace",
    "cubes_best_roll",
    "cubes_compare",
    "cubes_match",
    "cubes_rolls",
    "cubes_search",
    "cubes_search_rolls",
    "door",
    "rules_of",
    "tiles_compare",
    "tiles_endgame",
    "tiles_judge",
    "tiles_match",
    "tiles_search",
    "tiles_simulate",
    "tiles_trace",
    "tiles_trade",
]

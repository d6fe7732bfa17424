"""The fast code: search for tiles, cubes and cards in C++.

The contract of this room: nothing here is a rule's only implementation. `sixfold.games` is the authority, and
`tests/equivalence` holds the kernel to it. The kernel imports nothing from the rooms above it, takes and gives plain
numbers and tuples, and keeps no state between calls. What an edition prints comes with each call, as `Rules`.
"""

from sixfold.kernel._kernel import (
    Board,
    CardsGame,
    CardsMatch,
    CardsPlayer,
    CardsTurn,
    CardsView,
    CubesPlayer,
    Rules,
    TilesPlayer,
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
    cubes_best_roll,
    cubes_compare,
    cubes_match,
    cubes_rolls,
    cubes_search,
    tiles_compare,
    tiles_endgame,
    tiles_judge,
    tiles_match,
    tiles_search,
    tiles_simulate,
    tiles_trace,
    tiles_trade,
)
from sixfold.kernel._rules import rules_of

FIELDS = ("chance", "mine", "others", "ending", "left", "lead", "reply", "reply_qwirkle", "next", "next_qwirkle")
"""What a comparison of plays measures, in the order in which it comes: the chance of winning; the player's points and
the mean of the others', without the bonus for ending; that bonus; what is left on the table (cards); the lead, which is
all of these in one; until the player's next turn the points of the others and whether they made a Qwirkle; and the same
of that turn."""

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

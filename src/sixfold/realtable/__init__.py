"""At a real table: a game that people play with a box, entered turn by turn and judged by the rules.

The contract of this room: it keeps no hand that nobody told it, judges only what can be judged, and says the first
turn that is wrong with the code of its rule; words and clocks are others'.
"""

from sixfold.realtable.sheet import BadTable, RealTable, Replayed
from sixfold.realtable.told import NowJson, now_json

__all__ = ["BadTable", "NowJson", "RealTable", "Replayed", "now_json"]

"""How much an expert may think, in things counted and not in time: so the same seed gives the same choice anywhere."""

from collections.abc import Mapping
from types import MappingProxyType

from sixfold.games import cards, cubes, tiles

ROLLOUTS: Mapping[str, int] = MappingProxyType({tiles.NAME: 2000, cubes.NAME: 2000, cards.NAME: 300})
"""By game, how often an expert plays a turn on; `expert@N` sets another number."""
ENDGAME_NODES = 100_000
"""How many positions an expert looks at when the bag of tiles is empty and both hands are known."""
MOST_ROLLOUTS = 1_000_000

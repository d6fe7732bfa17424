"""What the player on turn sees of a position; and where something is not known, the ways in which it might be."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.analysis.problems import hidden, left_of
from sixfold.analysis.setup import Setup
from sixfold.core.game import GameState, Hand
from sixfold.core.pieces import SHAPES, Piece, piece_of
from sixfold.games import cards, cubes, tiles
from sixfold.games.placement import board_of

WORLDS = 24
"""How many ways are supposed in which what is not known might be."""


def observation_of(setup: Setup) -> Any:
    """What the player on turn sees, with nothing supposed; the position has no problems."""
    return SEEN[setup.edition.game](setup, _left(setup))


def worlds_of(setup: Setup, key: str) -> list[Any]:
    """What the player would see in each of some ways in which the rest might be; one, if all that counts is known."""
    supposed = SUPPOSED[setup.edition.game]
    seen = observation_of(setup)
    first = supposed(setup, seen, Random(f"{key} 0"))
    if first == seen:
        return [seen]
    return [first, *(supposed(setup, seen, Random(f"{key} {world}")) for world in range(1, WORLDS))]


def state_of(setup: Setup) -> GameState:
    """A game that has come to this position: whatever is hidden lies anyhow, and only the player on turn may ask."""
    return STATES[setup.edition.game](setup, worlds_of(setup, "anyhow")[0])


def _left(setup: Setup) -> int:
    out = hidden(setup)
    assert isinstance(out, int), "a position with problems is not looked at"
    return left_of(setup, out)


def _common(setup: Setup) -> dict[str, Any]:
    return {"edition": setup.edition, "seat": 0, "observer": 0, "first": 0, "passes": 0, "ended": None}


def _tiles(setup: Setup, left: int) -> tiles.Observation:
    return tiles.Observation(
        **_common(setup),
        hand=setup.hand,
        hand_sizes=(len(setup.hand), *setup.others),
        bag_size=left,
        board=board_of(setup.laid),
        scores=setup.scores,
        log=(),
        gone=setup.gone,
    )


def _cubes(setup: Setup, left: int) -> cubes.Observation:
    return cubes.Observation(
        **_common(setup),
        hands=(setup.hand, *((),) * len(setup.others)),
        bag_size=left,
        board=board_of(setup.laid),
        scores=setup.scores,
        reroll=() if setup.rolled else None,
        forced=(),
        turns=(),
        gone=setup.gone,
    )


def _cards(setup: Setup, left: int) -> cards.Observation:
    return cards.Observation(
        **_common(setup),
        hand=setup.hand,
        hand_sizes=(len(setup.hand), *setup.others),
        stack_size=left,
        table=setup.table,
        qwirkles=setup.qwirkles,
        turns_left=None if left else (setup.turns_left or setup.players),
        log=(),
    )


def _suppose_tiles(setup: Setup, seen: tiles.Observation, rng: Random) -> tiles.Observation:
    """Tiles that nobody told of are left out, where there are more than bag and hands hold."""
    out = list(tiles.undrawn(setup.edition, setup.seen))
    lacking = len(out) - sum(setup.others) - seen.bag_size
    return replace(seen, gone=(*seen.gone, *rng.sample(out, lacking))) if lacking else seen


def _suppose_cubes(setup: Setup, seen: cubes.Observation, rng: Random) -> cubes.Observation:
    """The others hold some cubes, and they show something; cubes that nobody told of are left out."""
    out = list(cubes.undrawn(setup.edition, setup.seen))
    lacking = len(out) - sum(setup.others) - seen.bag_size
    rng.shuffle(out)
    hands: list[Hand] = [tuple(_rolled(out.pop(), rng) for _ in range(size)) for size in setup.others]
    gone = tuple(_rolled(out.pop(), rng) for _ in range(lacking))
    return replace(seen, hands=(seen.hand, *hands), gone=(*seen.gone, *gone))


def _rolled(colour: int, rng: Random) -> Piece:
    return piece_of(colour, rng.randrange(len(SHAPES)))


def _suppose_cards(_: Setup, seen: cards.Observation, __: Random) -> cards.Observation:
    """Cards are all somewhere, and nobody need know where."""
    return seen


def _tiles_state(setup: Setup, seen: tiles.Observation) -> GameState:
    out = list(tiles.undrawn(setup.edition, (*setup.lying, *seen.hand, *seen.gone)))
    hands = [seen.hand, *(tuple(out.pop() for _ in range(size)) for size in setup.others)]
    return replace(tiles.set_up(setup.edition, hands, seen.board, out), scores=setup.scores)


def _cubes_state(setup: Setup, seen: cubes.Observation) -> GameState:
    held = (piece for hand in seen.hands for piece in hand)
    out = cubes.undrawn(setup.edition, (*setup.lying, *held, *seen.gone))
    state = cubes.set_up(setup.edition, seen.hands, seen.board, out)
    return replace(state, scores=setup.scores, reroll=seen.reroll)


def _cards_state(setup: Setup, seen: cards.Observation) -> GameState:
    out = list(cards.undrawn(setup.edition, setup.seen))
    hands = [seen.hand, *(tuple(out.pop() for _ in range(size)) for size in setup.others)]
    state = cards.set_up(setup.edition, hands, seen.table, out)
    return replace(state, qwirkles=setup.qwirkles, turns_left=seen.turns_left)


STATES: Mapping[str, Callable[[Setup, Any], GameState]] = MappingProxyType(
    {tiles.NAME: _tiles_state, cubes.NAME: _cubes_state, cards.NAME: _cards_state}
)
SEEN: Mapping[str, Callable[[Setup, int], Any]] = MappingProxyType(
    {tiles.NAME: _tiles, cubes.NAME: _cubes, cards.NAME: _cards}
)
SUPPOSED: Mapping[str, Callable[[Setup, Any, Random], Any]] = MappingProxyType(
    {tiles.NAME: _suppose_tiles, cubes.NAME: _suppose_cubes, cards.NAME: _suppose_cards}
)

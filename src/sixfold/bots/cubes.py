"""Players of cubes, from `random` to `expert`."""

from collections.abc import Callable
from itertools import chain
from random import Random

from sixfold import kernel
from sixfold.bots.advice import MOST, Advice, best_few
from sixfold.bots.budget import ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import best, noticed, pick
from sixfold.bots.seats import from_seat
from sixfold.core.pieces import COLOURS, Piece, colour_of
from sixfold.games.cubes import (
    NAME,
    Action,
    Observation,
    Pass,
    Place,
    Reroll,
    able_to_place,
    ever_able_to_place,
    legal_actions,
)
from sixfold.games.placement import Placement, placements

CELLS_SEEN = 0.8
"""The share of the board a novice looks at: each cell is noticed or not, a whole turn long."""
ROLLS = 0.7
"""How often a novice thinks of rolling again."""
CLUB_CANDIDATES = 3
"""How many placements a club player weighs."""

Placer = Callable[[Observation, Random], Placement]


def random(observation: Observation, rng: Random) -> Action:
    """Any re-roll or placement, all equally likely."""
    return pick(rng, legal_actions(observation))


def novice(observation: Observation, rng: Random) -> Action:
    """The best placement among those it notices; it takes the optional roll only now and then."""
    if rng.random() >= ROLLS and able_to_place(observation.board, observation.hand, observation.edition.shortest):
        return Place(noticed(rng, _scored(observation), CELLS_SEEN))
    return _roll_then(observation, rng, lambda seen, chance: noticed(chance, _scored(seen), CELLS_SEEN))


def greedy(observation: Observation, rng: Random) -> Action:
    """The cubes rolled for the most points to expect, exactly; then a placement with the highest score."""
    return _roll_then(observation, rng, lambda seen, chance: best(chance, _scored(seen)))


def club(observation: Observation, rng: Random) -> Action:
    """As `greedy`, but a few of the best placements are weighed against what they leave to the next player."""
    return _roll_then(observation, rng, lambda seen, chance: _weighed(seen, chance)[0])


def expert(rollouts: int, version: int) -> Callable[[Observation, Random], Action]:
    """Rolls as `greedy`; then the placement that does best when the game is played on from it.

    The first version compares itself with the mean of the others.
    """
    return lambda observation, rng: _roll_then(
        observation, rng, lambda seen, chance: _judged(seen, chance, rollouts, version)[0]
    )


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert does; when it rolls, also what the cubes would give as they lie."""
    rolling = _roll(observation)
    placing: list[Advice[Action]] = []
    if able_to_place(observation.board, observation.hand, observation.edition.shortest):
        judged = _judged(observation, rng, ROLLOUTS[NAME], USUAL)
        placing = best_few(Place(placement) for placement in judged)
    return [*([] if rolling is None else [rolling]), *placing][:MOST]


def _weighed(observation: Observation, rng: Random) -> list[Placement]:
    """The placements with the most points, weighed against what they leave to the next player; best first."""
    found = kernel.cubes_search(
        *kernel_seen(observation), rng.getrandbits(63), rollouts=0, candidates=CLUB_CANDIDATES, keep=0.0
    )
    return [placement for placement, *_ in found]


def _judged(observation: Observation, rng: Random, rollouts: int, version: int) -> list[Placement]:
    """Placements of the cubes as they lie, played on from; best first."""
    found = kernel.cubes_search(*kernel_seen(observation), rng.getrandbits(63), rollouts=rollouts, beat_all=version > 1)
    return [placement for placement, *_ in found]


def kernel_seen(observation: Observation) -> tuple[kernel.Board, list[tuple[Piece, ...]], list[int], list[int]]:
    """The board, by seat from the player on turn on hands and scores, and how many of each colour the bag holds."""
    hands = from_seat(observation.hands, observation.seat)
    bag = [observation.edition.copies] * len(COLOURS)
    for piece in (*observation.board.pieces.values(), *chain(*hands), *observation.gone):
        bag[colour_of(piece)] -= 1
    return kernel_board(observation), hands, from_seat(observation.scores, observation.seat), bag


def _roll_then(observation: Observation, rng: Random, place: Placer) -> Action:
    """Roll once for the most points to expect, if that is better than to keep all; then place."""
    rolling = _roll(observation)
    return Place(place(observation, rng)) if rolling is None else rolling.action


def _roll(observation: Observation) -> Advice[Action] | None:
    """The roll for the most points to expect; nothing if it is better to keep all."""
    if not ever_able_to_place(observation.board, observation.hand):
        return Advice(Pass())
    if observation.reroll is None:
        rolled, expected = kernel.cubes_best_roll(kernel_board(observation), observation.hand)
        if rolled or not able_to_place(observation.board, observation.hand, observation.edition.shortest):
            return Advice(Reroll(tuple(Piece(piece) for piece in rolled)), expected)
    return None


def kernel_board(observation: Observation) -> kernel.Board:
    """The board as the kernel has it."""
    rules = kernel.rules_of(observation.edition)
    return kernel.Board(rules, [(piece, cell) for cell, piece in observation.board.pieces.items()])


def _scored(observation: Observation) -> list[tuple[Placement, int]]:
    return placements(observation.board, observation.hand, observation.edition.qwirkle_bonus)

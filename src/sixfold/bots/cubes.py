"""Players of cubes, from `random` to `expert`, and the levels between them."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from random import Random

from sixfold import kernel
from sixfold.bots.advice import MOST, Advice, best_few
from sixfold.bots.budget import ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import best, noticed, pick
from sixfold.bots.seats import from_seat
from sixfold.bots.sight import Noticed, Sight, notice
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
PLAYS_ROLLS_ON = 5
"""The version of `expert` from which on rolls are played on from at the end of a game."""

Placer = Callable[[Observation, Random], Placement]
Roller = Callable[[Observation], tuple[tuple[int, ...], float]]
"""Gives the cubes to roll, none to keep all, and the points to expect."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a level plays: what it sees, and what it thinks of the roll."""

    sight: Sight
    content: int | None = None
    """It keeps what already fits: with so many points in sight it does not roll, and with fewer it rolls only the cubes
    that its placement leaves. Without a number it rolls for the most points to expect, exactly."""


HABITS = (
    Habits(Sight(near=3, far=0.28, crossings=0.15, longing=0.4), content=6),
    Habits(Sight(near=3, far=0.4, crossings=0.36, longing=0.25), content=6),
    Habits(Sight(near=3, far=0.43, crossings=0.42, longing=0.2), content=7),
    Habits(Sight(near=3, far=0.48, crossings=0.5, longing=0.08), content=9),
    Habits(Sight(near=3, far=0.41, crossings=0.5)),
    Habits(Sight(near=4, far=0.6, crossings=0.7)),
)
"""The levels that err, from the first on."""


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

    The first version compares itself with the mean of the others. From the fifth on, once the bag is empty, rolls are
    played on from as well.
    """
    return lambda observation, rng: _roll_then(
        observation,
        rng,
        lambda seen, chance: _judged(seen, chance, rollouts, version)[0],
        lambda seen: _rolled(seen, rng, rollouts, version),
    )


def level(number: int) -> Callable[[Observation, Random], Action]:
    """A level of the ladder: it errs by its habits; the last but one is `club`, and the last `expert`."""
    if number <= len(HABITS):
        return erring(HABITS[number - 1])
    return club if number == len(HABITS) + 1 else expert(ROLLOUTS[NAME], USUAL)


def erring(habits: Habits) -> Callable[[Observation, Random], Action]:
    """A player with such habits."""

    def choose(observation: Observation, rng: Random) -> Action:
        fits = able_to_place(observation.board, observation.hand, observation.edition.shortest)
        if habits.content is None or not fits:
            return _roll_then(observation, rng, lambda seen, chance: _noticed(seen, chance, habits).best(chance))
        seeming, placement = _noticed(observation, rng, habits).seeming(rng)
        if observation.reroll is None and seeming < habits.content:
            left = list(observation.hand)
            for piece, _ in placement:
                left.remove(piece)
            if left:
                return Reroll(tuple(left))
        return Place(placement)

    return choose


def _noticed(observation: Observation, rng: Random, habits: Habits) -> Noticed:
    turns = observation.turns[-len(observation.scores) :]
    latest = [cell for turn in turns if isinstance(turn.action, Place) for _, cell in turn.action.placement]
    scored = kernel_board(observation).placements(observation.hand)
    sight = habits.sight.again() if observation.reroll else habits.sight
    return notice(rng, observation.board, scored, latest, sight, observation.edition.qwirkle_bonus)


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert does; when it rolls, also what the cubes would give as they lie."""
    rolling = _roll(observation, lambda seen: _rolled(seen, rng, ROLLOUTS[NAME], USUAL))
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


def _most_expected(observation: Observation) -> tuple[tuple[int, ...], float]:
    """The cubes to roll for the most points to expect."""
    return kernel.cubes_best_roll(kernel_board(observation), observation.hand)


def _rolled(observation: Observation, rng: Random, rollouts: int, version: int) -> tuple[tuple[int, ...], float]:
    """The cubes that an expert rolls."""
    if version < PLAYS_ROLLS_ON or observation.bag_size > 0:
        return _most_expected(observation)
    found = kernel.cubes_search_rolls(*kernel_seen(observation), rng.getrandbits(63), rollouts=rollouts)
    rolled, expected, _ = found[0]
    return rolled, expected


def _roll_then(observation: Observation, rng: Random, place: Placer, roll: Roller = _most_expected) -> Action:
    """Roll once, if that is better than to keep all; then place."""
    rolling = _roll(observation, roll)
    return Place(place(observation, rng)) if rolling is None else rolling.action


def _roll(observation: Observation, roll: Roller) -> Advice[Action] | None:
    """The roll that is best; nothing if it is better to keep all."""
    if not ever_able_to_place(observation.board, observation.hand):
        return Advice(Pass())
    if observation.reroll is None:
        rolled, expected = roll(observation)
        if rolled or not able_to_place(observation.board, observation.hand, observation.edition.shortest):
            return Advice(Reroll(tuple(Piece(piece) for piece in rolled)), expected)
    return None


def kernel_board(observation: Observation) -> kernel.Board:
    """The board as the kernel has it."""
    rules = kernel.rules_of(observation.edition)
    return kernel.Board(rules, [(piece, cell) for cell, piece in observation.board.pieces.items()])


def _scored(observation: Observation) -> list[tuple[Placement, int]]:
    return placements(observation.board, observation.hand, observation.edition.qwirkle_bonus)

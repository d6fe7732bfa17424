"""Players of tiles, from `random` to `expert`, and the levels between them."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sixfold import kernel
from sixfold.bots.advice import Advice, best_few
from sixfold.bots.budget import ENDGAME_NODES, ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import best, noticed, pick, shuffled
from sixfold.bots.seats import from_seat
from sixfold.bots.sight import Sight, notice
from sixfold.core.pieces import KINDS, Piece
from sixfold.core.refusals import Cell
from sixfold.games.placement import Placement, placements
from sixfold.games.tiles import NAME, Action, Observation, Pass, Place, Trade, legal_actions

CELLS_SEEN = 0.65
"""The share of the board a novice looks at: each cell is noticed or not, a whole turn long."""
CLUB_NODES = 300
"""How many positions a club player looks at when the bag is empty and both hands are known."""
TURNS_REMEMBERED = 3
"""How many turns of each player an expert draws conclusions from."""
DEEP_VERSION, DEEP_FROM = 6, 10_000
"""From which version and budget on an expert thinks deeper between two, and not more often."""
DEEP_ROUNDS, DEEP_WEIGHED, DEEP_COST = 5, 8, 8
"""The rounds it then plays on for, the placements that everybody weighs there, and how many plain rollouts take as long
as one of those."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a level plays: what it sees, and how far it thinks of what comes after."""

    sight: Sight
    care: float = 0.0
    """How much it thinks of what a placement leaves to the others and of what it keeps; 1 is as much as `club`.

    Whoever does not, breaks up pieces that belong together."""
    counts: bool = True
    """Whether it knows which pieces are still out; otherwise every piece might be."""


HABITS = (
    Habits(Sight(near=3, far=0.5, crossings=0.14, longing=0.55)),
    Habits(Sight(near=3, far=0.5, crossings=0.24, longing=0.45)),
    Habits(Sight(near=3, far=0.5, crossings=0.38, longing=0.4)),
    Habits(Sight(near=3, far=0.5, crossings=0.57, longing=0.2)),
    Habits(Sight(near=3, far=0.55, crossings=0.73), care=0.1, counts=False),
    Habits(Sight(near=4, far=0.7, crossings=0.82), care=0.5),
)
"""The levels that err, from the first on."""


def random(observation: Observation, rng: Random) -> Action:
    """Any placement or trade, all equally likely."""
    return pick(rng, legal_actions(observation))


def novice(observation: Observation, rng: Random) -> Action:
    """The best placement among those it notices; a trade of some tiles if nothing fits."""
    scored = placements(observation.board, observation.hand, observation.edition.qwirkle_bonus)
    if scored:
        return Place(noticed(rng, scored, CELLS_SEEN))
    count = min(1 + int(rng.random() * len(observation.hand)), observation.bag_size)
    return _trade(tuple(shuffled(rng, observation.hand)[:count]))


def greedy(observation: Observation, rng: Random) -> Action:
    """A placement with the highest score; without one, a trade of the whole hand, as far as the bag goes."""
    scored = placements(observation.board, observation.hand, observation.edition.qwirkle_bonus)
    if scored:
        return Place(best(rng, scored))
    return _trade(observation.hand[: observation.bag_size])


def club(observation: Observation, rng: Random) -> Action:
    """A placement of the highest value that looks no turn ahead: points, what it leaves to others, what it keeps.

    Once the bag is empty it counts, and looks a few turns ahead.
    """
    if _both_hands_known(observation):
        return _endgame(observation, CLUB_NODES)
    valued = kernel.tiles_judge(kernel_board(observation), *kernel_seen(observation))
    if not valued:
        return _trade(kernel.tiles_trade(observation.hand, observation.bag_size))
    return Place(best(rng, [(placement, value) for placement, _, value in valued]))


def expert(rollouts: int, version: int) -> Callable[[Observation, Random], Action]:
    """The placement or trade that does best when the game is played on, over supposed hands that fit what was seen.

    Once the bag is empty and both hands are known, the end is searched for. The first version compares itself with the
    mean of the others, and trades only when nothing fits. The third supposes that everybody plays on by learned habits,
    where the others suppose that everybody takes the most points. The fourth and the fifth play as the second, and so
    does the sixth, unless it has much time between two.
    """
    return lambda observation, rng: _judged(observation, rng, rollouts, version)[0]


def level(number: int) -> Callable[[Observation, Random], Action]:
    """A level of the ladder: it errs by its habits; the last but one is `club`, and the last `expert`."""
    if number <= len(HABITS):
        return erring(HABITS[number - 1])
    return club if number == len(HABITS) + 1 else expert(ROLLOUTS[NAME], USUAL)


def erring(habits: Habits) -> Callable[[Observation, Random], Action]:
    """A player with such habits."""

    def choose(observation: Observation, rng: Random) -> Action:
        judged = pondered(observation, habits)
        if not judged:
            spare = kernel.tiles_trade(observation.hand, observation.bag_size) if habits.care else observation.hand
            return _trade(spare[: observation.bag_size])
        scored = [(placement, points) for placement, points, _ in judged]
        besides = {placement: habits.care * beyond for placement, _, beyond in judged}
        bonus = observation.edition.qwirkle_bonus
        noticed = notice(rng, observation.board, scored, latest_cells(observation), habits.sight, bonus)
        return Place(noticed.best(rng, besides.__getitem__))

    return choose


def pondered(observation: Observation, habits: Habits) -> list[tuple[Placement, int, float]]:
    """Every placement, its points, and what it is worth beyond them to somebody who thinks of what comes after."""
    board, (hand, unseen, sizes, scores, bag) = kernel_board(observation), kernel_seen(observation)
    if not habits.care:
        return [(placement, points, 0.0) for placement, points in board.placements(hand)]
    if not habits.counts:
        supposed = [observation.edition.copies - hand.count(Piece(kind)) for kind in KINDS]
        unseen, bag = supposed, bag + sum(supposed) - sum(unseen)
    judged = kernel.tiles_judge(board, hand, unseen, sizes, scores, bag)
    return [(placement, points, value - points) for placement, points, value in judged]


def latest_cells(observation: Observation) -> list[Cell]:
    """Where the players laid last."""
    turns = observation.log[-len(observation.scores) :]
    return [cell for turn in turns if isinstance(turn.action, Place) for _, cell in turn.action.placement]


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert plays, then what it thinks best after that."""
    return best_few(_judged(observation, rng, ROLLOUTS[NAME], USUAL))


class Thinking(NamedTuple):
    """How an expert plays on: how often, for how many rounds, and how many placements everybody weighs there."""

    rollouts: int
    rounds: int = 3
    weighed: int = 0


def thinking(budget: int, version: int, players: int) -> Thinking:
    """What an expert does with its budget. With much of it, to play on for longer with everybody weighing a few
    placements brings more than to play on more often."""
    if version < DEEP_VERSION or budget < DEEP_FROM or players > 2:
        return Thinking(budget)
    return Thinking(budget // DEEP_COST, DEEP_ROUNDS, DEEP_WEIGHED)


def _judged(observation: Observation, rng: Random, rollouts: int, version: int) -> list[Action]:
    """An expert's actions, best first."""
    if _both_hands_known(observation):
        others = kernel.tiles_judge(kernel_board(observation), *kernel_seen(observation))
        return [_endgame(observation, ENDGAME_NODES), *(Place(placement) for placement, *_ in others)]
    plan = thinking(rollouts, version, len(observation.scores))
    judged = kernel.tiles_search(
        kernel_board(observation),
        *kernel_seen(observation),
        seed=rng.getrandbits(63),
        history=latest_turns(observation),
        beat_all=version > 1,
        trades=version > 1,
        habits=version == 3,
        rollouts=plan.rollouts,
        rounds=plan.rounds,
        weighed=plan.weighed,
    )
    if judged:
        return [Place(placement) if placement else _trade(traded) for placement, traded, *_ in judged]
    return [_trade(kernel.tiles_trade(observation.hand, observation.bag_size))]


def _both_hands_known(observation: Observation) -> bool:
    return observation.bag_size == 0 and len(observation.hand_sizes) == 2


def _endgame(observation: Observation, nodes: int) -> Action:
    hand, unseen, *_ = kernel_seen(observation)
    theirs = [kind for kind in KINDS for _ in range(unseen[kind])]
    placement, *_ = kernel.tiles_endgame(kernel_board(observation), hand, theirs, observation.passes, nodes)
    return Place(placement) if placement else Pass()


def _trade(pieces: tuple[int, ...]) -> Action:
    """A trade; with nothing to trade for, a pass."""
    return Trade(tuple(Piece(piece) for piece in pieces)) if pieces else Pass()


def kernel_board(observation: Observation) -> kernel.Board:
    """The board as the kernel has it."""
    rules = kernel.rules_of(observation.edition)
    return kernel.Board(rules, [(piece, cell) for cell, piece in observation.board.pieces.items()])


def kernel_seen(observation: Observation) -> tuple[tuple[Piece, ...], list[int], list[int], list[int], int]:
    """The hand, how many of each kind are unseen, and by seat from the player on turn on: hand sizes and scores."""
    unseen = [observation.edition.copies] * len(KINDS)
    for piece in (*observation.board.pieces.values(), *observation.hand, *observation.gone):
        unseen[piece] -= 1
    sizes = from_seat(observation.hand_sizes, observation.seat)
    return observation.hand, unseen, sizes, from_seat(observation.scores, observation.seat), observation.bag_size


def latest_turns(observation: Observation) -> list[tuple[int, tuple[tuple[int, tuple[int, int]], ...], int]]:
    """The latest turns: the seat counted from the player on turn, what was placed, how much was drawn."""
    players = len(observation.scores)
    return [
        (
            (turn.seat - observation.seat) % players,
            turn.action.placement if isinstance(turn.action, Place) else (),
            turn.drawn,
        )
        for turn in observation.log[-TURNS_REMEMBERED * players :]
    ]

"""Players of tiles, from `random` to `expert`."""

from collections.abc import Callable
from random import Random

from sixfold import kernel
from sixfold.bots.advice import Advice, best_few
from sixfold.bots.budget import ENDGAME_NODES, ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import best, noticed, pick, shuffled
from sixfold.bots.seats import from_seat
from sixfold.core.pieces import KINDS, Piece
from sixfold.games.placement import placements
from sixfold.games.tiles import NAME, Action, Observation, Pass, Place, Trade, legal_actions

CELLS_SEEN = 0.65
"""The share of the board a novice looks at: each cell is noticed or not, a whole turn long."""
CLUB_NODES = 300
"""How many positions a club player looks at when the bag is empty and both hands are known."""
TURNS_REMEMBERED = 3
"""How many turns of each player an expert draws conclusions from."""


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
    where the others suppose that everybody takes the most points.
    """
    return lambda observation, rng: _judged(observation, rng, rollouts, version)[0]


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert plays, then what it thinks best after that."""
    return best_few(_judged(observation, rng, ROLLOUTS[NAME], USUAL))


def _judged(observation: Observation, rng: Random, rollouts: int, version: int) -> list[Action]:
    """An expert's actions, best first."""
    if _both_hands_known(observation):
        others = kernel.tiles_judge(kernel_board(observation), *kernel_seen(observation))
        return [_endgame(observation, ENDGAME_NODES), *(Place(placement) for placement, *_ in others)]
    judged = kernel.tiles_search(
        kernel_board(observation),
        *kernel_seen(observation),
        seed=rng.getrandbits(63),
        history=latest_turns(observation),
        rollouts=rollouts,
        beat_all=version > 1,
        trades=version > 1,
        habits=version > 2,
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

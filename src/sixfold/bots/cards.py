"""Players of cards, from `random` to `expert`."""

from collections.abc import Callable
from random import Random

from sixfold import kernel
from sixfold.bots.advice import Advice, best_few
from sixfold.bots.budget import ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import pick, shuffled
from sixfold.core.hands import choices_from
from sixfold.core.pieces import Piece
from sixfold.games.cards import NAME, Action, Observation, Pass, Play, arrange, takings_of

NOVICE_MISSES = 0.45
"""How often a novice overlooks what it could take."""


def random(observation: Observation, rng: Random) -> Action:
    """Any choice of cards that can be played, then any choice of Qwirkles that can be taken with just these.

    All such choices are equally likely; the ways to lay out the rest are too many to count, and one is taken.
    """
    lying, shortest = [card for series in observation.table for card in series], observation.edition.shortest
    for choice in shuffled(rng, choices_from(observation.hand)):
        if arrange([*lying, *choice], shortest=shortest):
            taking = pick(rng, takings_of([*lying, *choice], shortest))
            return Play(choice, taking.rest + taking.qwirkles)
    return Pass()


def expert(rollouts: int, version: int) -> Callable[[Observation, Random], Action]:
    """The turn that does best when the game is played on from it, over hidden cards that fit what was seen.

    The first version compares itself with the mean of the others.
    """
    return _player(_expert(rollouts, version))


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert plays, then the other cards and Qwirkles it considers, best first."""
    judged = kernel.cards_search(_expert(ROLLOUTS[NAME], USUAL), kernel_view(observation), rng.getrandbits(63))
    different: dict[tuple[object, object], kernel.CardsTurn] = {}
    for turn in judged:
        different.setdefault((tuple(sorted(turn.played)), tuple(turn.qwirkles)), turn)
    return best_few(map(play_of, different.values())) or [Advice(Pass())]


def _expert(rollouts: int, version: int) -> kernel.CardsPlayer:
    return kernel.CardsPlayer("expert", rollouts=rollouts, beat_all=version > 1)


def _player(player: kernel.CardsPlayer) -> Callable[[Observation, Random], Action]:
    def choose(observation: Observation, rng: Random) -> Action:
        turn = kernel.cards_choose(player, kernel_view(observation), rng.getrandbits(63))
        return Pass() if turn is None else play_of(turn)

    return choose


def kernel_view(observation: Observation) -> kernel.CardsView:
    """What the kernel must know of a seat's view."""
    return kernel.CardsView(
        kernel.rules_of(observation.edition),
        observation.table,
        observation.hand,
        observation.hand_sizes,
        observation.qwirkles,
        observation.stack_size,
        observation.seat,
        observation.turns_left,
        observation.passes,
    )


def play_of(turn: kernel.CardsTurn) -> Action:
    """A turn of the kernel as an action."""
    table = tuple(tuple(Piece(card) for card in series) for series in turn.table)
    return Play(tuple(Piece(card) for card in turn.played), table)


novice = _player(kernel.CardsPlayer("novice", miss=NOVICE_MISSES))
"""The most Qwirkles, when it does not overlook them."""
greedy = _player(kernel.CardsPlayer("greedy"))
"""The most Qwirkles that the turn can take, with no thought for the next; ties are drawn."""
club = _player(kernel.CardsPlayer("club", played=0.0, closing=0.0))
"""The most Qwirkles and, of all ways to take them, one that leaves little to the next player."""

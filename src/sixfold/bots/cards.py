"""Players of cards, from `random` to `expert`, and the levels between them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from sixfold import kernel
from sixfold.bots.advice import Advice, best_few
from sixfold.bots.budget import ROLLOUTS
from sixfold.bots.names import USUAL
from sixfold.bots.pick import pick, shuffled
from sixfold.core.hands import choices_from
from sixfold.core.pieces import Piece, mask_of
from sixfold.games.cards import NAME, Action, Observation, Pass, Play, Series, Table, arrange, takings_of
from sixfold.games.lines import may_join

NOVICE_MISSES = 0.45
"""How often a novice overlooks what it could take."""
LEARNED_PRIOR = 40.0
"""An expert's learned judgement of a turn counts as much as so many rollouts."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a level plays: how much of the table it can rearrange in its head, and how it chooses then."""

    series: float
    """How many series it keeps in mind at once; a fraction is how often it is one more.

    The others stay as they lie, and their cards are not counted."""
    player: kernel.CardsPlayer


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

    The first version compares itself with the mean of the others. Between two the fourth plays for the win and not for
    the lead, and judges turns beforehand by what was learned from games.
    """
    return lambda observation, rng: _player(_expert(rollouts, version, len(observation.hand_sizes)))(observation, rng)


def level(number: int) -> Callable[[Observation, Random], Action]:
    """A level of the ladder: it errs by its habits, and the last is `expert`."""
    return erring(HABITS[number - 1]) if number <= len(HABITS) else expert(ROLLOUTS[NAME], USUAL)


def erring(habits: Habits) -> Callable[[Observation, Random], Action]:
    """A player with such habits. Somebody who finds nothing to play looks at more and more of the table."""
    choose_from = _player(habits.player)

    def choose(observation: Observation, rng: Random) -> Action:
        looked_at, series = _looking(observation, rng), int(habits.series + rng.random())
        for count in range(min(series, len(looked_at)), len(looked_at) + 1):
            kept = tuple(looked_at[count:])
            found = choose_from(_as_if_only(observation, tuple(looked_at[:count])), rng)
            if isinstance(found, Play):
                return Play(found.pieces, kept + found.table)
        return Pass()

    return choose


def _looking(observation: Observation, rng: Random) -> list[Series]:
    """The series as they catch the eye: first those that a card in hand fits, otherwise by chance."""
    hand = mask_of(observation.hand)
    order = shuffled(rng, observation.table)
    return sorted(order, key=lambda series: not may_join(series) & hand)


def _as_if_only(observation: Observation, table: Table) -> Observation:
    """What is seen by somebody to whom only these series lie there, and the cards of the others are still out."""
    overlooked = sum(map(len, observation.table)) - sum(map(len, table))
    return replace(observation, table=table, stack_size=observation.stack_size + overlooked)


def advise(observation: Observation, rng: Random) -> list[Advice[Action]]:
    """What an expert plays, then the other cards and Qwirkles it considers, best first."""
    player = _expert(ROLLOUTS[NAME], USUAL, len(observation.hand_sizes))
    judged = kernel.cards_search(player, kernel_view(observation), rng.getrandbits(63))
    different: dict[tuple[object, object], kernel.CardsTurn] = {}
    for turn in judged:
        different.setdefault((tuple(sorted(turn.played)), tuple(turn.qwirkles)), turn)
    return best_few(map(play_of, different.values())) or [Advice(Pass())]


def _expert(rollouts: int, version: int, players: int) -> kernel.CardsPlayer:
    if version > 3 and players == 2:
        return kernel.CardsPlayer("expert", rollouts=rollouts, to_win=True, learned=True, prior=LEARNED_PRIOR)
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
HABITS = (
    Habits(4.8, kernel.CardsPlayer("greedy")),
    Habits(5.45, kernel.CardsPlayer("greedy")),
    Habits(6.4, kernel.CardsPlayer("greedy")),
    Habits(7.5, kernel.CardsPlayer("greedy")),
    Habits(7.2, kernel.CardsPlayer("club", played=0.0, closing=0.0)),
    Habits(20.0, kernel.CardsPlayer("club", played=0.0, closing=0.0)),
    Habits(20.0, kernel.CardsPlayer("club", played=0.001, closing=0.0)),
)
"""The levels that err, from the first on."""

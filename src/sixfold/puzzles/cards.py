"""Puzzles of cards."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from sixfold import kernel
from sixfold.bots.cards import kernel_view, play_of
from sixfold.bots.seats import from_seat
from sixfold.coach import Reason
from sixfold.coach.cards import CardsQuestion
from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured
from sixfold.coach.why_cards import needs_moving
from sixfold.games.cards import Action, Observation, Play, State, qwirkles_in, set_up
from sixfold.puzzles import themes
from sixfold.puzzles.hidden import dealt
from sixfold.puzzles.solving import Search, Solution, best_by_deals, solve_by_deals
from sixfold.puzzles.themes import Theme

MINING = Search((12, 48, 192, 768), (40, 16, 6, 1), 150, enough=192, promising=8, looks=(16, 64))
CHECKING = Search((24, 96, 384, 1536), (40, 16, 6, 1), 300)
MOST_TURNS = 200
"""So many turns are listed at most."""
CONSIDERED = 60
"""How many of them a search chooses when puzzles are looked for."""
ROUNDS = 4
"""How long a second opinion plays on."""
LATE = 20
"""With more cards in the stack a turn is hardly ever clearly best, unless it takes a Qwirkle that is hard to see."""
EARLY = 0.2
"""The share of those earlier positions that are looked at: playing on from them takes many times as long."""
FINDERS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "novice": (1120, 8),
        "greedy": (1500, 4),
        "club": (1710, 2),
        "expert@20": (1800, 4),
        "expert@100": (1900, 2),
        "expert": (1960, 1),
    }
)
"""Who looks for the answer: their rating, from `docs/strength.md`, and how often each may try."""


def as_solver(seen: Observation) -> Observation:
    """What the solver sees, who sits at seat 0: as it lies, without how it came about."""
    return replace(
        seen,
        seat=0,
        observer=0,
        first=0,
        log=(),
        hand_sizes=tuple(from_seat(seen.hand_sizes, seen.seat)),
        qwirkles=tuple(from_seat(seen.qwirkles, seen.seat)),
    )


def state_of(seen: Observation) -> State:
    """A state that looks like this to the solver."""
    taken = (card for series in (*seen.table, *(one for all_of in seen.qwirkles for one in all_of)) for card in series)
    hands, stack, stream = dealt(seen.edition, (*taken, *seen.hand), seen.hand_sizes[1:])
    state = set_up(seen.edition, (seen.hand, *hands), seen.table, stack, stream)
    return replace(state, qwirkles=seen.qwirkles, turns_left=seen.turns_left, passes=seen.passes)


def plays(seen: Observation, every: bool = False) -> list[Action]:
    """Turns that differ in the cards played or the Qwirkles taken: what a search considers, or all that are listed."""
    player = kernel.CardsPlayer("expert", rollouts=2 * CONSIDERED, candidates=CONSIDERED, fewer=1)
    turns = kernel.cards_search(player, kernel_view(seen), 1)
    if every:
        turns += kernel.cards_every_turn(seen.table, seen.hand, 1, limit=MOST_TURNS)
    different: dict[object, Action] = {}
    for turn in turns:
        different.setdefault((tuple(sorted(turn.played)), tuple(sorted(turn.qwirkles))), play_of(turn))
    return list(different.values())


def question(seen: Observation, *_: Action) -> Question:
    """The decision that the solver faces."""
    return CardsQuestion(seen)


def doubt_of(_: Observation) -> Doubt:
    """How far the look ahead may be off: as the coach has it."""
    return CardsQuestion.doubt


def same(seen: Observation, one: Action, other: Action) -> bool:
    """Whether two turns play the same cards and take the same Qwirkles."""
    return CardsQuestion(seen).same(one, other)


def solve(seen: Observation, chance: Random) -> Solution | None:
    """The one turn that is clearly best; nothing if there is none, or if that is so unlikely that nobody looks."""
    if seen.stack_size > LATE and not (chance.random() < EARLY and _hidden_qwirkle(seen)):
        return None
    return solve_by_deals(CardsQuestion(seen), plays(seen), MINING, chance, doubt_of(seen))


def _hidden_qwirkle(seen: Observation) -> bool:
    """Whether the most Qwirkles that can be taken include one that needs cards out of their series."""
    turns = map(play_of, kernel.cards_takings(seen.table, seen.hand))
    taken = (series for turn in turns if isinstance(turn, Play) for series in qwirkles_in(turn.table))
    return any(needs_moving(seen.table, seen.hand, series) for series in taken)


def best(seen: Observation, chance: Random) -> list[Action]:
    """The best turn, looked for again among all that are listed, then the nearest to it."""
    return best_by_deals(CardsQuestion(seen), plays(seen, every=True), CHECKING, chance)


def second_opinion(seen: Observation, chosen: Sequence[Action], deals: int, seed: int) -> list[Measured]:
    """The turns played on from for longer."""
    measured: list[Measured] = CardsQuestion(seen).replay(chosen, deals, seed, rounds=ROUNDS)
    return measured


def theme(seen: Observation, answer: Action, against: Action, reasons: Sequence[Reason]) -> Theme | None:
    """What the answer is about."""
    if not isinstance(answer, Play):
        return None
    taken = qwirkles_in(answer.table)
    fewer = len(qwirkles_in(against.table)) if isinstance(against, Play) else 0
    if any(needs_moving(seen.table, seen.hand, series) for series in taken) and fewer < len(taken):
        return Theme.FREE_QWIRKLE
    if seen.turns_left is not None:
        return Theme.FINISH
    if len(taken) > 1 and fewer < len(taken):
        return Theme.DOUBLE
    if taken and not fewer:
        return Theme.QWIRKLE
    if len(answer.pieces) == len(seen.hand):
        return Theme.WHOLE_HAND
    return themes.of_part(reasons)

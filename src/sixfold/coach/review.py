"""Going through a game: every turn judged from what its seat could see."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.coach import cards, cubes, tiles
from sixfold.coach.judgement import Account, JudgedTurn, Judgement, Review
from sixfold.coach.judging import judge
from sixfold.coach.labels import Label, accuracy_of, cost_of
from sixfold.core.game import GameState
from sixfold.games import GAMES
from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles
from sixfold.records import states
from sixfold.records.checksum import checksum

VERSION = 2
"""Of the coach: another one may judge the same game otherwise."""
MOMENTS = 3
LUCK_DEALS = 200
"""How often a draw is played on to say what it gave."""

COACHES: Mapping[str, Any] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})
"""By game, its module of this room, which asks the questions of a turn."""

Progress = Callable[[int, int], None]
"""Is told how many turns are judged, and of how many."""


def review(record: Mapping[str, Any], progress: Progress | None = None, seats: Iterable[int] | None = None) -> Review:
    """Judge a game; `BadRecord` if it is none. With seats, only their turns are judged."""
    key = checksum(record)
    path = list(states(dict(record)))
    wanted = set(range(path[0].players)) if seats is None else set(seats)
    pairs = [(before, after) for before, after in pairwise(path) if before.seat in wanted]
    turns: list[JudgedTurn] = []
    for done, (before, after) in enumerate(pairs):
        if progress:
            progress(done, len(pairs))
        turns.append(judge_turn(before, after, key))
    if progress:
        progress(len(pairs), len(pairs))
    return Review(
        version=VERSION,
        game=path[0].edition.game,
        edition=path[0].edition.id,
        record=key,
        turns=tuple(turns),
        accounts=tuple(_account(turns, seat, path[0].edition.game) for seat in range(path[0].players)),
        moments=_moments(turns),
    )


def judge_turn(before: GameState, after: GameState, key: str) -> JudgedTurn:
    """Judge the turn between two states of a game, from what its seat saw before it."""
    number = len(after.turns)
    seen = GAMES[before.edition.game].observe(before, before.seat)
    decisions: list[Judgement] = []
    lucks: list[float] = []
    for step, (question, made, drawn) in enumerate(COACHES[before.edition.game].questions(seen, after.turns[-1])):
        decision = judge(question, made, f"{key} {number} {step}")
        if decisions and decisions[-1].made.chance is not None and decision.chance is not None:
            lucks.append(decision.chance - decisions[-1].made.chance)
        decisions.append(decision)
        if drawn and decision.made.chance is not None:
            seed = Random(f"{key} {number} luck").getrandbits(63)
            given = question.compare([made], LUCK_DEALS, seed, drawn)
            lucks += [one.means["chance"] - decision.made.chance for one in given]
    return JudgedTurn(number, before.seat, tuple(decisions), before.hand, sum(lucks) if lucks else None)


def judge_action(state: GameState, action: Any, key: str) -> Judgement:
    """Judge what the player on turn might do, from what its seat sees."""
    seen = GAMES[state.edition.game].observe(state, state.seat)
    return judge(COACHES[state.edition.game].question(seen, action), action, key)


def judge_instead(before: GameState, after: GameState, action: Any, key: str) -> Judgement | None:
    """Judge another action in place of the one of that kind in a turn ("what if"); nothing if none was of that kind.

    `ValueError` if it is not possible. What was rolled in the turn stays as it fell.
    """
    seen = GAMES[before.edition.game].observe(before, before.seat)
    found = list(COACHES[before.edition.game].questions(seen, after.turns[-1]))
    alike = [question for question, made, _ in found if type(made) is type(action)] or [
        question for question, _, _ in found if len(found) == 1
    ]
    return judge(alike[0], action, key) if alike else None


def _account(turns: Sequence[JudgedTurn], seat: int, game: str) -> Account:
    own = [turn for turn in turns if turn.seat == seat and turn.free]
    labels = Counter(decision.label for turn in own for decision in turn.decisions if decision.label)
    losses = [turn.loss for turn in own]
    return Account(
        accuracy=accuracy_of(cost_of(game, turn.loss, turn.lost_points) for turn in own),
        loss=sum(losses) / len(losses) if losses else 0.0,
        luck=sum(turn.luck or 0.0 for turn in turns if turn.seat == seat),
        counts={label: labels[label] for label in Label},
    )


def _moments(turns: Sequence[JudgedTurn]) -> tuple[int, ...]:
    """The faults that cost most; where there are fewer than three, brilliant finds as well."""
    faults = sorted((turn for turn in turns if turn.fault), key=lambda turn: -turn.loss)
    found = [turn for turn in turns if any(decision.label is Label.BRILLIANT for decision in turn.decisions)]
    return tuple(turn.number for turn in (*faults, *found)[:MOMENTS])

"""What `benchmarks/coach.py` measures."""

import time
from collections.abc import Iterator, Mapping
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from benchmarks.coaching.counting import is_true
from benchmarks.coaching.planting import FINDERS, planted

from sixfold import kernel
from sixfold.bots import bot
from sixfold.coach import Judgement, Label, review
from sixfold.coach.judging import judge
from sixfold.coach.measures import SURE
from sixfold.coach.review import COACHES
from sixfold.games import GAMES, edition
from sixfold.records import record_of

Figure = dict[str, Any]
LEVELS = ("novice", "greedy", "club")
FEWEST, MOST = 400, 3200
"""Games that each of two plays is replayed with, until the replay is surer than the coach."""
A_GAME = 3
"""Positions taken of one game at most, so that no game counts too much."""
FOLLOWERS: Mapping[str, Any] = {
    "tiles-nl": kernel.TilesPlayer("club", endgame_nodes=300),
    "cubes-nl": kernel.CubesPlayer("club", candidates=3, keep=0.0),
    "cards-999": kernel.CardsPlayer("club"),
}
"""Who plays games to their end: `club` in all seats."""


def causes(each: int) -> Iterator[Figure]:
    """Of planted causes, how many are named; of all reasons named, how many are false."""
    named = asked = false = told = 0
    for code in FINDERS:
        found = 0
        for number, case in enumerate(islice(planted(code, "examined"), each)):
            seed = Random(f"{code} {number}").getrandbits(63)
            measured = case.question.compare([case.made, case.best], case.question.deals.measuring, seed)
            reasons = case.question.reasons(case.made, case.best, measured)
            found += any(reason.code is code for reason in reasons)
            false += sum(not is_true(reason, case.question.seen, case.made, case.best) for reason in reasons)
            told += len(reasons)
        named, asked = named + found, asked + each
        yield {"what": f"{code.value}: named", "figure": 100 * found / each, "unit": f"% of {each}"}
    yield {"what": "all causes: named", "figure": 100 * named / asked, "unit": f"% of {asked}"}
    yield {"what": "reasons that are false", "figure": false, "unit": f"of {told}"}


def levels(games: int) -> Iterator[Figure]:
    """Average loss a turn and accuracy of each level, over games of tiles among the three of them."""
    losses: dict[str, list[float]] = {name: [] for name in LEVELS}
    scores: dict[str, list[float]] = {name: [] for name in LEVELS}
    seconds = 0.0
    for number in range(games):
        for seats in (("novice", "greedy"), ("greedy", "club"), ("club", "novice")):
            record = played("tiles-nl", seats, f"levels {number} {seats}")
            begun = time.process_time()
            judged = review(record)
            seconds += time.process_time() - begun
            for name, account in zip(seats, judged.accounts, strict=True):
                losses[name].append(100 * account.loss)
                scores[name].append(account.accuracy or 0.0)
    for name in LEVELS:
        count = len(losses[name])
        yield {"what": f"{name}: chance lost a turn", "figure": _mean(losses[name]), "unit": f"% over {count} games"}
        yield {"what": f"{name}: accuracy", "figure": _mean(scores[name]), "unit": f"± {_within(scores[name]):.1f}"}
    yield {"what": "a two-player game of tiles", "figure": seconds / games / 3, "unit": "s of processor"}


def calibration(wanted: Mapping[str, int]) -> Iterator[Figure]:
    """Of losses called a mistake or a blunder, how many lie where replays to the end of the game find them."""
    inside = asked = 0
    for edition_id, count in wanted.items():
        found = sum(_inside(edition_id, *case) for case in islice(_mistakes(edition_id, "examined"), count))
        inside, asked = inside + found, asked + count
        yield {"what": f"{edition_id}: loss in its interval", "figure": 100 * found / count, "unit": f"% of {count}"}
    yield {"what": "all games: loss in its interval", "figure": 100 * inside / asked, "unit": f"% of {asked}"}


def played(edition_id: str, names: tuple[str, ...], seed: str) -> dict[str, Any]:
    """The record of a game between bots."""
    *_, last = _states(edition_id, names, seed)
    return record_of(last[0], [{"name": name} for name in names])


def _states(edition_id: str, names: tuple[str, ...], seed: str) -> Iterator[tuple[Any, Any]]:
    """Every state of a game between bots and what is done in it; nothing in the last."""
    rules, rng = edition(edition_id), Random(seed)
    game, players = GAMES[rules.game], [bot(name, rules.game) for name in names]
    state = game.start(rules, tuple(range(len(names))), rng.randbytes(32))
    while not state.ended:
        action = players[state.seat](game.observe(state, state.seat), rng)
        yield state, action
        state = game.apply(state, action)
    yield state, None


def _mistakes(edition_id: str, seed: str) -> Iterator[tuple[Any, Any, Judgement]]:
    """Decisions that the coach calls a mistake or a blunder and has not proven, a few of each game."""
    rules = edition(edition_id)
    number = 0
    while True:
        number += 1
        names = (LEVELS[number % 3], LEVELS[(number + 1) % 3])
        turns = [turn for turn in _states(edition_id, names, f"{seed} {number}") if turn[1] is not None]
        Random(number).shuffle(turns)
        taken = 0
        for step, (state, action) in enumerate(turns):
            seen = GAMES[rules.game].observe(state, state.seat)
            question = COACHES[rules.game].question(seen, action)
            judged = judge(question, action, f"{seed} {number} {step}")
            if judged.label in (Label.MISTAKE, Label.BLUNDER) and not judged.proven:
                taken += 1
                yield question, action, judged
            if taken == A_GAME:
                break


def _inside(edition_id: str, question: Any, made: Any, judged: Judgement) -> bool:
    """Whether the loss that replays find lies in the coach's interval; they go on until they are surer than it."""
    games = FEWEST
    while True:
        plays, how = [made, judged.best[0].action], {"player": FOLLOWERS[edition_id], "rounds": 0}
        replayed = question.replay(plays, games, Random(games).getrandbits(63), **how)[1]
        if SURE * replayed.errors["chance"] < judged.loss.within or games >= MOST:
            return bool(abs(replayed.differences["chance"] - judged.loss.value) <= judged.loss.within)
        games *= 2


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _within(values: list[float]) -> float:
    """Half the 95 % interval of a mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return SURE * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))

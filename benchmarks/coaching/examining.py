"""What `benchmarks/coach.py` measures."""

import time
from collections.abc import Iterator, Mapping
from itertools import islice, pairwise, permutations
from math import sqrt
from random import Random
from typing import Any

from benchmarks.coaching.counting import is_true
from benchmarks.coaching.games import LEVELS, played
from benchmarks.coaching.planting import FINDERS, planted
from benchmarks.coaching.replaying import Replayed, replayed, share_inside

from sixfold.coach import review
from sixfold.coach.measures import SURE

Figure = dict[str, Any]


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


def levels(deals: int) -> Iterator[Figure]:
    """Average loss a turn and accuracy of each level; every deal of tiles is played by each two of them, both ways."""
    losses: dict[str, list[float]] = {name: [] for name in LEVELS}
    scores: dict[str, list[float]] = {name: [] for name in LEVELS}
    seconds = 0.0
    games = [(deal, *two) for deal in range(deals) for two in permutations(LEVELS, 2)]
    for deal, *names in games:
        record = played("tiles-nl", tuple(names), f"told apart {deal}")
        begun = time.process_time()
        judged = review(record)
        seconds += time.process_time() - begun
        for name, account in zip(names, judged.accounts, strict=True):
            losses[name].append(100 * account.loss)
            scores[name].append(account.accuracy or 0.0)
    for name in LEVELS:
        count = len(losses[name])
        yield {"what": f"{name}: chance lost a turn", "figure": _mean(losses[name]), "unit": f"% over {count} games"}
        yield {"what": f"{name}: accuracy", "figure": _mean(scores[name]), "unit": f"± {_within(scores[name]):.1f}"}
    for lower, higher in pairwise(LEVELS):
        apart = _mean(scores[higher]) - _mean(scores[lower])
        within = sqrt(_within(scores[higher]) ** 2 + _within(scores[lower]) ** 2)
        yield {"what": f"{higher} above {lower}: accuracy", "figure": apart, "unit": f"± {within:.1f}"}
    yield {"what": "a two-player game of tiles", "figure": seconds / len(games), "unit": "s of processor"}


def calibration(wanted: Mapping[str, int]) -> Iterator[Figure]:
    """Of losses called a mistake or a blunder, how many lie where replays to the end of the game find them."""
    everything: list[Replayed] = []
    for edition_id, count in wanted.items():
        found = [*islice(replayed(edition_id, "examined"), count)]
        everything += found
        yield _inside(edition_id, found)
    yield _inside("all games", everything)


def _inside(what: str, found: list[Replayed]) -> Figure:
    share, low, high = share_inside(found)
    unit = f"% of {len(found)} ({100 * low:.0f} to {100 * high:.0f})"
    return {"what": f"{what}: loss in its interval", "figure": 100 * share, "unit": unit}


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _within(values: list[float]) -> float:
    """Half the 95 % interval of a mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return SURE * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))

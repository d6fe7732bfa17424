"""Causes that were planted are named, and no reason is false: counted anew from the rules."""

import sys
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

sys.path.append(str(Path(__file__).parents[2]))
from benchmarks.coaching.counting import is_true
from benchmarks.coaching.planting import FINDERS, planted

from coach.test_judging import played
from sixfold.coach import ReasonCode
from sixfold.coach.judging import judge
from sixfold.coach.review import COACHES
from sixfold.games import GAMES

EACH = 3


@pytest.mark.parametrize("code", FINDERS)
def test_planted_causes_are_named(code: ReasonCode) -> None:
    for number, case in enumerate(islice(planted(code, "tested"), EACH)):
        seed = Random(f"{code} {number}").getrandbits(63)
        measured = case.question.compare([case.made, case.best], case.question.deals.measuring, seed)
        reasons = case.question.reasons(case.made, case.best, measured)
        assert code in [reason.code for reason in reasons]
        for reason in reasons:
            assert is_true(reason, case.question.seen, case.made, case.best), reason


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_no_reason_of_a_game_is_false(edition_id: str) -> None:
    path = played(edition_id, ("novice", "novice"), 14, seed=8)
    told = 0
    for before, after in pairwise(path):
        game = before.edition.game
        seen = GAMES[game].observe(before, before.seat)
        for question, made, _ in COACHES[game].questions(seen, after.turns[-1]):
            judged = judge(question, made, f"true {after.turns[-1]}")
            for reason in judged.reasons:
                assert is_true(reason, question.seen, made, judged.best[0].action), reason
                told += 1
    assert told

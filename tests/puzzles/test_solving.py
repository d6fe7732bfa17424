"""One play must be clearly best: by a margin, beyond doubt, and in every step of the search."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured
from sixfold.puzzles.difficulty import rating_of
from sixfold.puzzles.solving import CLEAR, MARGIN, Search, agrees, best_by_deals, prefers, solve_by_deals

SEARCH = Search((10, 100, 1000), (4, 3, 1), 10)
LOOKING = SEARCH._replace(promising=2, looks=(4, 20))
FINDERS = {"novice": (1100, 4), "greedy": (1500, 2), "expert": (1800, 1)}


def measured(chances: Sequence[float], error: float) -> list[Measured]:
    """Plays with these chances of winning; differences are those to the first."""
    return [
        Measured(
            {"chance": chance, "lead": 0.0},
            {"chance": chance - chances[0], "lead": 0.0},
            {"chance": 0.0 if place == 0 else error, "lead": 0.0},
        )
        for place, chance in enumerate(chances)
    ]


class Fixed:
    """A question whose plays have fixed chances, known the better the more deals there are."""

    doubt = Doubt(0.005, 0.1)

    def __init__(self, late: dict[str, float] | None = None) -> None:
        self.asked: list[tuple[int, list[str]]] = []
        self._late = late or {}

    def compare(self, plays: Sequence[str], deals: int, _seed: int) -> list[Measured]:
        """The number behind each play is its chance; some turn out otherwise at the end."""
        self.asked.append((deals, list(plays)))
        chances = [float(play.split()[1]) for play in plays]
        if deals == SEARCH.deals[-1]:
            chances = [self._late.get(play, chance) for play, chance in zip(plays, chances, strict=True)]
        return measured(chances, 0.3 / deals**0.5)


def solve(plays: Sequence[str], late: dict[str, float] | None = None) -> Any:
    return solve_by_deals(cast("Question", Fixed(late)), plays, SEARCH, Random(1))


def test_a_play_that_is_better_than_all_others_is_the_answer() -> None:
    found = solve(["a 0.4", "b 0.6", "c 0.5", "d 0.2"])
    assert (found.answer, found.rivals) == ("b 0.6", ("c 0.5",))
    assert found.margin.value == pytest.approx(0.1)
    assert found.margin.significant


@pytest.mark.parametrize(
    "plays",
    [
        ["a 0.6", "b 0.6", "c 0.2"],
        ["a 0.6", f"b {0.6 - MARGIN / 2}", "c 0.2"],
        ["a 0.6", "b 0.58", "c 0.59", "d 0.57", "e 0.58"],
        ["a 0.6"],
        [],
    ],
    ids=["two alike", "too near", "many near", "no choice", "nothing"],
)
def test_without_a_clear_margin_there_is_no_answer(plays: Sequence[str]) -> None:
    assert solve(plays) is None


def test_who_leads_only_at_first_is_not_the_answer() -> None:
    assert solve(["a 0.6", "b 0.5"], late={"b 0.5": 0.7}) is None


def test_what_is_left_behind_is_not_played_on_again() -> None:
    question = Fixed()
    solve_by_deals(cast("Question", question), ["a 0.9", "b 0.5", "c 0.1", "d 0.1"], SEARCH, Random(1))
    assert [(deals, len(plays)) for deals, plays in question.asked] == [(10, 4), (100, 2), (1000, 2)]


def test_a_position_in_which_the_promising_plays_come_to_the_same_is_given_up_at_a_first_look() -> None:
    question = Fixed()
    plays = ["a 0.6", "b 0.6", "c 0.1", "d 0.1"]
    assert solve_by_deals(cast("Question", question), plays, LOOKING._replace(looks=(4, 4000)), Random(1)) is None
    assert question.asked == [(4, ["a 0.6", "b 0.6"]), (4000, ["a 0.6", "b 0.6"])]


def test_a_first_look_does_not_decide_what_is_best() -> None:
    question = Fixed()
    found = solve_by_deals(cast("Question", question), ["a 0.3", "b 0.5", "c 0.9"], LOOKING, Random(1))
    assert found
    assert found.answer == "c 0.9"
    assert [plays for _, plays in question.asked][2] == ["b 0.5", "a 0.3", "c 0.9"]


def test_plays_that_ended_alike_in_a_few_deals_are_not_yet_alike() -> None:
    same = [Measured({"chance": 1.0, "lead": 0.0}, {"chance": 0.0}, {"chance": 0.0})] * 2

    class EndsAlike(Fixed):
        """As long as there are few deals."""

        def compare(self, plays: Sequence[str], deals: int, seed: int) -> list[Measured]:
            found = super().compare(plays, deals, seed)
            return same if deals == LOOKING.looks[0] else found

    assert solve_by_deals(cast("Question", EndsAlike()), ["a 0.9", "b 0.5"], LOOKING, Random(1))


def test_a_clear_margin_needs_no_further_deals_and_one_that_is_not_gets_them() -> None:
    for rival, asked in (("b 0.5", [10, 100]), ("b 0.85", [10, 100, 1000])):
        question = Fixed()
        found = solve_by_deals(cast("Question", question), ["a 0.9", rival], SEARCH._replace(enough=100), Random(1))
        assert found
        assert [deals for deals, _ in question.asked] == asked


def test_plays_that_are_surely_too_near_get_no_further_deals() -> None:
    question = Fixed()
    plays = ["a 0.6", "b 0.6", "c 0.2"]
    search = SEARCH._replace(deals=(10, 4000, 5000))
    assert solve_by_deals(cast("Question", question), plays, search, Random(1)) is None
    assert [deals for deals, _ in question.asked] == [10, 4000]


def test_a_deeper_search_finds_the_best_whatever_the_margin() -> None:
    found = best_by_deals(cast("Question", Fixed()), ["a 0.5", "b 0.51", "c 0.3"], SEARCH, Random(1))
    assert found[0] == "b 0.51"


def test_a_second_opinion_must_be_sure_in_mining_and_prefer_the_answer_in_checking() -> None:
    assert agrees(measured([0.6, 0.5], 0.05))
    assert not agrees(measured([0.6, 0.5], 0.05), CLEAR)
    assert agrees(measured([0.6, 0.62], 0.05), -1.0)
    assert not agrees(measured([0.6, 0.66], 0.05), -1.0)
    assert not agrees(measured([0.6, 0.59], 0.05))
    assert prefers(measured([0.6, 0.59], 0.05))
    assert not prefers(measured([0.6, 0.61], 0.05))


def test_the_fewer_find_it_the_harder_it_is() -> None:
    shares = [(1, 1, 1), (0.5, 1, 1), (0, 1, 1), (0, 0.5, 1), (0, 0, 1), (0, 0, 0)]
    ratings = [rating_of(dict(zip(FINDERS, found, strict=True)), FINDERS) for found in shares]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)
    assert 600 < ratings[0] < 1200 < 1700 < ratings[-1] < 2600

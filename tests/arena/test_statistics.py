"""Figures that decide: the interval, the sequential test, ratings."""

from random import Random
from typing import Any

import pytest

from sixfold.arena import SequentialTest, Standing, ratings, tournament
from sixfold.arena.sprt import expected_score


def _standing(wins: float, games: int) -> Standing:
    return Standing("bot", games, wins, 0.0, 0.0, None)


def test_the_interval_of_known_cases() -> None:
    assert _standing(50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert _standing(100, 100).interval == pytest.approx((0.9630, 1.0), abs=1e-4)
    assert _standing(0, 0).interval == (0.0, 1.0)


def _pairs(test: SequentialTest, elo: float, seed: int, most: int = 20_000) -> int:
    """Feed games of a bot of known strength until the test answers; how many it took."""
    rng, chance = Random(seed), expected_score(elo)
    for number in range(most):
        if test.answer is not None:
            return number
        test.add(float(rng.random() < chance))
    return most


@pytest.mark.parametrize(("elo", "answer"), [(0, 0), (60, 1), (-100, 0), (200, 1)])
def test_the_sequential_test_finds_the_truth(elo: float, answer: int) -> None:
    answers = []
    for seed in range(20):
        test = SequentialTest(0, 60)
        _pairs(test, elo, seed)
        answers.append(test.answer)
    assert answers.count(answer) >= 17


def test_clear_cases_are_decided_sooner() -> None:
    assert _pairs(SequentialTest(0, 30), 300, 1) < _pairs(SequentialTest(0, 30), 60, 1)


def test_the_sequential_test_needs_whole_pairs() -> None:
    test = SequentialTest(0, 50)
    for _ in range(19):
        test.add(1.0)
    assert test.answer is None


def _game(*scores: tuple[str, int]) -> dict[str, Any]:
    return {"players": [{"name": name} for name, _ in scores], "result": {"scores": [score for _, score in scores]}}


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [_game(("ada", 3), ("ben", 2), ("cid", 1))] * 10 + [_game(("cid", 5), ("ada", 9))]
    rated = ratings(games)
    assert [entry.name for entry in rated] == ["ada", "ben", "cid"]
    assert [entry.games for entry in rated] == [11, 10, 11]
    assert rated[0].strength > rated[1].strength > rated[2].strength


def test_unfinished_games_and_games_against_oneself_do_not_count() -> None:
    assert ratings([_game(("ada", 1), ("ada", 2)), {"players": [{"name": "ben"}], "result": None}]) == []


def test_a_tournament_seats_every_choice_of_bots() -> None:
    tables = [match.bots for match in tournament("tiles-nl", ("a", "b", "c", "d"), 3, 5, "s")]
    assert tables == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]

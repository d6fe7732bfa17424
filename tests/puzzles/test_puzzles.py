"""The puzzles that come with Sixfold: readable, legal, checked; one a day, the same for everybody."""

from collections import Counter
from datetime import date, timedelta
from functools import cache
from random import Random

import pytest

from sixfold.coach.reasons import ReasonCode
from sixfold.core.stream import seed_from
from sixfold.games import GAMES, edition
from sixfold.puzzles import (
    BadPuzzle,
    Entry,
    Puzzle,
    Theme,
    UnknownPuzzle,
    cards,
    entries,
    of_day,
    parse_puzzle,
    puzzle_line,
    puzzle_named,
)
from sixfold.puzzles.checking import Task, keeps_answer
from sixfold.puzzles.daily import FIRST
from sixfold.puzzles.difficulty import HIGHEST, LOWEST
from sixfold.puzzles.games import PUZZLED
from sixfold.puzzles.mining import SHARE_OF_A_THEME, Lode, Quota, mine
from sixfold.puzzles.solving import MARGIN
from sixfold.wire import parse_action

GOALS = {"tiles": 300, "cubes": 150, "cards": 150}
"""How many of each game were looked for."""
LODE = Lode("tiles-nl", "t", 11)
"""A game of tiles with two puzzles in it."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles."""
    return tuple(puzzle_named(entry.id) for entry in entries())


@cache
def mined() -> tuple[Puzzle, ...]:
    """Those of one game."""
    return mine(LODE).puzzles


def test_there_are_as_many_of_every_game_as_were_wanted_the_easiest_first() -> None:
    assert Counter(entry.game for entry in entries()) == GOALS
    assert [entry.rating for entry in entries()] == sorted(entry.rating for entry in entries())
    assert all(LOWEST <= entry.rating <= HIGHEST for entry in entries())


def test_every_line_reads_back_as_it_is_written() -> None:
    for puzzle in shipped():
        assert parse_puzzle(puzzle_line(puzzle)) == puzzle


def test_every_puzzle_is_a_position_that_its_solver_sees_and_no_more() -> None:
    for puzzle in shipped():
        game, state = GAMES[puzzle.game], PUZZLED[puzzle.game].state_of(puzzle.seen)
        assert game.observe(state, 0) == puzzle.seen
        assert not state.turns


def test_every_answer_and_every_tempting_play_is_legal_and_only_the_answer_is_right() -> None:
    for puzzle in shipped():
        game, state = GAMES[puzzle.game], PUZZLED[puzzle.game].state_of(puzzle.seen)
        tempting = parse_action(puzzle.game, puzzle.why["against"])
        assert game.refusal(state, 0, puzzle.answer) is None
        assert game.refusal(state, 0, tempting) is None
        assert puzzle.right(puzzle.answer)
        assert not puzzle.right(tempting)


def test_every_puzzle_has_a_margin_a_reason_and_kept_its_answer_when_it_was_checked() -> None:
    for puzzle in shipped():
        assert puzzle.margin.value >= MARGIN
        assert puzzle.margin.significant
        assert puzzle.why["loss"]["value"] > puzzle.why["loss"]["within"]
        assert {reason["code"] for reason in puzzle.why["reasons"]} <= {code.value for code in ReasonCode}
        assert puzzle.why["reasons"]
        assert puzzle.found["novice"] < 1
        assert puzzle.checked
        assert puzzle.checked[1]


def test_no_theme_has_more_than_its_share() -> None:
    themes = Counter((puzzle.game, puzzle.theme) for puzzle in shipped())
    assert all(count <= GOALS[game] * SHARE_OF_A_THEME for (game, _), count in themes.items())
    assert all(isinstance(theme, Theme) for _, theme in themes)


def test_an_answer_may_name_its_pieces_in_any_order() -> None:
    puzzle = next(one for one in shipped() if len(getattr(one.answer, "placement", ())) > 1)
    turned = type(puzzle.answer)(tuple(reversed(puzzle.answer.placement)))
    assert puzzle.right(turned)


@pytest.mark.parametrize(
    "change", [("{", ""), ('"game":"tiles"', '"game":"chess"'), ("bag ", "bag 9"), ("seen", "saw")]
)
def test_a_line_that_is_no_puzzle_is_refused(change: tuple[str, str]) -> None:
    line = puzzle_line(next(puzzle for puzzle in shipped() if puzzle.game == "tiles"))
    with pytest.raises(BadPuzzle):
        parse_puzzle(line.replace(*change, 1))


@pytest.mark.slow
def test_the_same_game_gives_the_same_puzzles_and_they_keep_their_answers() -> None:
    assert len(mined()) == 2
    assert [puzzle_line(puzzle) for puzzle in mine(LODE).puzzles] == [puzzle_line(puzzle) for puzzle in mined()]
    assert all(keeps_answer(Task(puzzle, "another")) for puzzle in mined())


def test_a_wrong_answer_does_not_pass_the_check() -> None:
    puzzle = mined()[0]
    other = parse_action(puzzle.game, puzzle.why["against"])
    wrong = Puzzle(**{name: getattr(puzzle, name) for name in Puzzle.__slots__} | {"answer": other})
    assert not keeps_answer(Task(wrong, "another"))


def test_cards_are_looked_at_late_and_sometimes_where_a_qwirkle_is_hard_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(cards, "solve_by_deals", lambda question, *_: asked.append(question.seen))
    rules = edition("cards-999")
    game = GAMES[rules.game]
    early = game.observe(game.start(rules, (0, 1), seed_from("early")), 0)
    ours = [puzzle for puzzle in shipped() if puzzle.game == "cards"]
    late = next(puzzle.seen for puzzle in ours if puzzle.seen.stack_size <= cards.LATE)
    hidden = next(
        puzzle.seen for puzzle in ours if puzzle.theme is Theme.FREE_QWIRKLE and puzzle.seen.stack_size > cards.LATE
    )
    for drawn in (cards.EARLY / 2, 2 * cards.EARLY):
        chance = Random(1)
        monkeypatch.setattr(chance, "random", lambda drawn=drawn: drawn)
        for seen in (early, late, hidden):
            cards.solve(seen, chance)
    assert asked == [late, hidden, late]


def test_enough_is_enough_and_no_theme_takes_all() -> None:
    first, second = mined()
    quota = Quota(2)
    assert quota.take(first)
    assert not quota.take(first)
    assert quota.take(second) is (first.theme is not second.theme)
    assert Quota(1).take(second)
    done = Quota(1)
    done.take(first)
    assert done.reached
    assert not done.take(second)


ENTRIES = [Entry(f"{number:08x}", "tiles", 1000 + number) for number in range(30)]


def test_a_day_has_the_same_puzzle_for_everybody_and_none_comes_twice_before_all_were() -> None:
    days = [of_day("tiles", FIRST + timedelta(days=number), ENTRIES) for number in range(-30, 60)]
    for start in (0, 30, 60):
        assert sorted(days[start : start + 30]) == [entry.id for entry in ENTRIES]
    assert days[:30] != days[30:60]
    assert of_day("tiles", FIRST, reversed(ENTRIES)) == days[30]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    with pytest.raises(UnknownPuzzle):
        of_day("cubes", date(2026, 11, 16), ENTRIES)
    with pytest.raises(UnknownPuzzle):
        puzzle_named("no-such")

"""The puzzles as the server tells them: nothing gives the answer away before it is given, and the coach says why."""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from server.client import ask_once
from server.pocket import Host
from sixfold.games import GAMES
from sixfold.puzzles import Puzzle, entries, of_day, puzzle_named
from sixfold.server.errands.puzzling import explain_answer
from sixfold.server.http import answers_learning
from sixfold.server.http.answers import Preview
from sixfold.wire import action_json

Json = dict[str, Any]


def get(server: Host, path: str) -> httpx.Response:
    return ask_once(server.url, "GET", f"/api/puzzles{path}")


def post(server: Host, path: str, action: Json) -> httpx.Response:
    return ask_once(server.url, "POST", f"/api/puzzles{path}", {"action": action})


def first(game: str) -> Puzzle:
    """The easiest puzzle of a game."""
    return puzzle_named(next(entry.id for entry in entries() if entry.game == game))


def test_the_list_tells_ratings_and_nothing_else(shared_host: Host) -> None:
    told = TypeAdapter(answers_learning.PuzzleList).validate_python(get(shared_host, "").json())
    assert [(one["id"], one["game"], one["rating"]) for one in told["puzzles"]] == [tuple(one) for one in entries()]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_told_as_its_solver_sees_it_without_its_answer(shared_host: Host, game: str) -> None:
    puzzle = first(game)
    told = get(shared_host, f"/{puzzle.id}").json()
    TypeAdapter(answers_learning.Puzzle).validate_python(told)
    assert set(told) == {"id", "game", "rating", "edition", "view"}
    assert (told["view"]["kind"], told["view"]["on_turn"], told["view"]["you"]) == (game, 0, 0)
    assert told["view"]["play"]["turns"] == []
    written = json.dumps(told)
    assert not any(word in written for word in ('answer"', "theme", "solution", "why"))


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_right_and_comes_with_a_reason(shared_host: Host, game: str) -> None:
    puzzle = first(game)
    action = action_json(game, puzzle.answer)
    preview = post(shared_host, f"/{puzzle.id}/preview", action).json()
    assert TypeAdapter(Preview).validate_python(preview)["legal"]
    told = post(shared_host, f"/{puzzle.id}/answer", action).json()
    answered = TypeAdapter(answers_learning.PuzzleAnswered).validate_python(told)
    assert (answered["right"], answered["yours"], answered["theme"]) == (True, False, puzzle.theme.value)
    assert told["solution"] == {"action": json.loads(json.dumps(action)), "preview": preview}
    assert answered["why"]["reasons"]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_told_why_it_is_worse(shared_host: Host, game: str) -> None:
    puzzle = first(game)
    action = puzzle.why["against"]
    told = post(shared_host, f"/{puzzle.id}/answer", action).json()
    assert (told["right"], told["yours"]) == (False, True)
    assert told["why"] == json.loads(json.dumps(explain_answer(puzzle.id, action)))
    assert told["why"]["loss"]["value"] > 0


def test_what_the_rules_refuse_is_no_answer(shared_host: Host) -> None:
    puzzle = first("tiles")
    nowhere = {"play": [[puzzle_piece(puzzle), 90, 90]]}
    refused = post(shared_host, f"/{puzzle.id}/answer", nowhere)
    assert (refused.status_code, refused.json()["code"]) == (409, "detached")
    assert post(shared_host, f"/{puzzle.id}/answer", {"pass": True}).status_code == 409
    assert post(shared_host, f"/{puzzle.id}/answer", {"reroll": ["Ro"]}).json()["code"] == "wrong-game"
    assert post(shared_host, f"/{puzzle.id}/answer", {"play": "all"}).status_code == 422


def puzzle_piece(puzzle: Puzzle) -> str:
    """A piece of the solver's hand."""
    code: str = action_json("tiles", puzzle.answer)["play"][0][0]
    return code


def test_a_hint_says_what_it_is_about_and_who_gives_up_is_shown_the_answer(shared_host: Host) -> None:
    puzzle = first("tiles")
    assert get(shared_host, f"/{puzzle.id}/hint").json() == {"theme": puzzle.theme.value}
    told = get(shared_host, f"/{puzzle.id}/solution").json()
    assert (told["right"], told["yours"]) == (False, False)
    assert told["solution"]["action"] == json.loads(json.dumps(action_json("tiles", puzzle.answer)))


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day_comes_from_its_date(shared_host: Host, game: str) -> None:
    told = get(shared_host, f"/day/2026-03-01?game={game}").json()
    assert told["id"] == of_day(game, date(2026, 3, 1))
    assert told == get(shared_host, f"/{told['id']}").json()


def test_days_that_have_come_nowhere_have_no_puzzle_yet(shared_host: Host) -> None:
    today = datetime.now(UTC).date()
    assert get(shared_host, f"/day/{today + timedelta(days=1)}?game=tiles").status_code == 200
    assert get(shared_host, f"/day/{today + timedelta(days=3)}?game=tiles").status_code == 404
    assert get(shared_host, "/day/yesterday?game=tiles").status_code == 422
    assert get(shared_host, f"/day/{today}?game=chess").status_code == 422


@pytest.mark.parametrize("path", ["/00000000", "/00000000/hint", "/00000000/solution"])
def test_what_there_is_not_is_not_found(shared_host: Host, path: str) -> None:
    found = get(shared_host, path)
    assert (found.status_code, found.json()) == (404, {"code": "no-such-page"})

"""The lessons as the server tells them: steps, previews and actions like those of a game, and nothing kept."""

from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from server.client import ask_once
from server.pocket import Host
from server.process import ServerProcess
from sixfold.games import GAMES
from sixfold.lessons import lesson
from sixfold.server.app import make_app
from sixfold.server.config import Config
from sixfold.server.http.answers import Preview
from sixfold.server.http.answers_learning import Lesson, LessonDone
from sixfold.server.replies.lessons import act_in, lesson_json
from sixfold.wire import action_json

Json = dict[str, Any]


def get(server: Host, path: str) -> httpx.Response:
    return ask_once(server.url, "GET", f"/api/lessons/{path}")


def post(server: Host, path: str, action: Json) -> httpx.Response:
    return ask_once(server.url, "POST", f"/api/lessons/{path}", {"action": action})


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_step_to_its_last(shared_host: Host, game: str) -> None:
    told = get(shared_host, game).json()
    assert [step["id"] for step in TypeAdapter(Lesson).validate_python(told)["steps"]] == [
        step.id for step in lesson(game).steps
    ]
    assert told["end"]["key"] == f"lesson-{game}-end"
    for step in told["steps"]:
        assert (step["view"]["kind"], step["view"]["on_turn"], step["view"]["you"]) == (game, 0, 0)
        solution = step["solution"]
        preview = post(shared_host, f"{game}/{step['id']}/preview", solution["action"]).json()
        assert preview == solution["preview"]
        assert TypeAdapter(Preview).validate_python(preview)["legal"]
        done = post(shared_host, f"{game}/{step['id']}/act", solution["action"])
        assert done.status_code == 200, done.text
        assert TypeAdapter(LessonDone).validate_python(done.json())["values"] == step["values"]
        assert post(shared_host, f"{game}/{step['id']}/act", solution["action"]).json() == done.json()


def test_a_score_comes_with_its_lines_and_the_board_as_it_is_then(shared_host: Host) -> None:
    corner = {"play": [["Rs", 3, 0]]}
    preview = post(shared_host, "tiles/score/preview", corner).json()
    assert preview["score"] == 7
    assert sorted(line["points"] for line in preview["lines"]) == [3, 4]
    done = post(shared_host, "tiles/score/act", corner).json()
    assert done["values"]["score"] == 7
    assert ["Rs", 3, 0] in done["view"]["play"]["board"]
    assert done["view"]["play"]["scores"] == [7, 0]


def test_what_the_rules_refuse_is_refused_as_in_a_game(shared_host: Host) -> None:
    wrong = {"play": [["Gt", 3, 0]]}
    preview = post(shared_host, "tiles/place/preview", wrong).json()
    assert (preview["legal"], preview["refusal"]["code"]) == (False, "mixed-line")
    refused = post(shared_host, "tiles/place/act", wrong)
    assert (refused.status_code, refused.json()) == (409, preview["refusal"])


def test_what_the_step_does_not_ask_for_is_not_accepted(shared_host: Host) -> None:
    poor = {"play": [["Rs", -1, 0]]}
    assert post(shared_host, "tiles/score/preview", poor).json()["score"] == 4
    answer = post(shared_host, "tiles/score/act", poor)
    assert (answer.status_code, answer.json()) == (409, {"code": "not-asked"})


@pytest.mark.parametrize(
    ("path", "action", "status", "code"),
    [
        ("chess/place/act", {"pass": True}, 404, "no-such-page"),
        ("tiles/castle/act", {"pass": True}, 404, "no-such-page"),
        ("tiles/castle/preview", {"pass": True}, 404, "no-such-page"),
        ("TILES/place/act", {"pass": True}, 422, "malformed"),
        ("tiles/place/act", {"reroll": []}, 422, "wrong-game"),
        ("cards/series/preview", {"play": [["Ro", 0, 0]]}, 422, "wrong-game"),
        ("tiles/place/act", {"play": [["Zz", 0, 0]]}, 422, "malformed"),
        ("tiles/place/act", {"play": [["Ro", 0, 0]] * 13}, 422, "malformed"),
        ("tiles/place/act", {"play": "everything"}, 422, "malformed"),
    ],
)
def test_a_request_that_cannot_be_met(shared_host: Host, path: str, action: Json, status: int, code: str) -> None:
    answer = post(shared_host, path, action)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.slow
def test_an_unknown_lesson_and_a_body_too_large(sqlite_server: ServerProcess) -> None:
    missing = get(sqlite_server, "chess")
    assert (missing.status_code, missing.json()) == (404, {"code": "no-such-page"})
    assert missing.headers["cache-control"] == "no-store"
    large = post(sqlite_server, "cards/series/act", {"play": ["Ro"], "table": [["Ro"] * 100] * 100_000})
    assert (large.status_code, large.json()) == (413, {"code": "too-large"})


@pytest.mark.slow
def test_the_examples_of_the_description_are_real_answers() -> None:
    paths = make_app(Config("nowhere")).openapi()["paths"]

    def example(path: str, method: str) -> Any:
        responses = paths[f"/api/lessons/{{game}}{path}"][method]["responses"]
        assert {"404", "413", "422", "429"} <= set(responses)
        return responses["200"]["content"]["application/json"]["example"]

    first = lesson("tiles").steps[0]
    whole = lesson_json(lesson("tiles"))
    assert example("", "get") == whole | {"steps": whole["steps"][:1]}
    action = action_json("tiles", first.solution)
    assert "refusal" in example("/{step}/preview", "post")
    assert example("/{step}/act", "post") == act_in(first, action)
    refused = paths["/api/lessons/{game}/{step}/act"]["post"]["responses"]["409"]
    assert {"not-asked", "mixed-line"} <= set(refused["content"]["application/json"]["examples"])

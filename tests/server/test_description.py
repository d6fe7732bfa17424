"""The description of the API is complete, and its examples are true."""

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from sixfold.records import verify
from sixfold.server.app import make_app
from sixfold.server.config import Config
from sixfold.server.http.problems import status_of

DESCRIPTION = make_app(Config("nowhere")).openapi()
OPERATIONS = [
    pytest.param(operation, id=f"{method} {path}")
    for path, entry in DESCRIPTION["paths"].items()
    for method, operation in entry.items()
]
Json = dict[str, Any]


def _check(media: Json, example: Any) -> None:
    shape = {**media["schema"], "components": DESCRIPTION["components"]}
    assert list(Draft202012Validator(shape).iter_errors(example)) == []


def test_there_is_something_to_describe() -> None:
    assert len(OPERATIONS) == 49
    for name in ("SocketMessage", "SocketSaid", "SocketHello"):
        assert name in DESCRIPTION["components"]["schemas"]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_body_has_an_example_of_its_shape(operation: Json) -> None:
    assert operation["description"]
    bodies = [operation["requestBody"]] if "requestBody" in operation else []
    bodies += [response for status, response in operation["responses"].items() if status < "400"]
    for body in bodies:
        for kind, media in body.get("content", {}).items():
            assert kind == "text/plain" or media["example"]
            if kind != "text/plain":
                _check(media, media["example"])


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_refusal_is_named_with_an_example_of_its_status(operation: Json) -> None:
    refusals = {status: response for status, response in operation["responses"].items() if status >= "400"}
    assert {"413", "422", "429", "503"} <= set(refusals)
    for status, response in refusals.items():
        media = response["content"]["application/json"]
        assert media["schema"] == {"$ref": "#/components/schemas/Problem"}
        assert response["description"] == ", ".join(media["examples"])
        for code, example in media["examples"].items():
            assert example["value"]["code"] == code
            assert status_of(code) == int(status)
            _check(media, example["value"])


def test_the_record_among_the_examples_checks() -> None:
    answers = DESCRIPTION["paths"]["/api/games/{game_id}/record"]["get"]["responses"]
    record = answers["200"]["content"]["application/json"]["example"]
    assert verify(record).ended is None
    assert len(record["turns"]) == 1

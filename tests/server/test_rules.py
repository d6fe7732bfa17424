"""The rules as the server tells them: every edition, codes and values only, and what is not there."""

import re

import pytest
from pydantic import TypeAdapter

from server.client import ask_once, asking
from server.pocket import Host
from server.process import ServerProcess
from sixfold.core.refusals import Code
from sixfold.games import EDITIONS
from sixfold.rulebook import rules_page
from sixfold.server.app import make_app
from sixfold.server.config import Config
from sixfold.server.http.answers_learning import RulesPage


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_rules_of_an_edition(shared_host: Host, edition_id: str) -> None:
    response = ask_once(shared_host.url, "GET", f"/api/rules/{edition_id}")
    assert response.status_code == 200
    told = TypeAdapter(RulesPage).validate_python(response.json())
    page = rules_page(EDITIONS[edition_id])
    assert told["facts"] == page.facts
    assert [section["id"] for section in told["sections"]] == [section.id for section in page.sections]
    keys = {paragraph["key"] for section in told["sections"] for paragraph in section["paragraphs"]}
    assert all(re.fullmatch(r"rules-[A-Za-z0-9-]+", key) for key in keys)
    assert {reason["key"] for reason in told["reasons"].values()} <= keys
    assert set(told["reasons"]) <= {code.value for code in Code}


def test_an_example_tells_its_position_its_turn_and_what_comes_of_it(shared_host: Host) -> None:
    told = ask_once(shared_host.url, "GET", "/api/rules/tiles-nl").json()
    examples = {example["id"]: example for section in told["sections"] for example in section["examples"]}
    assert examples["qwirkle"]["score"] == 12
    assert examples["qwirkle"]["lines"] == [{"cells": [[x, 0] for x in range(6)], "points": 12}]
    assert examples["last"]["over"] is True
    assert examples["last"]["ending"] == 6
    refusal = examples["mixed-line"]["refusal"]
    assert (refusal["code"], refusal["cells"], refusal["pieces"]) == ("mixed-line", [[3, 0]], ["Po"])


def test_a_copy_may_be_kept_and_asked_about(sqlite_server: ServerProcess) -> None:
    with asking(sqlite_server.url) as client:
        first = client.get("/api/rules/cubes-nl")
        assert first.headers["cache-control"] == "public, no-cache"
        again = client.get("/api/rules/cubes-nl", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = client.get("/api/rules/cards-999", headers={"If-None-Match": first.headers["etag"]})
        assert other.status_code == 200


def test_an_edition_that_is_not_there(sqlite_server: ServerProcess) -> None:
    with asking(sqlite_server.url) as client:
        missing = client.get("/api/rules/chess-fide")
        assert (missing.status_code, missing.json()) == (404, {"code": "no-such-page"})
        assert client.get("/api/rules/NO").status_code == 422


@pytest.mark.slow
def test_the_example_of_the_description_is_of_the_described_form() -> None:
    described = make_app(Config("nowhere")).openapi()["paths"]["/api/rules/{edition_id}"]["get"]
    example = described["responses"]["200"]["content"]["application/json"]["example"]
    assert [section["id"] for section in TypeAdapter(RulesPage).validate_python(example)["sections"]] == ["start"]

"""What is not in form is refused in a moment, however much of it there is: the price of a refusal is bounded."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter, ValidationError

from given import SLOWEST
from server.inside import server_inside
from server.test_real import table
from sixfold.server.app import MOST_FIELDS
from sixfold.server.errands.real import follow_table
from sixfold.server.http import requests, requests_analysis, requests_real
from sixfold.server.http.guards import MOST_OF_A_QUERY
from sixfold.server.http.requests import Arranging, Asked, PreviewAsked

UNKNOWN = {f"{number}": 1 for number in range(6_000)}
"""As many fields as a body of 64 KiB can have. Each had its price, five times over where five actions were tried."""
MOST_ERRORS = 50


def _shapes(shape: type[Asked] = Asked) -> Iterator[type[Asked]]:
    for one in shape.__subclasses__():
        yield one
        yield from _shapes(one)


def _errors(shape: Any, sent: object) -> int:
    with pytest.raises(ValidationError) as wrong:
        TypeAdapter(shape).validate_python(sent)
    return wrong.value.error_count()


def test_all_shapes_are_looked_at() -> None:
    told = {shape.__module__ for shape in _shapes()}
    assert {requests.__name__, requests_analysis.__name__, requests_real.__name__} <= told


@pytest.mark.parametrize("shape", [*_shapes()], ids=lambda shape: shape.__name__)
def test_of_thousands_of_unknown_fields_a_few_are_told(shape: type[Asked]) -> None:
    assert _errors(shape, UNKNOWN) < MOST_ERRORS


def test_so_it_is_where_the_fields_are_those_of_an_action(tmp_path: Path) -> None:
    """Such a body kept everybody waiting for 95 ms."""
    assert _errors(PreviewAsked, {"action": UNKNOWN}) < MOST_ERRORS
    assert len(json.dumps({"action": UNKNOWN})) < 2**16
    with server_inside(tmp_path) as url, httpx.Client(base_url=url, trust_env=False, timeout=SLOWEST) as client:
        answer = client.post("/api/games/abc/preview", json={"action": UNKNOWN})
    assert answer.status_code == 422
    assert 0 < len(answer.json()["fields"]) <= MOST_FIELDS


def test_of_thousands_of_wrong_cards_one_is_told() -> None:
    assert _errors(Arranging, {"play": [], "table": [["zz"] * 108] * 108}) == 1
    assert _errors(PreviewAsked, {"action": {"play": [], "table": [["zz"] * 108] * 108}}) < MOST_ERRORS


def test_what_is_unknown_is_still_named() -> None:
    with pytest.raises(ValidationError) as wrong:
        TypeAdapter(requests.VoteAsked).validate_python({"seat": 1, "why": "slow"})
    assert [error["loc"] for error in wrong.value.errors()] == [("why",)]
    with pytest.raises(ValidationError) as wrong:
        TypeAdapter(requests.VoteAsked).validate_python({**UNKNOWN, "seat": 1})
    assert {error["type"] for error in wrong.value.errors()} == {"extra_forbidden"}


def test_long_queries_are_refused(tmp_path: Path) -> None:
    with server_inside(tmp_path) as url, httpx.Client(base_url=url, trust_env=False, timeout=SLOWEST) as client:
        assert client.get("/api/games?" + "&=" * (MOST_OF_A_QUERY // 2)).status_code == 200
        answer = client.get("/api/games?" + "&=" * MOST_OF_A_QUERY)
    assert (answer.status_code, answer.json()) == (413, {"code": "too-large"})


def test_a_real_table_is_written_out_where_it_is_played_through() -> None:
    """A thousand turns of it kept the event loop busy for 17 ms, only to pass them on."""
    told = follow_table(json.dumps({"table": table([])}).encode())
    assert isinstance(told, bytes)
    assert json.loads(told)["record"]["edition"] == table([])["edition"]

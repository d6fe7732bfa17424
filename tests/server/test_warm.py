"""What the first request of its kind would otherwise wait for is done before the server listens."""

import linecache
import re
from collections.abc import Mapping
from pathlib import Path

import fastapi.routing
import httpx
import pytest

from given import SLOWEST
from server.inside import server_inside
from sixfold.games import EDITIONS
from sixfold.server.encoding import encode
from sixfold.server.http import description, routes_rules


def test_the_first_request_of_a_kind_reads_no_source_from_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FastAPI looks up the line of each endpoint, on the event loop: a disk that stood still for 390 ms, as seen with
    no server at all, would have kept everybody's moves waiting."""
    linecache.clearcache()
    monkeypatch.setattr(fastapi.routing, "_endpoint_context_cache", looked := dict[int, object]())
    with server_inside(tmp_path) as url, httpx.Client(base_url=url, trust_env=False, timeout=SLOWEST) as client:
        read = list[str]()
        update = linecache.updatecache

        def noted(filename: str, *more: object) -> list[str]:
            read.append(filename)
            return update(filename, *more)  # type: ignore[arg-type]

        monkeypatch.setattr(linecache, "updatecache", noted)
        paths = client.get("/api/openapi.json").json()["paths"]
        asked = [(method, re.sub("{[^}]*}", "none", path)) for path, methods in paths.items() for method in methods]
        for method, path in asked:
            assert not client.request(method, path, json=[]).is_server_error, path
        assert len(looked) == len(asked)
        assert read == []


def test_the_description_is_put_together_before_anybody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for it first made everybody wait for half a second, and everybody else for two milliseconds."""
    written: list[object] = []
    really = encode

    def noted(told: Mapping[str, object]) -> str:
        written.append(told)
        return really(told)

    monkeypatch.setattr(description, "encode", noted)
    with (
        server_inside(tmp_path, workers_first=True) as url,
        httpx.Client(base_url=url, trust_env=False, timeout=SLOWEST) as client,
    ):
        assert len(written) == 1
        assert client.get("/api/openapi.json").is_success
        assert len(written) == 1


def test_the_pages_of_rules_are_written_before_anybody_comes(tmp_path: Path) -> None:
    """Each takes some milliseconds, in which nobody else would be answered."""
    written = routes_rules._written
    written.cache_clear()
    with (
        server_inside(tmp_path, workers_first=True) as url,
        httpx.Client(base_url=url, trust_env=False, timeout=SLOWEST) as client,
    ):
        assert written.cache_info().currsize == len(EDITIONS)
        assert all(client.get(f"/api/rules/{edition_id}").is_success for edition_id in EDITIONS)
        assert written.cache_info().misses == len(EDITIONS)

"""The log of the server: lines are cut, and what is refused without end is not written without end."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from given import Given
from server.client import asking
from server.inside import server_inside
from server.serving import limited
from sixfold.server.logs import LONGEST, TRACED, JsonFormatter, NotTooOften, TextFormatter


def test_lines_of_the_log_are_cut() -> None:
    record = logging.makeLogRecord({"msg": "request", "name": "sixfold", "path": "/" + "x" * 60_000})
    line = json.loads(JsonFormatter().format(record))
    assert len(line["path"]) == LONGEST + 1
    assert len(TextFormatter().format(record)) < 2 * LONGEST


def test_the_message_of_a_line_is_cut() -> None:
    record = logging.makeLogRecord({"msg": "x" * 60_000 + "\nforged", "name": "sixfold"})
    assert len(json.loads(JsonFormatter().format(record))["event"]) == LONGEST + 1
    assert len(TextFormatter().format(record)) < 2 * LONGEST
    short = TextFormatter().format(logging.makeLogRecord({"msg": "one\ntwo", "name": "sixfold"}))
    assert short.endswith("one two")


def test_the_trace_of_a_fault_is_cut() -> None:
    def recur(depth: int) -> None:
        if not depth:
            raise ValueError("x" * 60_000 + "\nmore" * 500)
        (recur if depth % 2 else recur_too)(depth - 1)

    def recur_too(depth: int) -> None:
        recur(depth)

    with pytest.raises(ValueError, match="more") as raised:
        recur(200)
    record = logging.makeLogRecord({"msg": "fault", "name": "sixfold", "exc_info": raised._excinfo})
    for trace in (json.loads(JsonFormatter().format(record))["trace"], TextFormatter().format(record)):
        assert len(trace.splitlines()) <= 2 * TRACED + 2
        assert max(map(len, trace.splitlines())) <= LONGEST + 1
        assert "Traceback" in trace
        assert trace.endswith("more")


def test_refused_requests_are_sampled_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "sixfold.server.access")
    with (
        server_inside(tmp_path, Given(at=1000.0), limits=limited(requests=(0.001, 1.0))) as url,
        asking(url) as client,
    ):
        codes = [client.get("/health/live").status_code for _ in range(40)]
    assert codes == [200] + [429] * 39
    refused = [record for record in caplog.records if getattr(record, "status", 0) == 429]
    assert 1 <= len(refused) <= 3


@pytest.mark.slow
@pytest.mark.parametrize("limits", [{}, {"requests": (0.001, 5.0)}])
def test_requests_for_another_host_are_limited_and_sampled_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, limits: dict[str, Any]
) -> None:
    caplog.set_level(logging.INFO, "sixfold.server.access")
    with server_inside(tmp_path, Given(at=1000.0), limits=limited(**limits)) as url, asking(url) as client:
        elsewhere = {"Host": "elsewhere.example"}
        codes = [client.get("/health/live", headers=elsewhere).json()["code"] for _ in range(40)]
    assert codes == (["wrong-host"] * 5 + ["too-many"] * 35 if limits else ["wrong-host"] * 40)
    assert 1 <= len([record for record in caplog.records if record.name == "sixfold.server.access"]) <= 3


def test_what_other_libraries_repeat_is_not_written_for_ever() -> None:
    often = NotTooOften()
    record = logging.makeLogRecord({"msg": "Invalid HTTP request received.", "name": "uvicorn.error", "created": 60.0})
    assert sum(often.filter(record) for _ in range(1000)) == 20
    own = logging.makeLogRecord({"msg": "fault", "name": "sixfold.server.app", "created": 60.0})
    assert all(often.filter(own) for _ in range(1000))
    record.created = 121.0
    assert often.filter(record)

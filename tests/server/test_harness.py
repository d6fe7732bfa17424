"""What tests start ends with them, and runs wherever the project lies."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from given import SLOWEST
from server.client import a_bot, here
from server.keeping import hold_port, port_of, unprivileged, within_reach
from server.process import TESTS, server_process

STARTS = """
import json, sys
from server.postgres import own_postgres
from server.process import server_process
with own_postgres() as postgres, server_process(sys.argv[1]) as server:
    print(json.dumps([postgres.address, server.url]), flush=True)
    sys.stdin.read()
"""


def _answers(address: str) -> bool:
    """Whether something listens there."""
    host, port = address.partition("127.0.0.1")[1:]
    with socket.socket() as knock:
        return knock.connect_ex((host, int(port[1:].partition("/")[0]))) == 0


@pytest.mark.slow
def test_a_server_and_a_database_end_with_the_tests_that_are_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTS, str(tmp_path / "games.sqlite3")]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(TESTS)}, **pipes) as tests:
        assert tests.stdout is not None
        addresses: list[str] = json.loads(tests.stdout.readline())
        assert all(map(_answers, addresses))
        tests.kill()
    until = time.monotonic() + SLOWEST
    while any(map(_answers, addresses)):
        assert time.monotonic() < until, "something outlived its test"
        time.sleep(0.02)


def test_a_held_port_is_given_to_nobody_and_lets_a_server_come_and_go() -> None:
    with hold_port() as held:
        for _ in range(2):
            with socket.create_server(("127.0.0.1", port_of(held))):
                assert _answers(f"127.0.0.1:{port_of(held)}")
            assert not _answers(f"127.0.0.1:{port_of(held)}")
        with pytest.raises(OSError, match="in use"), socket.socket() as other:
            other.bind(held.getsockname())


def test_programs_in_a_folder_that_nobody_else_may_enter_are_brought_within_reach(tmp_path: Path) -> None:
    """So it is for root, who lends PostgreSQL another user, in a home of its own; others run it as themselves."""
    programs, libraries = tmp_path / "home" / "package" / "install" / "bin", tmp_path / "home" / "package.libs"
    for made in (programs, libraries):
        made.mkdir(parents=True)
    (tmp_path / "home").chmod(0o700)
    (libraries / "word").write_text("found\n")
    program = programs / "initdb"
    program.write_text('#!/bin/sh\ncat "$(dirname "$0")/../../../package.libs/word"\n')
    program.chmod(0o700)
    how = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="sixfold-reach-", dir="/tmp"))
    try:
        if how:
            os.chown(folder, how["user"], how["group"])
        found = within_reach(programs, folder, {"cwd": folder, **how})
        said = subprocess.run([found / "initdb"], check=True, capture_output=True, cwd=folder, **how)
        assert said.stdout == b"found\n"
    finally:
        shutil.rmtree(folder)


@pytest.mark.slow
def test_a_slow_client_is_waited_for_in_the_shuffle(tmp_path: Path) -> None:
    """A server killed beside fifty games was long in coming back, and had left out who waited for it."""
    asked = {"edition": "tiles-nl", "seats": [here("a") | {"mixes": True}, a_bot()]}
    with server_process(str(tmp_path / "games.sqlite3"), at=1000.0) as server:
        made = httpx.post(f"{server.url}/api/games", json=asked, timeout=SLOWEST).json()
        assert made["view"]["shuffle"]["until"] == 1000.0 + SLOWEST

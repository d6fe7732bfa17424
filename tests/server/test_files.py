"""Room for the files of a server: every connection is one, and nobody waits while the system makes room for more."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from server.process import server_process
from sixfold.server.config import Limits
from sixfold.server.files import BESIDES, make_room

TELLS = "import os; print(len(os.listdir('/proc/self/fd')), *resource.getrlimit(resource.RLIMIT_NOFILE))"
MAKES = "import resource; from sixfold.server.files import make_room; "


def _room(process: int | str) -> int:
    """For how many files the system has made room."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("FDSize:"))


def _told(limits: tuple[int, int], program: str) -> list[int]:
    """What a program says that is started with these limits."""
    program = f"{MAKES}resource.setrlimit(resource.RLIMIT_NOFILE, {limits}); {program}"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return [int(word) for word in said.stdout.split()]


def test_a_server_has_room_for_all_connections_before_anybody_comes(tmp_path: Path) -> None:
    """Else it grows by doubling, and whoever comes first waits for all processors each time: 15 ms, seen in a trace."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with server_process(f"{tmp_path}/games.sqlite3") as server:
        assert _room(server.pid) >= min(Limits().sockets + BESIDES, most)


def test_a_process_may_have_as_many_files_as_it_needs_and_opens_none() -> None:
    before, *_ = _told((256, 4096), TELLS)
    assert _told((256, 4096), f"make_room(500); {TELLS}") == [before, 500 + BESIDES, 4096]


@pytest.mark.parametrize("limits", [(256, 1024), (1024, 1024)])
def test_where_the_system_allows_less_all_of_that_is_taken(limits: tuple[int, int]) -> None:
    before, *_ = _told(limits, TELLS)
    assert _told(limits, f"make_room(20_000); {TELLS}") == [before, 1024, 1024]


def test_who_may_have_more_keeps_it() -> None:
    before, *_ = _told((4096, 4096), TELLS)
    assert _told((4096, 4096), f"make_room(500); {TELLS}") == [before, 4096, 4096]


def test_a_system_that_refuses_costs_nothing_but_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some say that there is no limit, and then take none."""

    def refuse(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    make_room(500)

"""What the set-up says of a machine that lacks something."""

import os
import shutil
import sysconfig
from pathlib import Path

import pytest

import needs
from needs import PYTHON_HEADERS, VENV, lacking, see_to_needs, told
from steps import Steps


def _machine(monkeypatch: pytest.MonkeyPatch, *programs: str, root: bool = False) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in programs else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)


def test_this_machine_lacks_nothing() -> None:
    assert lacking() == []


def test_one_line_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, "apt-get")
    line = told([VENV, PYTHON_HEADERS])
    assert line.endswith(f"Type: sudo apt-get install {needs.VERSION}-venv {needs.VERSION}-dev")
    _machine(monkeypatch, "dnf", root=True)
    assert told([PYTHON_HEADERS]).endswith("Type: dnf install python3-devel")
    _machine(monkeypatch)
    assert "\n" not in told([PYTHON_HEADERS])


def test_headers_that_are_missing_end_the_set_up_before_anything_is_fetched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _machine(monkeypatch, "dnf")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(needs, "HEADERS", tmp_path)
    with pytest.raises(SystemExit) as ended, Steps() as steps:
        see_to_needs(steps, "")
    assert str(ended.value) == "Sixfold needs Python's header files. Type: sudo dnf install python3-devel"


def test_a_full_disk_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "MEGABYTES", 10**12)
    with pytest.raises(SystemExit, match="MB of disk space"), Steps() as steps:
        see_to_needs(steps, "")

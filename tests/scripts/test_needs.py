"""What the set-up says of a machine that lacks something."""

import os
import platform
import shutil

import pytest

import needs
from needs import COMPILER, VENV, lacking, see_to_needs, told
from steps import Steps


def _machine(monkeypatch: pytest.MonkeyPatch, *programs: str, root: bool = False) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in programs else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)


def test_this_machine_lacks_nothing() -> None:
    assert lacking() == []


def test_one_line_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, "apt-get")
    line = told([VENV, COMPILER])
    assert line.endswith(f"Type: sudo apt-get install {needs.VERSION}-venv g++")
    _machine(monkeypatch, "dnf", root=True)
    assert told([COMPILER]).endswith("Type: dnf install gcc-c++")
    _machine(monkeypatch)
    assert "\n" not in told([COMPILER])


def test_what_is_missing_ends_the_set_up_before_anything_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, "dnf")
    monkeypatch.setattr(needs, "WHEELS_FOR", set())
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(needs, "has_node", lambda: True)
    with pytest.raises(SystemExit) as ended, Steps() as steps:
        see_to_needs(steps, "")
    assert str(ended.value) == "Sixfold needs a C++ compiler. Type: sudo dnf install gcc-c++"


def test_python_alone_is_enough_where_wheels_bring_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert lacking() == []


def test_a_full_disk_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "MEGABYTES", 10**12)
    with pytest.raises(SystemExit, match="MB of disk space"), Steps() as steps:
        see_to_needs(steps, "")

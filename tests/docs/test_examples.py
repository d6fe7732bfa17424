"""The examples and benchmarks are programs that run."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    subprocess.run([sys.executable, str(path)], check=True)
    assert capfd.readouterr().out.count("\n") > 1


def test_there_are_at_least_six_examples() -> None:
    assert len(list((ROOT / "examples").glob("*.py"))) >= 6


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks").glob("*.py")), ids=lambda path: path.name)
def test_a_benchmark_can_be_loaded(path: Path) -> None:
    assert callable(runpy.run_path(str(path))["measure"])

"""The programs of `sixfold bench` can start: whatever they import is there, also what they import only on the way."""

import ast
import runpy
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from sixfold.cli.bench import FOLDER, programs

FILES = sorted(FOLDER.rglob("*.py"))
FOREIGN = {"ortools", "pettingzoo", "pygame", "pyspiel"}
"""What only some benchmarks need, and is not installed everywhere; the README of the folder says which."""


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The modules that a program imports anywhere, and what it takes from each."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module, [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)


@contextmanager
def at_hand() -> Iterator[None]:
    """Do without packages of others that are not installed here; what is our own must be there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] not in FOREIGN:
            raise


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_whatever_a_program_imports_is_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER.parent)
    for module, names in imports(path):
        with at_hand():
            found = import_module(module)
            for name in names:
                assert hasattr(found, name) or import_module(f"{module}.{name}")


@pytest.mark.parametrize("path", programs().values(), ids=lambda path: path.stem)
def test_a_program_has_something_to_measure(path: Path) -> None:
    with at_hand():
        assert callable(runpy.run_path(str(path))["measure"])


def test_every_program_is_described() -> None:
    table = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [name for name in programs() if f"| `{name}.py` |" not in table] == []

"""What `constraints.txt` pins can be installed by every Python that the package promises."""

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
PINS = [Requirement(line).name for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").split()]


def _asked_python(name: str) -> str | None:
    """Which Python a pinned package asks for; nothing if it is not installed, or does not say."""
    try:
        said = distribution(name).metadata
    except PackageNotFoundError:
        return None
    return ",".join(said.get_all("Requires-Python") or []) or None


def test_no_pin_asks_for_a_later_python_than_the_package_itself() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    (oldest,) = SpecifierSet(promised)
    asked = {name: python for name in PINS if (python := _asked_python(name))}
    assert len(asked) > len(PINS) / 2
    # Debian's Python may be the first of its line: 3.11.2 is not 3.11.5.
    assert {name: python for name, python in asked.items() if f"{oldest.version}.0" not in SpecifierSet(python)} == {}

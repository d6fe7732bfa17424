"""A room of the kernel includes only the rooms that its README allows."""

import re
from pathlib import Path

import pytest

ROOMS = Path(__file__).parents[2] / "src" / "sixfold" / "kernel" / "cpp"
EVERY = {"common", "board", "tiles", "cubes", "cards", "batch", "door"}


def allowed() -> dict[str, set[str]]:
    """By room, the rooms it may include, as the table in the README says."""
    rows = re.findall(r"^\| `(\w+)/` \|[^|]*\| ([^|]+) \|$", (ROOMS / "README.md").read_text(), re.MULTILINE)
    return {room: EVERY if said == "every room" else {room, *re.findall(r"`(\w+)`", said)} for room, said in rows}


def test_the_table_names_every_room() -> None:
    assert set(allowed()) == {folder.name for folder in ROOMS.iterdir() if folder.is_dir()} == EVERY


@pytest.mark.parametrize("room", sorted(EVERY))
def test_a_room_includes_only_what_it_may(room: str) -> None:
    files = [path for path in (ROOMS / room).iterdir() if path.suffix in (".h", ".hpp", ".cpp")]
    assert files
    for path in files:
        included = set(re.findall(r'^#include "(\w+)/', path.read_text(), re.MULTILINE))
        assert included <= allowed()[room], path.name

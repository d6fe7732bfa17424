"""Every edition has a playthrough on file, and it still goes like that."""

from pathlib import Path

import pytest

from playthroughs.playthrough import FOLDER, playthrough
from sixfold.games import EDITIONS

MOST_LINES = 150


@pytest.mark.parametrize("edition_id", list(EDITIONS))
def test_the_game_on_file_is_the_game_played(edition_id: str) -> None:
    file = FOLDER / f"{edition_id}.txt"
    assert file.exists(), f"write it: python -m playthroughs.playthrough makes {file.name}"
    assert playthrough(edition_id) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("edition_id", list(EDITIONS))
def test_a_playthrough_is_short_enough_to_read(edition_id: str) -> None:
    assert len((FOLDER / f"{edition_id}.txt").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_no_playthrough_is_left_of_an_edition_that_is_gone() -> None:
    assert {Path(file).stem for file in FOLDER.glob("*.txt")} == set(EDITIONS)

"""The example that has learned by itself plays by the rules, and better than chance."""

import json
from importlib import import_module
from pathlib import Path

import pytest

import sixfold

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def examples_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


@pytest.mark.slow
def test_what_was_learned_beats_random_moves() -> None:
    bots = ["examples.learning.learned_tiles:learned", "random"]
    result = sixfold.match(bots, "tiles-nl", games=2, seed="learned")
    assert not result.forfeits
    assert [standing.wins for standing in result.standings] == [2.0, 0.0]


def test_the_curve_in_the_docs_is_that_of_the_weights() -> None:
    curve = json.loads((ROOT / "examples" / "learning" / "learned_tiles.json").read_text(encoding="utf-8"))
    drawn = import_module("examples.learning.draw_curve").drawn
    assert curve[0]["wins"] < 0.1 < 0.99 < curve[-1]["wins"]
    assert (ROOT / "docs" / "screenshots" / "learning.svg").read_text(encoding="utf-8") == drawn(curve) + "\n"

"""The editions: the table of the rules, as data, and a source for every value."""

import tomllib
from dataclasses import FrozenInstanceError, fields
from importlib.resources import files
from typing import Any

import pytest

from positions import SEED
from sixfold.core.edition import Edition
from sixfold.games import EDITIONS, GAMES, UnknownEdition, edition

TABLE = {
    "tiles-nl": ("tiles", ("nl",), (2, 8), "longest", "oldest"),
    "tiles-mindware": ("tiles", ("en", "fr", "es"), (2, 4), "longest", "oldest"),
    "tiles-schmidt": ("tiles", ("cs", "sk", "hu", "pl", "ro"), (2, 4), "longest", "youngest"),
    "cubes-nl": ("cubes", ("nl",), (2, 4), "oldest", "oldest"),
    "cards-999": ("cards", ("nl", "fr"), (2, 4), "longest", "oldest"),
    "cards-iello": ("cards", ("fr",), (2, 4), "longest", "oldest"),
}
BY_GAME = {
    "tiles": {"hand_size": 6, "copies": 3, "shortest": 2, "qwirkle_bonus": 6, "ending_bonus": 6},
    "cubes": {"hand_size": 6, "copies": 15, "shortest": 2, "qwirkle_bonus": 6, "ending_bonus": 6},
    "cards": {"hand_size": 9, "copies": 3, "shortest": 3, "qwirkle_bonus": 0, "ending_bonus": 0},
}
HEADING = {"id", "place", "game", "title", "languages", "rulings", "sources"}


def test_there_are_six() -> None:
    assert set(EDITIONS) == set(TABLE)


@pytest.mark.parametrize("edition_id", list(TABLE))
def test_the_table_of_the_rules(edition_id: str) -> None:
    rules = edition(edition_id)
    assert rules.id == edition_id
    assert (rules.game, rules.languages, rules.players, rules.starts, rules.start_tie) == TABLE[edition_id]
    assert {name: getattr(rules, name) for name in BY_GAME[rules.game]} == BY_GAME[rules.game]
    assert rules.rematch_on_tie == (edition_id == "cards-iello")
    assert rules.title


@pytest.mark.parametrize("edition_id", list(TABLE))
def test_every_value_has_a_source(edition_id: str) -> None:
    sources = edition(edition_id).sources
    assert set(sources) == {field.name for field in fields(Edition)} - HEADING
    assert all(len(source) > 10 for source in sources.values())


@pytest.mark.parametrize("edition_id", list(TABLE))
def test_a_source_that_is_a_ruling_is_one_the_edition_names(edition_id: str) -> None:
    rules = edition(edition_id)
    for source in rules.sources.values():
        if source.startswith("ruling "):
            assert source.split()[1].rstrip(":") in rules.rulings


@pytest.mark.parametrize("edition_id", list(TABLE))
def test_a_file_holds_nothing_but_values_with_sources(edition_id: str) -> None:
    text = files("sixfold.games.editions").joinpath(f"{edition_id}.toml").read_text(encoding="utf-8")
    for name, entry in tomllib.loads(text).items():
        assert name in HEADING or set(entry) == {"value", "source"}


def test_no_file_is_left_out() -> None:
    names = {file.name for file in files("sixfold.games.editions").iterdir() if file.name.endswith(".toml")}
    assert names == {f"{edition_id}.toml" for edition_id in EDITIONS}


@pytest.mark.parametrize("edition_id", list(TABLE))
def test_the_set_and_the_hands_are_as_printed(edition_id: str) -> None:
    rules = edition(edition_id)
    for players in range(rules.players[0], rules.players[1] + 1):
        assert rules.allows(players)
        state = GAMES[rules.game].start(rules, tuple(range(players)), SEED)
        left = state.stack if rules.game == "cards" else state.bag
        assert [len(hand) for hand in state.hands] == [rules.hand_size] * players
        assert len(left) + players * rules.hand_size == (90 if rules.game == "cubes" else 108)
    assert not rules.allows(rules.players[0] - 1)
    assert not rules.allows(rules.players[1] + 1)


@pytest.mark.parametrize("wrong", ["", "tiles", "tiles-NL", "cubes-999"])
def test_an_unknown_edition_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownEdition):
        edition(wrong)


def test_editions_cannot_be_changed() -> None:
    rules: Any = edition("tiles-nl")
    every: Any = EDITIONS
    with pytest.raises(FrozenInstanceError):
        rules.hand_size = 7
    with pytest.raises(TypeError):
        every["tiles-nl"] = edition("tiles-schmidt")

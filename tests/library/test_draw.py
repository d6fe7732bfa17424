"""Pictures of games: text and SVG, from the one set of shapes and colours that browser and terminal have too."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sixfold
from sixfold import draw
from sixfold.core.pieces import COLOURS, SHAPES
from sixfold.draw.look import COLOUR_VALUES, SHAPE_PATHS, SIGNS
from sixfold.games import GAMES

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def played(edition_id: str, actions: int = 12, players: int = 3) -> "sixfold.Game[Any, Any, Any]":
    game, greedy = sixfold.start(edition_id, players=players, seed=2), sixfold.bot("greedy", seed=2)
    for _ in range(actions):
        game.push(greedy.choose(game))
    return game


def test_there_is_one_look() -> None:
    look = json.loads((ROOT / "src/sixfold/draw/look.json").read_text())
    assert tuple(look["colours"]) == COLOURS
    assert tuple(look["shapes"]) == tuple(look["signs"]) == SHAPES
    assert len(set(SIGNS)) == len(set(SHAPE_PATHS)) == len(set(COLOUR_VALUES)) == 6
    program = [*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.css"), *(ROOT / "src").rglob("*.py")]
    for colour in (*COLOUR_VALUES, look["block"], look["cube"], look["face"]):
        holders = [path.name for path in program if colour in path.read_text()]
        assert holders == ["look.css"], f"{colour} is written again"


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_a_picture_holds_every_piece_that_is_seen(edition_id: str) -> None:
    game = played(edition_id)
    picture = ElementTree.fromstring(game.svg())
    assert game._repr_svg_() == game.svg()
    lying = getattr(game.state, "board", None)
    cards = [card for series in getattr(game.state, "table", ()) for card in series]
    pieces = [*(lying.pieces.values() if lying else cards), *(piece for hand in game.state.hands for piece in hand)]
    assert len(pieces) > 25
    drawn = [path.get("d") for path in picture.iter(f"{SVG}path")]
    assert sorted(map(str, drawn)) == sorted(SHAPE_PATHS[piece % 6] for piece in pieces)
    fills = [path.get("fill") for path in picture.iter(f"{SVG}path")]
    assert sorted(map(str, fills)) == sorted(COLOUR_VALUES[piece // 6] for piece in pieces)
    assert not re.search(r'(?:href|src|url)="', game.svg())


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_text_with_signs_with_letters_and_with_colours(edition_id: str) -> None:
    game = played(edition_id)
    text = str(game)
    assert text == game.text() == draw.text(game.state)
    assert game.text(unicode=False).isascii()
    assert re.sub(r"\x1b\[[\d;]*m", "", game.text(colour=True)).split() == text.split()
    assert sum(line.startswith(">") for line in text.splitlines()) == 1


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cards-999"])
def test_what_a_seat_does_not_see_is_not_drawn(edition_id: str) -> None:
    game = played(edition_id)
    rules = GAMES[game.edition.game]
    for seen, hands in ((game.observe(0), 1), (rules.observe(game.state), 0)):
        text = draw.text(seen)
        assert sum(sixfold.piece_names(hand) in text for hand in game.state.hands) == hands
        assert text.count("(") == 3 - hands
        assert ElementTree.fromstring(draw.svg(seen)).tag == f"{SVG}svg"


def test_an_empty_board_and_an_empty_table() -> None:
    for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
        game = sixfold.start(edition_id, seed=1)
        assert len(str(game).splitlines()) >= 3
        assert ElementTree.fromstring(game.svg()).tag == f"{SVG}svg"

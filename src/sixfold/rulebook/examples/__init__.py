"""The examples of the rules: positions and turns as data, and what comes of them as the rules say."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sixfold.core.edition import Edition
from sixfold.games import cards, cubes, tiles
from sixfold.rulebook.examples.judged import JUDGES, BoardExample, Example, TableExample

_OURS = {tiles.NAME: "placement", cubes.NAME: "placement", cards.NAME: "series"}
_BOOKS = {
    "tiles-nl": "tiles-mindware",
    "tiles-mindware": "tiles-mindware",
    "tiles-schmidt": "tiles-schmidt",
    "cubes-nl": "cubes-nl",
    "cards-999": "cards-999",
    "cards-iello": "cards-iello",
}
"""Where the examples of each book are. The Dutch book tells the same game as MindWare's, of other people."""


@cache
def read(name: str) -> Mapping[str, Any]:
    """A file of examples: its source, and the examples or turns in it."""
    content: dict[str, Any] = json.loads(files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return content


def examples_of(edition: Edition) -> tuple[Example, ...]:
    """All examples for an edition, judged by its rules: those of its book, and our own for what it does not show."""
    own = [example for example in read(_OURS[edition.game])["examples"] if _is_for(edition, example)]
    told = [*_printed(edition), *own]
    replaced = {example.get("replaces") for example in told}
    return tuple(JUDGES[edition.game](edition, example) for example in told if example["id"] not in replaced)


def _is_for(edition: Edition, written: Mapping[str, Any]) -> bool:
    return edition.id in written.get("editions", (edition.id,))


def _printed(edition: Edition) -> Iterator[dict[str, Any]]:
    """What the book of the edition tells; a turn of its example game lies on the board that those before it made."""
    written = read(_BOOKS[edition.id]) if edition.id in _BOOKS else {}
    for example in written.get("examples", ()):
        yield {"printed": True} | example
    board: list[Any] = []
    for number, turn in enumerate(written.get("turns", ()), start=1):
        caption = "cubes-turn" if "roll" in turn else f"game-{number}"
        told = {"id": f"turn-{number}", "caption": caption, "turn": number, "section": "examples", "printed": True}
        yield told | turn | {"board": list(board)}
        board += turn["play"]


__all__ = ["BoardExample", "Example", "TableExample", "examples_of", "read"]

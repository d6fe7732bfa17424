"""The examples of the rules: positions and turns as data, and what comes of them as the rules say."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sixfold.core.edition import Edition
from sixfold.rulebook.examples.judged import BoardExample, Example, TableExample, judge_board, judge_table


@cache
def read(name: str) -> Mapping[str, Any]:
    """A file of examples: its source, and the examples or turns in it."""
    content: dict[str, Any] = json.loads(files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return content


def examples_of(edition: Edition) -> tuple[Example, ...]:
    """All examples for an edition, judged by its rules."""
    if edition.game == "cards":
        written = [*read("cards-999")["examples"], *read("cards")["examples"]]
        return tuple(judge_table(edition, example) for example in written)
    return tuple(
        judge_board(edition, example)
        for example in [*read("placement")["examples"], *_turns()]
        if edition.game in example.get("games", (edition.game,))
    )


def _turns() -> Iterator[dict[str, Any]]:
    """The turns of a whole beginning, each on the board that those before it made."""
    board: list[Any] = []
    for number, turn in enumerate(read("tiles-mindware")["turns"], start=1):
        play = turn["play"]
        told = {"id": f"turn-{number}", "caption": "turn", "turn": number, "section": "examples"}
        yield told | {"board": list(board), "play": play, "score": turn["score"]}
        board += play


__all__ = ["BoardExample", "Example", "TableExample", "examples_of", "read"]

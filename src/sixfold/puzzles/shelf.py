"""The puzzles that Sixfold comes with: read when they are first asked for."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from sixfold.games import GAMES
from sixfold.puzzles.puzzle import Puzzle, parse_puzzle

MOST_READ = 256
"""Puzzles that are kept at hand."""


class UnknownPuzzle(KeyError):
    """There is no such puzzle."""


class Entry(NamedTuple):
    """What is told of a puzzle in a list."""

    id: str
    game: str
    rating: int


@cache
def _lines() -> Mapping[str, tuple[Entry, str]]:
    found: dict[str, tuple[Entry, str]] = {}
    for game in GAMES:
        file = files("sixfold.puzzles").joinpath("data", f"{game}.jsonl")
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            told = json.loads(line)
            found[told["id"]] = Entry(told["id"], game, told["rating"]), line
    return MappingProxyType(found)


@cache
def entries() -> tuple[Entry, ...]:
    """All puzzles, the easiest first."""
    return tuple(sorted((entry for entry, _ in _lines().values()), key=lambda entry: (entry.rating, entry.id)))


@lru_cache(MOST_READ)
def puzzle_named(puzzle_id: str) -> Puzzle:
    """The puzzle of that name; `UnknownPuzzle` if there is none."""
    found = _lines().get(puzzle_id)
    if found is None:
        raise UnknownPuzzle(puzzle_id)
    return parse_puzzle(found[1])

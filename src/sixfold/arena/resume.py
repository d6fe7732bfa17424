"""Going on with a match whose records so far are in a file."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sixfold.arena.match import Game, Played, forfeit_in, forfeited
from sixfold.core.game import Result
from sixfold.records import verify

BEGINNING = b'{"format":"sixfold/'
"""What the line of every record begins with."""


class NotThisMatch(ValueError):
    """The file holds games, and not those of this match."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not the game that this match has there")
        self.line = line


def earlier(games: Iterator[Game], path: Path) -> Iterator[Played]:
    """The games that the file holds already, taken from those of a plan; the rest of the plan is left.

    Once all are read, a last line that was cut off is taken out of the file.
    """
    if not path.exists():
        return
    whole = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                if not (line + BEGINNING[len(line) :]).startswith(BEGINNING):
                    raise NotThisMatch(number)
                break
            game = next(games, None)
            if game is None:
                raise NotThisMatch(number)
            yield _played(game, line, number)
            whole += len(line)
    if path.is_file() and whole < path.stat().st_size:
        os.truncate(path, whole)


def _played(game: Game, line: bytes, number: int) -> Played:
    """The game of a line, if it is the one that the plan has there; how long it took is not known any more."""
    try:
        record = json.loads(line)
        bots = tuple(player["bot"] for player in record["players"])
        seated = tuple(game.match.bots[entrant] for entrant in game.seating)
        same = (record["edition"], record["shuffle"]["seed"], bots) == (game.match.edition_id, game.seed.hex(), seated)
        forfeit = forfeit_in(record)
        result = _result(record["result"]) if forfeit is None else forfeited(verify(record), forfeit)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NotThisMatch(number) from None
    if not same:
        raise NotThisMatch(number)
    none = (0,) * len(bots)
    return Played(game, record, result, none, none, forfeit)


def _result(told: Mapping[str, Any]) -> Result:
    return Result(tuple(told["scores"]), tuple(told["winners"]), told["reason"])

"""Going on with a match whose records so far are in a file."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sixfold.arena.match import Game, Played, forfeit_in, forfeited
from sixfold.core.game import Result
from sixfold.records import verify


class NotThisMatch(ValueError):
    """The file holds games, and not those of this match."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not the game that this match has there")
        self.line = line


def earlier(games: Iterable[Game], path: Path) -> list[Played]:
    """The games of a plan that the file holds already. A last line that was cut off is taken out of the file."""
    if not path.exists():
        return []
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    lines = whole.decode("utf-8").split("\n") if whole else []
    found = [
        _played(game, line, number) for number, (game, line) in enumerate(zip(games, lines, strict=False), start=1)
    ]
    if len(found) < len(lines):
        raise NotThisMatch(len(found) + 1)
    path.write_bytes(whole + b"\n" if whole else b"")
    return found


def _played(game: Game, line: str, number: int) -> Played:
    """The game of a line, if it is the one that the plan has there; how long it took is not known any more."""
    try:
        record = json.loads(line)
        bots = tuple(player["bot"] for player in record["players"])
        seated = tuple(game.match.bots[entrant] for entrant in game.seating)
        same = (record["edition"], record["shuffle"]["seed"], bots) == (game.match.edition_id, game.seed.hex(), seated)
        forfeit = forfeit_in(record)
        result = _result(record["result"]) if forfeit is None else forfeited(verify(record), forfeit)
    except (ValueError, KeyError, TypeError):
        raise NotThisMatch(number) from None
    if not same:
        raise NotThisMatch(number)
    none = (0,) * len(bots)
    return Played(game, record, result, none, none, forfeit)


def _result(told: Mapping[str, Any]) -> Result:
    return Result(tuple(told["scores"]), tuple(told["winners"]), told["reason"])

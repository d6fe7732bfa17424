"""Whole games of which somebody at the table has seen only what everybody sees."""

from typing import Any

from sixfold.arena import Match, plan, play_game
from sixfold.games import edition

Json = dict[str, Any]


def whole_game(edition_id: str, players: int | None = None) -> Json:
    """A game of bots, complete."""
    bots = ("greedy",) * (players or edition(edition_id).players[1])
    record: Json = play_game(next(plan(Match(edition_id, bots, 1, "real table")))).record
    return record


def erased(record: Json, mine: int | None = None) -> Json:
    """The same as a person at the table writes it down, who knows at most one hand."""
    told = {name: value for name, value in record.items() if name not in ("shuffle", "checksum")}
    return told | {
        "format": "sixfold/2",
        "deal": [hand if seat == mine else None for seat, hand in enumerate(record["deal"])],
        "turns": [_erased(turn, turn["seat"] == mine) for turn in record["turns"]],
    }


def _erased(turn: Json, mine: bool) -> Json:
    told = dict(turn)
    for name in ("reroll", "forced"):
        if name in told:
            told[name] = len(told[name])
    if not mine:
        told.pop("draw", None)
        if "trade" in told:
            told["trade"] = len(told["trade"])
    return told

"""What a puzzle is, and how it is kept: one line of JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, cast

from sixfold.coach import Estimate
from sixfold.core.notation import BadNotation
from sixfold.games.texts import TEXTS
from sixfold.puzzles.games import PUZZLED
from sixfold.puzzles.themes import Theme
from sixfold.puzzles.why import WhyJson

ID_LENGTH = 8
_EMPTY_REASON: Mapping[str, Any] = {"cells": [], "line": [], "pieces": [], "gone": [], "values": {}}
"""What a reason has none of is not written."""


class BadPuzzle(ValueError):
    """A line that is no puzzle."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as its solver sees it, the one play that is clearly best, and why."""

    id: str
    game: str
    seen: Any
    """What the solver sees, at seat 0."""
    answer: Any
    theme: Theme
    rating: int
    margin: Estimate
    """The chance of winning that the next best play loses."""
    found: Mapping[str, float]
    """By bot, the share of its tries that found the answer."""
    why: WhyJson
    """Why the answer is better than the play that is most tempting."""
    source: tuple[str, int, int]
    """The seed of the games it was looked for in, the number of the game, and of the decision in it."""
    checked: tuple[str, bool] | None = None
    """The seed of the last check, and whether it kept its answer."""

    def right(self, action: Any) -> bool:
        """Whether an action is the answer, or comes to the same."""
        return bool(PUZZLED[self.game].same(self.seen, action, self.answer))

    def marked(self, seed: str, kept: bool) -> "Puzzle":
        """The puzzle once it was checked."""
        return replace(self, checked=(seed, kept))


def id_of(seen_text: str) -> str:
    """What a position is called."""
    return sha256(seen_text.encode()).hexdigest()[:ID_LENGTH]


def puzzle_line(puzzle: Puzzle) -> str:
    """A puzzle as a line; `parse_puzzle` reads it."""
    written = {
        "id": puzzle.id,
        "game": puzzle.game,
        "seen": TEXTS[puzzle.game].seen_text(puzzle.seen),
        "answer": puzzle.answer.notation,
        "theme": puzzle.theme.value,
        "rating": puzzle.rating,
        "margin": [round(value, 4) for value in puzzle.margin],
        "found": {name: round(share, 3) for name, share in puzzle.found.items()},
        "why": {**puzzle.why, "reasons": [_brief(reason) for reason in puzzle.why["reasons"]]},
        "source": list(puzzle.source),
        "checked": puzzle.checked and list(puzzle.checked),
    }
    return json.dumps(written, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """Read a line; `BadPuzzle` if it is none."""
    try:
        told = json.loads(line)
        texts = TEXTS[told["game"]]
        seed, game_number, decision = told["source"]
        reasons = [{**_EMPTY_REASON, **reason} for reason in told["why"]["reasons"]]
        puzzle = Puzzle(
            id=told["id"],
            game=told["game"],
            seen=texts.parse_seen(told["seen"]),
            answer=texts.parse_action(told["answer"]),
            theme=Theme(told["theme"]),
            rating=int(told["rating"]),
            margin=Estimate(*told["margin"]),
            found=told["found"],
            why=cast("WhyJson", told["why"] | {"reasons": reasons}),
            source=(str(seed), int(game_number), int(decision)),
            checked=None if told["checked"] is None else (told["checked"][0], told["checked"][1]),
        )
    except (ValueError, KeyError, TypeError, BadNotation) as error:
        raise BadPuzzle(line[:80]) from error
    if puzzle.id != id_of(told["seen"]):
        raise BadPuzzle(line[:80])
    return puzzle


def _brief(reason: Mapping[str, Any]) -> dict[str, Any]:
    return {name: reason[name] for name in ("code", "part", *_EMPTY_REASON) if reason[name]}

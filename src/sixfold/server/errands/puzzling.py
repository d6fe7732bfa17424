"""What the coach says of a wrong answer to a puzzle, in a worker process."""

from collections.abc import Mapping
from functools import lru_cache
from json import dumps, loads
from typing import Any

from sixfold.puzzles import WhyJson, puzzle_named
from sixfold.puzzles.games import PUZZLED, chance_of
from sixfold.puzzles.why import explain, why_json
from sixfold.wire import parse_action

MOST_KEPT = 2_000
"""Wrong answers that are remembered: many people give the same."""


def explain_answer(puzzle_id: str, action: Mapping[str, Any]) -> WhyJson:
    """Why the answer is better than this action, which the rules allow."""
    return _explained(puzzle_id, dumps(action, sort_keys=True))


@lru_cache(MOST_KEPT)
def _explained(puzzle_id: str, written: str) -> WhyJson:
    puzzle = puzzle_named(puzzle_id)
    against = parse_action(puzzle.game, loads(written))
    question = PUZZLED[puzzle.game].question(puzzle.seen, puzzle.answer, against)
    seed = chance_of("explain", puzzle_id, written).getrandbits(63)
    return why_json(explain(question, puzzle.answer, against, seed), puzzle.game)

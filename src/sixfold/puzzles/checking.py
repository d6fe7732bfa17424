"""Solving puzzles again: with other deals, more of them, among all plays, and as more careful players go on."""

from typing import NamedTuple

from sixfold.puzzles.games import PUZZLED, chance_of
from sixfold.puzzles.puzzle import Puzzle
from sixfold.puzzles.solving import prefers


class Task(NamedTuple):
    """A puzzle, and the seed to solve it with."""

    puzzle: Puzzle
    seed: str


def keeps_answer(task: Task) -> bool:
    """Whether the best play is still the answer, both for the deeper search and for a second opinion."""
    puzzle, seed = task
    room = PUZZLED[puzzle.game]
    chance = chance_of("check", seed, puzzle.id)
    found = room.best(puzzle.seen, chance)
    if not found or not puzzle.right(found[0]):
        return False
    return prefers(room.second_opinion(puzzle.seen, found, room.CHECKING.careful, chance.getrandbits(63)))

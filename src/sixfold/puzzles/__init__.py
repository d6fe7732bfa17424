"""Puzzles: positions of the bots' games in which one play is clearly best, checked by deep search.

The contract of this room: a puzzle is judged from what its solver sees; the answer is proven or sure beyond a margin;
what is told before the answer does not give it away. Words are the catalogues'.
"""

from sixfold.puzzles.daily import of_day
from sixfold.puzzles.puzzle import BadPuzzle, Puzzle, parse_puzzle, puzzle_line
from sixfold.puzzles.shelf import Entry, UnknownPuzzle, entries, puzzle_named
from sixfold.puzzles.themes import Theme
from sixfold.puzzles.why import WhyJson

__all__ = [
    "BadPuzzle",
    "Entry",
    "Puzzle",
    "Theme",
    "UnknownPuzzle",
    "WhyJson",
    "entries",
    "of_day",
    "parse_puzzle",
    "puzzle_line",
    "puzzle_named",
]

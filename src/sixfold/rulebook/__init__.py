"""Explains positions and games in words and numbers: here the rules of each edition, as codes and values.

No sentence lives here: a paragraph is the key of a message and the values it takes, and the catalogues have the words.
"""

from sixfold.rulebook.examples import BoardExample, Example, TableExample
from sixfold.rulebook.facts import Facts, facts_of, piece_count
from sixfold.rulebook.rules import Page, Paragraph, Section, rules_page

__all__ = [
    "BoardExample",
    "Example",
    "Facts",
    "Page",
    "Paragraph",
    "Section",
    "TableExample",
    "facts_of",
    "piece_count",
    "rules_page",
]

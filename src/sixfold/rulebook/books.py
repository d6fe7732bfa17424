"""What each printed book says besides the values of its edition: what it tells, what it leaves out, where it errs."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.games import editions_of


@dataclass(frozen=True, slots=True)
class Book:
    """A printed rulebook, as far as its page must know it."""

    pool: str
    """What pieces are drawn from: `bag`, `pile` (face down on the table) or `stack`."""
    examples: str
    """The message about its examples."""
    tells: frozenset[str]
    """What this book tells and not every book of its game does; also what is ours where a book does not."""
    misprints: tuple[str, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes; zero if it does not say."""
    taking: str = "end"
    """When a Qwirkle of cards is taken: `once` it is complete, or at the `end` of the turn."""


ADVICE = frozenset({"strategy-count", "strategy-join", "strategy-gift"})

BOOKS: Mapping[str, Book] = {
    "tiles-nl": Book(
        pool="bag",
        examples="examples-game",
        tells=ADVICE | {"playing-time", "setup-paper"},
        minutes=(30, 60),
    ),
    "tiles-mindware": Book(
        pool="pile",
        examples="examples-game",
        tells=ADVICE | {"playing-time", "setup-paper", "place-nowhere"},
        misprints=("misprint-tiles-mindware", "misprint-tiles-mindware-five"),
        minutes=(30, 60),
    ),
    "tiles-schmidt": Book(
        pool="bag",
        examples="examples-schmidt",
        tells=ADVICE | {"setup-paper", "tiles-trade-ends"},
        misprints=("misprint-tiles-schmidt", "misprint-tiles-schmidt-always"),
    ),
    "cubes-nl": Book(
        pool="bag",
        examples="examples-cubes-game",
        tells=frozenset({"playing-time", "setup-paper", "place-nowhere"}),
        minutes=(30, 60),
    ),
    "cards-999": Book(
        pool="stack",
        examples="examples-cards",
        tells=frozenset({"cards-rows", "cards-aside"}),
        misprints=(
            "misprint-cards-999-copies",
            "misprint-cards-999-square",
            "misprint-cards-999-diamonds",
            "misprint-cards-999-points",
            "misprint-cards-999-aside",
        ),
    ),
    "cards-iello": Book(
        pool="stack",
        examples="examples-cards",
        tells=frozenset({"setup-dots", "cards-first"}),
        taking="once",
    ),
}

SOMETIMES = frozenset({"playing-time", "setup-paper", "place-nowhere", "tiles-trade-ends"}) | {
    "cards-rows",
    "cards-aside",
    "cards-first",
}
"""Paragraphs that are on the page only where the book tells them."""


def book_of(edition: Edition) -> Book:
    """The book of an edition; one that no box prints is told as the first of its game is."""
    return BOOKS[edition.id] if edition.id in BOOKS else BOOKS[editions_of(edition.game)[0].id]

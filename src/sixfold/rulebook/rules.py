"""The rules of an edition as a page: sections of paragraphs and examples, and where each refusal is explained."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.core.refusals import Code
from sixfold.games import cards, cubes, tiles
from sixfold.locale import Key, member
from sixfold.rulebook.books import ADVICE, SOMETIMES, book_of
from sixfold.rulebook.examples import Example, examples_of
from sixfold.rulebook.facts import Facts, facts_of
from sixfold.rulebook.reasons import REASONS


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The key of a message; the number of the ruling if no rulebook says it; whether it is ours without being one."""

    key: Key
    ruling: str | None = None
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page."""

    id: str
    heading: Key
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one edition. Every message takes the facts; a caption takes the values of its example too."""

    edition: Edition
    facts: Facts
    sections: tuple[Section, ...]
    reasons: Mapping[Code, Key]
    """For each refusal that this game can give, the key of the paragraph that explains it."""

    def section_of(self, key: str) -> str:
        """The section in which a paragraph stands."""
        return next(section.id for section in self.sections if any(said.key == key for said in section.paragraphs))


Plan = tuple[tuple[str, tuple[str, ...]], ...]

_PLACING = ("place-alike", "place-row", "place-unbroken", "place-cell", "place-touch", "place-lines")
_LINES = ("line", "line-different", "line-longest", "line-gap", "place-nowhere")
_SCORE = ("score-lines", "score-twice", "score-qwirkle", "score-ending")

_PLANS: Mapping[str, Plan] = {
    tiles.NAME: (
        ("purpose", ("tiles-purpose", "players", "playing-time")),
        ("setup", ("tiles-setup-pieces", "setup-paper", "tiles-setup-draw", "setup-dots")),
        ("start", ("tiles-start-longest", "start-tie", "tiles-start-lay", "start-clockwise")),
        ("line", _LINES),
        ("turn", ("tiles-turn", "turn-own", *_PLACING, "tiles-turn-draw")),
        ("trade", ("tiles-trade", "tiles-trade-must", "tiles-trade-ends")),
        ("score", _SCORE),
        ("end", ("end-bag", "end-last")),
        ("winning", ("winning",)),
        ("examples", ("examples-about",)),
        ("refused", ("refused-about",)),
        ("strategy", ("strategy-count", "strategy-join", "strategy-gift")),
        ("rulings", ("rulings-about",)),
    ),
    cubes.NAME: (
        ("purpose", ("cubes-purpose", "players", "playing-time")),
        ("setup", ("cubes-setup-pieces", "setup-paper", "cubes-setup-draw", "setup-dots")),
        ("start", ("cubes-start-oldest", "cubes-start-lay", "start-clockwise")),
        ("line", _LINES),
        ("turn", ("cubes-turn", "turn-own", *_PLACING, "cubes-turn-draw")),
        ("roll", ("cubes-roll", "cubes-roll-must", "cubes-roll-only")),
        ("score", _SCORE),
        ("end", ("end-bag", "end-last")),
        ("winning", ("winning",)),
        ("examples", ("examples-about",)),
        ("refused", ("refused-about",)),
        ("rulings", ("rulings-about",)),
        ("strategy", ("cubes-strategy-count", "strategy-join", "strategy-gift", "cubes-strategy-open")),
    ),
    cards.NAME: (
        ("purpose", ("cards-purpose", "players")),
        ("setup", ("cards-setup-pieces", "cards-setup-deal", "setup-dots")),
        ("start", ("cards-start-largest", "start-tie", "cards-start-again", "start-clockwise")),
        ("series", ("series", "series-different", "series-longest")),
        ("turn", ("cards-turn", "turn-own", "cards-turn-pass", "cards-turn-draw")),
        ("rearrange", ("cards-table", "cards-stay", "cards-rows", "cards-aside", "cards-first", "cards-try")),
        ("score", ("cards-score", "cards-score-only")),
        ("end", ("cards-end",)),
        ("winning", ("cards-winning",)),
        ("examples", ("examples-about",)),
        ("refused", ("refused-about",)),
        ("rulings", ("rulings-about",)),
        ("strategy", ("cards-strategy-count", "cards-strategy-spare", "cards-strategy-gift")),
    ),
}

_ONLY_IF: Mapping[str, Callable[[Edition], bool]] = {
    "score-qwirkle": lambda edition: edition.qwirkle_bonus > 0,
    "score-ending": lambda edition: edition.ending_bonus > 0,
    # Where it is no ruling of ours, the book itself says it.
    "cards-turn-pass": lambda edition: "R10" not in edition.rulings,
}

_OURS_UNLESS_TOLD = frozenset(
    {
        "setup-dots",
        "cards-try",
        *ADVICE,
        "cubes-strategy-count",
        "cubes-strategy-open",
        "cards-strategy-count",
        "cards-strategy-spare",
        "cards-strategy-gift",
    }
)
"""What helps whoever plays, and is no rule: marked as ours where the book does not tell it."""


def rules_page(edition: Edition) -> Page:
    """The rules of an edition, from its data."""
    examples = examples_of(edition)
    book = book_of(edition)
    plan = _PLANS[edition.game]
    if book.misprints:
        plan += (("misprints", book.misprints),)
    sections = tuple(
        Section(
            name,
            member("rules", f"section-{name}"),
            _paragraphs(edition, keys) + _more(edition, name),
            tuple(example for example in examples if example.section == name),
        )
        for name, keys in plan
    )
    there = {paragraph.key for section in sections for paragraph in section.paragraphs}
    reasons = {code: _first(keys, there) for code, keys in REASONS[edition.game].items()}
    return Page(edition, facts_of(edition), sections, reasons)


def _paragraphs(edition: Edition, keys: tuple[str, ...]) -> tuple[Paragraph, ...]:
    tells = book_of(edition).tells
    there = [key for key in keys if key not in _ONLY_IF or _ONLY_IF[key](edition)]
    return tuple(
        Paragraph(member("rules", key), ours=key in _OURS_UNLESS_TOLD - tells)
        for key in there
        if key not in SOMETIMES - tells
    )


def _more(edition: Edition, section: str) -> tuple[Paragraph, ...]:
    """What a section has that no plan names: the rulings of the edition, and where its examples come from."""
    if section == "rulings":
        return tuple(Paragraph(member("rules", f"ruling-{ruling}"), ruling) for ruling in edition.rulings)
    if section == "examples":
        return (Paragraph(member("rules", book_of(edition).examples)),)
    return ()


def _first(names: tuple[str, ...], there: set[Key]) -> Key:
    """The first of these paragraphs that the page has."""
    return next(key for name in names if (key := member("rules", name)) in there)

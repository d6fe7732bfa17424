"""The rules of an edition as a page to comment on: each message in its place with its key, then all other messages."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from importlib.resources import files
from itertools import groupby

from sixfold.cli.words import refusal_words
from sixfold.core.pieces import Piece, colour_of, shape_of
from sixfold.core.refusals import Cell
from sixfold.draw.look import BLOCK, COLOUR_VALUES, SIGNS
from sixfold.locale import Catalogue, Key, member
from sixfold.locale.review import written
from sixfold.rulebook import BoardExample, Example, Page, Paragraph, Section, TableExample

STYLE = f":root {{ --block: {BLOCK} }}\n" + files("sixfold.cli").joinpath("rules.css").read_text(encoding="utf-8")


class HtmlPrinter:
    """Writes a page of rules, and the whole catalogue below it, in the words of its book."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._words = catalogue

    def page(self, page: Page) -> str:
        """The whole document."""
        title = self._words.say("rules-title-of", title=self._words.say(member("game", page.edition.game)))
        by = self._words.say(member("edition", page.edition.id))
        body = [f"<h1>{escape(title)}</h1>", self._line("p", by, member("edition", page.edition.id))]
        for section in page.sections:
            body += self._section(page, section)
        body += _catalogue(self._words.language)
        head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        return (
            f'<!doctype html>\n<html lang="{self._words.language}"><head>{head}</head>\n<body>\n'
            + "\n".join(body)
            + "\n</body></html>"
        )

    def _section(self, page: Page, section: Section) -> Iterator[str]:
        yield self._line("h2", self._words.say(section.heading, **page.facts), section.heading)
        for paragraph in section.paragraphs:
            yield self._paragraph(page, paragraph)
        for example in section.examples:
            yield "<figure>" + "".join(self._example(page, example)) + "</figure>"

    def _paragraph(self, page: Page, paragraph: Paragraph) -> str:
        said = self._words.say(paragraph.key, **page.facts)
        if paragraph.ruling is not None:
            said = self._words.say(
                "labelled", label=self._words.say("rules-ruling-mark", ruling=paragraph.ruling), value=said
            )
        elif paragraph.ours:
            said = self._words.say("labelled", label=self._words.say("rules-ours-mark"), value=said)
        return self._line("p", said, paragraph.key)

    def _example(self, page: Page, example: Example) -> Iterator[str]:
        caption = self._words.say(example.caption, **page.facts, **example.values)
        if example.printed:
            caption = self._words.say("labelled", label=self._words.say("rules-book-mark"), value=caption)
        yield self._line("figcaption", caption, example.caption)
        if example.hand:
            yield self._line("p", self._words.say("rules-example-hand"), "rules-example-hand")
            yield _row(example.hand)
        if isinstance(example, BoardExample):
            laid = {cell: piece for piece, cell in example.play}
            yield _board({**example.board.pieces, **laid}, frozenset(laid))
            if example.refusal is None:
                score = self._words.say("rules-outcome-score", score=example.score)
                yield self._line("p", score, "rules-outcome-score")
        elif isinstance(example, TableExample):
            for key, series in (("rules-example-before", example.table), ("rules-example-after", example.after)):
                yield self._line("p", self._words.say(_key(key)), _key(key)) + "".join(_row(one) for one in series)
        if example.refusal is not None:
            reason = refusal_words(self._words, example.refusal, page.edition.game, longest=example.values["longest"])
            yield self._line("p", reason, member("refusal", example.refusal.code.value))

    def _line(self, tag: str, text: str, key: Key) -> str:
        return f"<{tag}>{escape(text)}<code>{key}</code></{tag}>"


def _key(name: str) -> Key:
    return member("rules", name.removeprefix("rules-"))


def _catalogue(language: str) -> Iterator[str]:
    """Every message as it is written, by file and heading."""
    for (file, heading), group in groupby(written(language), key=lambda one: (one.file, one.heading)):
        yield f"<h3>{escape(heading)}<code>{file}.ftl</code></h3><dl>"
        for one in group:
            yield f"<dt><code>{one.key}</code></dt><dd><pre>{escape(one.text)}</pre></dd>"
        yield "</dl>"


def _row(pieces: Iterable[Piece]) -> str:
    return f"<table><tr>{''.join(_cell(piece, new=False) for piece in pieces)}</tr></table>"


def _board(lying: Mapping[Cell, Piece], laid: frozenset[Cell]) -> str:
    across, down = [cell[0] for cell in lying], [cell[1] for cell in lying]
    if not lying:
        return ""
    rows = [
        "".join(
            _cell(lying[x, y], new=(x, y) in laid) if (x, y) in lying else "<td></td>"
            for x in range(min(across), max(across) + 1)
        )
        for y in range(min(down), max(down) + 1)
    ]
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _cell(piece: Piece, *, new: bool) -> str:
    sign, ink = SIGNS[shape_of(piece)], COLOUR_VALUES[colour_of(piece)]
    return f'<td class="p{" new" if new else ""}" style="color:{ink}">{sign}</td>'

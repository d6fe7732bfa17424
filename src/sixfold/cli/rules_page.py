"""The rules of an edition as they are printed: headings, paragraphs, and examples drawn as at play."""

from collections.abc import Iterator, Sequence
from functools import reduce

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from sixfold.cli.draw import board, look_of, open_hand, sentence
from sixfold.cli.draw_cards import DrawnSeries, TableWords, table
from sixfold.cli.words import refusal_words
from sixfold.core.pieces import Piece
from sixfold.draw.text import Marks, whole
from sixfold.games.lines import QWIRKLE, is_line
from sixfold.locale import Catalogue, Key, member
from sixfold.rulebook import BoardExample, Example, Page, Paragraph, Section, TableExample

INDENT = 2
_PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for what is drawn and not written."""


class Printer:
    """Prints a page, or a section of it, in the words of a catalogue."""

    def __init__(self, catalogue: Catalogue, console: Console, width: int) -> None:
        self.say = catalogue.say
        self._catalogue = catalogue
        self._console = console
        self._width = width
        self._look = look_of(console)

    def page(self, page: Page) -> None:
        """Print the whole page."""
        title = self.say(member("game", page.edition.game))
        self._print(Text(self.say("rules-title-of", title=title), "bold"))
        self._print(Text(self.say("rules-by", edition=self.say(member("edition", page.edition.id)))))
        self._print(Text(self.say("rules-own-words"), "dim"))
        for section in page.sections:
            self.section(page, section)

    def section(self, page: Page, section: Section) -> None:
        """Print a heading and what stands below it."""
        self._print(Text(""))
        self._print(Text(self.say(section.heading, **page.facts), "bold"))
        for paragraph in section.paragraphs:
            self._print(self._paragraph(page, paragraph), INDENT)
        for example in section.examples:
            self._print(Text(""))
            for drawing in self._example(page, example):
                self._print(drawing, 2 * INDENT)

    def _print(self, drawing: RenderableType, indent: int = 0) -> None:
        self._console.print(Padding(drawing, (0, 0, 0, indent), expand=False), width=self._width, highlight=False)

    def _paragraph(self, page: Page, paragraph: Paragraph) -> Text:
        told = self.say(paragraph.key, **page.facts)
        if paragraph.ruling is not None:
            return self._marked(self.say("rules-ruling-mark", ruling=paragraph.ruling), Text(told))
        return self._marked(self.say("rules-ours-mark"), Text(told)) if paragraph.ours else Text(told)

    def _marked(self, label: str, told: Text, style: str = "bold") -> Text:
        """A text behind its label, as the language puts a label before something."""
        before, _, after = self.say("labelled", label=label, value=_PLACE).partition(_PLACE)
        return Text.assemble((before, style), told, after)

    def _example(self, page: Page, example: Example) -> Iterator[RenderableType]:
        caption = Text(self.say(example.caption, **page.facts, **example.values), "italic")
        yield self._marked(self.say("rules-book-mark"), caption) if example.printed else caption
        if example.hand:
            yield self._labelled("rules-example-hand", example.hand)
        if isinstance(example, BoardExample):
            yield from self._board(example)
        elif isinstance(example, TableExample):
            yield from self._tables(page, example)
        if example.refusal is not None:
            yield self._refusal(page, example)
        if example.over:
            yield Text(self.say("rules-outcome-over"), "bold")

    def _labelled(self, key: Key, pieces: tuple[Piece, ...]) -> Text:
        return self._marked(self.say(key), open_hand(pieces, self._look), "dim")

    def _board(self, example: BoardExample) -> Iterator[RenderableType]:
        if example.rolled:
            before, after = zip(*example.rolled, strict=True)
            shown = Text.assemble(open_hand(before, self._look), " > ", open_hand(after, self._look))
            yield self._marked(self.say("rules-example-rolled"), shown, "dim")
        laid = {cell: piece for piece, cell in example.play}
        wrong = frozenset(example.refusal.cells) if example.refusal else frozenset()
        lying = {**example.board.pieces, **laid}
        yield board(lying, whole(lying), self._look, Marks(frozenset(laid), wrong))
        if example.refusal is None:
            parts = [self._line(len(line.cells), line.points) for line in example.lines]
            if example.ending:
                parts.append(self.say("rules-outcome-ending", points=example.ending))
            details = reduce(lambda first, rest: self.say("list-parts", first=first, next=rest), parts)
            score = self.say("rules-outcome-score", score=example.score)
            yield Text(self.say("with-details", what=score, details=details), "bold")

    def _line(self, length: int, points: int) -> str:
        qwirkle = "yes" if length == QWIRKLE else "no"
        return self.say("rules-outcome-line", qwirkle=qwirkle, length=length, points=points)

    def _tables(self, page: Page, example: TableExample) -> Iterator[RenderableType]:
        yield Text(self.say("rules-example-before"), "dim")
        yield self._table(page, [[(card, False) for card in series] for series in example.table])
        if example.play:
            yield self._labelled("rules-example-played", example.play)
        yield Text(self.say("rules-example-after"), "dim")
        yield self._table(page, example.marked, taken=example.refusal is None)
        if example.refusal is None:
            taken = len(example.qwirkles)
            allowed = self.say("rules-outcome-qwirkles", qwirkles=taken) if taken else self.say("rules-example-allowed")
            yield Text(allowed, "bold")

    def _table(self, page: Page, lying: Sequence[Sequence[tuple[Piece, bool]]], taken: bool = False) -> Text:
        say = self.say
        words = TableWords(say("table-colours"), say("table-shapes"), say("table-unfinished"), say("table-empty"))
        drawn = []
        for number, series in enumerate(lying, start=1):
            stands = is_line([card for card, _ in series]) and len(series) >= page.edition.shortest
            remark = self.say("rules-example-taken") if taken and len(series) == QWIRKLE else ""
            drawn.append(DrawnSeries(number, tuple(series), stands, remark))
        return table(drawn, words, self._look, self._width - 2 * INDENT)

    def _refusal(self, page: Page, example: Example) -> Text:
        assert example.refusal is not None
        reason = refusal_words(self._catalogue, example.refusal, page.edition.game, longest=example.values["longest"])
        return self._marked(self.say("rules-example-refused"), sentence(reason))

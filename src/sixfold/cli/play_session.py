"""A conversation at the terminal: what is said, shown and asked, whatever the game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from sixfold.cli.draw import sentence
from sixfold.cli.prompt import Command, Unreadable, Vocabulary
from sixfold.cli.words import piece_words
from sixfold.core.pieces import COLOUR_CODES, COLOURS, SHAPE_CODES, SHAPES, Piece
from sixfold.draw.look import BLOCK, COLOUR_VALUES, SIGNS
from sixfold.draw.text import Look
from sixfold.locale import Catalogue, Key, attribute, member

HUMAN = 0
"""The seat of the person at the keyboard."""
LONGEST_QUOTE = 40


class Leave(Exception):
    """The person wants to leave."""


@dataclass(frozen=True, slots=True)
class Session:
    """The words to speak with and to understand, the console to show on, and a function that asks for a line."""

    catalogue: Catalogue
    vocabulary: Vocabulary
    console: Console
    look: Look
    ask: Callable[[str], str]
    names: tuple[str, ...] = ()

    def words(self, key: Key, **values: object) -> str:
        """A message, not shown yet."""
        return self.catalogue.say(key, **values)

    def say(self, key: Key, style: str = "", **values: object) -> None:
        """Show a message."""
        self.tell(self.words(key, **values), style)

    def tell(self, text: str, style: str = "") -> None:
        """Show a sentence that is made already."""
        self.console.print(sentence(text, style), highlight=False)

    def show(self, drawing: RenderableType) -> None:
        """Show a drawing."""
        self.console.print(drawing, highlight=False)

    def show_labelled(self, rows: Iterable[tuple[str, Text]]) -> None:
        """Show drawings one below the other, each behind its label."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for label, drawing in rows:
            table.add_row(Text(label, "dim"), drawing)
        self.show(table)

    def read(self, prompt: Key) -> str:
        """Ask for a line. Whoever closes the input or interrupts wants to leave."""
        try:
            return self.ask(self.words(prompt))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def command(self, prompt: Key) -> Command:
        """Ask for a command."""
        return self.vocabulary.command(self.read(prompt))

    def explain_unreadable(self, problem: Unreadable) -> None:
        """Say why something typed means nothing."""
        values = dict(problem.values)
        if "piece" in values:
            values["piece"] = piece_words(self.catalogue, cast("Piece", values["piece"]))
        if "numbers" in values:
            values["numbers"] = self.catalogue.listed([str(number) for number in cast("list[int]", values["numbers"])])
        if "text" in values:
            printable = "".join(letter for letter in str(values["text"]) if letter.isprintable())
            values["text"] = printable[:LONGEST_QUOTE]
        self.say(problem.key, "bold", **values)

    def who(self, seat: int) -> dict[str, str]:
        """A seat's name, and whether it is the person's own, as messages want them."""
        return {"name": self.names[seat], "you": "yes" if seat == HUMAN else "no"}

    def help(self, heading: Key, entries: Sequence[Key]) -> None:
        """Show what can be typed, and how pieces are written."""
        self.say(heading)
        table = Table.grid(padding=(0, 2, 0, 2))
        for entry in entries:
            table.add_row(sentence(self.words(attribute(entry, "type")), "bold"), sentence(self.words(entry)))
        self.show(table)
        self.say("help-pieces")
        self.show(self._piece_codes())

    def _piece_codes(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 2))
        for place, (colour, shape) in enumerate(zip(COLOURS, SHAPES, strict=True)):
            sign = SIGNS[place] if self.look.unicode else " "
            table.add_row(
                sentence(COLOUR_CODES[place], f"bold {COLOUR_VALUES[place]} on {BLOCK}"),
                sentence(self.words(member("colour", colour))),
                sentence(f"{SHAPE_CODES[place]} {sign}".rstrip(), "bold"),
                sentence(self.words(member("shape", shape))),
            )
        return table

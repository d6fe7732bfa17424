"""`sixfold rules`: the rules of an edition, with drawn examples."""

from typing import Annotated

import typer
from rich.console import Console

from sixfold.cli.exits import fail
from sixfold.cli.rules_html import HtmlPrinter
from sixfold.cli.rules_page import Printer
from sixfold.cli.speech import say, spoken, spoken_of, worded
from sixfold.games import EDITIONS, UnknownEdition
from sixfold.games import edition as edition_of
from sixfold.rulebook import rules_page

WIDEST = 88
"""A line of text longer than this is hard to read."""


def rules(
    edition: Annotated[str, typer.Option(help=worded("rules-edition-help"))],
    section: Annotated[str | None, typer.Option(help=worded("rules-part-help"), show_default=False)] = None,
    html: Annotated[bool, typer.Option("--html", help=worded("rules-html-help"))] = False,
) -> None:
    """The rules of an edition, with examples."""
    try:
        page = rules_page(edition_of(edition))
    except UnknownEdition:
        fail(say("unknown-edition", edition=edition, editions=spoken().listed(tuple(EDITIONS))))
    sections = {part.id: part for part in page.sections}
    if section is not None and section not in sections:
        fail(say("rules-no-part", section=section, sections=spoken().listed(tuple(sections))))
    if html:
        typer.echo(HtmlPrinter(spoken_of(page.edition.id)).page(page))
        return
    console = Console()
    printer = Printer(spoken_of(page.edition.id), console, min(console.width, WIDEST))
    if section is None:
        printer.page(page)
    else:
        printer.section(page, sections[section])

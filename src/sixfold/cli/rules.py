"""`sixfold rules`: the rules of an edition, with drawn examples."""

from typing import Annotated, Any

import typer
from rich.console import Console

from sixfold.cli.complete import complete_edition, complete_section
from sixfold.cli.exits import fail
from sixfold.cli.printing import print_json
from sixfold.cli.rules_html import HtmlPrinter
from sixfold.cli.rules_page import Printer
from sixfold.cli.speech import say, spoken, spoken_of, worded
from sixfold.games import EDITIONS, UnknownEdition
from sixfold.games import edition as edition_of
from sixfold.locale import member
from sixfold.rulebook import Page, rules_page

WIDEST = 88
"""A line of text longer than this is hard to read."""


def rules(
    edition: Annotated[str, typer.Option(help=worded("rules-edition-help"), autocompletion=complete_edition)],
    section: Annotated[
        str | None, typer.Option(help=worded("rules-part-help"), show_default=False, autocompletion=complete_section)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("json-help"))] = False,
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
    if as_json or html:
        if as_json:
            print_json(_json(page, section))
        else:
            typer.echo(HtmlPrinter(spoken_of(page.edition.id)).page(page))
        return
    console = Console()
    printer = Printer(spoken_of(page.edition.id), console, min(console.width, WIDEST))
    if section is None:
        printer.page(page)
    else:
        printer.section(page, sections[section])


def _json(page: Page, wanted: str | None) -> dict[str, Any]:
    """The page as `docs/commands.md` describes it: what the server tells of it, and the words of this language."""
    from sixfold.server.replies.rules import page_json

    told: dict[str, Any] = {**page_json(page)}
    say = spoken_of(page.edition.id).say
    told["language"] = spoken().language
    told["title"] = say("rules-title-of", title=say(member("game", page.edition.game)))
    told["sections"] = [
        {
            **section,
            "title": say(section["heading"], **page.facts),
            "paragraphs": [{**said, "text": say(said["key"], **page.facts)} for said in section["paragraphs"]],
            "examples": [
                {**example, "text": say(example["caption"], **page.facts, **example["values"])}
                for example in section["examples"]
            ],
        }
        for section in told["sections"]
        if wanted in (None, section["id"])
    ]
    return told

"""`sixfold review`: a game, turn by turn, as the coach sees it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from sixfold.cli.check import fault_sentence, source_of
from sixfold.cli.exits import MALFORMED, fail
from sixfold.cli.printing import print_json
from sixfold.cli.review_html import page_of
from sixfold.cli.review_text import ReviewPrinter
from sixfold.cli.speech import say, spoken_of, worded
from sixfold.coach import KeptReviews, ReviewJson, review_json, usual_folder
from sixfold.coach import review as judge_game
from sixfold.records import BadRecord, read_records
from sixfold.records.checksum import checksum


def review(
    file: Annotated[Path, typer.Argument(help=worded("review-file-help"), show_default=False, allow_dash=True)],
    number: Annotated[
        int | None, typer.Option("--game", help=worded("review-game-help"), min=1, show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("json-help"))] = False,
    html: Annotated[bool, typer.Option("--html", help=worded("review-html-help"))] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help=worded("review-fresh-help"))] = False,
) -> None:
    """Go through a game with the coach: what each turn gave away, what was best, and why."""
    record = _record(file, number)
    if not record["turns"]:
        fail(say("review-no-turns"))
    told = _judged(record, fresh)
    words = spoken_of(record["edition"])
    if as_json:
        print_json(told)
    elif html:
        typer.echo(page_of(words, record, told))
    else:
        ReviewPrinter(words, Console(highlight=False), record, told).print()


def _record(file: Path, number: int | None) -> dict[str, Any]:
    """The game that is meant; a sentence and the end if the file has none, or several and no number was given."""
    try:
        records = list(read_records(source_of(file)))
    except BadRecord as wrong:
        place = f"{file}:{wrong.line}" if wrong.line else f"{file}"
        typer.echo(say("labelled", label=place, value=fault_sentence(wrong.fault)), err=True)
        raise typer.Exit(MALFORMED) from None
    if number is None and len(records) > 1:
        fail(say("review-several", games=len(records)))
    if number is not None and number > len(records):
        fail(say("review-no-game", number=number, games=len(records)))
    return records[(number or 1) - 1]


def _judged(record: dict[str, Any], fresh: bool) -> ReviewJson:
    """The review that is kept of this record, or a new one, with progress where somebody watches."""
    kept = KeptReviews(usual_folder())
    found = None if fresh else kept.find(checksum(record))
    if found is not None:
        return found
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(record["turns"]))

        def tell(done: int, of: int) -> None:
            description = say("coach-working", turn=min(done + 1, of), of=of)
            progress.update(task, completed=done, total=of, description=description)

        told = review_json(judge_game(record, tell))
    kept.keep(told)
    return told

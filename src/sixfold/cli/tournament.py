"""`sixfold tournament` and `sixfold rate`: ratings from games of many players."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sixfold.arena import Rating, plan, ratings
from sixfold.arena import tournament as matches_of
from sixfold.cli.check import fault_sentence
from sixfold.cli.exits import fail
from sixfold.cli.running import (
    BotsOption,
    EditionOption,
    OutOption,
    RayOption,
    ResumeOption,
    SeedOption,
    WorkersOption,
    bot_names,
    check_table,
    run,
)
from sixfold.cli.speech import say, spoken, worded
from sixfold.locale import Key
from sixfold.records import BadRecord, read_records


def tournament(
    edition_id: EditionOption,
    bots: BotsOption,
    players: Annotated[int, typer.Option(help=worded("tournament-players-help"))] = 2,
    games: Annotated[int, typer.Option(min=1, help=worded("tournament-games-help"))] = 20,
    seed: SeedOption = "1",
    out: OutOption = None,
    resume: ResumeOption = False,
    workers: WorkersOption = 0,
    ray: RayOption = None,
) -> None:
    """Let every choice of bots meet at the table, and rate them."""
    names = bot_names(bots, edition_id)
    check_table(edition_id, players)
    if len(set(names)) < len(names) or len(names) < players:
        fail(say("tournament-bots", players=players))
    planned = [game for match in matches_of(edition_id, names, players, games, seed) for game in plan(match)]
    records = [played.record for played in run(planned, out, resume, workers, ray)]
    _print(ratings(records), len(records))
    if out:
        typer.echo(say("match-written", games=len(records), file=str(out)))


def rate(
    files: Annotated[list[Path], typer.Argument(help=worded("check-files-help"), show_default=False)],
) -> None:
    """Rate everybody who played the recorded games."""
    records: list[dict[str, Any]] = []
    for path in files:
        try:
            records += read_records(path)
        except BadRecord as wrong:
            fail(say("labelled", label=str(path), value=fault_sentence(wrong.fault)))
    _print(ratings(records), len(records))


def _print(rated: Sequence[Rating], games: int) -> None:
    table = Table(title=say("rate-title", games=games))
    table.add_column(say("rate-player"))
    headings: tuple[Key, ...] = ("rate-games", "rate-strength", "rate-uncertainty", "rate-ordinal")
    for heading in headings:
        table.add_column(say(heading), justify="right")
    for entry in rated:
        figures = (spoken().decimal(figure, 1) for figure in (entry.strength, entry.uncertainty, entry.ordinal))
        table.add_row(entry.name, spoken().decimal(entry.games), *figures)
    Console().print(table)

"""`sixfold bench`: run the programs of `benchmarks/` and print their figures."""

import json
import runpy
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded

FOLDER = Path(__file__).parents[3] / "benchmarks"


def bench(
    names: Annotated[list[str] | None, typer.Argument(help=worded("bench-names-help"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("bench-json-help"))] = False,
    full: Annotated[bool, typer.Option("--full", help=worded("bench-full-help"))] = False,
) -> None:
    """Measure speed and strength; figures of one run can be compared with each other."""
    programs = {path.stem: path for path in sorted(FOLDER.glob("*.py"))}
    if not programs:
        fail(say("bench-no-folder"))
    wanted = names or list(programs)
    if unknown := [name for name in wanted if name not in programs]:
        fail(say("bench-unknown", name=unknown[0], names=spoken().listed(list(programs))))
    console = Console(stderr=True)
    figures: list[dict[str, Any]] = []
    for name in wanted:
        with console.status(say("bench-running", name=name)):
            measure = runpy.run_path(str(programs[name]))["measure"]
            figures += [{"benchmark": name, **figure} for figure in measure(full)]
    if as_json:
        typer.echo(json.dumps(figures, indent=2, ensure_ascii=False))
    else:
        _print(figures)


def _print(figures: list[dict[str, Any]]) -> None:
    table = Table()
    table.add_column(say("bench-benchmark"))
    table.add_column(say("bench-what"))
    table.add_column(say("bench-figure"), justify="right")
    for figure in figures:
        table.add_row(figure["benchmark"], figure["what"], _shown(figure))
    Console().print(table)


def _shown(figure: dict[str, Any]) -> str:
    value = float(figure["figure"])
    number = spoken().decimal(value) if abs(value) >= 1000 else spoken().significant(value)
    return f"{number} {figure['unit']}"

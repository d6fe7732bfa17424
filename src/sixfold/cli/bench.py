"""`sixfold bench`: run the programs of `benchmarks/` and print their figures."""

import runpy
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.exits import fail
from sixfold.cli.printing import Column, print_json, print_table
from sixfold.cli.speech import say, spoken, worded

NARROWEST = 72
FOLDER = Path(__file__).parents[3] / "benchmarks"
"""It is there in a source checkout only."""


def programs() -> dict[str, Path]:
    """The programs that there are to run, by name."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.py"))}


def complete_program(incomplete: str) -> list[str]:
    """The names that a shell offers."""
    return [name for name in programs() if name.startswith(incomplete)]


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(help=worded("bench-names-help"), show_default=False, autocompletion=complete_program),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("bench-json-help"))] = False,
    full: Annotated[bool, typer.Option("--full", help=worded("bench-full-help"))] = False,
) -> None:
    """Measure speed and strength; figures of one run can be compared with each other."""
    there = programs()
    if not there:
        fail(say("bench-no-folder"))
    if unknown := [name for name in names or () if name not in there]:
        fail(say("bench-unknown", name=unknown[0], names=spoken().listed(list(there))))
    figures: list[dict[str, Any]] = []
    for name in names or there:
        try:
            # Nothing moves on the screen meanwhile: to draw it would be measured, too.
            typer.echo(say("bench-running", name=name), err=True)
            measure = runpy.run_path(str(there[name]))["measure"]
            figures += [{"benchmark": name, **figure} for figure in measure(full)]
        except ModuleNotFoundError as error:
            lacking = say("bench-needs", name=name, module=(error.name or "").partition(".")[0])
            if names:
                fail(lacking)
            typer.echo(lacking, err=True)
    if as_json:
        print_json(figures)
    else:
        _print(figures)


def _print(figures: list[dict[str, Any]]) -> None:
    columns = [Column(say("bench-benchmark")), Column(say("bench-what")), Column(say("bench-figure"), number=True)]
    rows = [(figure["benchmark"], figure["what"], _shown(figure)) for figure in figures]
    print_table(columns, rows, narrowest=NARROWEST)


def _shown(figure: dict[str, Any]) -> str:
    value = float(figure["figure"])
    number = spoken().decimal(value) if abs(value) >= 1000 else spoken().significant(value)
    return f"{number} {figure['unit']}"

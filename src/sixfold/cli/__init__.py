"""The command line: parses, calls, prints. Exit 0: good; 1: what was checked is wrong; 2: malformed call or input."""

from typing import Annotated

import typer

from sixfold import __version__
from sixfold.cli.bench import bench
from sixfold.cli.check import check
from sixfold.cli.editions import editions
from sixfold.cli.judge import judge
from sixfold.cli.match import match
from sixfold.cli.play_command import play
from sixfold.cli.rules import rules
from sixfold.cli.serve import serve
from sixfold.cli.speech import say
from sixfold.cli.tournament import rate, tournament

app = typer.Typer(name="sixfold", help=say("app-help"), no_args_is_help=True, add_completion=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sixfold {__version__}")
        raise typer.Exit


@app.callback()
def _app(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=say("app-version-help"))
    ] = False,
) -> None:
    """Options before the command."""


app.command(help=say("play-help"))(play)
app.command(help=say("serve-help"))(serve)
app.command(help=say("match-help"))(match)
app.command(help=say("tournament-help"))(tournament)
app.command(help=say("rate-help"))(rate)
app.command(help=say("check-help"))(check)
app.command(help=say("judge-help"))(judge)
app.command(help=say("editions-help"))(editions)
app.command(help=say("rules-help"))(rules)
app.command(help=say("bench-help"))(bench)


def main() -> None:
    """Run the command line."""
    app()

"""The command line: parses, calls, prints. Exit 0: good; 1: what was checked is wrong; 2: malformed call or input."""

from typing import Annotated

import typer

from sixfold import __version__
from sixfold.cli.bench import bench
from sixfold.cli.bot_test import bot_test
from sixfold.cli.check import check
from sixfold.cli.editions import editions
from sixfold.cli.engine import engine
from sixfold.cli.judge import judge
from sixfold.cli.match import match
from sixfold.cli.play_command import play
from sixfold.cli.rules import rules
from sixfold.cli.serve import serve
from sixfold.cli.speech import LANGUAGE_OPTION, SpokenGroup, worded
from sixfold.cli.tournament import rate, tournament

app = typer.Typer(name="sixfold", cls=SpokenGroup, help=worded("app-help"), no_args_is_help=True, add_completion=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sixfold {__version__}")
        raise typer.Exit


@app.callback()
def _app(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=worded("app-version-help"))
    ] = False,
    language: Annotated[str | None, typer.Option(LANGUAGE_OPTION, help=worded("app-lang-help"))] = None,
) -> None:
    """Options before the command. The group has settled the language before any of them is read."""


app.command(help=worded("play-help"))(play)
app.command(help=worded("serve-help"))(serve)
app.command(help=worded("match-help"))(match)
app.command(help=worded("tournament-help"))(tournament)
app.command(help=worded("rate-help"))(rate)
app.command(help=worded("check-help"))(check)
app.command(help=worded("judge-help"))(judge)
app.command(help=worded("editions-help"))(editions)
app.command(help=worded("rules-help"))(rules)
app.command(help=worded("engine-help"))(engine)
app.command("bot-test", help=worded("bot-test-help"))(bot_test)
app.command(help=worded("bench-help"))(bench)


def main() -> None:
    """Run the command line."""
    app()

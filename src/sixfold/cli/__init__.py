"""The command line: parses, calls, prints. Exit 0: good; 1: what was checked is wrong; 2: malformed call or input."""

from typing import Annotated

import typer

from sixfold import __version__
from sixfold.cli.admin import admin
from sixfold.cli.bench import bench, programs
from sixfold.cli.bot_test import bot_test
from sixfold.cli.check import check
from sixfold.cli.complete import complete_language
from sixfold.cli.dataset import dataset
from sixfold.cli.editions import editions
from sixfold.cli.engine import engine
from sixfold.cli.judge import judge
from sixfold.cli.match import match
from sixfold.cli.play_command import play
from sixfold.cli.printing import prepare_streams, stop_writing
from sixfold.cli.puzzles import puzzles
from sixfold.cli.review import review
from sixfold.cli.rules import rules
from sixfold.cli.serve import serve
from sixfold.cli.speech import LANGUAGE_OPTION, SpokenCommand, SpokenGroup, worded
from sixfold.cli.tournament import rate, tournament

app = typer.Typer(name="sixfold", cls=SpokenGroup, help=worded("app-help"), no_args_is_help=True)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sixfold {__version__}")
        raise typer.Exit


@app.callback()
def _app(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=worded("app-version-help"))
    ] = False,
    language: Annotated[
        str | None, typer.Option(LANGUAGE_OPTION, help=worded("app-lang-help"), autocompletion=complete_language)
    ] = None,
) -> None:
    """Options before the command. The group has settled the language before any of them is read."""


app.command(cls=SpokenCommand, help=worded("play-help"))(play)
app.command(cls=SpokenCommand, help=worded("serve-help"))(serve)
app.command(cls=SpokenCommand, help=worded("admin-help"))(admin)
app.command(cls=SpokenCommand, help=worded("match-help"))(match)
app.command(cls=SpokenCommand, help=worded("tournament-help"))(tournament)
app.command(cls=SpokenCommand, help=worded("rate-help"))(rate)
app.command(cls=SpokenCommand, help=worded("dataset-help"))(dataset)
app.command(cls=SpokenCommand, help=worded("check-help"))(check)
app.command(cls=SpokenCommand, help=worded("judge-help"))(judge)
app.command(cls=SpokenCommand, help=worded("review-help"))(review)
app.command(cls=SpokenCommand, help=worded("puzzles-help"))(puzzles)
app.command(cls=SpokenCommand, help=worded("editions-help"))(editions)
app.command(cls=SpokenCommand, help=worded("rules-help"))(rules)
app.command(cls=SpokenCommand, help=worded("engine-help"))(engine)
app.command("bot-test", cls=SpokenCommand, help=worded("bot-test-help"))(bot_test)
app.command(cls=SpokenCommand, help=worded("bench-help"), hidden=not programs())(bench)


def main() -> None:
    """Run the command line; what cannot be written, to a full disk for one, ends it with a sentence."""
    prepare_streams()
    try:
        app()
    except OSError as error:
        stop_writing(error)

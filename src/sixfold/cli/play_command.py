"""`sixfold play`: the options of a game at the terminal, and its record at the end."""

from pathlib import Path
from typing import Annotated

import typer

from sixfold.bots import UnknownBot
from sixfold.bots import bot as bot_named
from sixfold.cli.complete import complete_bot, complete_game
from sixfold.cli.exits import fail
from sixfold.cli.play import play as play_game
from sixfold.cli.running import holds_something, unknown_bot
from sixfold.cli.speech import say, spoken, worded
from sixfold.core.game import GameState
from sixfold.games import GAMES
from sixfold.records import record_of, write_line


def play(
    edition: Annotated[
        str | None, typer.Option(help=worded("play-edition-help"), show_default=False, autocompletion=complete_game)
    ] = None,
    bot: Annotated[str, typer.Option(help=worded("play-bot-help"), autocompletion=complete_bot)] = "greedy",
    players: Annotated[int, typer.Option(help=worded("play-players-help"))] = 2,
    seed: Annotated[str | None, typer.Option(help=worded("play-seed-help"), show_default=False)] = None,
    name: Annotated[str | None, typer.Option(help=worded("play-name-help"), show_default=False)] = None,
    record: Annotated[
        Path | None, typer.Option(dir_okay=False, help=worded("play-record-help"), show_default=False)
    ] = None,
    force: Annotated[bool, typer.Option("--force", help=worded("play-force-help"))] = False,
) -> None:
    """Play a game in the terminal against the computer."""
    if record is not None:
        _check_record(record, force)
    try:
        bot_named(bot, next(iter(GAMES)))
    except UnknownBot:
        fail(unknown_bot(bot))
    name = None if name is None else name.encode("utf-8", "replace").decode("utf-8")

    def save(state: GameState) -> None:
        if record is None:
            return
        sitting = [{"name": name or ""}, *({"name": bot, "bot": bot} for _ in range(players - 1))]
        line = write_line(record_of(state, sitting))
        try:
            record.write_text(line, encoding="utf-8")
        except OSError as error:
            typer.echo(line, nl=False)
            fail(say("match-cannot-write", file=str(record), reason=error.strerror or type(error).__name__))
        typer.echo(say("match-written", games=1, file=str(record)))

    if status := play_game(edition, bot, players, seed, name, language=spoken().language, on_end=save):
        raise typer.Exit(status)


def _check_record(path: Path, force: bool) -> None:
    """Find out before the game whether its record can be written after it."""
    if holds_something(path) and not force:
        fail(say("play-record-exists", file=str(path)))
    try:
        there = path.exists()
        path.open("a").close()
        if not there:
            path.unlink()
    except OSError as error:
        fail(say("match-cannot-write", file=str(path), reason=error.strerror or type(error).__name__))

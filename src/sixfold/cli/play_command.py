"""`sixfold play`: the options of a game at the terminal, and its record at the end."""

from pathlib import Path
from typing import Annotated

import typer

from sixfold.cli.exits import fail
from sixfold.cli.play import play as play_game
from sixfold.cli.speech import say, spoken, worded
from sixfold.core.game import GameState
from sixfold.records import record_of, write_line


def play(
    edition: Annotated[str | None, typer.Option(help=worded("play-edition-help"), show_default=False)] = None,
    bot: Annotated[str, typer.Option(help=worded("play-bot-help"))] = "greedy",
    players: Annotated[int, typer.Option(help=worded("play-players-help"))] = 2,
    seed: Annotated[str | None, typer.Option(help=worded("play-seed-help"), show_default=False)] = None,
    name: Annotated[str | None, typer.Option(help=worded("play-name-help"), show_default=False)] = None,
    record: Annotated[
        Path | None, typer.Option(dir_okay=False, help=worded("play-record-help"), show_default=False)
    ] = None,
) -> None:
    """Play a game in the terminal against the computer."""

    def save(state: GameState) -> None:
        if record is None:
            return
        sitting = [{"name": name or ""}, *({"name": bot, "bot": bot} for _ in range(players - 1))]
        try:
            record.write_text(write_line(record_of(state, sitting)), encoding="utf-8")
        except OSError as error:
            fail(say("match-cannot-write", file=str(record), reason=error.strerror or type(error).__name__))
        typer.echo(say("match-written", games=1, file=str(record)))

    if status := play_game(edition, bot, players, seed, name, language=spoken().language, on_end=save):
        raise typer.Exit(status)

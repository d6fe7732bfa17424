"""`sixfold dataset`: games of bots as data."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sixfold.arena import Match, cores, plan
from sixfold.bots.seating import close_engines
from sixfold.cli.exits import fail
from sixfold.cli.interrupts import Interrupts
from sixfold.cli.running import (
    BotsOption,
    EditionOption,
    Output,
    SeedOption,
    WorkersOption,
    bot_names,
    check_table,
    end_early,
    progress,
)
from sixfold.cli.speech import say, worded
from sixfold.workers import on_workers

if TYPE_CHECKING:
    from sixfold.envs.dataset import Folder


def dataset(
    edition_id: EditionOption,
    bots: BotsOption,
    out: Annotated[Path, typer.Option("--out", file_okay=False, help=worded("dataset-out-help"))],
    games: Annotated[int, typer.Option(min=1, help=worded("match-games-help"))] = 100,
    seed: SeedOption = "1",
    resume: Annotated[bool, typer.Option("--resume", help=worded("dataset-resume-help"))] = False,
    force: Annotated[bool, typer.Option("--force", help=worded("dataset-force-help"))] = False,
    workers: WorkersOption = 0,
) -> None:
    """Write every decision of games between bots as Parquet files, with a card that describes them."""
    from sixfold.envs.dataset import Folder, NotThisDataset, files_in  # it needs an extra that other commands do not

    names = bot_names(bots, edition_id)
    check_table(edition_id, len(names))
    if resume and force:
        fail(say("match-resume-or-force"))
    folder = Folder(out, Match(edition_id, names, games, seed))
    try:
        if not resume and not force and files_in(out):
            fail(say("match-exists", file=str(out)))
        if resume:
            folder.take_up()
        finished = _write(folder, games, force, workers)
    except NotThisDataset as error:
        fail(say("dataset-not-this", file=str(out / error.name)))
    except OSError as error:
        fail(say("match-cannot-write", file=str(out), reason=error.strerror or type(error).__name__))
    typer.echo(say("dataset-written", games=folder.games, rows=folder.rows, folder=str(out)))
    if not finished:
        end_early(folder.games, games, Output(out, resume, force))


def _write(folder: "Folder", games: int, force: bool, workers: int) -> bool:
    """Play the games that are still to be played; whether they went on to their end, or Ctrl-C stopped them."""
    from sixfold.envs.dataset import decisions_of

    planned = (game for game in plan(folder.match) if game.number >= folder.games)
    count = min(workers or cores(), games)
    interrupts = Interrupts()
    with ExitStack() as opened:
        opened.callback(folder.drop)
        try:
            opened.enter_context(interrupts.open())
            opened.callback(close_engines)
            step = opened.enter_context(progress(games))
            for _ in range(folder.games):
                step()
            if force:
                folder.clear()
            playing = (
                on_workers(decisions_of, planned, count) if count > 1 else (decisions_of(game) for game in planned)
            )
            for decisions in opened.enter_context(closing(playing)):
                with interrupts.kept_whole():
                    folder.add(decisions)
                    step()
        except KeyboardInterrupt:
            folder.finish()
            return False
        folder.finish()
    return True

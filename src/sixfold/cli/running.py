"""Running planned games: options that commands share, a progress bar, and the file of records."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixfold.arena import Game, NotThisMatch, Played, RayMissing, cores, earlier, play_here, play_on_ray
from sixfold.bots import CannotLoad, UnknownBot, check_bot, split_names
from sixfold.cli.engine import unknown_bot
from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded
from sixfold.games import EDITIONS, UnknownEdition, edition
from sixfold.records import write_line

EditionOption = Annotated[str, typer.Option("--edition", help=worded("match-edition-help"))]
BotsOption = Annotated[str, typer.Option("--bots", help=worded("match-bots-help"))]
SeedOption = Annotated[str, typer.Option("--seed", help=worded("match-seed-help"))]
OutOption = Annotated[Path | None, typer.Option("--out", dir_okay=False, help=worded("match-out-help"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=worded("match-resume-help"))]
WorkersOption = Annotated[int, typer.Option("--workers", min=0, help=worded("match-workers-help"))]
RayOption = Annotated[str | None, typer.Option("--ray", help=worded("match-ray-help"))]


def bot_names(bots: str, edition_id: str) -> tuple[str, ...]:
    """The bots of an option, all of which can play the edition."""
    names = tuple(split_names(bots))
    try:
        game = edition(edition_id).game
        for name in names:
            check_bot(name, game)
    except UnknownEdition:
        fail(say("unknown-edition", edition=edition_id, editions=spoken().listed(list(EDITIONS))))
    except UnknownBot as error:
        fail(unknown_bot(error))
    except CannotLoad as error:
        fail(say("bot-cannot-load", bot=error.name, reason=error.reason))
    return names


def check_table(edition_id: str, players: int) -> None:
    """Refuse a number of players that the edition does not allow."""
    rules = edition(edition_id)
    fewest, most = rules.players
    if not rules.allows(players):
        fail(say("fault-players", players=players, edition=rules.id, fewest=fewest, most=most))


def run(
    games: Sequence[Game],
    out: Path | None,
    resume: bool,
    workers: int,
    ray: str | None,
    enough: Callable[[Played], bool] = lambda _: False,
) -> Iterator[Played]:
    """Play the games and write their records, those of an earlier run first; stop when it is `enough`."""
    try:
        before = earlier(games, out) if out and resume else []
        with ExitStack() as open_things:
            write = open_things.enter_context(_records(out, append=bool(before)))
            step = open_things.enter_context(_progress(len(games)))
            for played in before:
                step()
                yield played
                if enough(played):
                    return
            rest = games[len(before) :]
            for played in play_on_ray(rest, ray) if ray else play_here(rest, workers or cores()):
                write(write_line(played.record))
                step()
                yield played
                if enough(played):
                    return
    except NotThisMatch as error:
        fail(say("match-not-this", file=str(out), line=error.line))
    except RayMissing:
        fail(say("match-no-ray"))
    except ConnectionError:
        fail(say("match-no-cluster", address=str(ray)))
    except OSError as error:
        fail(say("match-cannot-write", file=str(out), reason=error.strerror or type(error).__name__))


def parse_elos(text: str) -> tuple[float, float]:
    """Two numbers of Elo points, the lower first."""
    found = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*", text)
    if not found or float(found[1]) >= float(found[2]):
        fail(say("match-bad-sprt", text=text))
    return float(found[1]), float(found[2])


@contextmanager
def _records(out: Path | None, append: bool) -> Iterator[Callable[[str], object]]:
    """Where records go: a file, or nowhere."""
    if out is None:
        yield lambda _: None
        return
    with out.open("a" if append else "w", encoding="utf-8", newline="\n", buffering=1) as file:
        yield file.write


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("match-progress"), total=games)
        yield lambda: bar.advance(task)

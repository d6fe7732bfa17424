"""Running planned games: options that commands share, a progress bar, and the file of records."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixfold.arena import Game, NotThisMatch, Played, RayMissing, earlier, play_here, play_on_ray
from sixfold.bots import OURS, CannotLoad, UnknownBot, check_bot, offered, split_names
from sixfold.bots.seating import close_engines
from sixfold.cli.complete import complete_bots, complete_edition
from sixfold.cli.exits import INTERRUPTED, fail
from sixfold.cli.interrupts import Interrupts
from sixfold.cli.speech import say, spoken, worded
from sixfold.games import EDITIONS, UnknownEdition, edition
from sixfold.locale import Key
from sixfold.records import write_line
from sixfold.workers import cores

MOST_WORKERS = 512
MOST_ROLLOUTS = 1_000_000
"""The most that the number behind `expert@` may be."""

EditionOption = Annotated[
    str, typer.Option("--edition", help=worded("match-edition-help"), autocompletion=complete_edition)
]
BotsOption = Annotated[str, typer.Option("--bots", help=worded("match-bots-help"), autocompletion=complete_bots)]
SeedOption = Annotated[str, typer.Option("--seed", help=worded("match-seed-help"))]
OutOption = Annotated[Path | None, typer.Option("--out", dir_okay=False, help=worded("match-out-help"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=worded("match-resume-help"))]
ForceOption = Annotated[bool, typer.Option("--force", help=worded("match-force-help"))]
WorkersOption = Annotated[int, typer.Option("--workers", min=0, max=MOST_WORKERS, help=worded("match-workers-help"))]
RayOption = Annotated[str | None, typer.Option("--ray", help=worded("match-ray-help"))]
JsonOption = Annotated[bool, typer.Option("--json", help=worded("json-help"))]


@dataclass(frozen=True, slots=True)
class Output:
    """The file that records go to, if any, and what becomes of records in it: kept and gone on from, or lost."""

    out: Path | None
    resume: bool = False
    force: bool = False

    def check(self) -> None:
        """Refuse to write over records that nobody gave up."""
        if self.resume and self.force:
            fail(say("match-resume-or-force"))
        if self.out is None:
            if self.resume or self.force:
                fail(say("match-needs-out", option="--resume" if self.resume else "--force"))
            return
        if not self.resume and not self.force and holds_something(self.out):
            fail(say("match-exists", file=str(self.out)))


def holds_something(path: Path) -> bool:
    """Whether something would be lost if this file were written anew."""
    try:
        return path.is_file() and path.stat().st_size > 0
    except OSError:
        return False


def bot_names(bots: str, edition_id: str) -> tuple[str, ...]:
    """The bots of an option, all of which can play the edition."""
    names = tuple(split_names(bots))
    try:
        game = edition(edition_id).game
    except UnknownEdition:
        fail(say("unknown-edition", edition=edition_id, editions=spoken().listed(list(EDITIONS))))
    if "" in names:
        fail(say("match-bot-missing", bots=bots))
    for name in names:
        try:
            check_bot(name, game)
        except UnknownBot:
            fail(unknown_bot(name))
        except CannotLoad as error:
            fail(say("bot-cannot-load", bot=name, reason=error.reason))
    return names


def unknown_bot(name: str) -> str:
    """Why there is no such bot: its name, or the number behind it."""
    level, at, _ = name.partition("@")
    if at and level == "expert":
        return say("bad-rollouts", bot=name, most=MOST_ROLLOUTS)
    if at and level in OURS:
        return say("no-rollouts", bot=level)
    return say("unknown-bot", bot=name, bots=spoken().listed([*OURS, *offered()]))


def check_table(edition_id: str, players: int) -> None:
    """Refuse a number of players that the edition does not allow."""
    rules = edition(edition_id)
    fewest, most = rules.players
    if not rules.allows(players):
        fail(say("fault-players", players=players, edition=rules.id, fewest=fewest, most=most))


def run(
    games: Iterable[Game],
    total: int,
    output: Output,
    workers: int,
    ray: str | None,
    take: Callable[[Played], bool],
) -> bool:
    """Play the games and write their records, those of an earlier run first, until `take` has enough of them.

    The games are planned as they are needed. Returns whether they went on to their end: Ctrl-C stops them, and every
    record that was begun is whole.
    """
    planned = iter(games)
    interrupts = Interrupts()
    try:
        with ExitStack() as opened:
            opened.enter_context(interrupts.open())
            opened.callback(close_engines)
            step = opened.enter_context(progress(total))
            for played in earlier(planned, output.out) if output.out and output.resume else ():
                step()
                if take(played):
                    return True
            write = opened.enter_context(_records(output))
            playing = play_on_ray(planned, ray) if ray else play_here(planned, min(workers or cores(), total))
            for played in opened.enter_context(closing(playing)):
                with interrupts.kept_whole():
                    write(write_line(played.record))
                    step()
                    enough = take(played)
                if enough:
                    break
    except KeyboardInterrupt:
        return False
    except NotThisMatch as error:
        fail(say("match-not-this", file=str(output.out), line=error.line))
    except RayMissing:
        fail(say("match-no-ray"))
    except ConnectionError:
        fail(say("match-no-cluster", address=str(ray)))
    except OSError as error:
        fail(say("match-cannot-write", file=str(output.out), reason=error.strerror or type(error).__name__))
    return True


def end_early(played: int, planned: int, output: Output) -> None:
    """Say that Ctrl-C stopped the games and how to go on with them, and tell the shell."""
    typer.echo(say("match-stopped", games=played, planned=planned), err=True)
    typer.echo(say("match-stopped-kept" if output.out else "match-stopped-lost"), err=True)
    raise typer.Exit(INTERRUPTED)


def parse_elos(text: str) -> tuple[float, float]:
    """Two numbers of Elo points, the lower first."""
    found = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*", text)
    if not found or float(found[1]) >= float(found[2]):
        fail(say("match-bad-sprt", text=text))
    return float(found[1]), float(found[2])


@contextmanager
def _records(output: Output) -> Iterator[Callable[[str], object]]:
    """Where records go: a file, or nowhere."""
    if output.out is None:
        yield lambda _: None
        return
    mode = "a" if output.resume else "w"
    with output.out.open(mode, encoding="utf-8", newline="\n", buffering=1) as file:
        yield file.write


@contextmanager
def progress(total: int, words: Key = "match-progress", done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say(words), total=total, completed=done)
        yield lambda: bar.advance(task)

"""`sixfold match`: bots play complete games."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sixfold.arena import Match, Tally, plan, play_game
from sixfold.bots import NAMES, UnknownBot, bot
from sixfold.cli.exits import fail
from sixfold.cli.speech import say
from sixfold.core.game import BadSetup, check_setup
from sixfold.games import EDITIONS, UnknownEdition, edition
from sixfold.records import write_line


def match(
    edition_id: Annotated[str, typer.Option("--edition", help=say("match-edition-help", example="tiles-nl"))],
    bots: Annotated[str, typer.Option(help=say("match-bots-help", names=", ".join(NAMES)))],
    games: Annotated[int, typer.Option(min=1, help=say("match-games-help"))] = 100,
    seed: Annotated[str, typer.Option(help=say("match-seed-help"))] = "1",
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=say("match-out-help"))] = None,
) -> None:
    """Play complete games between bots, write their records, and print how they did."""
    names = tuple(name.strip() for name in bots.split(","))
    planned = Match(edition_id, names, games, seed)
    _check(planned)
    tally = Tally(names)
    try:
        with _records(out) as write, _progress(games) as step:
            for game in plan(planned):
                played = play_game(game)
                tally.add(played)
                write(write_line(played.record))
                step()
    except OSError as error:
        fail(say("match-cannot-write", file=str(out), reason=error.strerror or type(error).__name__))
    _print(planned, tally)
    if out:
        typer.echo(say("match-written", games=games, file=str(out)))


def _check(planned: Match) -> None:
    """Refuse a match that cannot be played."""
    try:
        rules = edition(planned.edition_id)
        for name in planned.bots:
            bot(name, rules.game)
        check_setup(rules, range(len(planned.bots)))
    except UnknownEdition:
        fail(say("unknown-edition", edition=planned.edition_id, editions=", ".join(EDITIONS)))
    except UnknownBot as error:
        fail(say("unknown-bot", bot=error.name, bots=", ".join(NAMES)))
    except BadSetup:
        fewest, most = rules.players
        players = len(planned.bots)
        fail(say("fault-players", players=players, edition=rules.id, fewest=fewest, most=most))


@contextmanager
def _records(out: Path | None) -> Iterator[Callable[[str], object]]:
    """Where records go: a file, or nowhere."""
    if out is None:
        yield lambda _: None
        return
    with out.open("w", encoding="utf-8", newline="\n") as file:
        yield file.write


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("match-progress"), total=games)
        yield lambda: bar.advance(task)


def _print(planned: Match, tally: Tally) -> None:
    table = Table(title=say("match-title", games=planned.games, edition=planned.edition_id, seed=planned.seed))
    table.add_column(say("match-bot"))
    for heading in ("match-wins", "match-score", "match-margin", "match-time"):
        table.add_column(say(heading), justify="right")
    for standing in tally.standings():
        table.add_row(
            standing.name,
            f"{100 * standing.rate:.1f} ± {100 * standing.spread:.1f} %",
            f"{standing.score:.1f}",
            f"{standing.margin:+.1f}",
            f"{standing.milliseconds:.2f}",
        )
    Console().print(table)

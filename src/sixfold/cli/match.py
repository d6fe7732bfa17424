"""`sixfold match`: bots play complete games."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sixfold.arena import Match, Played, SequentialTest, Tally, plan
from sixfold.cli.exits import fail
from sixfold.cli.forfeits import tell_forfeits
from sixfold.cli.running import (
    BotsOption,
    EditionOption,
    OutOption,
    RayOption,
    ResumeOption,
    SeedOption,
    WorkersOption,
    bot_names,
    check_table,
    parse_elos,
    run,
)
from sixfold.cli.speech import say, spoken, worded
from sixfold.locale import Key


def match(
    edition_id: EditionOption,
    bots: BotsOption,
    games: Annotated[int, typer.Option(min=1, help=worded("match-games-help"))] = 100,
    seed: SeedOption = "1",
    out: OutOption = None,
    resume: ResumeOption = False,
    workers: WorkersOption = 0,
    sprt: Annotated[str | None, typer.Option(help=worded("match-sprt-help"))] = None,
    ray: RayOption = None,
) -> None:
    """Play complete games between bots, write their records, and print how they did."""
    names = bot_names(bots, edition_id)
    check_table(edition_id, len(names))
    planned = Match(edition_id, names, games, seed)
    tally = Tally(names)
    test = _test(sprt, names)

    def enough(played: Played) -> bool:
        if test is None:
            return False
        test.add(played.share(0))
        return test.answer is not None

    for played in run(list(plan(planned)), out, resume, workers, ray, enough):
        tally.add(played)
    _print(planned, tally)
    tell_forfeits(tally.forfeits)
    if test:
        _print_test(test)
    if out:
        typer.echo(say("match-written", games=tally.games, file=str(out)))


def _test(sprt: str | None, names: tuple[str, ...]) -> SequentialTest | None:
    if sprt is None:
        return None
    if len(names) != 2:
        fail(say("match-sprt-two"))
    return SequentialTest(*parse_elos(sprt))


def _print(planned: Match, tally: Tally) -> None:
    words = spoken()
    table = Table(title=say("match-title", games=tally.games, edition=planned.edition_id, seed=planned.seed))
    table.add_column(say("match-bot"))
    headings: tuple[Key, ...] = ("match-wins", "match-interval", "match-score", "match-margin", "match-time")
    for heading in headings:
        table.add_column(say(heading), justify="right")
    for standing in tally.standings():
        low, high = standing.interval
        table.add_row(
            standing.name,
            words.percent(standing.rate, 1),
            f"{words.percent(low, 1)} – {words.percent(high, 1)}",
            words.decimal(standing.score, 1),
            words.decimal(standing.margin, 1, signed=True),
            "–" if standing.milliseconds is None else words.decimal(standing.milliseconds, 2),
        )
    Console().print(table)


def _print_test(test: SequentialTest) -> None:
    answer = {None: "open", 0: "lower", 1: "higher"}[test.answer]
    typer.echo(
        say("match-sprt-answer", answer=answer, elo0=test.elo0, elo1=test.elo1, ratio=spoken().decimal(test.ratio, 2))
    )

"""`sixfold match`: bots play complete games."""

from typing import Annotated, Any

import typer

from sixfold.arena import Match, Played, SequentialTest, Tally, plan
from sixfold.cli.exits import fail
from sixfold.cli.forfeits import tell_forfeits
from sixfold.cli.printing import Column, print_json, print_table
from sixfold.cli.running import (
    BotsOption,
    EditionOption,
    ForceOption,
    JsonOption,
    OutOption,
    Output,
    RayOption,
    ResumeOption,
    SeedOption,
    WorkersOption,
    bot_names,
    check_table,
    end_early,
    parse_elos,
    run,
)
from sixfold.cli.speech import say, spoken, worded


def match(
    edition_id: EditionOption,
    bots: BotsOption,
    games: Annotated[int, typer.Option(min=1, help=worded("match-games-help"))] = 100,
    seed: SeedOption = "1",
    out: OutOption = None,
    resume: ResumeOption = False,
    force: ForceOption = False,
    workers: WorkersOption = 0,
    sprt: Annotated[str | None, typer.Option(help=worded("match-sprt-help"))] = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play complete games between bots, write their records, and print how they did."""
    names = bot_names(bots, edition_id)
    check_table(edition_id, len(names))
    output = Output(out, resume, force)
    output.check()
    planned = Match(edition_id, names, games, seed)
    tally = Tally(names)
    test = _test(sprt, names)

    def take(played: Played) -> bool:
        tally.add(played)
        if test is None:
            return False
        test.add(played.share(0))
        return test.answer is not None

    finished = run(plan(planned), games, output, workers, ray, take)
    if as_json:
        print_json(_json(planned, tally, test, output, stopped=not finished))
    elif tally.games:
        _print(planned, tally)
        tell_forfeits(tally.forfeits)
        if test:
            _print_test(test)
        if out:
            typer.echo(say("match-written", games=tally.games, file=str(out)))
    if not finished:
        end_early(tally.games, games, output)


def _test(sprt: str | None, names: tuple[str, ...]) -> SequentialTest | None:
    if sprt is None:
        return None
    if len(names) != 2:
        fail(say("match-sprt-two"))
    return SequentialTest(*parse_elos(sprt))


def _json(planned: Match, tally: Tally, test: SequentialTest | None, output: Output, stopped: bool) -> dict[str, Any]:
    """The result as `docs/commands.md` describes it."""
    bots = [
        {
            "name": standing.name,
            "wins": standing.wins,
            "rate": standing.rate,
            "interval": list(standing.interval),
            "score": standing.score,
            "lead": standing.margin,
            "milliseconds": standing.milliseconds,
        }
        for standing in tally.standings()
    ]
    return {
        "edition": planned.edition_id,
        "seed": planned.seed,
        "planned": planned.games,
        "games": tally.games,
        "stopped": stopped,
        "out": None if output.out is None else str(output.out),
        "bots": bots,
        "forfeits": [
            {"game": number, "bot": name, "code": forfeit.code.value, "detail": forfeit.detail}
            for number, name, forfeit in tally.forfeits
        ],
        "sprt": test and {"elo0": test.elo0, "elo1": test.elo1, "ratio": test.ratio, "answer": _answer(test)},
    }


def _print(planned: Match, tally: Tally) -> None:
    words = spoken()
    columns = [
        Column(say("match-bot")),
        Column(say("match-wins"), number=True),
        Column(say("match-interval"), number=True),
        Column(say("match-score"), number=True),
        Column(say("match-margin"), number=True),
        Column(say("match-time"), number=True),
    ]
    rows = []
    for standing in tally.standings():
        low, high = standing.interval
        rows.append(
            (
                standing.name,
                words.percent(standing.rate, 1),
                say("range", low=words.percent(low, 1), high=words.percent(high, 1)),
                words.decimal(standing.score, 1),
                words.decimal(standing.margin, 1, signed=True),
                "–" if standing.milliseconds is None else words.decimal(standing.milliseconds, 2),
            )
        )
    print_table(columns, rows, say("match-title", games=tally.games, edition=planned.edition_id, seed=planned.seed))


def _answer(test: SequentialTest) -> str:
    return {None: "open", 0: "lower", 1: "higher"}[test.answer]


def _print_test(test: SequentialTest) -> None:
    ratio = spoken().decimal(test.ratio, 2)
    typer.echo(say("match-sprt-answer", answer=_answer(test), elo0=test.elo0, elo1=test.elo1, ratio=ratio))

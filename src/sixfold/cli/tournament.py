"""`sixfold tournament` and `sixfold rate`: ratings from games of many players."""

from math import comb
from typing import Annotated, Any

import typer

from sixfold.arena import Forfeit, Ladder, Played, plan
from sixfold.arena import tournament as matches_of
from sixfold.cli.check import FilesArgument, fault_sentence, source_of
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
    run,
)
from sixfold.cli.speech import say, spoken, worded
from sixfold.records import BadRecord, read_records
from sixfold.workers import cores


def tournament(
    edition_id: EditionOption,
    bots: BotsOption,
    players: Annotated[int, typer.Option(help=worded("tournament-players-help"))] = 2,
    games: Annotated[int, typer.Option(min=1, help=worded("tournament-games-help"))] = 20,
    seed: SeedOption = "1",
    out: OutOption = None,
    resume: ResumeOption = False,
    force: ForceOption = False,
    workers: WorkersOption = 0,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let every choice of bots meet at the table, and rate them."""
    names = bot_names(bots, edition_id)
    check_table(edition_id, players)
    if len(set(names)) < len(names) or len(names) < players:
        fail(say("tournament-bots", players=players))
    output = Output(out, resume, force)
    output.check()
    total = comb(len(names), players) * games
    ladder = Ladder()

    forfeits: list[tuple[int, str, Forfeit]] = []

    def take(played: Played) -> bool:
        ladder.add(played.record)
        if played.forfeit is not None:
            seat = played.forfeit.seat
            forfeits.append((ladder.games, played.record["players"][seat]["name"], played.forfeit))
        return False

    planned = (game for match in matches_of(edition_id, names, players, games, seed) for game in plan(match))
    finished = run(planned, total, output, workers, ray, take)
    if as_json:
        told = {"edition": edition_id, "seed": seed, "planned": total, "stopped": not finished}
        print_json(told | {"out": None if out is None else str(out)} | _json(ladder))
    elif ladder.games:
        _print(ladder)
        tell_forfeits(forfeits)
        if out:
            typer.echo(say("match-written", games=ladder.games, file=str(out)))
    if not finished:
        end_early(ladder.games, total, output)


def rate(files: FilesArgument, as_json: JsonOption = False) -> None:
    """Rate everybody who played the recorded games."""
    ladder = Ladder()
    for path in files:
        try:
            for record in read_records(source_of(path), workers=cores()):
                ladder.add(record)
        except BadRecord as wrong:
            place = f"{path}:{wrong.line}" if wrong.line else f"{path}"
            fail(say("labelled", label=place, value=fault_sentence(wrong.fault)))
    if as_json:
        print_json(_json(ladder))
    else:
        _print(ladder)


def _json(ladder: Ladder) -> dict[str, Any]:
    """The ratings as `docs/commands.md` describes them."""
    rated = [
        {
            "name": entry.name,
            "games": entry.games,
            "strength": entry.strength,
            "uncertainty": entry.uncertainty,
            "careful": entry.ordinal,
        }
        for entry in ladder.ratings()
    ]
    return {"games": ladder.games, "ratings": rated}


def _print(ladder: Ladder) -> None:
    columns = [
        Column(say("rate-player")),
        Column(say("rate-games"), number=True),
        Column(say("rate-strength"), number=True),
        Column(say("rate-uncertainty"), number=True),
        Column(say("rate-ordinal"), number=True),
    ]
    rows = []
    for entry in ladder.ratings():
        figures = (spoken().decimal(figure, 1) for figure in (entry.strength, entry.uncertainty, entry.ordinal))
        rows.append((entry.name, spoken().decimal(entry.games), *figures))
    print_table(columns, rows, say("rate-title", games=ladder.games))

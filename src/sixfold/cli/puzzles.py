"""`sixfold puzzles`: look for puzzles in games of the bots, and solve them again."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sixfold.cli.complete import complete_edition
from sixfold.cli.exits import INTERRUPTED, WRONG, fail
from sixfold.cli.interrupts import Interrupts
from sixfold.cli.printing import print_json
from sixfold.cli.running import (
    MOST_WORKERS,
    ForceOption,
    JsonOption,
    Output,
    SeedOption,
    progress,
)
from sixfold.cli.speech import say, spoken, worded
from sixfold.games import EDITIONS, UnknownEdition, edition
from sixfold.locale import member
from sixfold.puzzles import BadPuzzle, Puzzle, parse_puzzle, puzzle_line
from sixfold.puzzles.checking import Task, keeps_answer
from sixfold.puzzles.mining import Lode, Quota, lodes, mine
from sixfold.workers import cores, on_workers

LEAST_KEPT = 0.98
"""The share of puzzles that must keep their answer."""
SAVED_EVERY = 10
"""Verdicts after which a check that removes writes what it knows."""


class Work(StrEnum):
    """What is to be done."""

    MINE = "mine"
    CHECK = "check"


def puzzles(
    work: Annotated[str, typer.Argument(help=worded("puzzles-work-help"), show_default=False)],
    file: Annotated[
        Path, typer.Option("--out", "--file", dir_okay=False, help=worded("puzzles-file-help"), show_default=False)
    ],
    edition_id: Annotated[
        str, typer.Option("--edition", help=worded("match-edition-help"), autocompletion=complete_edition)
    ] = "tiles-nl",
    goal: Annotated[int, typer.Option("--goal", min=1, help=worded("puzzles-goal-help"))] = 100,
    seed: SeedOption = "1",
    processes: Annotated[
        int, typer.Option("--processes", min=0, max=MOST_WORKERS, help=worded("puzzles-processes-help"))
    ] = 0,
    resume: Annotated[bool, typer.Option("--resume", help=worded("puzzles-resume-help"))] = False,
    force: ForceOption = False,
    remove: Annotated[bool, typer.Option("--remove", help=worded("puzzles-remove-help"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Look for puzzles, or solve them again with another seed and a deeper search."""
    try:
        if _work(work) is Work.CHECK:
            _check(file, seed, processes or cores(), remove, as_json)
        else:
            Output(file, resume, force).check()
            _mine(_known(edition_id), seed, goal, file, resume, processes or cores())
    except OSError as error:
        fail(say("match-cannot-write", file=str(file), reason=error.strerror or type(error).__name__))


def _work(word: str) -> Work:
    try:
        return Work(word)
    except ValueError:
        fail(say("puzzles-unknown-work", word=word, works=spoken().listed([one.value for one in Work])))


def _known(edition_id: str) -> str:
    try:
        return edition(edition_id).id
    except UnknownEdition:
        fail(say("unknown-edition", edition=edition_id, editions=spoken().listed(list(EDITIONS))))


def _mine(edition_id: str, seed: str, goal: int, file: Path, resume: bool, processes: int) -> None:
    """Look through game after game until there are enough, and write every puzzle as it is found.

    The last game of an earlier run may not have been written whole, so it is looked through again.
    """
    earlier = _read(file, whole=False) if resume and file.exists() else []
    first = max((puzzle.source[1] for puzzle in earlier if puzzle.source[0] == seed), default=0)
    earlier = [puzzle for puzzle in earlier if puzzle.source[:2] != (seed, first)]
    quota = Quota(goal)
    for puzzle in earlier:
        quota.take(puzzle)
    _write(file, earlier)
    try:
        if not quota.reached:
            _dig(lodes(edition_id, seed, first), quota, file, processes)
    except KeyboardInterrupt:
        typer.echo(say("puzzles-stopped", puzzles=quota.taken, goal=goal), err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(say("puzzles-mined", puzzles=quota.taken, file=str(file)))


def _dig(games: Iterator[Lode], quota: Quota, file: Path, processes: int) -> None:
    interrupts = Interrupts()
    with (
        interrupts.open(),
        progress(quota.goal, "puzzles-progress", quota.taken) as step,
        file.open("a", encoding="utf-8", newline="\n", buffering=1) as out,
        closing(on_workers(mine, games, processes)) as mining,
    ):
        for mined in mining:
            with interrupts.kept_whole():
                for puzzle in filter(quota.take, mined.puzzles):
                    out.write(puzzle_line(puzzle) + "\n")
                    step()
            if quota.reached:
                break


def _check(file: Path, seed: str, processes: int, remove: bool, as_json: bool) -> None:
    """Solve all again; with `remove` what is known is written as it comes, so that it can be gone on with."""
    there = {puzzle.id: puzzle for puzzle in _read(file)}
    open_ones = [puzzle for puzzle in there.values() if not (remove and puzzle.checked and puzzle.checked[0] == seed)]

    def save() -> None:
        if remove:
            _write(file, there.values())

    _judge(there, open_ones, seed, processes, save)
    lost = [puzzle for puzzle in there.values() if not (puzzle.checked and puzzle.checked[1])]
    share = 1 - len(lost) / len(there) if there else 0.0
    if remove:
        _write(file, [puzzle for puzzle in there.values() if puzzle not in lost])
    if as_json:
        told = {"seed": seed, "puzzles": len(there), "kept": len(there) - len(lost), "lost": [one.id for one in lost]}
        print_json(told)
    else:
        kept = {"kept": len(there) - len(lost), "puzzles": len(there), "share": spoken().percent(share, 1)}
        typer.echo(say("puzzles-checked", **kept))
        for puzzle in lost:
            typer.echo(
                say(
                    "puzzles-removed" if remove else "puzzles-lost",
                    id=puzzle.id,
                    theme=say(member("theme", puzzle.theme.value)),
                )
            )
    if share < LEAST_KEPT and not remove:
        raise typer.Exit(WRONG)


def _judge(
    there: dict[str, Puzzle], open_ones: Sequence[Puzzle], seed: str, processes: int, save: Callable[[], None]
) -> None:
    if not open_ones:
        return
    tasks = [Task(puzzle, seed) for puzzle in open_ones]
    with (
        progress(len(there), "puzzles-progress", len(there) - len(tasks)) as step,
        closing(on_workers(keeps_answer, tasks, min(processes, len(tasks)))) as verdicts,
    ):
        for number, (puzzle, kept) in enumerate(zip(open_ones, verdicts, strict=True), start=1):
            there[puzzle.id] = puzzle.marked(seed, kept)
            step()
            if number % SAVED_EVERY == 0:
                save()
    save()


def _read(file: Path, whole: bool = True) -> list[Puzzle]:
    """The puzzles of a file; the last line may be cut off where mining goes on."""
    found: list[Puzzle] = []
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            found.append(parse_puzzle(line))
        except BadPuzzle:
            if whole or number < len(lines):
                fail(say("puzzles-unreadable", file=str(file), line=number))
    return found


def _write(file: Path, found: Iterable[Puzzle]) -> None:
    """Write all of them, or leave the file as it was."""
    part = file.with_name(file.name + ".part")
    part.write_text("".join(puzzle_line(puzzle) + "\n" for puzzle in found), encoding="utf-8", newline="\n")
    part.replace(file)

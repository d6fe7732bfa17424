"""`sixfold check`: replay records and verify them."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.exits import MALFORMED, WRONG
from sixfold.cli.printing import print_json
from sixfold.cli.speech import say, spoken_of, worded
from sixfold.cli.words import refusal_words
from sixfold.locale import member
from sixfold.records import Checked, Fault, RefusedTurn, check_file
from sixfold.records.files import Source
from sixfold.workers import cores

FilesArgument = Annotated[
    list[Path], typer.Argument(help=worded("check-files-help"), show_default=False, allow_dash=True)
]
STANDARD_INPUT = Path("-")


def check(
    files: FilesArgument,
    as_json: Annotated[bool, typer.Option("--json", help=worded("json-help"))] = False,
) -> None:
    """Replay records and verify every turn, score, draw, commitment and result."""
    games = 0
    faults: list[Fault] = []
    told: list[dict[str, Any]] = []
    for path in files:
        read, wrong = _check(path, quiet=as_json)
        games += read
        faults += [checked.fault for checked in wrong if checked.fault]
        told.append({"file": str(path), "games": read, "faults": [_json(checked) for checked in wrong]})
    if as_json:
        print_json({"games": games, "faults": len(faults), "files": told})
    elif not faults:
        typer.echo(say("check-good", games=games))
    elif games:
        typer.echo(say("check-bad", games=games, faults=len(faults)), err=True)
    if faults:
        raise typer.Exit(MALFORMED if any(fault.malformed for fault in faults) else WRONG)


def source_of(path: Path) -> Source:
    """The file of an argument; a dash stands for standard input."""
    return sys.stdin.buffer if path == STANDARD_INPUT else path


def _check(path: Path, quiet: bool) -> tuple[int, list[Checked]]:
    """How many games a file holds, and all that is wrong with them; told at once, unless quietly."""
    games = 0
    wrong: list[Checked] = []
    for checked in check_file(source_of(path), cores()):
        games += not (checked.fault and checked.fault.malformed)
        if checked.fault:
            wrong.append(checked)
            if not quiet:
                place = f"{path}:{checked.line}" if checked.line else f"{path}"
                typer.echo(say("labelled", label=place, value=fault_sentence(checked.fault)), err=True)
    return games, wrong


def _json(checked: Checked) -> dict[str, Any]:
    """A fault as `docs/commands.md` describes it."""
    assert checked.fault is not None
    fault = checked.fault
    return {
        "line": checked.line or None,
        "turn": fault.turn,
        "code": fault.code.value,
        "values": dict(fault.values),
        "text": fault_sentence(fault),
    }


def fault_sentence(fault: Fault) -> str:
    """A fault in words, with its turn."""
    values = dict(fault.values)
    if fault.refused:
        values["reason"] = _reason(fault.refused)
    sentence = say(member("fault", fault.code.value), **values)
    return sentence if fault.turn is None else say("fault-in-turn", turn=fault.turn, fault=sentence)


def _reason(turn: RefusedTurn) -> str:
    words = refusal_words(spoken_of(turn.game), turn.refusal, turn.game, longest=turn.longest, left=turn.left)
    return words.replace("\n", " ")

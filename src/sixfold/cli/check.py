"""`sixfold check`: replay records and verify them."""

from pathlib import Path
from typing import Annotated

import typer

from sixfold.cli.exits import MALFORMED, WRONG
from sixfold.cli.speech import say, spoken_of, worded
from sixfold.cli.words import refusal_words
from sixfold.locale import member
from sixfold.records import Fault, RefusedTurn, check_file


def check(
    files: Annotated[list[Path], typer.Argument(help=worded("check-files-help"), show_default=False)],
) -> None:
    """Replay records and verify every turn, score, draw, commitment and result."""
    games = 0
    faults: list[Fault] = []
    for path in files:
        for checked in check_file(path):
            games += 1
            if checked.wrong:
                fault = checked.wrong.fault
                faults.append(fault)
                place = f"{path}:{checked.line}" if checked.line else f"{path}"
                typer.echo(say("labelled", label=place, value=fault_sentence(fault)), err=True)
    if not faults:
        typer.echo(say("check-good", games=games))
        return
    typer.echo(say("check-bad", games=games, faults=len(faults)), err=True)
    raise typer.Exit(MALFORMED if any(fault.malformed for fault in faults) else WRONG)


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

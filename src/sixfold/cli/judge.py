"""`sixfold judge`: the arbiter for one play."""

import json
import sys
from typing import Annotated, Any

import typer

from sixfold.cli.exits import WRONG, fail
from sixfold.cli.speech import say, worded
from sixfold.locale import member
from sixfold.records import BadRecord, parse_record
from sixfold.records.notation import BadNotation, parse_position_text
from sixfold.records.positions import BadPosition, parse_position
from sixfold.records.positions import judge as verdict_of


def judge(
    text: Annotated[str | None, typer.Argument(help=worded("judge-text-help"), show_default=False)] = None,
) -> None:
    """Judge one play: a position as JSON on standard input, the verdict as JSON on standard output."""
    try:
        verdict = verdict_of(parse_position(_position(text)))
    except BadPosition as wrong:
        fail(say(member("position", wrong.reason), **wrong.values))
    typer.echo(json.dumps(verdict))
    if not verdict["legal"]:
        raise typer.Exit(WRONG)


def _position(text: str | None) -> Any:
    if text is not None:
        try:
            return parse_position_text(text)
        except BadNotation as wrong:
            fail(say("notation-unreadable", token=wrong.token))
    try:
        return parse_record(sys.stdin.read())
    except BadRecord as wrong:
        fail(say("position-not-json", **wrong.fault.values))
    except UnicodeDecodeError:
        fail(say("position-not-json", line=1, column=1))

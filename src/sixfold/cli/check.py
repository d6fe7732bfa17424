"""`sixfold check`: replay records and verify them."""

import sys
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.exits import MALFORMED, WRONG
from sixfold.cli.printing import print_json
from sixfold.cli.speech import say, spoken_of, worded
from sixfold.cli.words import refusal_words
from sixfold.locale import member
from sixfold.records import (
    BadRecord,
    Checked,
    Fault,
    FaultCode,
    RefusedTurn,
    check_file,
    compared,
    left_out,
    read_receipt,
    read_records,
    receipt_faults,
)
from sixfold.records.files import Source, parse_record, read_texts
from sixfold.workers import cores

FilesArgument = Annotated[
    list[Path], typer.Argument(help=worded("check-files-help"), show_default=False, allow_dash=True)
]
STANDARD_INPUT = Path("-")


def check(
    files: FilesArgument,
    receipts: Annotated[
        list[Path] | None, typer.Option("--receipt", help=worded("check-receipt-help"), show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("json-help"))] = False,
) -> None:
    """Replay records and verify every turn, score, draw, commitment and result; compare them with receipts."""
    games = 0
    faults: list[Fault] = []
    told: list[dict[str, Any]] = []
    sources = [_source(path, again=bool(receipts)) for path in files]
    for path, source in zip(files, sources, strict=True):
        read, wrong = _check(path, source, quiet=as_json)
        games += read
        faults += [checked.fault for checked in wrong if checked.fault]
        told.append({"file": str(path), "games": read, "faults": [_json(checked) for checked in wrong]})
    kept = [_compare(path, sources, quiet=as_json) for path in receipts or []]
    faults += [fault for _, found in kept for fault in found]
    if as_json:
        compared = {"receipts": [_receipt_json(*one) for one in kept]} if receipts else {}
        print_json({"games": games, "faults": len(faults), "files": told} | compared)
    elif not faults:
        typer.echo(say("check-good", games=games))
    elif games:
        typer.echo(say("check-bad", games=games, faults=len(faults)), err=True)
    if faults:
        raise typer.Exit(MALFORMED if any(fault.malformed for fault in faults) else WRONG)


def _source(path: Path, *, again: bool) -> Source:
    """The file of an argument; what comes over standard input is kept if it will be read again."""
    source = source_of(path)
    return BytesIO(sys.stdin.buffer.read()) if again and path == STANDARD_INPUT else source


def _compare(path: Path, sources: Sequence[Source], quiet: bool) -> tuple[Path, list[Fault]]:
    """What the record of a receipt's game tells otherwise than the receipt; told at once, unless quietly."""
    left = False
    try:
        receipt = read_receipt(parse_record(next(read_texts(path)).text))
        record = _record_of(receipt["game"], sources)
        faults = receipt_faults(record, receipt)
        left = not faults and left_out(record, receipt)
    except BadRecord as wrong:
        faults = [wrong.fault]
    if not quiet:
        for fault in faults:
            typer.echo(say("labelled", label=f"{path}", value=fault_sentence(fault)), err=True)
        if not faults:
            for sentence in [say("check-left-out")] if left else _found_right(receipt):
                typer.echo(say("labelled", label=f"{path}", value=sentence))
    return path, faults


def _found_right(receipt: Mapping[str, Any]) -> list[str]:
    """What was compared and is the same, as far as it was kept."""
    return [say(member("checked", code)) for code in compared(receipt)]


def _record_of(game: str, sources: Sequence[Source]) -> dict[str, Any]:
    """The record of a game among the files; those that cannot be read have been told already."""
    for source in sources:
        if isinstance(source, BytesIO):
            source.seek(0)
        try:
            for record in read_records(source, verify=False):
                if record.get("shuffle", {}).get("game") == game:
                    return record
        except BadRecord:
            continue
    raise BadRecord(Fault(FaultCode.RECEIPT_GAME, None, {"game": game, "said": ""}))


def _receipt_json(path: Path, faults: Sequence[Fault]) -> dict[str, Any]:
    return {"file": str(path), "faults": [_json(Checked(0, fault)) for fault in faults]}


def source_of(path: Path) -> Source:
    """The file of an argument; a dash stands for standard input."""
    return sys.stdin.buffer if path == STANDARD_INPUT else path


def _check(path: Path, source: Source, quiet: bool) -> tuple[int, list[Checked]]:
    """How many games a file holds, and all that is wrong with them; told at once, unless quietly."""
    games = 0
    wrong: list[Checked] = []
    for checked in check_file(source, cores()):
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

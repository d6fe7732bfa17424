"""Files of records: one game in `.json`, one game a line in `.jsonl`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sixfold.core.game import GameState
from sixfold.records.faults import BadRecord, FaultCode, bad
from sixfold.records.replay import verify


class Checked(NamedTuple):
    """A record of a file: its line (or 1), and either the last state of its game or what is wrong with it."""

    line: int
    state: GameState | None
    wrong: BadRecord | None


def write_line(record: dict[str, Any]) -> str:
    """One record as one line of a `.jsonl` file, the same for the same game."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"


def parse_record(text: str) -> Any:
    """The JSON of one record; `BadRecord` if it is none."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise bad(FaultCode.NOT_JSON, line=line, column=getattr(error, "colno", 1)) from None


def read_texts(path: Path) -> Iterator[tuple[int, str]]:
    """The records of a file as text, with their line numbers; `BadRecord` if the file cannot be read or is empty."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise bad(FaultCode.UNREADABLE, reason=type(error).__name__) from None
    if not content.strip():
        raise bad(FaultCode.EMPTY)
    if path.suffix == ".jsonl":
        yield from ((number, line) for number, line in enumerate(content.split("\n"), start=1) if line.strip())
    else:
        yield 1, content


def check_file(path: Path) -> Iterator[Checked]:
    """Every record of a file, verified."""
    try:
        for line, text in read_texts(path):
            try:
                yield Checked(line, verify(parse_record(text)), None)
            except BadRecord as wrong:
                yield Checked(line, None, wrong)
    except BadRecord as wrong:
        yield Checked(0, None, wrong)


def read_records(path: Path) -> list[dict[str, Any]]:
    """All records of a file, verified; `BadRecord` at the first fault."""
    records = []
    for _, text in read_texts(path):
        record = parse_record(text)
        verify(record)
        records.append(record)
    return records


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a name occurs twice in one object")
    return content


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")

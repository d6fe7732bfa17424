"""Files of records: one game in `.json`, one game a line in `.jsonl`."""

import errno
import json
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain, islice
from os import PathLike
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from sixfold.records.faults import BadRecord, Fault, FaultCode, bad
from sixfold.records.replay import check_record
from sixfold.records.schema import check_shape
from sixfold.workers import on_workers

Source = str | PathLike[str] | BinaryIO
"""A file by its path, or one that is open in binary, such as standard input."""
Record = dict[str, Any]

LONGEST = 16 * 1024 * 1024
"""Bytes of the longest text that is taken for a record; the longest games of bots need less than a hundredth."""
BATCH = 16
"""Records handed to a worker at once."""
BATCH_LETTERS = 1024 * 1024
FEWEST_TO_SHARE = 4 * BATCH
"""A file of fewer records is checked before another process has started."""

_UNREADABLE = {
    errno.ENOENT: FaultCode.NO_FILE,
    errno.ENOTDIR: FaultCode.NO_FILE,
    errno.EISDIR: FaultCode.FOLDER,
    errno.EACCES: FaultCode.DENIED,
    errno.EPERM: FaultCode.DENIED,
}


class Checked(NamedTuple):
    """A record of a file: its line and what is wrong with it, if anything. Line 0 stands for the file itself."""

    line: int
    fault: Fault | None


class _Text(NamedTuple):
    line: int
    text: str


def write_line(record: Record) -> str:
    """One record as one line of a `.jsonl` file, the same for the same game."""
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"


def parse_record(text: str) -> Any:
    """The JSON of one record; `BadRecord` if it is none."""
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise bad(FaultCode.NOT_JSON, line=line, column=getattr(error, "colno", 1)) from None


def read_records(path: Source, *, verify: bool = True, workers: int | None = None) -> Iterator[Record]:
    """The records of a file, one after the other as they are asked for; `BadRecord` at the first fault.

    To verify is to replay every game. Without it only the shape of each record is checked, which takes a tenth of the
    time. With `workers` so many processes verify ahead; a script then guards its start with
    `if __name__ == "__main__"`.
    """
    texts = read_texts(path)
    for (line, text), record, fault in _judged(texts, workers) if verify else map(_shaped, texts):
        if fault is not None:
            raise BadRecord(fault, line)
        yield parse_record(text) if record is None else record


def check_file(source: Source, workers: int | None = None) -> Iterator[Checked]:
    """Every record of a file, verified, by as many processes; a fault of the file itself comes with line 0."""
    try:
        for (line, _), _, fault in _judged(read_texts(source), workers):
            yield Checked(line, fault)
    except BadRecord as wrong:
        yield Checked(wrong.line or 0, wrong.fault)


def read_texts(source: Source) -> Iterator[_Text]:
    """The records of a file as text, with their line numbers; `BadRecord` if the file cannot be read or is empty.

    By its name a file holds one record (`.json`) or one a line (`.jsonl`). What has neither name, such as standard
    input, holds one a line if its first line could be one.
    """
    found = False
    try:
        with _opened(source) as file:
            for text in _texts(file, _suffix(source)):
                found = True
                yield text
    except OSError as error:
        code = _UNREADABLE.get(error.errno or 0, FaultCode.UNREADABLE)
        raise bad(code, reason=error.strerror or "") from None
    if not found:
        raise bad(FaultCode.EMPTY)


def _opened(source: Source) -> AbstractContextManager[BinaryIO]:
    return Path(source).open("rb") if isinstance(source, str | PathLike) else nullcontext(source)


def _suffix(source: Source) -> str:
    return Path(source).suffix if isinstance(source, str | PathLike) else ""


def _texts(file: BinaryIO, suffix: str) -> Iterator[_Text]:
    lines = enumerate(iter(lambda: file.readline(LONGEST + 1), b""), start=1)
    first = next(((number, line) for number, line in lines if line.strip()), None)
    if first is None:
        return
    if suffix == ".json" or (suffix != ".jsonl" and not first[1].rstrip().endswith(b"}")):
        yield _Text(1, _decoded(first[1] + file.read(LONGEST + 1), 1))
        return
    for number, line in chain([first], lines):
        if line.strip():
            yield _Text(number, _decoded(line, number))


def _decoded(content: bytes, line: int) -> str:
    if len(content) > LONGEST:
        raise BadRecord(Fault(FaultCode.TOO_LONG, values={"most": LONGEST // 1024 // 1024}), line)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(Fault(FaultCode.NOT_TEXT), line) from None


class _Judged(NamedTuple):
    """A text, its record if that was read in this process, and its first fault."""

    text: _Text
    record: Record | None
    fault: Fault | None


def _judged(texts: Iterator[_Text], workers: int | None) -> Iterator[_Judged]:
    """Each text with the first fault of its record, or none."""
    first = list(islice(texts, FEWEST_TO_SHARE)) if workers and workers > 1 else []
    texts = chain(first, texts)
    if not workers or len(first) < FEWEST_TO_SHARE:
        yield from map(_verified, texts)
        return
    handed_out: deque[list[_Text]] = deque()

    def batches() -> Iterator[list[_Text]]:
        for batch in _batches(texts):
            handed_out.append(batch)
            yield batch

    for faults in on_workers(_faults, batches(), workers):
        for text, fault in zip(handed_out.popleft(), faults, strict=True):
            yield _Judged(text, None, fault)


def _batches(texts: Iterable[_Text]) -> Iterator[list[_Text]]:
    batch: list[_Text] = []
    letters = 0
    for text in texts:
        batch.append(text)
        letters += len(text.text)
        if len(batch) == BATCH or letters > BATCH_LETTERS:
            yield batch
            batch, letters = [], 0
    if batch:
        yield batch


def _faults(texts: list[_Text]) -> list[Fault | None]:
    return [_verified(text).fault for text in texts]


def _verified(text: _Text) -> _Judged:
    try:
        record = parse_record(text.text)
        check_record(record)
    except BadRecord as wrong:
        return _Judged(text, None, wrong.fault)
    return _Judged(text, record, None)


def _shaped(text: _Text) -> _Judged:
    try:
        return _Judged(text, check_shape(parse_record(text.text)), None)
    except BadRecord as wrong:
        return _Judged(text, None, wrong.fault)


def _unique(pairs: list[tuple[str, Any]]) -> Record:
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a name occurs twice in one object")
    return content


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")

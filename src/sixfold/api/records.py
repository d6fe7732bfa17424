"""Records and positions, from Python."""

from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from sixfold.records import BadRecord, Checked, check_file
from sixfold.records import verify as verify_record
from sixfold.records.files import parse_record, read_texts
from sixfold.records.notation import parse_position_text
from sixfold.records.positions import judge as verdict_on
from sixfold.records.positions import parse_position


def read_records(path: str | PathLike[str], *, verify: bool = True) -> Iterator[dict[str, Any]]:
    """The records of a `.jsonl` or `.json` file, one after the other; `BadRecord` at the first fault.

    Each is replayed and verified first; `verify=False` only reads, which is much faster for files that were checked.
    """
    for _, text in read_texts(Path(path)):
        record = parse_record(text)
        if verify:
            verify_record(record)
        yield record


def check(source: str | PathLike[str] | Mapping[str, Any]) -> Iterator[Checked]:
    """Every record of a file, or one record, replayed and verified: its last state, or what is wrong with it.

    Examples:
        >>> import sixfold
        >>> record = sixfold.start("tiles-nl", seed=1).record()
        >>> [checked.wrong for checked in check(record)]
        [None]
        >>> [str(checked.wrong) for checked in check(record | {"first": 0})]
        ["first {'said': 0, 'found': 1}"]
    """
    if not isinstance(source, Mapping):
        yield from check_file(Path(source))
        return
    try:
        yield Checked(1, verify_record(dict(source)), None)
    except BadRecord as wrong:
        yield Checked(1, None, wrong)


def judge(position: str | Mapping[str, Any]) -> dict[str, Any]:
    """The arbiter's verdict on a play in a position, which is given in notation or as JSON.

    Examples:
        >>> judge("tiles 1,0 RoRdRc 0,0>Rs")["score"]
        4
        >>> judge("tiles 1,0 RoRdRc 4,0>Rd")["code"]
        'duplicate-in-line'
    """
    content = parse_position_text(position) if isinstance(position, str) else dict(position)
    return verdict_on(parse_position(content))

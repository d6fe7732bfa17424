"""Records and positions, from Python."""

from collections.abc import Iterator, Mapping
from typing import Any

from sixfold.records import BadRecord, Checked, check_file, check_record
from sixfold.records.files import Source
from sixfold.records.notation import parse_position_text
from sixfold.records.positions import judge as verdict_on
from sixfold.records.positions import parse_position


def check(source: Source | Mapping[str, Any], *, workers: int | None = None) -> Iterator[Checked]:
    """Every record of a file, or one record, replayed and verified: its line, and what is wrong with it if anything.

    Examples:
        >>> import sixfold
        >>> record = sixfold.start("tiles-nl", seed=1).record()
        >>> [checked.fault for checked in check(record)]
        [None]
        >>> [checked.fault.code.value for checked in check(record | {"first": 0})]
        ['first']
    """
    if not isinstance(source, Mapping):
        yield from check_file(source, workers)
        return
    try:
        check_record(dict(source))
    except BadRecord as wrong:
        yield Checked(1, wrong.fault)
    else:
        yield Checked(1, None)


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

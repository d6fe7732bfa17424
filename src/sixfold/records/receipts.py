"""A player's receipt: what one seat saw and said while the shuffle was mixed, compared with the record.

A record alone can only be right in itself. A server that chose its secret late, changed what a seat had added or left
it out writes such a record too; it cannot change what the seat's own device has kept.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from sixfold.core.mix import COMMIT_METHOD, promise
from sixfold.core.schema import Shape
from sixfold.records.faults import BadRecord, Fault, FaultCode, bad

RECEIPT_FORMAT = "sixfold-receipt/1"
RECEIPT_CHECKS = (
    FaultCode.RECEIPT_GAME,
    FaultCode.RECEIPT_COMMITMENT,
    FaultCode.RECEIPT_DROPPED,
    FaultCode.RECEIPT_ROUND,
    FaultCode.RECEIPT_FROZEN,
    FaultCode.RECEIPT_ADDED,
)
"""What is compared, in this order."""
_SHAPE = Shape(json.loads(files(__package__).joinpath("receipt.json").read_text(encoding="utf-8")))

Json = Mapping[str, Any]


def read_receipt(written: object) -> Json:
    """A receipt, if it has the shape of one; else `BadRecord`."""
    if not isinstance(written, dict) or not _SHAPE.fits(written):
        raise bad(FaultCode.RECEIPT)
    return written


def receipt_faults(record: Json, receipt: Json) -> list[Fault]:
    """All that the record tells otherwise than the receipt; the record itself has been verified."""
    shuffle = record.get("shuffle", {})
    if shuffle.get("method") != COMMIT_METHOD or shuffle["game"] != receipt["game"]:
        return [_fault(FaultCode.RECEIPT_GAME, receipt, said=shuffle.get("game", ""))]
    faults = []
    if shuffle["commitment"] != receipt["commitment"]:
        faults.append(_fault(FaultCode.RECEIPT_COMMITMENT, receipt))
    seat = receipt["seat"]
    if seat >= len(shuffle["commitments"]):
        return [*faults, _fault(FaultCode.RECEIPT_GAME, receipt, said=shuffle["game"])]
    rounds = {kept["round"]: kept for kept in receipt["rounds"]}
    left = next((left for left in shuffle["left_out"] if left["seat"] == seat), None)
    last = shuffle["round"] if left is None else left["round"]
    if not all(_begun_anew_for_a_reason(shuffle, rounds[number], seat) for number in rounds if number < last):
        faults.append(_fault(FaultCode.RECEIPT_ROUND, receipt))
    if left is not None:
        kept = rounds.get(left["round"])
        answered = kept is not None and kept["revealed" if left["owed"] == "reveal" else "committed"]
        return [*faults, _fault(FaultCode.RECEIPT_DROPPED, receipt)] if answered else faults
    kept = rounds.get(shuffle["round"])
    if shuffle["commitments"][seat] is None:
        dropped = kept is not None and kept["committed"]
        return [*faults, _fault(FaultCode.RECEIPT_DROPPED, receipt)] if dropped else faults
    if kept is None or not _same_list(shuffle, kept):
        faults.append(_fault(FaultCode.RECEIPT_FROZEN, receipt))
    if kept is None or not _same_bytes(shuffle, kept, seat):
        faults.append(_fault(FaultCode.RECEIPT_ADDED, receipt))
    return faults


def left_out(record: Json, receipt: Json) -> bool:
    """Whether the record says that the seat did not answer in time."""
    return any(left["seat"] == receipt["seat"] for left in record["shuffle"]["left_out"])


def check_receipt(record: Json, receipt: object) -> None:
    """`BadRecord` with the first thing that the record tells otherwise than the receipt."""
    for fault in receipt_faults(record, read_receipt(receipt)):
        raise BadRecord(fault)


def _begun_anew_for_a_reason(shuffle: Json, kept: Json, seat: int) -> bool:
    """Whether a deal that this seat had told its bytes for was given up because another seat held its own back.

    Otherwise a server could look at one deal after another until it likes one.
    """
    if not kept["revealed"]:
        return True
    promised = kept["commitments"] or ()
    return any(
        left["round"] == kept["round"] and left["owed"] == "reveal" and left["seat"] != seat and promised[left["seat"]]
        for left in shuffle["left_out"]
        if left["seat"] < len(promised)
    )


def _same_list(shuffle: Json, kept: Json) -> bool:
    """Whether the commitments of all seats are those that this one was shown before it told its bytes."""
    return bool(kept["commitments"] == shuffle["commitments"])


def _same_bytes(shuffle: Json, kept: Json, seat: int) -> bool:
    """Whether the seat's own bytes went into the shuffle."""
    promised = promise(shuffle["game"], shuffle["round"], seat, bytes.fromhex(kept["entropy"])).hex()
    told = shuffle.get("entropy")
    return promised == shuffle["commitments"][seat] and (told is None or told[seat] == kept["entropy"])


def _fault(code: FaultCode, receipt: Json, **values: str | int) -> Fault:
    return Fault(code, None, {"seat": receipt["seat"] + 1, "game": receipt["game"], **values})

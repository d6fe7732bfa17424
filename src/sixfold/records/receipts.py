"""A player's receipt: what one seat saw and said while the shuffle was mixed, compared with the record.

A record alone can only be right in itself. A server that chose its secret late, changed what a seat had added or left
it out writes such a record too; it cannot change what the seat's own device has kept.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any

from sixfold.core.mix import COMMIT_METHOD, promise
from sixfold.core.schema import Shape
from sixfold.core.stream import Shuffle
from sixfold.records.faults import BadRecord, Fault, FaultCode, bad
from sixfold.records.replay import mixed_shuffle

RECEIPT_FORMAT = "sixfold-receipt/1"
CHECKS = (
    FaultCode.RECEIPT_GAME,
    FaultCode.RECEIPT_COMMITMENT,
    FaultCode.RECEIPT_ORDER,
    FaultCode.RECEIPT_DROPPED,
    FaultCode.RECEIPT_ROUND,
    FaultCode.RECEIPT_FROZEN,
    FaultCode.RECEIPT_ADDED,
    FaultCode.RECEIPT_PLAYED,
)
_KEPT_IN = {FaultCode.RECEIPT_ORDER: "seniority", FaultCode.RECEIPT_PLAYED: "shown"}
"""What can only be compared if the receipt holds it; the first ones did not."""
ELSEWHERE = "elsewhere"
"""What a device has said of a round in which another one spoke for its seat."""
SEEN = ("play", "table", "reroll", "forced")
"""What everybody sees of a turn, apart from its seat and how many pieces were traded."""
_SHAPE = Shape(json.loads(files(__package__).joinpath("receipt.json").read_text(encoding="utf-8")))

Json = Mapping[str, Any]


def read_receipt(written: object) -> Json:
    """A receipt, if it has the shape of one; else `BadRecord`."""
    if not isinstance(written, dict) or not _SHAPE.fits(written):
        raise bad(FaultCode.RECEIPT)
    return written


def receipt_faults(record: Json, receipt: Json) -> list[Fault]:
    """All that the record tells otherwise than the receipt; the record itself has been verified.

    `BadRecord` if it does not tell all that there is to compare, as that of a game that goes on.
    """
    shuffle, seat = record.get("shuffle", {}), receipt["seat"]
    if shuffle.get("method") != COMMIT_METHOD or shuffle.get("game") != receipt["game"]:
        return [_fault(FaultCode.RECEIPT_GAME, receipt, said=shuffle.get("game", ""))]
    mixed = mixed_shuffle(dict(record))
    if seat >= len(shuffle["commitments"]):
        return [_fault(FaultCode.RECEIPT_GAME, receipt, said=shuffle["game"])]
    codes = []
    if shuffle["commitment"] != receipt["commitment"]:
        codes.append(FaultCode.RECEIPT_COMMITMENT)
    if "seniority" in receipt and not _same_order(record, receipt, mixed):
        codes.append(FaultCode.RECEIPT_ORDER)
    rounds = {kept["round"]: kept for kept in receipt["rounds"]}
    left = next((left for left in shuffle["left_out"] if left["seat"] == seat), None)
    last = shuffle["round"] if left is None else left["round"]
    before = (kept for number, kept in rounds.items() if number < last)
    after = (kept for number, kept in rounds.items() if number > last)
    if any(map(_took_part, after)) or not all(_begun_anew_for_a_reason(shuffle, kept, seat) for kept in before):
        codes.append(FaultCode.RECEIPT_ROUND)
    codes += _absent(rounds.get(last), left) if shuffle["commitments"][seat] is None else _there(shuffle, rounds, seat)
    if "shown" in receipt and not _as_shown(record, receipt["shown"], seat):
        codes.append(FaultCode.RECEIPT_PLAYED)
    return [_fault(code, receipt) for code in codes]


def _absent(kept: Json | None, left: Json | None) -> list[FaultCode]:
    """What is wrong where the record gives a seat no part in the shuffle: it has to say that the seat was late, and it
    must not have been. Whoever keeps a receipt was to have a part."""
    if left is None:
        return [FaultCode.RECEIPT_UNNAMED]
    if kept is None:
        return []
    if kept["revealed" if left["owed"] == "reveal" else "committed"]:
        return [FaultCode.RECEIPT_DROPPED]
    if kept.get("said") == ELSEWHERE:
        return [FaultCode.RECEIPT_ELSEWHERE]
    return [FaultCode.RECEIPT_UNANSWERED] if kept.get("said") == left["owed"] else []


def _there(shuffle: Json, rounds: Mapping[int, Json], seat: int) -> list[FaultCode]:
    """What is wrong where the record gives a seat its part."""
    kept = rounds.get(shuffle["round"])
    same_bytes = kept is not None and _same_bytes(shuffle, kept, seat)
    if not same_bytes and not _spoke(kept):
        return [FaultCode.RECEIPT_ELSEWHERE]
    codes = []
    if kept is None or not _same_list(shuffle, kept):
        codes.append(FaultCode.RECEIPT_FROZEN)
    if not same_bytes:
        codes.append(FaultCode.RECEIPT_ADDED)
    return codes


def compared(receipt: Json) -> list[FaultCode]:
    """What is found right of a seat that has a part in the shuffle, as far as its receipt holds what it takes."""
    return [code for code in CHECKS if _KEPT_IN.get(code, "format") in receipt]


def left_out(record: Json, receipt: Json) -> bool:
    """Whether the record says that the seat did not answer in time."""
    return any(left["seat"] == receipt["seat"] for left in record["shuffle"]["left_out"])


def check_receipt(record: Json, receipt: object) -> None:
    """`BadRecord` with the first thing that the record tells otherwise than the receipt."""
    for fault in receipt_faults(record, read_receipt(receipt)):
        raise BadRecord(fault)


def _begun_anew_for_a_reason(shuffle: Json, kept: Json, seat: int) -> bool:
    """Whether a deal that this seat had told its bytes for was given up because another seat held its own back.

    Otherwise a server could look at one deal after another until it likes one. It need not have answered that it has
    the bytes: the list of commitments was written down before they were sent.
    """
    if not kept["revealed"] and kept.get("said") != "reveal":
        return True
    promised = kept["commitments"] or ()
    return any(
        left["round"] == kept["round"] and left["owed"] == "reveal" and left["seat"] != seat and promised[left["seat"]]
        for left in shuffle["left_out"]
        if left["seat"] < len(promised)
    )


def _took_part(kept: Json) -> bool:
    """Whether this device has said something, or the server has shown that it did. No round may come after the one that
    was dealt: whoever saw both could choose."""
    return bool(kept["committed"]) or kept.get("said") in ("commit", "reveal")


def _spoke(kept: Json | None) -> bool:
    """Whether this device has said something in a round, as far as it has written that down."""
    return kept is not None and kept.get("said", "commit") in ("commit", "reveal")


def _same_order(record: Json, receipt: Json, mixed: Shuffle) -> bool:
    """Whether the order of age is the one that was given before anybody had said anything, or else follows from the
    shuffle: whoever could choose it after the deal would choose who begins."""
    expected = receipt["seniority"] or mixed.order(len(record["players"]))
    return tuple(record["seniority"]) == tuple(expected)


def digest_of(turns: Iterable[Json]) -> str:
    """The hash of turns as everybody sees them: what was drawn or traded for is not in it."""
    seen = [[turn["seat"], *(turn.get(part) for part in SEEN), _traded(turn)] for turn in turns]
    return sha256(json.dumps(seen, separators=(",", ":")).encode()).hexdigest()


def _traded(turn: Json) -> int | None:
    """How many pieces were traded; a record tells which, and a table only how many."""
    return len(turn["trade"]) if "trade" in turn else turn.get("traded")


def _as_shown(record: Json, shown: Json, seat: int) -> bool:
    """Whether the game in the record is the one that was shown while it was played: a server could mix honestly, let
    people play another deal, and make up a game for the record."""
    count, hand = shown["turns"], shown["hand"]
    same_hand = hand is None or sorted(hand) == sorted(record["deal"][seat])
    return same_hand and len(record["turns"]) >= count and digest_of(record["turns"][:count]) == shown["digest"]


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

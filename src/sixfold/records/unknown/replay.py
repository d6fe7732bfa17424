"""From a record of a real table to what is known after each turn, verifying what can be verified."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sixfold.core.followed import Followed, LyingUnknown, result
from sixfold.core.game import Hand, starter
from sixfold.core.hands import NotHeld
from sixfold.games import EDITIONS, edition
from sixfold.games.following import FOLLOWING
from sixfold.games.lines import longest
from sixfold.records.checksum import checksum
from sixfold.records.faults import BadRecord, Fault, FaultCode, RefusedTurn, bad
from sixfold.records.pieces import parse_hand
from sixfold.records.turns.following import codes
from sixfold.records.unknown.turns import parse_told
from sixfold.records.write import result_json

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Path:
    """What is known before the first turn and after each that is good, and what is wrong with the next."""

    states: tuple[Followed, ...]
    fault: Fault | None

    @property
    def last(self) -> Followed:
        """What is known after the last good turn."""
        return self.states[-1]


def verify_known(record: Json) -> Followed:
    """The last state of a record whose shape is right; `BadRecord` with the first fault."""
    *_, last = states_known(record)
    return last


def states_known(record: Json) -> Iterator[Followed]:
    """What is known before the first turn and after each; `BadRecord` at the first fault."""
    check_heading(record)
    path = follow_turns(record)
    yield from path.states
    if path.fault is not None:
        raise BadRecord(path.fault)
    ended = result(path.last)
    found = None if ended is None else result_json(ended)
    if record["result"] != found:
        raise bad(FaultCode.RESULT, said=_shown(record["result"]), found=_shown(found))
    if "checksum" in record and record["checksum"] != checksum(record):
        raise bad(FaultCode.CHECKSUM)


def check_heading(record: Mapping[str, Any]) -> None:
    """Refuse what no game of the edition begins like."""
    if record["edition"] not in EDITIONS:
        raise bad(FaultCode.BAD_VALUE, field="edition", value=record["edition"])
    rules = edition(record["edition"])
    players = len(record["players"])
    if not rules.allows(players):
        fewest, most = rules.players
        raise bad(FaultCode.PLAYERS, players=players, edition=rules.id, fewest=fewest, most=most)
    seniority, hands = record.get("seniority"), deal_of(record)
    if seniority is not None and sorted(seniority) != list(range(players)):
        raise bad(FaultCode.SENIORITY, players=players)
    if len(hands) != players or any(len(hand) != rules.hand_size for hand in hands if hand is not None):
        raise bad(FaultCode.DEAL_IMPOSSIBLE, size=rules.hand_size)
    if record["first"] >= players:
        raise bad(FaultCode.BAD_VALUE, field="first", value=record["first"])
    if seniority is not None and (rules.starts == "oldest" or None not in hands):
        found = starter(rules, seniority, [longest(hand or ()) for hand in hands])
        if found != record["first"]:
            raise bad(FaultCode.FIRST, said=record["first"], found=found)


def deal_of(record: Mapping[str, Any]) -> tuple[Hand | None, ...]:
    """The hands dealt, by seat; nothing where one is not known."""
    told: Sequence[Any] = record.get("deal") or [None] * len(record["players"])
    return tuple(None if hand is None else parse_hand(hand) for hand in told)


def follow_turns(record: Mapping[str, Any]) -> Path:
    """What is known turn by turn, up to the first that is wrong; the heading is right."""
    rules = edition(record["edition"])
    following = FOLLOWING[rules.game]
    states = [following.follow_from(rules, record["first"], deal_of(record))]
    try:
        following.unseen(states[0])
    except NotHeld:
        return Path(tuple(states), Fault(FaultCode.DEAL_IMPOSSIBLE, values={"size": rules.hand_size}))
    for number, turn in enumerate(record["turns"], start=1):
        try:
            states.append(_follow(states[-1], turn, number))
        except BadRecord as wrong:
            return Path(tuple(states), wrong.fault)
    return Path(tuple(states), None)


def _follow(state: Followed, turn: Mapping[str, Any], number: int) -> Followed:
    if state.ended:
        raise bad(FaultCode.AFTER_END, number)
    if turn["seat"] != state.seat:
        raise bad(FaultCode.SEAT, number, said=turn["seat"], found=state.seat)
    following = FOLLOWING[state.edition.game]
    action = parse_told(state.edition.game, state.edition, turn, number)
    try:
        refusal = following.follow_refusal(state, action)
    except LyingUnknown:
        raise bad(FaultCode.LYING_UNKNOWN, number) from None
    if refusal is not None:
        refused = RefusedTurn(refusal, state.edition.game, longest(state.hand or ()), state.left or 0)
        raise BadRecord(Fault(FaultCode.REFUSED, number, {"refusal": refusal.code.value}, refused))
    draw = None if turn.get("draw") is None else parse_hand(turn["draw"])
    try:
        after = following.follow(state, action, draw)
    except NotHeld as error:
        raise bad(FaultCode.COPIES, number, pieces=codes(error.missing)) from None
    last = after.turns[-1]
    if draw is not None and last.drawn is not None and len(draw) != last.drawn:
        raise bad(FaultCode.DRAW_SIZE, number, said=len(draw), found=last.drawn)
    if "score" in turn and turn["score"] != last.score:
        raise bad(FaultCode.SCORE, number, said=turn["score"], found=last.score)
    return after


def _shown(told: Json | None) -> str:
    return "null" if told is None else f"{told['scores']}, {told['winners']}, {told['reason']}"

"""The sheet of a game at a real table: who plays, and the turns as they were entered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from sixfold.core.followed import Followed, LyingUnknown, result
from sixfold.core.game import Hand, Result
from sixfold.core.hands import missing_from, without
from sixfold.core.refusals import Refusal
from sixfold.games import edition
from sixfold.games.following import FOLLOWING
from sixfold.realtable.correcting import corrected
from sixfold.records.faults import BadRecord, Fault, FaultCode
from sixfold.records.pieces import hand_json, parse_hand
from sixfold.records.schema import check_shape
from sixfold.records.unknown import FORMAT, Path, follow_turns, record_known
from sixfold.records.unknown.replay import check_heading, deal_of
from sixfold.records.unknown.turns import parse_told

Json = dict[str, Any]
Replayed = Path
"""What is known turn by turn, up to the first fault."""


class BadTable(ValueError):
    """What was entered is no game: the fault names the field, or the turn."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.code.value} {dict(fault.values)}")
        self.fault = fault


@dataclass(frozen=True)
class RealTable:
    """A game at a real table. Every verb returns another table; none changes this one.

    Turns are written as records of `sixfold/2` write them, without what the rules will add.

    Examples:
        >>> table = RealTable.of("tiles-nl", ["Ann", "Ben"], first=1)
        >>> table = table.add({"play": [["Ro", 0, 0], ["Rd", 1, 0]]})
        >>> table.now.scores, table.now.seat
        ((0, 2), 0)
        >>> table.may({"play": [["Ro", 2, 0]]}).code.value
        'duplicate-in-line'
        >>> table.add({"trade": 2}).undo() == table
        True
    """

    entered: Mapping[str, Any] = field(hash=False)
    """A record without its result."""

    @classmethod
    def of(
        cls,
        edition_id: str,
        names: list[str],
        first: int = 0,
        *,
        deal: list[list[str] | None] | None = None,
        seniority: list[int] | None = None,
    ) -> "RealTable":
        """A table at which nothing has been played yet; `BadTable` if the edition does not allow it."""
        heading: Json = {"edition": edition_id, "players": [{"name": name} for name in names], "first": first}
        if deal is not None:
            heading["deal"] = deal
        if seniority is not None:
            heading["seniority"] = seniority
        return cls.read(heading | {"turns": []})

    @classmethod
    def read(cls, entered: Mapping[str, Any]) -> "RealTable":
        """A table from what was entered, or from a record; `BadTable` if it has not the shape of one.

        A turn that the rules refuse does not matter here: `replayed` names it.
        """
        rules_name = entered.get("edition")
        try:
            game = edition(rules_name).game if isinstance(rules_name, str) else ""
        except ValueError:
            game = ""
        if not game:
            raise BadTable(Fault(FaultCode.BAD_VALUE, values={"field": "edition", "value": str(rules_name)[:60]}))
        content = {**entered, "format": FORMAT, "game": game, "result": None}
        content.pop("checksum", None)
        try:
            check_heading(check_shape(content))
        except BadRecord as wrong:
            raise BadTable(wrong.fault) from None
        return cls(content)

    @property
    def turns(self) -> list[Json]:
        """The turns as they were entered."""
        return list(self.entered["turns"])

    @cached_property
    def replayed(self) -> Replayed:
        """The game played through by the rules, up to the first turn that they refuse."""
        return follow_turns(self.entered)

    @property
    def now(self) -> Followed:
        """What is known after the last good turn."""
        return self.replayed.last

    @property
    def result(self) -> Result | None:
        """How the game ended; nothing while it goes on, or while a turn is wrong."""
        return None if self.replayed.fault else result(self.now)

    def may(self, action: Mapping[str, Any]) -> Refusal | None:
        """Whether the player on turn may do this: why not, or nothing. `BadTable` if nobody can tell."""
        turn = self._turn(action)
        self._with([*self.turns, turn])
        told = parse_told(self.now.edition.game, self.now.edition, turn, len(self.turns) + 1)
        try:
            return FOLLOWING[self.now.edition.game].follow_refusal(self.now, told)
        except LyingUnknown:
            raise BadTable(Fault(FaultCode.LYING_UNKNOWN)) from None

    def add(self, action: Mapping[str, Any]) -> "RealTable":
        """The table after another turn; `BadTable` names why it is refused, and nothing is lost."""
        after = self._with([*self.turns, self._turn(action)])
        if after.replayed.fault is not None:
            raise BadTable(after.replayed.fault)
        return after

    def undo(self) -> "RealTable":
        """The table before the last turn."""
        return self._with(self.turns[:-1])

    def correct(self, number: int, action: Mapping[str, Any]) -> "RealTable":
        """The table with another turn in the place of one that was entered, counted from 1.

        All after it are played through again: `replayed.fault` names the first that does not fit any more.
        """
        turns = self.turns
        if not 1 <= number <= len(turns):
            raise IndexError(f"there is no turn {number}")
        turn = {**action, "seat": turns[number - 1]["seat"]}
        self._with([*turns[: number - 1], turn])
        return self._with(corrected(self.entered["game"], turns, number, turn))

    def hold(self, seat: int, hand: Sequence[str]) -> "RealTable":
        """The table with what a seat holds now written down: as its deal, or as what it drew last.

        Where nobody knows what it held before, nothing can be written, and the table stays as it is. `BadTable` if the
        seat cannot hold that.
        """
        turns, pieces = self.turns, parse_hand(hand)
        if not 0 <= seat < len(self.entered["players"]):
            raise BadTable(Fault(FaultCode.BAD_VALUE, values={"field": "seat", "value": str(seat)}))
        last = max((number for number, turn in enumerate(turns) if turn["seat"] == seat), default=None)
        if last is None:
            deal = [None if dealt is None else hand_json(dealt) for dealt in deal_of(self.entered)]
            deal[seat] = hand_json(pieces)
            return RealTable.read({**self.entered, "deal": deal})
        kept = self._kept(last)
        if kept is None:
            return self
        if missing_from(pieces, kept):
            raise BadTable(Fault(FaultCode.DRAW_SIZE, last + 1))
        turns[last] = {**turns[last], "draw": hand_json(without(pieces, kept))}
        return self._with(turns)

    def _kept(self, number: int) -> Hand | None:
        """What the player of a turn kept of a hand that was known; nothing where nobody can tell."""
        states, turn = self.replayed.states, self.turns[number]
        hand = states[number].hand if number < len(states) - 1 else None
        used = turn.get("play", turn.get("trade", [] if turn.get("pass") else None))
        if hand is None or not isinstance(used, list) or turn.get("reroll") or turn.get("forced"):
            return None
        return without(hand, parse_hand(one if isinstance(one, str) else one[0] for one in used))

    def record(self) -> Json:
        """The record of the good turns, with what the rules add: scores, and how it ended."""
        told = self.entered
        return record_known(self.now, told["players"], deal_of(told), told.get("seniority"))

    def _turn(self, action: Mapping[str, Any]) -> Json:
        return {**action, "seat": self.now.seat}

    def _with(self, turns: list[Json]) -> "RealTable":
        return replace(self, entered=RealTable.read({**self.entered, "turns": turns}).entered)

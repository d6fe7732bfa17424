"""Turns of cards in moves: cards are moved between the hand and the series of the table, one series after the other.

A series is opened; cards of it may be lifted, then cards that were lifted or are in the hand may be laid on it, and it
is closed. Laying a card when no series is open begins a new one. Once nothing lifted is left and a card of the hand was
played, the turn may be done. Each series is opened once, and what was laid stays, so a turn has an end; and a move is
legal only if a legal table can still come of it (`feasible.py`), so none leads into a dead end. Cards are laid on a
series in ascending order.

Every legal table can be reached: lift what has to leave, then lay it where it belongs.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import KINDS, Piece, piece_name
from sixfold.envs.steps.feasible import Counts, can_end, completions, counted
from sixfold.envs.steps.kinds import WAIT, IllegalMove
from sixfold.envs.steps.rearranging import rearranged
from sixfold.games.cards import Action, Observation, Pass, Play, Series, Table, can_play, piece_count
from sixfold.games.lines import COMPANIONS, QWIRKLE

FIRST_SERIES = len(KINDS)
CLOSE, DONE, PASS, _WAIT = range(4)
"""The moves after the cards and the series, counted from the last series on."""
OTHER_NAMES = ("close", "done", "pass", WAIT)


@dataclass(frozen=True, slots=True)
class Open:
    """The series that is open: the cards it came with that still lie there, those lifted from it, those laid on it."""

    kept: Series = ()
    lifted: Series = ()
    laid: Series = ()

    @property
    def cards(self) -> Series:
        """What lies there now."""
        return self.kept + self.laid


@dataclass(frozen=True, slots=True)
class CardsTurn:
    """A turn in the making."""

    slots: int
    shortest: int
    must_pass: bool
    untouched: tuple[Series | None, ...]
    """The series of the table in their places; nothing where one was opened."""
    hand: Counts
    lifted: Counts = (0,) * len(KINDS)
    """Cards lifted from the table that must be laid again."""
    played: Hand = ()
    settled: Table = ()
    """The series that were opened or begun, and closed."""
    open: Open | None = None
    action: Action | None = None
    _legal: list[tuple[int, ...]] = field(default_factory=list, compare=False, repr=False)

    def legal(self) -> tuple[int, ...]:
        """The moves that lead on, in ascending order."""
        if not self._legal:
            self._legal.append(tuple(sorted(self._moves())))
        return self._legal[0]

    def after(self, move: int) -> "CardsTurn":
        """The turn with one more move."""
        if move not in self.legal():
            raise IllegalMove(move)
        if move < FIRST_SERIES:
            return self._moved(KINDS[move])
        if move < self._other(CLOSE):
            return self._opened(move - FIRST_SERIES)
        if move == self._other(CLOSE):
            return self._closed()
        return self._with(action=Pass() if self.must_pass else Play(self.played, self.standing))

    @property
    def standing(self) -> Table:
        """The series that are not open, as they lie."""
        return (*(series for series in self.untouched if series is not None), *self.settled)

    def _other(self, number: int) -> int:
        return FIRST_SERIES + self.slots + number

    def _with(self, **changed: Any) -> "CardsTurn":
        return replace(self, _legal=[], **changed)

    def _moves(self) -> Iterable[int]:
        if self.action is not None:
            return
        if self.must_pass:
            yield self._other(PASS)
            return
        yield from (int(kind) for kind in KINDS if self._may_lay(kind))
        if self.open is None:
            yield from (FIRST_SERIES + place for place, series in enumerate(self.untouched) if series is not None)
            if self.played and not any(self.lifted):
                yield self._other(DONE)
            return
        if not self.open.laid:
            yield from map(int, self.open.kept)
        if self._may_close():
            yield self._other(CLOSE)

    def _may_lay(self, kind: Piece) -> bool:
        """Whether a lifted card or one of the hand may be laid on the open series, or begin a new one."""
        begun = self.open or Open()
        if (not self.lifted[kind] and not self.hand[kind]) or kind in begun.lifted or len(begun.cards) == QWIRKLE:
            return False
        if (begun.laid and kind < begun.laid[-1]) or not all(COMPANIONS[kind] >> card & 1 for card in begun.cards):
            return False
        after = self._moved(kind)
        assert after.open is not None
        at_hand = [
            (lifted or held) * (place not in begun.lifted)
            for place, (lifted, held) in enumerate(zip(after.lifted, after.hand, strict=True))
        ]
        fits = completions(after.open.cards, tuple(at_hand), kind + 1, self.shortest)
        return any(after._can_end_with(choice) for choice in fits)

    def _may_close(self) -> bool:
        assert self.open is not None
        if not self.open.lifted and not self.open.laid:
            return False
        if not self.open.cards:
            return True
        return len(self.open.cards) >= self.shortest and self._can_end_with(())

    def _can_end_with(self, laid: Iterable[Piece]) -> bool:
        """Whether the turn can end if the open series is closed with these cards laid on it as well."""
        lifted, hand, played = list(self.lifted), list(self.hand), bool(self.played)
        for kind in laid:
            if lifted[kind]:
                lifted[kind] -= 1
            else:
                hand[kind] -= 1
                played = True
        if not any(lifted) and played:
            return True
        untouched = tuple(series for series in self.untouched if series is not None)
        return can_end(untouched, tuple(lifted), tuple(hand), played, self.shortest)

    def _moved(self, kind: Piece) -> "CardsTurn":
        """The card lifted from the open series, or laid on it: what was lifted before what is in the hand."""
        begun = self.open or Open()
        if not begun.laid and kind in begun.kept:
            kept = tuple(card for card in begun.kept if card != kind)
            lifted = _changed(self.lifted, kind, 1)
            return self._with(open=replace(begun, kept=kept, lifted=(*begun.lifted, kind)), lifted=lifted)
        after = replace(begun, laid=(*begun.laid, kind))
        if self.lifted[kind]:
            return self._with(open=after, lifted=_changed(self.lifted, kind, -1))
        return self._with(open=after, hand=_changed(self.hand, kind, -1), played=(*self.played, kind))

    def _opened(self, place: int) -> "CardsTurn":
        kept = self.untouched[place]
        assert kept is not None
        left = (*self.untouched[:place], None, *self.untouched[place + 1 :])
        return self._with(untouched=left, open=Open(kept))

    def _closed(self) -> "CardsTurn":
        assert self.open is not None
        lying = (self.open.cards,) if self.open.cards else ()
        return self._with(open=None, settled=self.settled + lying)


def _changed(counts: Counts, kind: Piece, by: int) -> Counts:
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


@dataclass(frozen=True, slots=True)
class CardsSteps:
    """The moves of a game of cards."""

    slots: int
    """How many series can lie on the table at most."""

    @property
    def size(self) -> int:
        """How many moves there are."""
        return FIRST_SERIES + self.slots + len(OTHER_NAMES)

    def begin(self, seen: Observation) -> CardsTurn:
        """The turn of the observer, who is on turn, before its first move."""
        shortest = seen.edition.shortest
        unable = not can_play(seen.table, seen.hand, shortest)
        return CardsTurn(self.slots, shortest, unable, seen.table, counted(seen.hand))

    def way(self, seen: Observation, action: Action) -> list[int]:
        """Moves that make a legal action."""
        other = FIRST_SERIES + self.slots
        if isinstance(action, Pass):
            return [other + PASS]
        moves: list[int] = []
        for change in rearranged(seen.table, action.table):
            if change.place is not None:
                moves.append(FIRST_SERIES + change.place)
            moves += [*map(int, change.lifted), *sorted(map(int, change.laid)), other + CLOSE]
        return [*moves, other + DONE]

    def name(self, move: int) -> str:
        """A move as people read it."""
        if move < FIRST_SERIES:
            return piece_name(KINDS[move])
        if move < FIRST_SERIES + self.slots:
            return f"series {move - FIRST_SERIES}"
        return OTHER_NAMES[move - FIRST_SERIES - self.slots]


def steps(edition: Edition) -> CardsSteps:
    """The moves of an edition of cards."""
    return CardsSteps(piece_count(edition) // edition.shortest)

"""Why one turn of cards is better than another."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sixfold import kernel
from sixfold.coach.measures import SURE, Measured, parts_of
from sixfold.coach.reasons import KEPT, NOW, REPLIES, TABLE, Reason, ReasonCode, sifted
from sixfold.coach.why_placement import LEAST_CHANCE, LEAST_SHARE
from sixfold.core.hands import missing_from
from sixfold.core.pieces import KINDS, Piece
from sixfold.games.cards import Action, Observation, Play, Series, Table, left_on, qwirkles_in

MOST_NAMED = 6
"""Kinds that a reason names; of more nobody would read the list."""
FIELD = {NOW: None, REPLIES: "others", KEPT: "mine", TABLE: "left"}


def reasons(seen: Observation, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
    """Why the best turn is better than the one made, the weightiest reason first."""
    if not isinstance(made, Play) or not isinstance(best, Play):
        return []
    taken = [len(qwirkles_in(play.table)) for play in (made, best)]
    parts = parts_of(measured[1], taken[1]).less(parts_of(measured[0], taken[0]))
    positive = sum(max(0.0, getattr(parts, part)) for part in FIELD)

    def counts(part: str) -> bool:
        name = FIELD[part]
        value, error = getattr(parts, part), measured[1].errors[name] if name else 0.0
        return bool(value > SURE * error and value > 0 and value >= LEAST_SHARE * positive)

    found = [
        *(_now(seen, made, best) if counts(NOW) else ()),
        *(_given(seen, made, best, measured, parts.replies) if counts(REPLIES) else ()),
        *(_ahead(measured, parts.kept) if counts(KEPT) else ()),
        *([Reason(ReasonCode.TABLE_LEFT, TABLE, values={"points": parts.table})] if counts(TABLE) else ()),
    ]
    return sifted(sorted(found, key=lambda reason: -getattr(parts, reason.part)))


def needs_moving(table: Table, hand: Sequence[Piece], qwirkle: Series) -> bool:
    """Whether a Qwirkle can be made only with cards out of their series.

    Without moving anything it is a series of the table with cards from the hand, or all of it comes from the hand.
    """
    for series in ((), *table):
        if set(series) <= set(qwirkle) and not missing_from(hand, [card for card in qwirkle if card not in series]):
            return False
    return True


def finishing(table: Table, out: Counter[Piece]) -> tuple[Piece, ...]:
    """The kinds still out of which a single card would give a Qwirkle on this table."""
    found = []
    for kind in KINDS:
        if out[kind] > 0:
            takings = kernel.cards_takings(table, [kind])
            if takings and takings[0].qwirkles:
                found.append(kind)
    return tuple(found)


def out_of(seen: Observation) -> Counter[Piece]:
    """How many of each kind are neither on the table, nor taken, nor in the player's hand."""
    out = Counter(dict.fromkeys(KINDS, seen.edition.copies))
    out.subtract(card for series in seen.table for card in series)
    out.subtract(card for taken in seen.qwirkles for series in taken for card in series)
    out.subtract(seen.hand)
    return out


def _now(seen: Observation, made: Play, best: Play) -> Iterator[Reason]:
    """Qwirkles that could be taken."""
    took = [tuple(sorted(series)) for series in qwirkles_in(made.table)]
    missed = [series for series in qwirkles_in(best.table) if tuple(sorted(series)) not in took]
    values = {"best": float(len(qwirkles_in(best.table))), "made": float(len(took))}
    for series in missed:
        if needs_moving(seen.table, seen.hand, series):
            yield Reason(ReasonCode.REARRANGEMENT, NOW, pieces=series, values=values)
            return
    if missed:
        yield Reason(ReasonCode.QWIRKLE_MISSED, NOW, pieces=missed[0], values=values)


def _given(seen: Observation, made: Play, best: Play, measured: Sequence[Measured], worth: float) -> Iterator[Reason]:
    """What the table offers the next players."""
    out = out_of(seen)
    first, second = measured
    if second.surely_less("reply_qwirkle") and second.differences["reply_qwirkle"] < -LEAST_CHANCE:
        kinds, fewer = (finishing(left_on(play.table), out) for play in (made, best))
        offered = tuple(kind for kind in kinds if kind not in fewer)
        shares = {"share": 100 * first.means["reply_qwirkle"], "less": 100 * second.means["reply_qwirkle"]}
        if 0 < len(offered) <= MOST_NAMED:
            values = shares | {"out": float(sum(out[kind] for kind in offered))}
            yield Reason(ReasonCode.FIVE_OPEN, REPLIES, pieces=offered, values=values)
        yield Reason(ReasonCode.QWIRKLE_GIVEN, REPLIES, values=shares)
    yield Reason(ReasonCode.POINTS_GIVEN, REPLIES, values={"points": worth})


def _ahead(measured: Sequence[Measured], worth: float) -> Iterator[Reason]:
    first, second = measured
    if second.surely_more("next_qwirkle") and second.differences["next_qwirkle"] > LEAST_CHANCE:
        shares = {"share": 100 * second.means["next_qwirkle"], "less": 100 * first.means["next_qwirkle"]}
        yield Reason(ReasonCode.QWIRKLE_AHEAD, KEPT, values=shares)
    yield Reason(ReasonCode.POINTS_AHEAD, KEPT, values={"points": worth})

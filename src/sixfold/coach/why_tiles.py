"""Why one play of tiles is better than another."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sixfold.coach.measures import SURE, Measured, share_error
from sixfold.coach.reasons import KEPT, NOW, Reason, ReasonCode
from sixfold.coach.why_placement import (
    Case,
    Out,
    ahead_reasons,
    ending_reasons,
    in_order,
    now_reasons,
    open_fives,
    reply_reasons,
)
from sixfold.core.hands import without
from sixfold.core.pieces import Piece, kinds_in, mask_of
from sixfold.games.lines import COLOUR_MASKS, QWIRKLE, SHAPE_MASKS
from sixfold.games.placement import Board, Placement, run_through
from sixfold.games.placement.board import COLUMN, ROW
from sixfold.games.tiles import Action, Observation, Pass, Place

TOGETHER = 3
"""So many pieces of one line are worth keeping together."""

Hand = tuple[Piece, ...]


def reasons(seen: Observation, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
    """Why the best play is better than the one made, the weightiest reason first."""
    case = Case(seen.board, _laid(made), _laid(best), measured, seen.edition.qwirkle_bonus)
    out = out_of(seen)
    kept = tuple(_kept(seen.hand, play) for play in (made, best))
    ends = [not hand and seen.bag_size == 0 for hand in kept]
    found = [
        *_trades(case, made, best),
        *([] if ends[1] else _safe_five(case, seen, out)),
        *now_reasons(case),
        *reply_reasons(case, out),
        *_kept_reasons(case, seen, (kept[0], kept[1]), out),
        *ahead_reasons(case),
        *ending_reasons(case, seen.edition.ending_bonus, ends[1], ends[0]),
    ]
    return in_order(found, case)


def out_of(seen: Observation) -> Out:
    """Counts the pieces that are neither on the board nor in the player's hand."""
    known = Counter((*seen.board.pieces.values(), *seen.hand, *seen.gone))
    return lambda kind: seen.edition.copies - known[kind]


def _laid(play: Action) -> Placement:
    return play.placement if isinstance(play, Place) else ()


def _kept(hand: Hand, play: Action) -> Hand:
    match play:
        case Place(placement):
            return without(hand, (piece for piece, _ in placement))
        case Pass():
            return hand
        case _:
            return without(hand, play.pieces)


def _trades(case: Case, made: Action, best: Action) -> Iterator[Reason]:
    """A trade in place of a placement, or the other way round."""
    if case.made and not case.best and case.counts(KEPT) and not isinstance(best, Pass | Place):
        yield Reason(ReasonCode.TRADE_BETTER, KEPT, pieces=best.pieces, values={"points": case.value(KEPT)})
    if case.best and not case.made and case.counts(NOW) and not isinstance(made, Pass):
        values = {"points": case.points(case.best)}
        cells, pieces = tuple(cell for _, cell in case.best), tuple(piece for piece, _ in case.best)
        yield Reason(ReasonCode.TRADE_NEEDLESS, NOW, cells, (), pieces, values=values)


def _safe_five(case: Case, seen: Observation, out: Out) -> Iterator[Reason]:
    """A line of five that may be left: the pieces that would finish it are all gone."""
    if not case.counts(NOW):
        return
    after = case.board.lay(case.best)
    kept = without(seen.hand, (piece for piece, _ in case.best))
    for line in case.lines(case.best):
        if len(line.cells) != QWIRKLE - 1:
            continue
        missing = _missing(after, line.cells)
        if missing and not any(out(kind) for kind in missing) and not set(missing) & set(kept):
            values = {"points": case.value(NOW), "copies": seen.edition.copies}
            cells = tuple(cell for _, cell in case.best)
            yield Reason(ReasonCode.SAFE_FIVE, NOW, cells, line.cells, missing, values=values)
            return


def _missing(board: Board, line: Sequence[tuple[int, int]]) -> tuple[Piece, ...]:
    """The kinds that a line of five lacks: one, for five pieces settle what they share."""
    kinds = mask_of(board.pieces[cell] for cell in line)
    whole = next(mask for mask in COLOUR_MASKS + SHAPE_MASKS if not kinds & ~mask)
    return tuple(kinds_in(whole & ~kinds))


def _kept_reasons(case: Case, seen: Observation, kept: tuple[Hand, Hand], out: Out) -> Iterator[Reason]:
    """What was done to the hand; told only where the hand makes the difference."""
    if not case.counts(KEPT):
        return
    yield from _last_held(case, kept[1], out)
    yield from _broken_up(case, seen.hand, kept)
    yield from _dead_line(case, seen, kept, out)
    twice = [[kind for kind, count in Counter(hand).items() if count > 1] for hand in kept]
    if spare := tuple(kind for kind in twice[0] if kind not in twice[1]):
        yield Reason(ReasonCode.DUPLICATE_KEPT, KEPT, pieces=spare, values={"points": case.value(KEPT)})


def _last_held(case: Case, kept: Hand, out: Out) -> Iterator[Reason]:
    """A line of five that only the player can finish after the best play, and in the deals does."""
    made, best = case.measured
    after_made = {(five.cell, five.line) for five in open_fives(case.board.lay(case.made))}
    spent = {piece for piece, _ in case.made}
    for five in open_fives(case.board.lay(case.best)):
        held = tuple(kind for kind in five.kinds if kind in kept)
        if not held or any(out(kind) for kind in five.kinds):
            continue
        if (five.cell, five.line) in after_made and not set(held) & spent:
            continue
        share, less = (one.next.get(five.cell, 0) / one.deals for one in (best, made))
        if share > less + SURE * (share_error(share, best.deals) + share_error(less, made.deals)) or (
            best.proven and share > less
        ):
            yield Reason(ReasonCode.LAST_HELD, KEPT, (five.cell,), five.line, held, values={"share": 100 * share})
            return


def _broken_up(case: Case, hand: Hand, kept: tuple[Hand, Hand]) -> Iterator[Reason]:
    """Pieces of one line that the best play keeps or lays together, and the one made tears apart."""
    held = mask_of(hand)
    groups = {held & mask for mask in COLOUR_MASKS + SHAPE_MASKS if (held & mask).bit_count() >= TOGETHER}
    for group in sorted(groups, key=lambda kinds: -kinds.bit_count()):
        size = group.bit_count()
        left, better = (mask_of(one) & group for one in kept)
        together = better == group or (better == 0 and group == group & mask_of(piece for piece, _ in case.best))
        if together and 0 < left.bit_count() < size:
            values = {"points": case.value(KEPT), "count": size}
            yield Reason(ReasonCode.BROKEN_UP, KEPT, pieces=tuple(kinds_in(group)), values=values)
            return


def _dead_line(case: Case, seen: Observation, kept: tuple[Hand, Hand], out: Out) -> Iterator[Reason]:
    """Pieces kept for a line that can never be finished, of which the best play lays some."""
    after = case.board.lay(case.made)
    for mask in COLOUR_MASKS + SHAPE_MASKS:
        waiting, fewer = (mask_of(one) & mask for one in kept)
        if waiting.bit_count() < TOGETHER or fewer.bit_count() >= waiting.bit_count():
            continue
        gone = tuple(kind for kind in kinds_in(mask & ~waiting) if not out(kind) and not _joins(after, kind, mask))
        if gone:
            values = {"copies": seen.edition.copies}
            yield Reason(ReasonCode.LINE_DEAD, KEPT, pieces=tuple(kinds_in(waiting)), gone=gone[:1], values=values)
            return


def _joins(board: Board, kind: Piece, mask: int) -> bool:
    """Whether a piece of that kind lies in a run of nothing but this line, so that others may still join it."""
    for cell, piece in board.pieces.items():
        if piece == kind:
            for step in (ROW, COLUMN):
                run = run_through(board.pieces, cell, step)
                if not mask_of(board.pieces[other] for other in run) & ~mask:
                    return True
    return False

"""Whether a reason is true, counted anew from the rules: nothing here asks the coach or the kernel."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sixfold.coach import Reason, ReasonCode
from sixfold.core.hands import missing_from, without
from sixfold.core.pieces import KINDS, Piece, colour_of, mask_of
from sixfold.games import cards
from sixfold.games.lines import COLOUR_MASKS, QWIRKLE, SHAPE_MASKS, is_line
from sixfold.games.placement import board_of, placement_refusal

STEPS = ((1, 0), (0, 1))


def is_true(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    """Whether what a reason claims of pieces and places is so; of measured averages, whether they speak for it."""
    check = _COUNTED.get(reason.code)
    return check(reason, seen, made, best) if check else _speaks(reason)


def _speaks(reason: Reason) -> bool:
    """Averages above zero, and a share above the lesser one."""
    values = reason.values
    return values["share"] > values["less"] >= 0 if "share" in values else all(value > 0 for value in values.values())


def _laid(play: Any) -> tuple[Any, ...]:
    return tuple(getattr(play, "placement", ()))


def _kept(seen: Any, play: Any) -> tuple[Any, ...]:
    laid: Any = [piece for piece, _ in _laid(play)]
    return without(seen.hand, laid or getattr(play, "pieces", ()))


def _after(seen: Any, play: Any) -> dict[Any, Any]:
    return {**seen.board.pieces, **{cell: piece for piece, cell in _laid(play)}}


def _run(pieces: Mapping[Any, Any], cell: Any, step: tuple[int, int]) -> tuple[Any, ...]:
    """The cells in one row or column, without a gap, around this one."""
    (x, y), (dx, dy) = cell, step
    low = 0
    while (x + (low - 1) * dx, y + (low - 1) * dy) in pieces:
        low -= 1
    run = []
    while (x + low * dx, y + low * dy) in pieces:
        run.append((x + low * dx, y + low * dy))
        low += 1
    return tuple(run)


def _runs(pieces: Mapping[Any, Any], laid: Any) -> set[tuple[Any, ...]]:
    """Every run of two or more through the cells laid."""
    found = {_run(pieces, cell, step) for _, cell in laid for step in STEPS}
    return {run for run in found if len(run) > 1}


def _qwirkle_missed(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    if hasattr(best, "table"):
        taken, less = (sum(len(series) == QWIRKLE for series in play.table) for play in (best, made))
        return taken > less and len(reason.pieces) == QWIRKLE and is_line(reason.pieces)
    six, fewer = (sum(len(run) == QWIRKLE for run in _runs(_after(seen, play), _laid(play))) for play in (best, made))
    return six > fewer and is_line([_after(seen, best)[cell] for cell in reason.line]) and len(reason.line) == QWIRKLE


def _lines_missed(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    lines, fewer = (len(_runs(_after(seen, play), _laid(play))) for play in (best, made))
    return lines == reason.values["lines"] > fewer and reason.values["best"] > reason.values["made"]


def _five_open(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    if hasattr(made, "table"):
        lying = [card for series in cards.left_on(made.table) for card in series]
        finishes = all(
            any(len(taking.qwirkles) for taking in cards.takings_of([*lying, kind], seen.edition.shortest))
            for kind in reason.pieces
        )
        return finishes and reason.values["out"] == sum(_cards_out(seen, kind) for kind in reason.pieces) > 0
    pieces, (cell,) = _after(seen, made), reason.cells
    five = [pieces[place] for place in reason.line]
    fits = [kind for kind in KINDS if _fits(pieces, kind, cell)]
    out = sum(pieces_out(seen, kind) for kind in fits)
    closes = all(is_line([*five, kind]) for kind in reason.pieces)
    gone = cell in _after(seen, best) or any(place not in _after(seen, best) for place in reason.line)
    gone = gone or not any(_fits(_after(seen, best), kind, cell) for kind in reason.pieces)
    return (
        len(five) == QWIRKLE - 1
        and closes
        and sorted(fits) == sorted(reason.pieces)
        and out == reason.values["out"] > 0
        and gone
    )


def _fits(pieces: dict[Any, Any], kind: Piece, cell: Any) -> bool:
    return placement_refusal(board_of((piece, at) for at, piece in pieces.items()), None, ((kind, cell),)) is None


def pieces_out(seen: Any, kind: Piece) -> int:
    """Tiles by kind; of cubes all of the colour, for any of them may show it."""
    known = [*seen.board.pieces.values(), *seen.hand]
    if hasattr(seen, "hands"):
        return int(seen.edition.copies - sum(colour_of(piece) == colour_of(kind) for piece in known))
    return int(seen.edition.copies - known.count(kind))


def _cards_out(seen: Any, kind: Piece) -> int:
    known = [card for series in seen.table for card in series] + list(seen.hand)
    known += [card for taken in seen.qwirkles for series in taken for card in series]
    return int(seen.edition.copies - known.count(kind))


def _safe_five(reason: Reason, seen: Any, _made: Any, best: Any) -> bool:
    pieces = _after(seen, best)
    five = [pieces[cell] for cell in reason.line]
    lacking = [kind for kind in KINDS if is_line([*five, kind])]
    everywhere = Counter(pieces.values())
    return (
        len(five) == QWIRKLE - 1
        and sorted(lacking) == sorted(reason.pieces)
        and all(everywhere[kind] == seen.edition.copies for kind in lacking)
    )


def _last_held(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    """Nobody else has a piece for the five, and after the play made it is gone or cannot be finished by the player."""
    after, held, (cell,) = _after(seen, best), set(_kept(seen, best)), reason.cells
    fits = [kind for kind in KINDS if _fits(after, kind, cell)]
    five = [after[place] for place in reason.line]
    other = _after(seen, made)
    still = cell not in other and all(other.get(place) == after[place] for place in reason.line)
    still = still and all(_fits(other, kind, cell) for kind in reason.pieces)
    return (
        len(five) == QWIRKLE - 1
        and not any(pieces_out(seen, kind) for kind in fits)
        and set(reason.pieces) == held & set(fits)
        and all(is_line([*five, kind]) for kind in reason.pieces)
        and not (still and set(reason.pieces) <= set(_kept(seen, made)))
    )


def _broken_up(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    group = set(reason.pieces)
    left = group & set(_kept(seen, made))
    together = group <= set(_kept(seen, best)) or group <= {piece for piece, _ in _laid(best)}
    return is_line(sorted(group)) and len(group) >= 3 and 0 < len(left) < len(group) and together


def _duplicate_kept(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    twice, once = Counter(_kept(seen, made)), Counter(_kept(seen, best))
    return all(twice[kind] > 1 >= once[kind] for kind in reason.pieces) and bool(reason.pieces)


def _line_dead(reason: Reason, seen: Any, made: Any, _best: Any) -> bool:
    (gone,) = reason.gone
    kept, line = _kept(seen, made), mask_of([*reason.pieces, gone])
    whole = next((mask for mask in COLOUR_MASKS + SHAPE_MASKS if not line & ~mask), 0)
    never = not pieces_out(seen, gone) and gone not in kept and dead_on(_after(seen, made), gone, whole)
    return bool(whole) and set(reason.pieces) <= set(kept) and never


def dead_on(pieces: Mapping[Any, Any], kind: Piece, mask: int) -> bool:
    """Whether every piece of a kind lies beside others in row and column alike, so that its line cannot join it."""
    cells = [cell for cell, piece in pieces.items() if piece == kind]
    return all(mask_of(pieces[other] for other in _run(pieces, cell, step)) & ~mask for cell in cells for step in STEPS)


def _ending_missed(_reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    return seen.bag_size == 0 and not _kept(seen, best) and bool(_kept(seen, made))


def _trade_needless(reason: Reason, _seen: Any, made: Any, best: Any) -> bool:
    return not _laid(made) and bool(_laid(best)) and reason.values["points"] > 0


def _trade_better(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    return bool(_laid(made)) and not _laid(best) and not missing_from(seen.hand, reason.pieces)


def _roll_better(reason: Reason, seen: Any, _made: Any, _best: Any) -> bool:
    return reason.values["best"] > reason.values["made"] and not missing_from(seen.hand, reason.pieces)


def _rearrangement(reason: Reason, seen: Any, made: Any, best: Any) -> bool:
    """No series of the table becomes that Qwirkle with cards of the hand alone."""
    wanted = set(reason.pieces)
    plain = any(set(series) <= wanted and wanted - set(series) <= set(seen.hand) for series in ((), *seen.table))
    return _qwirkle_missed(reason, seen, made, best) and not plain


_COUNTED = {
    ReasonCode.QWIRKLE_MISSED: _qwirkle_missed,
    ReasonCode.LINES_MISSED: _lines_missed,
    ReasonCode.FIVE_OPEN: _five_open,
    ReasonCode.SAFE_FIVE: _safe_five,
    ReasonCode.LAST_HELD: _last_held,
    ReasonCode.BROKEN_UP: _broken_up,
    ReasonCode.DUPLICATE_KEPT: _duplicate_kept,
    ReasonCode.LINE_DEAD: _line_dead,
    ReasonCode.ENDING_MISSED: _ending_missed,
    ReasonCode.TRADE_NEEDLESS: _trade_needless,
    ReasonCode.TRADE_BETTER: _trade_better,
    ReasonCode.ROLL_BETTER: _roll_better,
    ReasonCode.REARRANGEMENT: _rearrangement,
}

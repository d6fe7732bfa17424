"""Causes that are planted into a hand: a position of a game, in which the player holds other pieces that are still out.

What makes the cause is rare in games and cannot be waited for: the last piece of its kind, a line that lost one of its
kinds, five in a row that nobody can finish, a hand that nothing can be made of.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

from benchmarks.coaching.counting import dead_on, pieces_out

from sixfold.coach.tiles import TilesQuestion
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece, kinds_in, mask_of
from sixfold.games import tiles
from sixfold.games.lines import COLOUR_MASKS, QWIRKLE, SHAPE_MASKS
from sixfold.games.placement import Placement, lines_made, placements

Pair = tuple[Any, Any, Any]
LINES = COLOUR_MASKS + SHAPE_MASKS
TRIES = 12
"""How many hands are tried in one position."""
LITTLE = 4
"""With no more points than this to be had, a trade may be better."""


def holding(seen: tiles.Observation, wanted: Iterable[Piece], rng: Random) -> tiles.Observation | None:
    """The same position with these kinds in the hand, each once at least; nothing where one of them is not out."""
    needed = [kind for kind in wanted if kind not in seen.hand]
    spare = list(seen.hand)
    for kind in set(wanted) & set(spare):
        spare.remove(kind)
    if len(spare) < len(needed) or any(pieces_out(seen, kind) < 1 for kind in needed):
        return None
    rng.shuffle(spare)
    return replace(seen, hand=(*without(seen.hand, spare[: len(needed)]), *needed))


def _found(seen: tiles.Observation) -> list[tuple[Placement, int]]:
    return placements(seen.board, seen.hand, seen.edition.qwirkle_bonus)


def _going_on(seen: tiles.Observation) -> bool:
    """Whether there is a board, and a hand that is hidden from the player."""
    return bool(seen.board.pieces) and seen.bag_size > 0


def _same_cells(seen: tiles.Observation, rng: Random) -> Iterator[tuple[Placement, Placement]]:
    """Two placements on the same cells for the same points, in any order."""
    alike: dict[object, list[Placement]] = defaultdict(list)
    for placement, points in _found(seen):
        alike[frozenset(cell for _, cell in placement), points].append(placement)
    pairs = [pair for group in alike.values() for pair in permutations(group, 2)]
    rng.shuffle(pairs)
    yield from pairs


def _gone(seen: tiles.Observation) -> set[Piece]:
    """Kinds that all lie on the board."""
    return {kind for kind in KINDS if kind not in seen.hand and not pieces_out(seen, kind)}


def _fives(board: Any) -> Iterator[tuple[Any, int]]:
    """Cells where one piece finishes a line of five, and the kinds that do, as a mask."""
    for cell, opening in board.openings.items():
        kinds = opening.row & opening.column
        if kinds and QWIRKLE - 1 in (opening.row_length, opening.column_length):
            yield cell, kinds


def last_held(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """The last piece of a five that lies open kept for it, or laid elsewhere on the same cells for the same points."""
    if not _going_on(seen):
        return
    for _, kinds in sorted(_fives(seen.board)):
        (kind, *others) = kinds_in(kinds)
        planted = None if others or pieces_out(seen, kind) > 1 else holding(seen, [kind], rng)
        if planted is None or planted.hand.count(kind) != 1 or pieces_out(planted, kind):
            continue
        for made, best in _same_cells(planted, rng):
            kept = [without(planted.hand, (piece for piece, _ in play)) for play in (made, best)]
            still = dict(_fives(planted.board.lay(best)))
            if kind in kept[1] and kind not in kept[0] and 1 << kind in still.values():
                yield TilesQuestion(planted), tiles.Place(made), tiles.Place(best)


def line_dead(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """Three of a line that lost one of its kinds kept, or one of them laid on the same cells for the same points."""
    gone = _gone(seen) if _going_on(seen) else set()
    lines = [
        mask for mask in LINES for kind in kinds_in(mask) if kind in gone and dead_on(seen.board.pieces, kind, mask)
    ]
    rng.shuffle(lines)
    for mask in lines[:TRIES]:
        waiting = rng.sample(list(kinds_in(mask)), 3)
        planted = holding(seen, waiting, rng)
        if planted is None:
            continue
        for made, best in _same_cells(planted, rng):
            kept = [without(planted.hand, (piece for piece, _ in play)) for play in (made, best)]
            held = [(mask_of(hand) & mask).bit_count() for hand in kept]
            twice = any(len(set(hand)) < len(hand) for hand in kept)
            after = planted.board.lay(made).pieces
            dead = any(dead_on(after, kind, mask) for kind in _gone(planted) if 1 << kind & mask)
            if held[0] >= 3 > held[1] and dead and not twice:
                yield TilesQuestion(planted), tiles.Place(made), tiles.Place(best)


def safe_five(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """A line of five that nobody can finish made, or something else for fewer points."""
    gone = _gone(seen) if _going_on(seen) else set()
    lines = [(mask, kind) for mask in LINES for kind in kinds_in(mask) if kind in gone]
    rng.shuffle(lines)
    for mask, kind in lines[:TRIES]:
        planted = holding(seen, rng.sample([one for one in kinds_in(mask) if one != kind], 2), rng)
        if planted is None:
            continue
        found = _found(planted)
        best = [one for one in found if _safely_five(planted, one[0])]
        rng.shuffle(found)
        for placement, points in best:
            for made, fewer in found:
                if fewer < points and _longest(planted, made) < QWIRKLE - 1:
                    yield TilesQuestion(planted), tiles.Place(made), tiles.Place(placement)
                    break


def _longest(seen: tiles.Observation, placement: Placement) -> int:
    return max(len(line.cells) for line in lines_made(seen.board, placement, seen.edition.qwirkle_bonus))


def _safely_five(seen: tiles.Observation, placement: Placement) -> bool:
    """Whether the longest line made is of five, and everything that it lacks lies on the board."""
    after = seen.board.lay(placement).pieces
    lines = lines_made(seen.board, placement, seen.edition.qwirkle_bonus)
    fives = [mask_of(after[cell] for cell in line.cells) for line in lines if len(line.cells) == QWIRKLE - 1]
    lacking = [next(mask for mask in LINES if not kinds & ~mask) & ~kinds for kinds in fives]
    everywhere = list(after.values())
    return (
        bool(fives)
        and _longest(seen, placement) < QWIRKLE
        and all(everywhere.count(kind) == seen.edition.copies for kinds in lacking for kind in kinds_in(kinds))
    )


def trade_better(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """A hand of three kinds, each twice, of which little can be made: traded, or laid all the same."""
    if not _going_on(seen) or seen.bag_size < len(seen.hand) or len(seen.hand) < QWIRKLE:
        return
    twice = [kind for kind in KINDS if pieces_out(seen, kind) + seen.hand.count(kind) >= 2]
    for _ in range(TRIES if len(twice) >= 3 else 0):
        kinds = rng.sample(twice, 3)
        planted = replace(seen, hand=tuple(sorted(kinds * 2)))
        found = _found(planted)
        made = max(found, key=lambda one: one[1], default=None)
        if made and made[1] <= LITTLE:
            yield TilesQuestion(planted), tiles.Place(made[0]), tiles.Trade(tuple(sorted(kinds)))
            yield TilesQuestion(planted), tiles.Place(made[0]), tiles.Trade(planted.hand)

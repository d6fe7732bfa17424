"""Positions with one planted cause each: two plays of a real position that differ by one thing that can be counted.

The better of the two is known by counting before the coach is asked. Whether the cause matters at all in that position
is measured on deals of its own; where it does not, nothing is planted.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from benchmarks.coaching import hands

from sixfold.bots import bot
from sixfold.coach.cards import CardsQuestion
from sixfold.coach.cubes import RollQuestion
from sixfold.coach.measures import parts_of
from sixfold.coach.reasons import KEPT, NOW, REPLIES, ReasonCode
from sixfold.coach.tiles import TilesQuestion
from sixfold.coach.why_cards import needs_moving
from sixfold.core.hands import without
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.games.lines import QWIRKLE, longest
from sixfold.games.placement import Board, lines_made, placements

MATTERS = 1.5
"""Points that a planted cause must make in its position."""
MOST_PAIRS = 400
MOST_LISTED = 60


@dataclass(frozen=True, slots=True)
class Planted:
    """A position, a play with a planted fault, the play without it, and the cause."""

    code: ReasonCode
    question: Any
    made: Any
    best: Any


def positions(edition_id: str, seed: str, bots: tuple[str, ...] = ("greedy", "greedy")) -> Iterator[Any]:
    """What the seats on turn see in games of bots, one turn after the other."""
    rules = edition(edition_id)
    game, rng = GAMES[rules.game], Random(seed)
    players = [bot(name, rules.game) for name in bots]
    while True:
        state = game.start(rules, tuple(range(len(bots))), rng.randbytes(32))
        while not state.ended:
            seen = game.observe(state, state.seat)
            yield seen
            state = game.apply(state, players[state.seat](seen, rng))


def planted(code: ReasonCode, seed: str) -> Iterator[Planted]:
    """Positions with that cause, without end."""
    edition_id, find = FINDERS[code]
    for number, seen in enumerate(positions(edition_id, f"{code} {seed}")):
        rng = Random(f"{code} {seed} {number}")
        for question, made, best in find(seen, rng):
            if _matters(code, question, made, best, rng):
                yield Planted(code, question, made, best)
                break


def _matters(code: ReasonCode, question: Any, made: Any, best: Any, rng: Random) -> bool:
    part = PARTS.get(code)
    if part is None:
        return True
    measured = question.compare([made, best], 400, rng.getrandbits(63))
    parts = parts_of(measured[1], question.points(best)).less(parts_of(measured[0], question.points(made)))
    others = sum(max(0.0, getattr(parts, name)) for name in (NOW, REPLIES, KEPT) if name != part)
    value = getattr(parts, part)
    return bool(value > (MATTERS if part != NOW else 0) and value > others and measured[1].differences["chance"] > 0)


Pair = tuple[Any, Any, Any]


def _tiles_pairs(seen: tiles.Observation, rng: Random) -> Iterator[tuple[Any, Any]]:
    """Some pairs of placements, in any order; none with both hands known."""
    if not seen.board.pieces or seen.bag_size == 0:
        return
    found = placements(seen.board, seen.hand, seen.edition.qwirkle_bonus)
    pairs = (
        list(combinations(found, 2)) if len(found) < 60 else [tuple(rng.sample(found, 2)) for _ in range(MOST_PAIRS)]
    )
    rng.shuffle(pairs)
    for one, other in pairs[:MOST_PAIRS]:
        yield one, other
        yield other, one


def _fives(board: Board) -> set[tuple[Any, int]]:
    """Cells where one piece finishes a line of five, and the kinds that do, as a mask."""
    return {
        (cell, opening.row & opening.column)
        for cell, opening in board.openings.items()
        if QWIRKLE - 1 in (opening.row_length, opening.column_length) and opening.row & opening.column
    }


def _out(seen: Any, kind: int) -> int:
    return int(seen.edition.copies - Counter((*seen.board.pieces.values(), *seen.hand))[kind])


def five_open(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """The same pieces for the same points, once with a five left open that was not there."""
    for (made, points), (best, more) in _tiles_pairs(seen, rng):
        if points != more or sorted(piece for piece, _ in made) != sorted(piece for piece, _ in best):
            continue
        left, less = _fives(seen.board.lay(made)), _fives(seen.board.lay(best))
        new = [kinds for cell, kinds in left - less]
        if new and less <= left and any(_out(seen, kind) for kinds in new for kind in range(36) if kinds >> kind & 1):
            yield TilesQuestion(seen), tiles.Place(made), tiles.Place(best)


def qwirkle_missed(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """A line of six made, or not."""
    for (made, points), (best, more) in _tiles_pairs(seen, rng):
        if more > points and _longest(seen, best) == QWIRKLE > _longest(seen, made):
            yield TilesQuestion(seen), tiles.Place(made), tiles.Place(best)


def lines_missed(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """The same pieces in more lines, none of them a Qwirkle."""
    for (made, points), (best, more) in _tiles_pairs(seen, rng):
        lines, fewer = (len(lines_made(seen.board, play, 6)) for play in (best, made))
        same = sorted(piece for piece, _ in made) == sorted(piece for piece, _ in best)
        if same and more > points and lines > max(fewer, 1) and _longest(seen, best) < QWIRKLE:
            yield TilesQuestion(seen), tiles.Place(made), tiles.Place(best)


def _longest(seen: tiles.Observation, placement: Any) -> int:
    return max(len(line.cells) for line in lines_made(seen.board, placement, 6))


def _same_cells(seen: tiles.Observation, rng: Random) -> Iterator[tuple[Any, Any]]:
    """Placements on the same cells for the same points: only the pieces differ."""
    for (made, points), (best, more) in _tiles_pairs(seen, rng):
        if points == more and {cell for _, cell in made} == {cell for _, cell in best}:
            yield made, best


def duplicate_kept(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """One of two equal pieces laid, or another one in its place."""
    for made, best in _same_cells(seen, rng):
        kept = [without(seen.hand, (piece for piece, _ in play)) for play in (made, best)]
        if len(set(kept[0])) < len(kept[0]) and len(set(kept[1])) == len(kept[1]):
            yield TilesQuestion(seen), tiles.Place(made), tiles.Place(best)


def broken_up(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """Three or more of one line kept together, or torn apart."""
    for made, best in _same_cells(seen, rng):
        kept = [without(seen.hand, (piece for piece, _ in play)) for play in (made, best)]
        if longest(kept[1]) >= 3 and longest(kept[1]) == longest(seen.hand) > longest(kept[0]):
            yield TilesQuestion(seen), tiles.Place(made), tiles.Place(best)


def trade_needless(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """Everything traded, though a line could be made."""
    if not seen.board.pieces or seen.bag_size < len(seen.hand):
        return
    found = placements(seen.board, seen.hand, seen.edition.qwirkle_bonus)
    best = max(found, key=lambda one: one[1], default=None)
    if best and best[1] >= 6 and rng.random() < 0.5:
        yield TilesQuestion(seen), tiles.Trade(seen.hand), tiles.Place(best[0])


def ending_missed(seen: tiles.Observation, rng: Random) -> Iterator[Pair]:
    """The last pieces laid, or not all of them."""
    if seen.bag_size:
        return
    found = placements(seen.board, seen.hand, seen.edition.qwirkle_bonus)
    last = [placement for placement, _ in found if len(placement) == len(seen.hand)]
    rest = [placement for placement, _ in found if len(placement) < len(seen.hand)]
    if last and rest:
        yield TilesQuestion(seen), tiles.Place(rng.choice(rest)), tiles.Place(last[0])


def roll_better(seen: cubes.Observation, rng: Random) -> Iterator[Pair]:
    """A roll that may expect at least two points less than the best."""
    if seen.reroll is not None:
        return
    question = RollQuestion(seen)
    if question.forced():
        return
    best: Any = question.candidates(0)[0]
    made = cubes.Reroll(tuple(cube for cube in seen.hand if rng.random() < 0.5))
    if best.pieces and question.points(best) > question.points(made) + 2:
        yield question, made, best


def rearrangement(seen: cards.Observation, _: Random) -> Iterator[Pair]:
    """A Qwirkle that only moving cards frees, or some play without any."""
    least = cards.find_play(seen.table, seen.hand, seen.edition.shortest)
    taking = next(iter(cards.best_takings(seen.table, seen.hand, seen.edition.shortest)), None)
    if least is None or taking is None or len(taking.qwirkles) != 1 or cards.qwirkles_in(least.table):
        return
    if needs_moving(seen.table, seen.hand, taking.qwirkles[0]):
        best = cards.Play(taking.played, taking.rest + taking.qwirkles)
        yield CardsQuestion(seen), cards.Play(least.played, least.table), best


FINDERS: dict[ReasonCode, tuple[str, Callable[[Any, Random], Iterator[Pair]]]] = {
    ReasonCode.FIVE_OPEN: ("tiles-nl", five_open),
    ReasonCode.QWIRKLE_MISSED: ("tiles-nl", qwirkle_missed),
    ReasonCode.LINES_MISSED: ("tiles-nl", lines_missed),
    ReasonCode.DUPLICATE_KEPT: ("tiles-nl", duplicate_kept),
    ReasonCode.BROKEN_UP: ("tiles-nl", broken_up),
    ReasonCode.TRADE_NEEDLESS: ("tiles-nl", trade_needless),
    ReasonCode.ENDING_MISSED: ("tiles-nl", ending_missed),
    ReasonCode.LAST_HELD: ("tiles-nl", hands.last_held),
    ReasonCode.LINE_DEAD: ("tiles-nl", hands.line_dead),
    ReasonCode.SAFE_FIVE: ("tiles-nl", hands.safe_five),
    ReasonCode.TRADE_BETTER: ("tiles-nl", hands.trade_better),
    ReasonCode.ROLL_BETTER: ("cubes-nl", roll_better),
    ReasonCode.REARRANGEMENT: ("cards-999", rearrangement),
}
"""By cause, the edition whose games are searched for it, and how."""
PARTS = {
    ReasonCode.FIVE_OPEN: REPLIES,
    ReasonCode.QWIRKLE_MISSED: NOW,
    ReasonCode.LINES_MISSED: NOW,
    ReasonCode.DUPLICATE_KEPT: KEPT,
    ReasonCode.BROKEN_UP: KEPT,
    ReasonCode.TRADE_NEEDLESS: NOW,
    ReasonCode.LAST_HELD: KEPT,
    ReasonCode.LINE_DEAD: KEPT,
    ReasonCode.SAFE_FIVE: NOW,
    ReasonCode.TRADE_BETTER: KEPT,
    ReasonCode.REARRANGEMENT: NOW,
}
"""The part that a cause must make most of; the others are what they are by counting alone."""

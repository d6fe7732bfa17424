"""An example that has been judged: the position, the turn, and what the rules say to it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import Piece, colour_of, parse_piece
from sixfold.core.refusals import Refusal
from sixfold.core.stream import Stream
from sixfold.games import cards, cubes, tiles
from sixfold.games.lines import longest
from sixfold.games.placement import Board, Line, Placement, board_of, lines_made
from sixfold.locale import Key, member

_SEED = bytes(32)
_OTHER_HAND = (parse_piece("Px"),)
_IN_BAG = 12
"""How many the bag of an example holds that does not say so: enough for any turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """What all examples have: a caption and its values, the hand if it matters, and the refusal or the end."""

    id: str
    section: str
    caption: Key
    values: Mapping[str, int]
    hand: Hand
    """Shown if it matters; else empty."""
    refusal: Refusal | None
    over: bool
    """Whether the turn ends the game."""
    printed: bool
    """Whether the book itself tells it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardExample(Example):
    """Pieces laid on a board, and what they score."""

    board: Board
    rolled: cubes.Rolls
    play: Placement
    score: int
    lines: tuple[Line, ...]
    ending: int
    """What of the score is for ending the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableExample(Example):
    """Cards played on a table: before, after, and the Qwirkles taken of it."""

    table: cards.Table
    play: Hand
    after: cards.Table
    qwirkles: cards.Table

    @property
    def marked(self) -> tuple[tuple[tuple[Piece, bool], ...], ...]:
        """The table after, each card with whether it was played; of equal cards the last are those played."""
        fresh = list(self.play)
        rows: list[tuple[tuple[Piece, bool], ...]] = []
        for series in reversed(self.after):
            row = []
            for card in reversed(series):
                played = card in fresh
                if played:
                    fresh.remove(card)
                row.append((card, played))
            rows.append(tuple(reversed(row)))
        return tuple(reversed(rows))


Placed = Callable[[Edition, Board, Hand, cubes.Rolls, Placement, int], tuple[Refusal | None, int, bool]]
"""Why a placement is refused, what it scores, and whether it ends the game."""


def judge_board(placed: Placed, edition: Edition, written: Mapping[str, Any]) -> BoardExample:
    """An example of tiles or cubes as the rules judge it."""
    board = board_of(_placement(written.get("board", ())))
    play = _placement(written["play"])
    shown = _pieces(written.get("hand", ()))
    rolled = tuple((parse_piece(before), parse_piece(after)) for before, after in written.get("roll", ()))
    hand = shown or tuple(piece for piece, _ in play)
    refusal, score, over = placed(edition, board, hand, rolled, play, written.get("bag", _IN_BAG))
    lines = () if refusal else tuple(lines_made(board, play, edition.qwirkle_bonus))
    return BoardExample(
        id=written["id"],
        section=written["section"],
        caption=_caption(written),
        values=_values(written, len(play), hand, refusal),
        hand=shown,
        refusal=refusal,
        over=over,
        printed=written.get("printed", False),
        board=board,
        rolled=rolled,
        play=play,
        score=score,
        lines=lines,
        ending=score - sum(line.points for line in lines),
    )


def judge_table(edition: Edition, written: Mapping[str, Any]) -> TableExample:
    """An example of cards as the rules judge it."""
    table, after = _table(written["table"]), _table(written["new_table"])
    play = _pieces(written["play"])
    shown = _pieces(written.get("hand", ()))
    state = cards.State(
        edition=edition,
        seniority=(0, 1),
        stream=Stream(_SEED),
        deal=(),
        first=0,
        seat=0,
        hands=(shown or play, _OTHER_HAND),
        stack=(),
        table=table,
        qwirkles=((), ()),
        turns_left=written.get("turns_left"),
    )
    action = cards.Play(play, after)
    refusal = cards.refusal(state, 0, action)
    later = state if refusal else cards.apply(state, action)
    return TableExample(
        id=written["id"],
        section=written["section"],
        caption=_caption(written),
        values=_values(written, len(play), shown or play, refusal),
        hand=shown,
        refusal=refusal,
        over=later.ended is not None,
        printed=written.get("printed", False),
        table=table,
        play=play,
        after=after,
        qwirkles=later.qwirkles[0],
    )


def _tiles_placed(
    edition: Edition, board: Board, hand: Hand, _rolled: cubes.Rolls, play: Placement, bag: int
) -> tuple[Refusal | None, int, bool]:
    state = tiles.State(**_common(edition, board, hand), bag=tiles.whole_bag(edition)[:bag])
    if refusal := tiles.refusal(state, 0, tiles.Place(play)):
        return refusal, 0, False
    after = tiles.apply(state, tiles.Place(play))
    return None, after.scores[0], after.ended is not None


def _cubes_placed(
    edition: Edition, board: Board, hand: Hand, rolled: cubes.Rolls, play: Placement, bag: int
) -> tuple[Refusal | None, int, bool]:
    colours = tuple(colour_of(cube) for cube in hand)
    state = cubes.State(**_common(edition, board, hand), bag=(colours * _IN_BAG)[:bag])
    if rolled:
        before, after = zip(*rolled, strict=True)
        state = cubes.advance(state, cubes.Reroll(before), after)
    if refusal := cubes.refusal(state, 0, cubes.Place(play)):
        return refusal, 0, False
    later = cubes.apply(replace(state, stream=Stream(_SEED)), cubes.Place(play))
    return None, later.scores[0], later.ended is not None


def _common(edition: Edition, board: Board, hand: Hand) -> dict[str, Any]:
    return {
        "edition": edition,
        "seniority": (0, 1),
        "stream": Stream(_SEED),
        "deal": (),
        "first": 0,
        "seat": 0,
        "hands": (hand, _OTHER_HAND),
        "board": board,
        "scores": (0, 0),
    }


def _caption(written: Mapping[str, Any]) -> Key:
    return member("rules", f"example-{written.get('caption', written['id'])}")


def _values(written: Mapping[str, Any], laid: int, hand: Hand, refusal: Refusal | None) -> dict[str, int]:
    """The numbers a caption may use."""
    return {
        "turn": written.get("turn", 0),
        "player": written.get("player", 0),
        "laid": laid,
        "rolled": len(written.get("roll", ())),
        "longest": longest(hand),
        "over": len(refusal.line) if refusal else 0,
    }


def _pieces(codes: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(parse_piece(code) for code in codes)


def _placement(written: Iterable[tuple[str, int, int]]) -> Placement:
    return tuple((parse_piece(code), (x, y)) for code, x, y in written)


def _table(written: Iterable[Iterable[str]]) -> cards.Table:
    return tuple(_pieces(series) for series in written)


JUDGES: Mapping[str, Callable[[Edition, Mapping[str, Any]], Example]] = {
    tiles.NAME: partial(judge_board, _tiles_placed),
    cubes.NAME: partial(judge_board, _cubes_placed),
    cards.NAME: judge_table,
}

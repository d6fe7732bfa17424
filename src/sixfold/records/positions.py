"""Positions: a board or table, a hand, and a play to be judged."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sixfold.core.game import Hand
from sixfold.core.pieces import Piece, UnknownPiece, colour_of, parse_piece, piece_name
from sixfold.core.refusals import Code, Refusal
from sixfold.games import cards, cubes, edition
from sixfold.games.lines import is_line
from sixfold.games.placement import Board, Placement, board_of, lines_made, placement_refusal, run_through
from sixfold.games.placement.board import COLUMN, ROW

Json = dict[str, Any]

EXAMPLE_EDITIONS = {"tiles": "tiles-nl", "cubes": "cubes-nl", "cards": "cards-999"}
"""A position names a game; what is asked of it here is the same in all editions of the game."""
NOT_A_PIECE = Piece(-1)
"""Stands for a code in a play that names no piece: the arbiter refuses it."""


class BadPosition(ValueError):
    """A position that cannot be judged: `reason` and `values` choose the words."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


@dataclass(frozen=True, slots=True)
class BoardPosition:
    """A position of tiles or cubes; without a hand, any piece may be played."""

    game: str
    board: Board
    hand: Hand | None
    placement: Placement


@dataclass(frozen=True, slots=True)
class TablePosition:
    """A position of cards; without a hand, any card may be played."""

    table: cards.Table
    hand: Hand | None
    play: cards.Play


Position = BoardPosition | TablePosition


def parse_position(content: object) -> Position:
    """A position from its JSON; `BadPosition` says what is wrong with it."""
    if not isinstance(content, dict):
        raise BadPosition("not-an-object")
    game = content.get("game")
    if game not in EXAMPLE_EDITIONS:
        raise BadPosition("no-game")
    known = {"game", "hand", "play"} | ({"table", "new_table"} if game == "cards" else {"board"})
    if extra := sorted(str(name) for name in content if name not in known):
        raise BadPosition("unknown-field", field=extra[0])
    hand = _pieces(content["hand"], "hand") if "hand" in content else None
    position = _table_position(content, hand) if game == "cards" else _board_position(game, content, hand)
    _check_copies(game, position)
    return position


def judge(position: Position) -> Json:
    """The verdict: legal with its score and lines or its Qwirkles, or not, with the code and where."""
    if isinstance(position, TablePosition):
        refusal = cards.play_refusal(position.table, position.hand, position.play)
        if refusal:
            return _refused(refusal)
        return {"legal": True, "qwirkles": [_names(series) for series in cards.qwirkles_in(position.play.table)]}
    shortest = cubes.SHORTEST_OPENING if position.game == "cubes" else 1
    refusal = placement_refusal(position.board, position.hand, position.placement, shortest)
    if refusal:
        return _refused(refusal)
    bonus = edition(EXAMPLE_EDITIONS[position.game]).qwirkle_bonus
    lines = lines_made(position.board, position.placement, bonus)
    return {
        "legal": True,
        "score": sum(line.points for line in lines),
        "lines": [{"cells": [list(cell) for cell in line.cells], "points": line.points} for line in lines],
    }


def refusal_json(refusal: Refusal) -> Json:
    """A refusal as data: the code, the cells, and what else it points at."""
    written: Json = {"code": refusal.code.value, "cells": [list(cell) for cell in refusal.cells]}
    if refusal.line:
        written["line"] = [list(cell) for cell in refusal.line]
    if refusal.pieces and refusal.code is not Code.UNKNOWN_PIECE:
        written["pieces"] = _names(refusal.pieces)
    if refusal.series is not None:
        written["series"] = refusal.series
    return written


def _refused(refusal: Refusal) -> Json:
    return {"legal": False, **refusal_json(refusal)}


def _board_position(game: str, content: Json, hand: Hand | None) -> BoardPosition:
    laid = [(_known(code, "board"), cell) for code, cell in _placed(content, "board")]
    cells = [cell for _, cell in laid]
    if len(set(cells)) < len(cells):
        x, y = next(cell for cell in cells if cells.count(cell) > 1)
        raise BadPosition("cell-twice", x=x, y=y)
    board = board_of(laid)
    for cell in cells:
        for step in (ROW, COLUMN):
            run = run_through(board.pieces, cell, step)
            if not is_line([board.pieces[other] for other in run]):
                raise BadPosition("no-line", x=cell[0], y=cell[1])
    placement = tuple((_tried(code), cell) for code, cell in _placed(content, "play"))
    return BoardPosition(game, board, hand, placement)


def _table_position(content: Json, hand: Hand | None) -> TablePosition:
    table = tuple(_pieces(series, "table") for series in _list(content, "table"))
    for place, series in enumerate(table):
        if len(series) < edition("cards-999").shortest or not is_line(series):
            raise BadPosition("no-series", series=place)
    played = tuple(_tried(code) for code in _list(content, "play"))
    after = tuple(tuple(_tried(code) for code in _strings(series)) for series in _list(content, "new_table"))
    return TablePosition(table, hand, cards.Play(played, after))


def _check_copies(game: str, position: Position) -> None:
    """Refuse a position with more pieces of a kind (cubes: of a colour) than the box holds."""
    lying: Iterable[Piece]
    if isinstance(position, TablePosition):
        lying = [card for series in position.table for card in series]
    else:
        lying = position.board.pieces.values()
    copies = edition(EXAMPLE_EDITIONS[game]).copies
    pieces = [*lying, *(position.hand or ())]
    counted = Counter(colour_of(piece) if game == "cubes" else piece for piece in pieces)
    for piece in pieces:
        if counted[colour_of(piece) if game == "cubes" else piece] > copies:
            raise BadPosition("too-many", piece=piece_name(piece), copies=copies)


def _list(content: Json, field: str) -> list[Any]:
    value = content.get(field)
    if not isinstance(value, list):
        raise BadPosition("not-a-list", field=field)
    return value


def _strings(value: object) -> list[str]:
    if not isinstance(value, list):
        raise BadPosition("not-a-list", field="new_table")
    return value


def _pieces(codes: object, field: str) -> Hand:
    if not isinstance(codes, list):
        raise BadPosition("not-a-list", field=field)
    return tuple(_known(code, field) for code in codes)


def _known(code: str, field: str) -> Piece:
    try:
        return parse_piece(code)
    except UnknownPiece:
        raise BadPosition("unknown-piece", field=field, piece=str(code)) from None


def _tried(code: object) -> Piece:
    try:
        return parse_piece(code) if isinstance(code, str) else NOT_A_PIECE
    except UnknownPiece:
        return NOT_A_PIECE


def _placed(content: Json, field: str) -> list[tuple[str, tuple[int, int]]]:
    placed = []
    for entry in _list(content, field):
        match entry:
            case [code, int() as x, int() as y] if not isinstance(x, bool) and not isinstance(y, bool):
                placed.append((code, (x, y)))
            case _:
                raise BadPosition("not-placed", field=field)
    return placed


def _names(pieces: Iterable[Piece]) -> list[str]:
    return [piece_name(piece) for piece in pieces]
